// The platform's named colours, and colours that are seen through.

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

  /// The same colour, seen through: 0 is invisible, 1 the colour itself.
  ///
  /// A share beyond these counts as the nearest of them, NaN as 1.
  public func opacity(_ share: Double) -> Ink {
    let share = share.asShare
    return share == 1 ? self : Ink(rawValue + "/" + PrintedNumber.text(share))
  }
}

extension Double {
  /// The number as a share from 0 to 1; NaN is 1.
  var asShare: Double { isNaN ? 1 : Swift.min(Swift.max(self, 0), 1) }
}
