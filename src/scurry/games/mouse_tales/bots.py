"""A companion: what a quick-witted mouse does for her party."""

from __future__ import annotations

from typing import final

from scurry.kernel.guide import Guide


@final
class Companion(Guide):
    """Filled in below."""
