"""The cards as designed, written down once more: walls (v on the right, h below) and terrain."""

from __future__ import annotations

SECTION_CARDS = {
    "1": "v:B3,C3,D3",
    "2": "v:A4,B4,C4,D4 S:B2,D3",
    "3": "M:A4,B2,C3,D2,E4",
    "4": "v:E2 W:A3,B3,C3,D3",
    "5": "v:A2,C1,C4,E3 P:B3,D3",
    "6": "v:A1,A4,E1,E4 h:B3,C3 U:C3",
    "7": "v:B2,C3,D2 C:A3,E4",
    "8": "v:A2,C2,E2 M:B4,D4 P:A3 U:C3 C:E3",
    "9": "v:A1,A4,E1,E4 S:C1 W:B3,C3,D3",
    "10": "v:C4 M:A2,B3,C2,D3,E2 P:C5",
    "11": "h:B2,B3,B4,C2,C3,C4 W:C2,C3,C4 U:A3 C:E3",
    "12": "v:A2,B2,B4,C4,D2,D4,E2 U:B3",
    "13": "h:A2,A3,A4,B2,B3,C3,C4,D2,D3,D4 S:E3 P:A3 C:C2",
    "14": "v:A1,B3,C1,D3,E1 h:B2,D4 M:C3 P:E2 U:A4",
    "15": "h:B3,C3 S:C1 W:A2,A3,A4,B3,D3,E2,E3,E4",
    "16": "v:A3,B3,D1,E1 h:B4,C2,C4 S:D4 C:B5",
    "17": "v:B2,D2 S:C2 W:A3,B3,B4,C4,D3,D4",
    "18": "v:A2,E2 h:B1,C1 S:A1 M:B2,B4,C2,C4,D2,D4 U:C3",
    "19": "v:A1,A3,B1,B2,B4,C1,C3,C4,D2,D3,E2 h:A2,C3,D4 P:E3 C:A3",
    "20": "h:B1,B2,C4,C5 M:B4,D2 P:C3 U:E4 C:A2",
    "21": "v:C2,C4 S:C3 W:A2,A4,B2,B4,C4,D2,E2,E4",
    "22": "v:A2,A4,B2,B4,D2,D4,E2,E4 S:B1,C4,D1 M:C3",
    "23": "v:A3,B3,C3,E3 h:B4 S:A2 M:D4 W:B2,C2,D2 U:E2",
    "24": "v:A1,A3,B2,B4,C1,C3,D2,D4,E1,E3 S:C3 M:C2 W:C4 P:A4 U:E4 C:A2",
}
END_CARDS = {
    "I": "",
    "II": "v:B2,D2",
    "III": "M:C3",
    "IV": "v:A2,E2 W:C2",
    "V": "v:C2 S:B2",
    "VI": "v:B1,D1 P:C2",
}
