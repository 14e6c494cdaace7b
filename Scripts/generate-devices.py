#!/usr/bin/env python3
"""Writes Sources/LayoutSim/Core/Devices/Generated/Device+Catalogue.swift from Scripts/data/devices.csv.

Run it from anywhere after changing the table, and check the result in; the build does not.
Devices that came with iOS 26 keep the columns of the older systems, where the table gives them.
"""

import csv
import pathlib
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Scripts/data/devices.csv"
TARGET = ROOT / "Sources/LayoutSim/Core/Devices/Generated/Device+Catalogue.swift"

FAMILIES = {"iphone": "iPhone", "ipad": "iPad"}
ABBREVIATIONS = {"se": "SE", "x": "X", "xs": "XS", "xr": "XR"}


def swift_name(identifier):
    """`iphone-se-3` becomes `iPhoneSE3`; `16e` and digits stay as they are."""
    family, *words = identifier.split("-")
    return FAMILIES[family] + "".join(
        ABBREVIATIONS.get(word) or (word if word[0].isdigit() else word.capitalize())
        for word in words
    )


def number(text):
    return f"{float(text):g}"


def insets(row, columns):
    """The insets in the named columns, a side without length left out; `.zero` for none."""
    given = ((label, number(row[column])) for label, column in columns if row[column])
    sides = ", ".join(f"{label}: {length}" for label, length in given if length != "0")
    return f"Insets({sides})" if sides else ".zero"


def new_insets(row, orientation):
    """The insets from iOS 26 on, which the table does not give for every device."""
    if orientation == "portrait":
        if not row["safe_p26_top"]:
            return "nil"
        return insets(row, (("top", "safe_p26_top"), ("bottom", "safe_p26_bottom")))
    if not row["safe_l26_bottom"]:
        return "nil"
    return insets(
        row,
        (
            ("top", "safe_l26_top"),
            ("leading", "safe_l26_side"),
            ("bottom", "safe_l26_bottom"),
            ("trailing", "safe_l26_side"),
        ),
    )


def geometry(row, orientation):
    width, height = number(row["width_pt"]), number(row["height_pt"])
    letter = orientation[0]
    if letter == "l":
        width, height = height, width
    sides = (("top", "top"), ("leading", "left"), ("bottom", "bottom"), ("trailing", "right"))
    columns = [(label, f"safe_{letter}_{column}") for label, column in sides]
    newer = new_insets(row, orientation)
    arguments = [width, height, f"safe: {insets(row, columns)}"]
    if newer != "nil":
        arguments.append(f"iOS26: {newer}")
    arguments += [
        f"margin: {number(row[f'layout_margin_{orientation}'])}",
        f".{row[f'size_class_{orientation}_h']}",
        f".{row[f'size_class_{orientation}_v']}",
    ]
    return f"DisplayGeometry({', '.join(arguments)})"


def constant(row):
    size = f"{number(row['width_pt'])} x {number(row['height_pt'])}"
    return f"""\
  /// {row["name"]}: {size} points at {number(row["scale"])}x.
  public static let {swift_name(row["id"])} = Device(
    id: "{row["id"]}", name: "{row["name"]}", idiom: .{row["idiom"]}, scale: {number(row["scale"])},
    cornerRadius: {number(row["corner_radius"])}, hasHomeIndicator: {"true" if row["home_indicator"] == "yes" else "false"},
    portrait: {geometry(row, "portrait")},
    landscape: {geometry(row, "landscape")}
  )
"""


def main():
    with SOURCE.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    constants = "\n".join(constant(row) for row in rows)
    names = ", ".join(f".{swift_name(row['id'])}" for row in rows) + ","
    names = textwrap.indent("\n".join(textwrap.wrap(names, 96)), "    ") + "\n"
    TARGET.write_text(
        f"""\
// swift-format-ignore-file
// Written by Scripts/generate-devices.py from Scripts/data/devices.csv.

extension Device {{
{constants}
  /// Every known device: phones in the order of their generations, then tablets.
  public static let all: [Device] = [
{names}  ]
}}
""",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
