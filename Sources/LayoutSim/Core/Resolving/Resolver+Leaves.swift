extension Resolver {
  /// Adds a box of a size that no offer changes.
  mutating func fixed(_ size: Size, label: BoxLabel, name: String) {
    var node = Node.fixed(size.repaired, label)
    node.payload = add(name: name)
    leaf(node)
  }

  /// Adds a box of a size that no offer changes, with a meaning of its own.
  mutating func fixed(_ size: Size, label: BoxLabel, semantics: Semantics) {
    var node = Node.fixed(size.repaired, label)
    node.semantics = Int32(builder.tables.semantics.count)
    builder.tables.semantics.append(semantics)
    leaf(node)
  }

  /// Adds a box that takes what it is offered.
  mutating func fill(_ name: String) {
    var node = Node.fill
    node.payload = add(name: name)
    leaf(node)
  }

  /// Adds a box that stretches along the axis of the stack that it is in.
  mutating func spacer(_ length: Double) {
    leaf(.spacer(length, along: stackAxis, in: &builder.tables))
  }

  /// Adds a line across the axis of the stack that it is in.
  mutating func line() {
    leaf(.line(along: stackAxis?.across ?? .horizontal, thickness: lineThickness))
  }

  /// How thick lines are: a pixel, and a point at accessibility text sizes.
  var lineThickness: Double { inherited.typeSize.isAccessibilitySize ? 1 : pixel }

  /// Adds a box for words.
  mutating func text(_ content: TextContent, spacing: Int32, isHeading: Bool) {
    leaf(.text(content, spacing: spacing, isHeading: isHeading, in: &builder.tables))
  }

  /// Notes the colour of the words or the symbol that was added last.
  mutating func dye(_ ink: Ink?) {
    guard let ink else { return }
    builder.describeLast { $0.ink = ink }
  }

  private mutating func add(name: String) -> Int32 {
    builder.tables.names.append(name)
    return Int32(builder.tables.names.count - 1)
  }
}

extension Size {
  /// The size with zero for every length that is negative or not finite.
  fileprivate var repaired: Size {
    Size(width: width.lengthOrZero, height: height.lengthOrZero)
  }
}

/// How words are set at one place.
struct TextSetting {
  /// What the elements around say, with limits that make sense.
  let inherited: TextSettings
  let typeSize: TypeSize

  /// The face of words that say nothing else.
  let font: TextFont
  let isHeading: Bool
  let spacing: Int32
}

extension Resolver {
  /// How words are set at the present place.
  mutating func setting() -> TextSetting {
    if let known = knownSetting { return known }
    var settings = inherited.textSettings
    settings.lines.limit = settings.lines.limit.map { max(1, $0) }
    settings.lines.direction = inherited.layoutDirection
    let typeSize = inherited.typeSize
    let font = settings.font(typeSize: typeSize)
    let setting = TextSetting(
      inherited: settings,
      typeSize: typeSize,
      font: font,
      isHeading: settings.style.isHeading,
      spacing: builder.tables.spacings.number(of: font, pixel: pixel)
    )
    knownSetting = setting
    return setting
  }
}
