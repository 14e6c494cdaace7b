/// How a button looks, and so how much room it takes around its label.
public struct ButtonLook: Hashable, Sendable {
  enum Surface: Hashable, Sendable {
    case automatic, none, accentWords, tinted, solid, glass, solidGlass
  }

  let surfaceKind: Surface

  /// The size that the look says; `nil` leaves it to the elements around the button.
  let scale: ControlScale?

  /// The label alone, unless said otherwise; in a row of a list the whole row is the button.
  ///
  /// A press on the row does what all of its buttons of this look do.
  public static let automatic = ButtonLook(surfaceKind: .automatic, scale: nil)

  /// The label alone, also in a row of a list, where nothing beside it can be pressed.
  public static let plain = ButtonLook(surfaceKind: .none, scale: nil)

  /// The label alone, in the colour of what can be pressed.
  public static let borderless = ButtonLook(surfaceKind: .accentWords, scale: nil)

  /// A tinted surface: 7 points above and below the label, 12 beside it.
  public static let bordered = ButtonLook(surfaceKind: .tinted, scale: nil)

  /// A solid surface, for the one thing to do; as large as ``bordered``.
  public static let prominent = ButtonLook(surfaceKind: .solid, scale: nil)

  /// A surface of glass, from iOS 26 on; as large as ``bordered``, which it is before.
  public static let glass = ButtonLook(surfaceKind: .glass, scale: nil)

  /// A surface of tinted glass, from iOS 26 on; as large as ``prominent``, which it is before.
  public static let prominentGlass = ButtonLook(surfaceKind: .solidGlass, scale: nil)

  /// The same look in the smallest size, which phones show as large as ``small``.
  public var mini: ButtonLook { scaled(.mini) }

  /// The same look in a small size: 5 points above and below a label in subheadline style.
  public var small: ButtonLook { scaled(.small) }

  /// The same look in the usual size, whatever the elements around the button say.
  public var regular: ButtonLook { scaled(.regular) }

  /// The same look in the large size: 15 points above and below the label, 20 beside it.
  public var large: ButtonLook { scaled(.large) }

  /// The same look in the largest size, which is laid out like ``large``.
  public var extraLarge: ButtonLook { scaled(.extraLarge) }

  /// The same look in the size `scale`.
  public func scaled(_ scale: ControlScale) -> ButtonLook {
    ButtonLook(surfaceKind: surfaceKind, scale: scale)
  }
}

/// What a button is for, where that changes how it looks or what it is called.
public enum ButtonPurpose: String, Hashable, Codable, Sendable, CaseIterable {
  /// It leaves without doing anything.
  case cancel

  /// What it does cannot be undone.
  case destructive
}

extension ButtonLook {
  /// The colour behind the label; `nil` for none.
  func surface(for purpose: ButtonPurpose?) -> Ink? {
    switch surfaceKind {
    case .automatic, .none, .accentWords: nil
    case .tinted, .glass: .secondary
    case .solid, .solidGlass: purpose == .destructive ? .destructive : .accent
    }
  }
}
