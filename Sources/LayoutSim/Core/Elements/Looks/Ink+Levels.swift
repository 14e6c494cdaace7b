// Levels of importance, and the colours that depend on where they are used.

extension Ink {
  /// A paler variant of this colour; of ``background`` the colour of areas on it, which is ``grouped``.
  public var secondary: Ink { self == .background ? .grouped : level("secondary") }

  /// A still paler variant of this colour; of ``background`` the colour of areas on ``grouped`` ones.
  public var tertiary: Ink { self == .background ? .card : level("tertiary") }

  /// The palest variant of this colour.
  public var quaternary: Ink { level("quaternary") }

  /// The background of areas on grouped ones.
  package static let card = Ink("card")

  private func level(_ word: String) -> Ink { Ink("\(rawValue)/\(word)") }
}

extension Ink {
  /// Whether it is a level of the surrounding foreground style.
  var isLevel: Bool {
    switch rawValue {
    case "primary", "secondary", "tertiary", "quaternary": true
    default: false
    }
  }

  /// The colour that content shows whose foreground style is this one, inside content with the style `outer`.
  ///
  /// In red content `secondary` is a paler red, printed as `red/secondary`, and `primary` the red itself.
  func within(_ outer: Ink?) -> Ink {
    guard isLevel, let outer, !outer.base.isLevel else { return self }
    return rawValue == "primary" ? outer.base : Ink("\(outer.base.rawValue)/\(rawValue)")
  }

  /// The colour without the level that was taken of it.
  private var base: Ink {
    for level in ["/secondary", "/tertiary", "/quaternary"] where rawValue.hasSuffix(level) {
      return Ink(String(rawValue.dropLast(level.count)))
    }
    return self
  }

  /// The colour with the tint where it stands for it.
  func tinted(by tint: @autoclosure () -> Ink?) -> Ink {
    guard rawValue.hasPrefix("accent"), rawValue == "accent" || rawValue.hasPrefix("accent/"),
      let tint = tint()
    else { return self }
    return Ink(tint.rawValue + rawValue.dropFirst(6))
  }
}
