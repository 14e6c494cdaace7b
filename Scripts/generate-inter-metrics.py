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
    """Runs of neighbouring code points, with the place of each run's first advance."""
    runs = []
    for place, code in enumerate(codes):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code, place])
    return runs


def kerning():
    """Left -> right -> kerning by weight."""
    table = {code: {} for code in ASCII}
    for row in rows(KERNING):
        pair = [int(row[weight]) for weight in WEIGHTS]
        table[int(row["left"], 16)][int(row["right"], 16)] = pair
    return {left: dict(sorted(rights.items())) for left, rights in table.items()}


def numbers(values):
    text = ", ".join(str(value) for value in values) + ","
    return textwrap.indent("\n".join(textwrap.wrap(text, 96)), "    ")


def array(name, element, values, doc):
    return f"  /// {doc}\n  static let {name}: [{element}] = [\n{numbers(values)}\n  ]\n"


def kerning_rows(table):
    lines, start = [], 0
    for rights in table.values():
        low = sum(1 << (right - 0x20) for right in rights if right < 0x60)
        high = sum(1 << (right - 0x60) for right in rights if right >= 0x60)
        lines.append(f"    KerningRow(start: {start}, low: {low:#x}, high: {high:#x}),\n")
        start += len(rights)
    return "".join(lines)


def main():
    table, pairs = advances(), kerning()
    runs = blocks(table)
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
        "  static let blocks: [Block] = [\n"
        + "".join(
            f"    Block(first: {first:#06x}, last: {last:#06x}, start: {start}),\n"
            for first, last, start in runs
        )
        + "  ]\n",
        "  /// The rights that each printable ASCII character is kerned with, from the space on.\n"
        "  static let kerningRows: [KerningRow] = [\n" + kerning_rows(pairs) + "  ]\n",
    ]
    for index, weight in enumerate(WEIGHTS):
        title = weight.capitalize()
        parts.append(
            array(
                f"advances{title}",
                "UInt16",
                (entry[index] for entry in table.values()),
                f"The advances of the {weight} weight, block by block.",
            )
        )
        parts.append(
            array(
                f"kerning{title}",
                "Int16",
                (pair[index] for rights in pairs.values() for pair in rights.values()),
                f"The kerning of the {weight} weight, row by row.",
            )
        )
    TARGET.write_text("\n".join(parts) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
