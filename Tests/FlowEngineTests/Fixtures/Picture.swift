import FlowEngine

extension AnyCoordinator {
  /// Goes to `place`.
  @discardableResult
  func go(_ place: Place) -> Bool { navigate(to: place) }

  /// The steps that going to `place` would take, as words.
  func steps(to place: Place) throws -> [String] {
    try plan(to: place).steps.map(\.description)
  }

  /// What is on screen, on one line: `home > a > Child.b | sheet Filter: filter`.
  var picture: String { composition.surfaces.map(\.picture).joined(separator: " | ") }
}

extension Surface {
  fileprivate var picture: String {
    style == .base ? content.picture : "\(style.rawValue) \(owner.name): \(content.picture)"
  }
}

extension SurfaceContent {
  fileprivate var picture: String {
    switch self {
    case .stack(let entries): entries.map(\.picture).joined(separator: " > ")
    case .tabs(let tabs): tabs.picture
    case .screen(let screen): screen.picture
    case .split(let split): split.picture
    }
  }
}

extension SplitComposition {
  /// The columns in braces, with the front one in stars: `{boxes, *list > a*, -}`.
  fileprivate var picture: String {
    let columns = columns.map { column in
      guard column.owner != nil else { return "-" }
      return column.column == front ? "*\(column.content.picture)*" : column.content.picture
    }
    return "{\(columns.joined(separator: ", "))}"
  }
}

extension StackEntry {
  fileprivate var picture: String {
    if let tabs { return tabs.picture }
    return isPushedChild ? "\(owner.name).\(route)" : "\(route)"
  }
}

extension TabComposition {
  /// The tabs with the selected one in stars, and its content: `[*Red* Green] red`.
  fileprivate var picture: String {
    let names = tabs.enumerated().map { $0 == selected ? "*\($1.owner.name)*" : $1.owner.name }
    return "[\(names.joined(separator: " "))] \(content.picture)"
  }
}
