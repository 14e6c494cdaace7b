#!/usr/bin/env python3
"""Writes Sources/LayoutSim/Devices/Device+Catalogue.swift from Scripts/data/devices.csv.

Run it from anywhere after changing the table, and check the result in; the build does not.
The portrait columns of iOS 15 to 18 are used, also for devices that came with a later system.
"""

import csv
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Scripts/data/devices.csv"
TARGET = ROOT / "Sources/LayoutSim/Devices/Device+Catalogue.swift"

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


def insets(row):
    sides = (("top", "top"), ("leading", "left"), ("bottom", "bottom"), ("trailing", "right"))
    given = ((label, number(row[f"safe_p_{column}"])) for label, column in sides)
    return ", ".join(f"{label}: {length}" for label, length in given if length != "0")


def constant(row):
    size = f"{number(row['width_pt'])} x {number(row['height_pt'])}"
    return f"""\
  /// {row["name"]}: {size} points at {number(row["scale"])}x.
  public static let {swift_name(row["id"])} = Device(
    id: "{row["id"]}",
    name: "{row["name"]}",
    idiom: .{row["idiom"]},
    size: Size(width: {number(row["width_pt"])}, height: {number(row["height_pt"])}),
    scale: {number(row["scale"])},
    safeArea: Insets({insets(row)}),
    layoutMargin: {number(row["layout_margin_portrait"])},
    hasHomeIndicator: {"true" if row["home_indicator"] == "yes" else "false"}
  )
"""


def main():
    with SOURCE.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    constants = "\n".join(constant(row) for row in rows)
    names = "".join(f"    .{swift_name(row['id'])},\n" for row in rows)
    TARGET.write_text(
        f"""\
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
