#!/usr/bin/env python3
"""Writes Sources/LayoutSim/Core/Elements/Building/Generated/ElementGroups.swift: blocks of two to ten elements.

Fixed numbers of elements are several times faster to resolve than a parameter pack, which the
compiler does not specialise. Longer blocks are a pack, in LongGroup.swift.
"""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Sources/LayoutSim/Core/Elements/Building/Generated/ElementGroups.swift"
WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def listing(items, indent, joiner=",\n"):
    return joiner.join(" " * indent + item for item in items)


def call(name, count):
    arguments = [f"part{number}: part{number}" for number in range(count)]
    line = f"    {name}({', '.join(arguments)})"
    if len(line) <= 100:
        return line
    return f"    {name}(\n{listing(arguments, 6)}\n    )"


def initialiser(count):
    parameters = [f"part{number}: E{number}" for number in range(count)]
    line = f"  init({', '.join(parameters)}) {{"
    if len(line) <= 100:
        return line
    return f"  init(\n{listing(parameters, 4)}\n  ) {{"


def group(count, word):
    numbers = range(count)
    types = [f"E{number}" for number in numbers]
    name = f"Group{count}"
    stored = "\n".join(f"  @usableFromInline let part{n}: E{n}" for n in numbers)
    assigned = "\n".join(f"    self.part{n} = part{n}" for n in numbers)
    resolved = "\n".join(f"    resolver.child(part{n}, at: {n})" for n in numbers)
    return f"""\
/// A block of {word} elements.
public struct {name}<
{listing([f"{type}: Element" for type in types], 2)}
>: PrimitiveElement {{
{stored}

  @inlinable
{initialiser(count)}
{assigned}
  }}

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {{
{resolved}
  }}
}}

extension ElementBuilder {{
  /// A block of {word} elements.
  @inlinable
  public static func buildBlock<
{listing([f"{type}: Element" for type in types], 4)}
  >(
{listing([f"_ part{n}: E{n}" for n in numbers], 4)}
  ) -> {name}<{", ".join(types)}> {{
{call(name, count)}
  }}
}}
"""


def main():
    groups = "\n".join(group(count, word) for count, word in enumerate(WORDS, start=2))
    TARGET.write_text(
        f"// Written by Scripts/generate-element-groups.py.\n\n{groups}", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
