#!/usr/bin/env python3
"""Writes Tests/LayoutSimTests/Fixtures/line-break-cases.txt from LineBreakTest.txt of Unicode 15.0.

The only argument is a directory with that file, which is not kept here. Each line is one case: code
points, with a bar between two where a line may end and a space where it may not.

Check the result in; the build does not run this.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Tests/LayoutSimTests/Fixtures/line-break-cases.txt"
VERSION = "15.0.0"
MARKS = {"×": " ", "÷": "|"}


def reduced(line):
    first, *middle, last = line.split()
    assert (first, last) == ("×", "÷"), line
    return "".join(MARKS.get(word) or f"{int(word, 16):X}" for word in middle)


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: generate-line-break-cases.py <directory of Unicode data files>")
    path = pathlib.Path(sys.argv[1]) / "LineBreakTest.txt"
    text = path.read_text(encoding="utf-8")
    assert VERSION in text.splitlines()[0], f"{path} is of another version"
    cases = [line.partition("#")[0].strip() for line in text.splitlines()]
    lines = [
        f"# Reduced from LineBreakTest.txt of Unicode {VERSION}, copyright 2022 Unicode, Inc.",
        "# See Sources/LayoutSim/Core/Text/Generated/Unicode-LICENSE.txt.",
        *(reduced(case) for case in cases if case),
    ]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
