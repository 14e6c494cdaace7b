extension Resolver {
  /// Adds a box of a fixed size.
  mutating func fixed(_ size: Size, label: BoxLabel, name: String) {
    var node = Node.fixed(size.repaired, label)
    node.payload = add(name: name)
    leaf(node)
  }

  /// Adds a box of a fixed size with its own semantics.
  mutating func fixed(_ size: Size, label: BoxLabel, semantics: Semantics) {
    var node = Node.fixed(size.repaired, label)
    node.semantics = builder.tables.semantics.add(semantics)
    leaf(node)
  }

  /// Adds a box that fills its offer.
  mutating func fill(_ name: String) {
    var node = Node.fill
    node.payload = add(name: name)
    leaf(node)
  }

  /// Adds a box that fills its offer, with its own semantics.
  mutating func fill(_ semantics: Semantics) {
    var node = Node.fill
    node.semantics = builder.tables.semantics.add(semantics)
    leaf(node)
  }

  /// Adds a box that stretches along the axis of its stack.
  mutating func spacer(_ length: Double) {
    leaf(.spacer(length, along: stackAxis, in: &builder.tables))
  }

  /// Adds a line across the axis of its stack.
  mutating func line() {
    leaf(.line(along: stackAxis?.across ?? .horizontal, thickness: lineThickness))
  }

  /// The thickness of lines: a pixel, or a point at accessibility text sizes.
  var lineThickness: Double { inherited.dynamicTypeSize.isAccessibilitySize ? 1 : pixel }

  /// Adds a box for a text.
  mutating func text(_ content: TextContent, spacing: Int32, isHeading: Bool) {
    leaf(.text(content, spacing: spacing, isHeading: isHeading, in: &builder.tables))
  }

  /// Changes the semantics of the text or symbol that was added last.
  mutating func describeLast(_ change: (inout Semantics) -> Void) {
    builder.describeLast(change)
  }

  /// The colour that `ink` represents here: the tint colour is inherited.
  func shown(_ ink: Ink) -> Ink { ink.tinted(by: inherited.tint) }

  private mutating func add(name: String) -> Int32 {
    builder.tables.names.append(name)
    return Int32(builder.tables.names.count - 1)
  }
}

extension Size {
  /// The size with negative and non-finite lengths replaced by zero.
  fileprivate var repaired: Size {
    Size(width: width.lengthOrZero, height: height.lengthOrZero)
  }
}

/// The attributes of text at one place.
struct TextSetting {
  /// The inherited attributes, with valid limits.
  let inherited: TextSettings
  let typeSize: TypeSize

  /// The font of text without other attributes.
  let font: TextFont
  let isHeading: Bool
  let spacing: Int32
}

extension Resolver {
  /// The attributes of text at the current place.
  mutating func setting() -> TextSetting {
    if let known = knownSetting { return known }
    var settings = inherited.textSettings
    settings.lines.limit = settings.lines.limit.map { max(1, $0) }
    settings.lines.direction = inherited.layoutDirection
    let typeSize = inherited.dynamicTypeSize
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

/// Whether elements become separate rows of a list or of another lazy container, or are the content of a row.
struct RowLevel {
  /// The number of open containers and groups.
  private var depth = 0

  /// The number that was open where the rows of the nearest list began; `nil` outside lists.
  private var rowDepth: Int?

  /// The number of open containers, which place their content themselves.
  private var containers = 0

  /// The number that was open where the rows of the nearest lazy container began; `nil` outside of them.
  private var lazyContainers: Int?

  /// Whether a row of another lazy container is around that one.
  private var isNested = false

  /// Whether each element at the current place is a row.
  var isOfRows: Bool { rowDepth == depth }

  /// Whether the current place is inside a row of the nearest lazy container, as opposed to being one of its rows.
  var isInLazyRow: Bool { lazyContainers.map { $0 < containers } ?? false }

  /// Whether the current place is inside a row of any lazy container.
  var isInAnyLazyRow: Bool { isNested || isInLazyRow }

  /// Enters a container or a group, which combines several elements.
  mutating func enter(isContainer: Bool = false) {
    depth += 1
    if isContainer { containers += 1 }
  }

  mutating func leave(isContainer: Bool = false) {
    depth -= 1
    if isContainer { containers -= 1 }
  }

  /// Makes each element from here on a row of a list, and returns the previous level.
  mutating func beginRows() -> RowLevel {
    let outer = beginLazyRows()
    rowDepth = depth
    return outer
  }

  /// Makes each element from here on a row of a lazy container, and returns the previous level.
  mutating func beginLazyRows() -> RowLevel {
    let outer = self
    isNested = isInAnyLazyRow
    lazyContainers = containers
    return outer
  }
}

/// How a subtree is one element to the user, labelled by its texts and tapped as a whole.
enum Combination {
  /// Not at all: everything in it is a separate element.
  case nothing

  /// The app's content, each part of which is printed.
  case contents

  /// The platform's decoration, which follows from the facts of the element's own line.
  case drawing
}
