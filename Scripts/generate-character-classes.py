#!/usr/bin/env python3
"""Writes Sources/LayoutSim/Core/Text/Generated/CharacterClass+Table.swift from files of the Unicode database.

The only argument is a directory with DerivedGeneralCategory.txt, EastAsianWidth.txt and
emoji-data.txt of Unicode 15.0, which are not kept here. The licence of the data is printed at the
top of the Swift file. Decompositions come from Python's own copy of the database; they have been
the same since Unicode 3.1.

Run it after changing what is taken from the data, and check the result in; the build does not.
"""

import csv
import pathlib
import re
import sys
import textwrap
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTHS = ROOT / "Scripts/data/inter-widths.csv"
TARGET = ROOT / "Sources/LayoutSim/Core/Text/Generated/CharacterClass+Table.swift"

CODES = 0x110000
OTHER, ZERO, SPACING_MARK, WIDE, HALF, MIDDLE_EASTERN, THAI, HANGUL_LEAD, HANGUL_TAIL = range(9)
PRESENTATION, EMOJI, PICTOGRAPHIC = 0x10, 0x20, 0x40

# Hebrew, Arabic with its supplements, and the presentation forms of both.
MIDDLE_EASTERN_RANGES = [
    (0x0590, 0x06FF), (0x0750, 0x077F), (0x0870, 0x08FF), (0xFB1D, 0xFDFF), (0xFE70, 0xFEFF),
]
THAI_RANGES = [(0x0E00, 0x0EFF)]
HANGUL_LEADS = [(0x1100, 0x115F), (0xA960, 0xA97C)]
HANGUL_TAILS = [(0x1160, 0x11FF), (0xD7B0, 0xD7FF)]

HEADER = """\
// swift-format-ignore-file
// Written by Scripts/generate-character-classes.py from the Unicode Character Database, 15.0.0.
// Copyright 1991-2022 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html: permission is granted, free of charge, to use, copy,
// modify, merge, publish, distribute and sell copies of the data files, provided that this notice
// appears with all copies. The data are provided "as is", without warranty of any kind.
"""


def ranges(path):
    """First, last and value of each line of a file of the database."""
    pattern = re.compile(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)")
    for line in path.read_text(encoding="utf-8").splitlines():
        found = pattern.match(line)
        if found:
            first = int(found[1], 16)
            yield first, int(found[2] or found[1], 16), found[3]


def inside(code, spans):
    return any(first <= code <= last for first, last in spans)


def width_class(code, category, width, is_picture):
    if category in ("Mn", "Me", "Cf", "Cc", "Zl", "Zp"):
        return ZERO
    if inside(code, HANGUL_LEADS):
        return HANGUL_LEAD
    if inside(code, HANGUL_TAILS):
        return HANGUL_TAIL
    if category == "Mc":
        return SPACING_MARK
    if width in ("W", "F") and not is_picture:
        return WIDE
    if width == "H":
        return HALF
    if inside(code, MIDDLE_EASTERN_RANGES):
        return MIDDLE_EASTERN
    if inside(code, THAI_RANGES):
        return THAI
    return OTHER


def classes(data):
    categories, widths, flags = ["Cn"] * CODES, ["N"] * CODES, [0] * CODES
    for first, last, value in ranges(data / "DerivedGeneralCategory.txt"):
        categories[first:last + 1] = [value] * (last + 1 - first)
    for first, last, value in ranges(data / "EastAsianWidth.txt"):
        widths[first:last + 1] = [value] * (last + 1 - first)
    bits = {"Emoji": EMOJI, "Emoji_Presentation": PRESENTATION}
    bits["Extended_Pictographic"] = PICTOGRAPHIC
    for first, last, value in ranges(data / "emoji-data.txt"):
        for code in range(first, last + 1):
            flags[code] |= bits.get(value, 0)
    for code in range(CODES):
        is_picture = flags[code] & PRESENTATION
        kind = width_class(code, categories[code], widths[code], is_picture)
        yield kind | flags[code]


def decompositions():
    """Letters that Inter does not have -> those it has that they are composed from."""
    with WIDTHS.open(newline="", encoding="utf-8") as file:
        known = {int(row["codepoint"], 16) for row in csv.DictReader(file)}
    for code in range(CODES):
        base = ord(unicodedata.normalize("NFD", chr(code))[0])
        if base != code and code not in known and base in known:
            yield code, base


def numbers(values):
    return textwrap.indent("\n".join(textwrap.wrap(", ".join(values) + ",", 96)), "    ")


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: generate-character-classes.py <directory of Unicode data files>")
    runs, before = [], None
    for code, kind in enumerate(classes(pathlib.Path(sys.argv[1]))):
        if kind != before:
            runs.append(f"{code << 8 | kind:#x}")
        before = kind
    bases = [f"({code:#x}, {base:#x})" for code, base in decompositions()]
    TARGET.write_text(
        HEADER
        + "\nextension CharacterClass {\n"
        + "  /// The first code point of each run of equal classes, and in the lowest byte the class.\n"
        + "  static let runs: [UInt32] = [\n"
        + numbers(runs)
        + "\n  ]\n\n"
        + "  /// Characters that Inter does not have, by rising code point, and the bases of their canonical\n"
        + "  /// decompositions, which it has.\n"
        + "  static let bases: [(composed: UInt32, base: UInt32)] = [\n"
        + numbers(bases)
        + "\n  ]\n}\n",
        encoding="utf-8",
    )
    print(f"{len(runs)} runs, {len(bases)} bases")


if __name__ == "__main__":
    main()
