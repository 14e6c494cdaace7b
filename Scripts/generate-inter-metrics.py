#!/usr/bin/env python3
"""Writes Sources/LayoutSim/Core/Text/Generated/InterMetrics.swift from the tables of Inter in Scripts/data.

The tables hold what the font files of Inter 3.19 say: the advance of 1,613 characters and the
kerning of pairs of printable ASCII characters, in 1/2816 em. Three letters whose widths in SF Pro are
known better are corrected. The licence of the font lies beside
the tables and beside the Swift file.

Run it from anywhere after changing a table, and check the result in; the build does not.
"""

import csv
import pathlib
import textwrap
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTHS = ROOT / "Scripts/data/inter-widths.csv"
KERNING = ROOT / "Scripts/data/inter-kerning.csv"
TARGET = ROOT / "Sources/LayoutSim/Core/Text/Generated/InterMetrics.swift"

# What recordings of SF Pro on devices add to the advances of Inter, in em.
FITTED = {0x26: 0.05, 0x27: 0.07, 0x77: -0.015}
UNITS_PER_EM = 2816

WEIGHTS = ["regular", "medium", "semibold", "bold"]
ASCII = range(0x20, 0x7F)


def rows(path):
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def advances():
    """Code point -> advances; marks and invisible signs, the soft hyphen too, take no room."""
    table = {}
    for row in rows(WIDTHS):
        code = int(row["codepoint"], 16)
        takes_room = unicodedata.category(chr(code)) not in ("Mn", "Me", "Cf")
        fitted = round(FITTED.get(code, 0) * UNITS_PER_EM)
        table[code] = [int(row[weight]) + fitted if takes_room else 0 for weight in WEIGHTS]
    return dict(sorted(table.items()))


def blocks(codes):
    """Runs of neighbouring code points."""
    runs = []
    for code in codes:
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return runs


def kerning():
    """Left -> right -> kerning by weight."""
    table = {code: {} for code in ASCII}
    for row in rows(KERNING):
        pair = [int(row[weight]) for weight in WEIGHTS]
        table[int(row["left"], 16)][int(row["right"], 16)] = pair
    return {left: dict(sorted(rights.items())) for left, rights in table.items()}


def digits(value):
    """Two digits of base 91, from "$" on, so that no sign of them has a meaning in the literal."""
    assert 0 <= value < 91 * 91
    return chr(36 + value // 91) + chr(36 + value % 91)


def table(name, values, doc):
    """A text, which compiles faster than an array, and is read in place."""
    text = "".join(digits(value) for value in values)
    lines = [text[start : start + 94] for start in range(0, len(text), 94)]
    body = "".join(f"    {line}\\#\n" for line in lines[:-1]) + f"    {lines[-1]}\n"
    return f'  /// {doc}\n  static let {name}: StaticString = #"""\n{body}    """#\n'


def kerning_rows(table):
    rows = []
    for rights in table.values():
        low = sum(1 << (right - 0x20) for right in rights if right < 0x60)
        high = sum(1 << (right - 0x60) for right in rights if right >= 0x60)
        rows.append(f"({low:#x}, {high:#x})")
    return wrapped(rows)


def wrapped(entries):
    text = "\n".join(textwrap.wrap(", ".join(entry.replace(" ", "~") for entry in entries) + ",", 96))
    return textwrap.indent(text.replace("~", " "), "    ") + "\n"


def main():
    widths, pairs = advances(), kerning()
    runs = blocks(widths)
    assert runs[0][:2] == [0x20, 0x7E] and runs[1][0] == 0xA0 and runs[1][1] > 0xFF
    parts = [
        "// swift-format-ignore-file\n"
        "// Written by Scripts/generate-inter-metrics.py from the tables of Inter in Scripts/data.\n"
        "// Copyright 2016-2022 The Inter Project Authors, SIL Open Font License 1.1:\n"
        "// see Inter-LICENSE.txt.\n\n"
        "/// Advances and kerning of Inter 3.19, in 1/2816 em; `&`, `'` and `w` are corrected after\n"
        "/// recordings of SF Pro on devices: by 0.05, 0.07 and -0.015 em.\n"
        "enum InterMetrics {\n"
        "  /// Code points without a gap between them, by rising first.\n"
        "  static let blocks: [ClosedRange<UInt32>] = [\n"
        + wrapped(f"{first:#06x}...{last:#06x}" for first, last in runs)
        + "  ]\n",
        "  /// The characters that each printable ASCII character is kerned with, from the space on: as bits, one per\n"
        "  /// printable ASCII character, 64 from the space on in `low`, the rest in `high`.\n"
        "  static let kerned: [(low: UInt64, high: UInt64)] = [\n" + kerning_rows(pairs) + "  ]\n",
    ]
    for index, weight in enumerate(WEIGHTS):
        title = weight.capitalize()
        parts.append(
            table(
                f"advances{title}",
                (entry[index] for entry in widths.values()),
                f"The advances of the {weight} weight, block by block, two digits each.",
            )
        )
        parts.append(
            table(
                f"kerning{title}",
                (pair[index] + 4096 for rights in pairs.values() for pair in rights.values()),
                f"The kerning of the {weight} weight, row by row, two digits each, 4,096 more.",
            )
        )
    TARGET.write_text("\n".join(parts) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
