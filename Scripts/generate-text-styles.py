#!/usr/bin/env python3
"""Writes the sizes of the text styles and the published tracking from Scripts/data/text-styles.csv.

Run it from anywhere after changing the table, and check the result in; the build does not.
"""

import csv
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Scripts/data/text-styles.csv"
SIZES = ROOT / "Sources/LayoutSim/Core/Text/Generated/TextStyle+Sizes.swift"
# The tracking of sizes below those of the styles, from the typography page of the Human Interface Guidelines.
SMALL = {6: 0.24, 7: 0.23, 8: 0.21, 9: 0.17, 10: 0.12}
TRACKING = ROOT / "Sources/LayoutSim/Core/Text/Generated/Tracking+Published.swift"

ORIGIN = "// Written by Scripts/generate-text-styles.py from Scripts/data/text-styles.csv.\n"


def sizes(rows):
    styles = {}
    for row in rows:
        styles.setdefault(row["swiftui_name"], []).append(row)
    width = max(map(len, styles))
    cases = ""
    for style, steps in styles.items():
        pairs = ", ".join(f"({step['point_size']}, {step['leading_scaled']})" for step in steps)
        cases += f"    case .{style}:{' ' * (width - len(style))} [{pairs}]\n"
    return f"""\
// swift-format-ignore-file
{ORIGIN}
extension TextStyle {{
  /// The sizes of letters and the distances between baselines, from the smallest text size to the largest.
  var steps: [(pointSize: Double, leading: Double)] {{
    switch self {{
{cases}    }}
  }}
}}
"""


def tracking(rows):
    published = {float(row["point_size"]): float(row["tracking_pt"]) for row in rows}
    published.update(SMALL)
    entries = "".join(
        f"    Entry(pointSize: {size:g}, points: {points:g}),\n"
        for size, points in sorted(published.items())
    )
    return f"""\
{ORIGIN}
extension Tracking {{
  /// Apple's tracking of SF Pro in points, by rising size.
  static let published: [Entry] = [
{entries}  ]
}}
"""


def main():
    with SOURCE.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    SIZES.write_text(sizes(rows), encoding="utf-8")
    TRACKING.write_text(tracking(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
