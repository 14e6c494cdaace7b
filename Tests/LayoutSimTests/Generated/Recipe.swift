/// A generated element as plain data, so that it can be printed, changed and made smaller.
struct Recipe: Equatable {
  var ingredient: Ingredient

  /// Lengths whose meaning depends on the ingredient; `nil` where none is given.
  var lengths: [Double?] = [nil, nil, nil, nil]

  /// Decides whatever is not a length.
  var choice = 0

  /// A number by which the leaf is found again; no two of a tree have the same.
  var number = 0

  var parts: [Recipe] = []
}

/// What a generated element is.
enum Ingredient: String, CaseIterable {
  // Without anything inside.
  case picture, icon, text, fill, disc, stretch, separator, nothing, control

  // Around one part; where there are more, around each of them.
  case frame, flexibleFrame, fixedSize, aspectRatio, padding, offset, position
  case guide, customGuide, priority, ignoresSafeArea, safeAreaPadding, containerFrame, direction
  case preference, transform, observesPreference, observesSize, opaque, identity, setting, cell

  // Around one part, with the second over, under or beside it.
  case overlay, background, safeAreaBar

  // Around any number of parts.
  case row, column, layers, scroll, lazyRow, lazyColumn, verticalGrid, horizontalGrid, eagerGrid
  case cellRow, firstFit, list, section, reader, container, group, each, stateful
}

extension Ingredient {
  static let leaves: [Ingredient] = [
    .picture, .icon, .text, .fill, .disc, .stretch, .separator, .nothing, .control,
  ]

  static let decorations: [Ingredient] = [.overlay, .background, .safeAreaBar]

  static let containers: [Ingredient] = [
    .row, .column, .layers, .scroll, .lazyRow, .lazyColumn, .verticalGrid, .horizontalGrid,
    .eagerGrid, .cellRow, .firstFit, .list, .section, .reader, .container, .group, .each, .stateful,
  ]

  static let modifiers: [Ingredient] = allCases.filter {
    !leaves.contains($0) && !decorations.contains($0) && !containers.contains($0)
  }
}

extension Recipe: CustomStringConvertible {
  /// The element in one line, with what it takes to write it down again.
  var description: String {
    var words = ingredient.rawValue
    if lengths.contains(where: { $0 != nil }) {
      words += "(" + lengths.map { $0.map { "\($0)" } ?? "-" }.joined(separator: ", ") + ")"
    }
    if choice != 0 { words += "/\(choice)" }
    if !parts.isEmpty { words += " {" + parts.map(\.description).joined(separator: "; ") + "}" }
    return words
  }
}

extension Recipe {
  /// How many elements it is made of.
  var count: Int { parts.reduce(1) { $0 + $1.count } }

  /// Whether `isWanted` is true for any element in it.
  func contains(_ isWanted: (Recipe) -> Bool) -> Bool {
    isWanted(self) || parts.contains { $0.contains(isWanted) }
  }

  /// Calls `visit` with every element in it, outermost first, each of which it may change.
  mutating func forEach(_ visit: (inout Recipe) -> Void) {
    visit(&self)
    for index in parts.indices { parts[index].forEach(visit) }
  }

  /// The same with every leaf of another number.
  var numbered: Recipe {
    var copy = self
    var number = 0
    copy.forEach {
      number += 1
      $0.number = number
    }
    return copy
  }
}
