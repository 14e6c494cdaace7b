/// How a button looks, and so how much room it takes around its label.
public struct ButtonLook: Hashable, Sendable {
  private enum Surface { case none, tinted, solid }

  private let surfaceKind: Surface
  private let isLarge: Bool

  /// The label alone.
  public static let plain = ButtonLook(surfaceKind: .none, isLarge: false)

  /// A tinted surface: 7 points above and below the label, 12 beside it.
  public static let bordered = ButtonLook(surfaceKind: .tinted, isLarge: false)

  /// A solid surface, for the one thing to do; as large as ``bordered``.
  public static let prominent = ButtonLook(surfaceKind: .solid, isLarge: false)

  /// The same look in the large size: 15 points above and below the label, 20 beside it.
  public var large: ButtonLook { ButtonLook(surfaceKind: surfaceKind, isLarge: true) }

  /// The room around the label; `nil` for none.
  var insets: Insets? {
    if surfaceKind == .none { return nil }
    return isLarge
      ? Insets(top: 15, leading: 20, bottom: 15, trailing: 20)
      : Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
  }

  /// The colour behind the label; `nil` for none.
  var surface: Ink? {
    switch surfaceKind {
    case .none: nil
    case .tinted: .secondary
    case .solid: .accent
    }
  }
}
