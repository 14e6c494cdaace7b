// The platform's named colours, and translucent colours.

extension Ink {
  /// The system's red.
  public static let red = Ink("red")

  /// The system's orange.
  public static let orange = Ink("orange")

  /// The system's yellow.
  public static let yellow = Ink("yellow")

  /// The system's green.
  public static let green = Ink("green")

  /// The system's mint.
  public static let mint = Ink("mint")

  /// The system's teal.
  public static let teal = Ink("teal")

  /// The system's cyan.
  public static let cyan = Ink("cyan")

  /// The system's blue.
  public static let blue = Ink("blue")

  /// The system's indigo.
  public static let indigo = Ink("indigo")

  /// The system's purple.
  public static let purple = Ink("purple")

  /// The system's pink.
  public static let pink = Ink("pink")

  /// The system's brown.
  public static let brown = Ink("brown")

  /// The system's gray.
  public static let gray = Ink("gray")

  /// White in every colour scheme.
  public static let white = Ink("white")

  /// Black in every colour scheme.
  public static let black = Ink("black")

  /// The same colour, translucent: 0 is invisible, 1 the colour itself.
  ///
  /// A value outside this range counts as the nearest end, NaN as 1.
  public func opacity(_ share: Double) -> Ink {
    let share = share.asShare
    return share == 1 ? self : Ink(rawValue + "/" + PrintedNumber.text(share))
  }
}

extension Double {
  /// The number as a share from 0 to 1; NaN is 1.
  var asShare: Double { isNaN ? 1 : Swift.min(Swift.max(self, 0), 1) }
}

// Levels of importance, and the colours that depend on where they are used.

extension Ink {
  /// A paler variant of this colour; for ``background``, the colour of areas on it, which is ``grouped``.
  public var secondary: Ink { self == .background ? .grouped : level("secondary") }

  /// A still paler variant of this colour; for ``background``, the colour of areas on ``grouped`` ones.
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

  /// The colour of content whose foreground style is this one, inside content with the style `outer`.
  ///
  /// In red content `secondary` is a paler red, printed as `red/secondary`, and `primary` the red itself.
  func within(_ outer: Ink?) -> Ink {
    guard isLevel, let outer, !outer.base.isLevel else { return self }
    return rawValue == "primary" ? outer.base : Ink("\(outer.base.rawValue)/\(rawValue)")
  }

  /// The colour without its level.
  private var base: Ink {
    for level in ["/secondary", "/tertiary", "/quaternary"] where rawValue.hasSuffix(level) {
      return Ink(String(rawValue.dropLast(level.count)))
    }
    return self
  }

  /// The colour with the tint in place of the accent colour.
  func tinted(by tint: @autoclosure () -> Ink?) -> Ink {
    guard rawValue.hasPrefix("accent"), rawValue == "accent" || rawValue.hasPrefix("accent/"),
      let tint = tint()
    else { return self }
    return Ink(tint.rawValue + rawValue.dropFirst(6))
  }
}

extension Ink {
  /// A gradient along a line, with `colors` at equal distances.
  ///
  /// It is used like a colour: `Fill(.linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))`.
  /// Without colours it is ``clear``.
  public static func linearGradient(
    colors: [Ink],
    startPoint: AnchorPoint,
    endPoint: AnchorPoint
  ) -> Ink {
    gradient("linear", [startPoint.word, endPoint.word], colors)
  }

  /// A gradient in circles around a point, with `colors` at equal distances between two radii, in points.
  ///
  /// A radius that is negative or not finite counts as 0. Without colours it is ``clear``.
  public static func radialGradient(
    colors: [Ink],
    center: AnchorPoint,
    startRadius: Double,
    endRadius: Double
  ) -> Ink {
    let radii = [startRadius, endRadius].map { PrintedNumber.text($0.lengthOrZero) }
    return gradient("radial", [center.word] + radii, colors)
  }

  /// A gradient that turns around a point, with `colors` at equal angles.
  ///
  /// Pictures draw it as a gradient from the leading to the trailing edge. Without colours it is ``clear``.
  public static func angularGradient(colors: [Ink], center: AnchorPoint) -> Ink {
    gradient("angular", [center.word], colors)
  }

  /// A slight gradient of this colour, lighter at the top.
  public var gradient: Ink {
    Ink.linearGradient(colors: [opacity(0.8), self], startPoint: .top, endPoint: .bottom)
  }

  private static func gradient(_ kind: String, _ places: [String], _ colours: [Ink]) -> Ink {
    guard !colours.isEmpty else { return .clear }
    return Ink("\(kind)(\((places + colours.map(\.rawValue)).joined(separator: ",")))")
  }
}
