"""What happens is told once, with the rule it follows. Rules: CYB-TRN, CYB-CLN, CYB-TRG."""

from automatable.games.cyberion import GAME
from automatable.testkit import Table, rule

from .helpers import all_but, cyberion, drawn, levels

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"


@rule("CYB-SET-03", "CYB-SET-07", "CYB-SET-08")
def test_set_the_deal_is_told_by_the_rules_of_the_setup() -> None:
    table = Table(GAME, None, {"support": "0", "expansions": "microbots"})
    table.nature(*[f"machine:{machine}" for machine in FACTORY.split()])
    table.nature(*[f"microbot:MIC-{size}" for size in range(1, 6)])
    drawn(table, "SIR1 SIR2 SIR3 SIR4 SIR5 STO1 STO2 STO3 STO4 STO5")
    assert table.told() == [
        *["machine_came CYB-SET-03"] * 5,
        *["microbot_came CYB-MIC-01"] * 5,
        *["filled CYB-SET-07"] * 5,
        *["milled CYB-SET-08"] * 5,
        "turn_began CYB-TRN-01",
    ]


@rule("CYB-TRN-02", "CYB-TRG-01")
def test_trn_02_an_intervention_and_its_cleanup_are_told() -> None:
    table = cyberion(
        factory=FACTORY,
        platform="SIR1 STO1 CYC1 PLA1 COM1",
        stock="COM2 COM3",
        support="SIR",
        levels="2 2 2 2 5",
    )
    drawn(table.answer("trigger:SIR1@platform", "level:II"), "PLA2")
    table.answer("trigger:STO1@platform", "level:II", "stow:PLA2@flash")
    table.answer("trigger:CYC1@platform", "level:II", "take:CYC1")
    drawn(table.answer("trigger:PLA1@platform", "level:II"), "CYC1")
    drawn(table.answer("top:CYC1"), "CYC1")
    table.answer("trigger:COM1@platform", "level:V", "prep:I-CYC", "spend:card@deck")
    drawn(table, "SIR5")
    table.answer("repair:I-CYC", "crew:CYC1@platform")
    drawn(table.answer("support:SIR"), "STO2 STO3")
    table.answer("end").nature("machine:I-4")
    drawn(table, "PLA3 PLA3 PLA4 PLA4 PLA5")
    assert table.told() == [
        *("triggered CYB-TRG-01", "drew CYB-TRN-08"),
        *("triggered CYB-TRG-01", "stowed CYB-STO-02"),
        *("triggered CYB-TRG-01", "took_back CYB-CYC-02"),
        *("triggered CYB-TRG-01", "looked CYB-PLA-06", "put_back CYB-PLA-06", "took CYB-PLA-07"),
        *("triggered CYB-TRG-01", "spent CYB-COM-07", "milled CYB-COM-07", "prepped CYB-COM-14"),
        "repaired CYB-REP-05",
        *("support_used CYB-SUP-01", "drew CYB-TRN-08", "drew CYB-TRN-08"),
        *("machine_came CYB-CLN-05", "flash_emptied CYB-CLN-07"),
        *["filled CYB-CLN-08"] * 5,
        "turn_began CYB-TRN-01",
    ]
    events = table.events()
    assert events[0] == "triggered seat=0 card=SIR1 row=platform level=2"
    assert events[1] == "drew card=PLA2 row=flash"
    assert events[3] == "stowed seat=0 cards=['PLA2']"
    assert events[5] == "took_back seat=0 card=CYC1 to=deck"
    assert events[7:10] == [
        "looked card=CYC1",
        "put_back seat=0 top=['CYC1'] bottom=[]",
        "took card=CYC1 row=platform",
    ]
    assert events[11:15] == [
        "spent seat=0 cards=[] deck=1",
        "milled card=SIR5",
        "prepped machine=I-CYC",
        "repaired seat=0 machine=I-CYC cards=['CYC1']",
    ]
    assert events[15] == "support_used seat=0 model=SIR"
    assert events[18:20] == [
        "machine_came machine=I-4 place=3 stage=1 robots=2",
        "flash_emptied cards=['STO2', 'STO3']",
    ]


@rule("CYB-COM-07")
def test_com_07_the_robots_paid_from_the_rows_are_told() -> None:
    table = cyberion(factory=FACTORY, platform="COM1 SIR2", stock="SIR4", levels=levels(COM=4))
    table.answer("trigger:COM1@platform", "level:IV", "prep:I-SIR")
    drawn(table.answer("spend:SIR2@platform", "spend:SIR4@stock", "spend:card@deck"), "PLA1")
    assert table.events()[:2] == [
        "triggered seat=0 card=COM1 row=platform level=4",
        "spent seat=0 cards=['SIR2', 'SIR4'] deck=1",
    ]


@rule("CYB-STO-02", "CYB-STO-03")
def test_sto_03_the_level_that_was_used_is_told() -> None:
    table = cyberion(factory=FACTORY, platform="STO1 STO2 SIR1 SIR2 SIR3", levels=levels(STO=3))
    table.answer("trigger:STO1@platform", "level:II", "stow:SIR1@platform")
    table.answer("trigger:STO2@platform", "level:III")
    assert table.told()[1::2] == ["stowed CYB-STO-02", "stowed CYB-STO-03"]


@rule("CYB-CYC-04", "CYB-CYC-05")
def test_cyc_04_the_row_a_card_returns_to_is_told() -> None:
    table = cyberion(factory=FACTORY, stock="CYC1", levels=levels(CYC=5))
    table.answer("trigger:CYC1@stock", "level:V", "take:CYC1")
    table.answer("trigger:CYC1@platform", "level:IV", "take:CYC1")
    assert table.told()[1::2] == ["took_back CYB-CYC-05", "took_back CYB-CYC-04"]
    assert table.events()[1] == "took_back seat=0 card=CYC1 to=platform"


@rule("CYB-CLN-02", "CYB-BAT-01")
def test_cln_02_losses_and_the_battery_are_told() -> None:
    table = cyberion(factory=FACTORY, discard=all_but(), reserve="1").answer("end")
    assert table.told() == ["failsafe_lost CYB-CLN-02", "battery_used CYB-BAT-01"]
    assert table.events() == ["failsafe_lost left=0", "battery_used cards=50"]


@rule("CYB-END-02", "CYB-SUP-05", "CYB-SUP-06")
def test_end_02_the_end_and_what_to_do_next_are_told() -> None:
    lost = cyberion(factory=FACTORY, reserve="0").answer("end")
    assert lost.told() == ["ended CYB-END-02", "advised CYB-SUP-05"]
    assert lost.events() == ["ended reason=failsafe", "advised tokens=2"]
    won = cyberion(factory="I-SIR*", removed="*", platform="SIR1")
    won.answer("repair:I-SIR", "crew:SIR1@platform")
    assert won.told()[1:] == ["ended CYB-END-01", "advised CYB-SUP-06"]


@rule("CYB-SET-12")
def test_set_12_the_support_token_of_the_setup_is_told() -> None:
    table = Table(GAME).nature("aid:PLA")
    assert table.told() == ["support_came CYB-SET-12"]
    assert table.events() == ["support_came model=PLA"]
