#!/usr/bin/env python3
"""Writes Sources/LayoutSim/Core/Text/Generated/LineBreakTable.swift from the Unicode Character Database, 15.0.

The only argument is a directory with LineBreak.txt, EastAsianWidth.txt, emoji-data.txt and
DerivedGeneralCategory.txt, which are not kept here. The licence of the data lies beside the Swift
file.

The table holds classes as rule LB1 of UAX #14 resolves them, and tells apart what later rules do:
brackets as wide as ideographs (LB30) and pictographs that are not assigned yet (LB30b). Small kana
are as strict as other marks that do not begin a line. Words of South East Asian scripts, which only
a dictionary could tell apart, are held together like those of others.

Check the result in; the build does not run this.
"""

import pathlib
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Sources/LayoutSim/Core/Text/Generated/LineBreakTable.swift"
VERSION = "15.0.0"

# In the order of the cases of LineBreakClass.swift; OPW and XP are the ones told apart here.
CLASSES = (
    "AL HL NU PR PO ID XP EB EM H2 H3 JL JV JT OP OPW QU EX NS IN BB B2 GL WJ CB ZW BK LF CR"
    " CL CP IS SY HY BA RI SP CM ZWJ"
).split()

# Characters that files leave out are XX, but for these (see the head of LineBreak.txt).
DEFAULTS = [
    (0x3400, 0x4DBF, "ID"),
    (0x4E00, 0x9FFF, "ID"),
    (0xF900, 0xFAFF, "ID"),
    (0x20000, 0x2FFFD, "ID"),
    (0x30000, 0x3FFFD, "ID"),
    (0x1F000, 0x1FAFF, "ID"),
    (0x1FC00, 0x1FFFD, "ID"),
    (0x20A0, 0x20CF, "PR"),
]

# All numbers of the table are printable characters that need no escape: one for a class and for the
# place of a row, two for that of a block.
FIRST_DIGIT = 0x30
BASE = 44

BLOCK = 32
BLOCKS_PER_ROW = 64
DIRECT = 0x100


def ranges(path):
    text = path.read_text(encoding="utf-8")
    # The files of emoji name the version without its last part.
    assert VERSION.removesuffix(".0") in text[:400], f"{path} is of another version"
    for line in text.splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) == 2:
            first, _, last = fields[0].partition("..")
            yield int(first, 16), int(last or first, 16), fields[1]


def values(path, default, defaults=()):
    """The value of every code point."""
    table = [default] * 0x110000
    for first, last, value in [*defaults, *ranges(path)]:
        table[first : last + 1] = [value] * (last + 1 - first)
    return table


def classes(data):
    breaks = values(data / "LineBreak.txt", "XX", DEFAULTS)
    categories = values(data / "DerivedGeneralCategory.txt", "Cn")
    widths = values(data / "EastAsianWidth.txt", "N")
    pictographs = bytearray(0x110000)
    for first, last, value in ranges(data / "emoji-data.txt"):
        if value == "Extended_Pictographic":
            pictographs[first : last + 1] = bytes([1]) * (last + 1 - first)

    for code, value in enumerate(breaks):
        category = categories[code]
        if value in ("AI", "SG", "XX"):
            value = "AL"
        elif value == "SA":
            value = "CM" if category in ("Mn", "Mc") else "AL"
        elif value == "CJ":
            value = "NS"
        elif value == "NL":
            value = "BK"
        elif value in ("OP", "CP") and widths[code] in ("F", "W", "H"):
            # Wide brackets that close are CL without exception.
            assert value == "OP", hex(code)
            value = "OPW"
        if pictographs[code] and category == "Cn":
            assert value == "ID", hex(code)
            value = "XP"
        yield value


def digit(value):
    assert 0 <= value < BASE
    return chr(FIRST_DIGIT + value)


def pieces(text, size):
    return [text[start : start + size] for start in range(0, len(text), size)]


def deduplicated(whole, direct=0):
    """Pieces, each once but the first `direct`, and the place of each."""
    unique, known, places = [], {}, []
    for number, piece in enumerate(whole):
        if number < direct or piece not in known:
            known[piece] = len(unique)
            unique.append(piece)
        places.append(known[piece])
    return unique, places


def string(name, text, doc):
    lines = "\\\n".join(pieces(text, 92))
    body = textwrap.indent(f'"""\n{lines}\n"""', "    ")
    return f"  /// {doc}\n  static var {name}: StaticString {{\n{body}\n  }}\n"


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: generate-line-break-table.py <directory of Unicode data files>")
    assert len(CLASSES) <= BASE
    digits = {name: digit(number) for number, name in enumerate(CLASSES)}
    text = "".join(digits[name] for name in classes(pathlib.Path(sys.argv[1])))
    blocks, places = deduplicated(pieces(text, BLOCK), DIRECT // BLOCK)
    numbers = "".join(digit(place // BASE) + digit(place % BASE) for place in places)
    rows, places = deduplicated(pieces(numbers, 2 * BLOCKS_PER_ROW))
    index = [digit(place) for place in places]
    parts = [
        "// swift-format-ignore-file\n"
        "// Written by Scripts/generate-line-break-table.py from the Unicode Character Database.\n"
        f"// Unicode {VERSION}, copyright 2022 Unicode, Inc., rearranged: see Unicode-LICENSE.txt.\n\n"
        f"/// The line break classes of Unicode {VERSION}, as digits from \"0\" on.\n"
        "enum LineBreakTable {",
        string(
            "blocks",
            "".join(blocks),
            f"A class for each of {BLOCK} code points in a row; the first {DIRECT} stand in order.",
        ),
        string(
            "rows",
            "".join(rows),
            f"The places of {BLOCKS_PER_ROW} blocks in a row, two digits of base {BASE} each.",
        ),
        string("index", "".join(index), "The places of all rows, a digit each."),
    ]
    TARGET.write_text("\n".join(parts).replace("{\n\n", "{\n", 1) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
