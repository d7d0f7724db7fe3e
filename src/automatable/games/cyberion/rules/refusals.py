"""Which refusals have a sentence of their own, and the facts in it. Rules: CYB-DEC-01."""

from collections.abc import Mapping, Sequence
from typing import Final

_NO_NUMBERS: Final = (
    *("CYB-REP-01", "CYB-TWO-05", "CYB-TWO-06", "CYB-TRN-05", "CYB-TRN-10", "CYB-TRG-01"),
    *("CYB-TRG-04", "CYB-COM-06", "CYB-COM-10", "CYB-RUL-30", "CYB-RUL-31", "CYB-BAT-07"),
    *("CYB-UPG-04", "CYB-UPG-06", "CYB-RUL-36", "CYB-RUL-47", "CYB-RUL-48", "CYB-MIC-08"),
    *("CYB-MIC-15", "CYB-MUL-08", "CYB-MUL-10", "CYB-MUL-11", "CYB-BAB-05", "CYB-GIG-02"),
    *("CYB-GIG-03", "CYB-GIG-06", "CYB-RUL-61", "CYB-RUL-03", "CYB-MIX-07", "CYB-SET-12"),
    *("CYB-SUP-03", "CYB-SUP-08", "CYB-STO-07", "CYB-PLA-06", "CYB-CYC-02", "CYB-CYC-03"),
    *("CYB-CYC-04", "CYB-CYC-05", "CYB-CYC-08", "CYB-DEC-02", "CYB-DEC-03", "CYB-DEC-06"),
    "CYB-DEC-10",
)
REFUSALS: Final[Mapping[str, Sequence[str]]] = {
    **dict.fromkeys(_NO_NUMBERS, ()),
    "CYB-REP-04": ("wanted",),
    "CYB-REP-09": ("robots", "model", "have"),
    "CYB-REP-10": ("robots", "size", "have"),
    "CYB-REP-11": ("robots", "have", "sum", "best"),
    "CYB-REP-12": ("robots", "have", "sum", "best"),
    "CYB-REP-13": ("robots", "have"),
    "CYB-REP-14": ("robots", "have"),
    "CYB-REP-15": ("robots", "have"),
    "CYB-REP-16": ("robots", "have"),
    "CYB-REP-17": ("robots", "have"),
    "CYB-MIC-02": ("microbot",),
    "CYB-MIC-10": ("cost", "have"),
    "CYB-MIC-11": ("cost", "have"),
    "CYB-MIC-12": ("cost", "have"),
    "CYB-UPG-02": ("cost", "have"),
    "CYB-BAB-02": ("sum",),
    "CYB-TRG-02": ("level",),
    "CYB-COG-04": ("level",),
    "CYB-RUL-11": ("wanted",),
    "CYB-RUL-25": ("cost", "have"),
    "CYB-RUL-28": ("have",),
}
