"""The steps of the build, one module each. `setup.py` ties them together."""
