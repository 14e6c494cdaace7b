#!/usr/bin/env python3
"""Prints the table of Tests/LayoutSimTests/TextWidthTableTests.swift.

It follows the formula of the width model and reads the tables in Scripts/data, and shares nothing
with the library: in points, a text is as wide as the sum over its letters of

    size x (advance + kerning to the next letter) + tracking

with tracking = published tracking + size x (d + t x g), and size x t x c more for each digit. t is 0
up to 17 points, 0.52 at 22 and 1 from 28, on straight lines between.

Run it after changing a string, a size or a table, and check the result in; the build does not.
"""

import csv
import pathlib

DATA = pathlib.Path(__file__).resolve().parent / "data"
WEIGHTS = ["regular", "medium", "semibold", "bold"]
FITS = {
    "regular": (-0.0020, -0.060, 0.0380),
    "medium": (0.0045, -0.058, 0.0325),
    "semibold": (0.0080, -0.057, 0.0264),
    "bold": (0.0145, -0.055, 0.0206),
}
# What recordings of SF Pro on devices add to the advances of Inter, in em.
FITTED = {"&": 0.05, "'": 0.07, "w": -0.015}
SIZES = [11, 12, 13, 15, 16, 17, 19, 20, 22, 24, 28, 30, 34]
STRINGS = [
    "Settings",
    "AVAST Wavy To. LT",
    "The quick brown fox jumps over the lazy dog",
    "1,204.50 € (17 %)",
    "Größenänderung",
    "Привет, κόσμε",
]


def rows(name):
    with (DATA / name).open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


ADVANCES = {int(row["codepoint"], 16): row for row in rows("inter-widths.csv")}
KERNING = {(int(row["left"], 16), int(row["right"], 16)): row for row in rows("inter-kerning.csv")}
TRACKING = {float(row["point_size"]): float(row["tracking_pt"]) for row in rows("text-styles.csv")}


def blend(size):
    if size <= 17:
        return 0
    if size <= 22:
        return 0.52 * (size - 17) / 5
    return min(1, 0.52 + 0.48 * (size - 22) / 6)


def width(text, size, weight):
    d, g, c = FITS[weight]
    total = 0
    for place, letter in enumerate(text):
        units = int(ADVANCES[ord(letter)][weight]) + round(FITTED.get(letter, 0) * 2816)
        if place + 1 < len(text):
            pair = KERNING.get((ord(letter), ord(text[place + 1])))
            units += int(pair[weight]) if pair else 0
        total += size * units / 2816 + TRACKING[size] + size * (d + blend(size) * g)
        if letter in "0123456789":
            total += size * blend(size) * c
    return total


def main():
    print(f"  private static let sizes: [Double] = {SIZES}\n")
    print("  private static let widths: [(String, TextWeight, [Double])] = [")
    for text in STRINGS:
        for weight in WEIGHTS:
            numbers = [f"{width(text, size, weight):.4f}" for size in SIZES]
            print(f'    (\n      "{text}", .{weight},\n      [')
            for first in range(0, len(numbers), 8):
                print("        " + ", ".join(numbers[first:first + 8]) + ",")
            print("      ]\n    ),")
    print("  ]")


if __name__ == "__main__":
    main()
