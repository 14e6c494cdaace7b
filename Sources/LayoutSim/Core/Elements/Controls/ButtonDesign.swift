/// A custom look of buttons: an element made from the label.
///
/// ```swift
/// struct Pill: ButtonDesign {
///   @Inherited(\.isEnabled) private var isEnabled
///
///   func makeBody(configuration: Configuration) -> some Element {
///     configuration.label
///       .padding(.horizontal, 20)
///       .padding(.vertical, 10)
///       .background(isEnabled ? .accent : .secondary)
///       .clipShape(.capsule)
///   }
/// }
/// let button = PushButton("Buy") {}.buttonStyle(Pill())
/// ```
///
/// The whole body is the button. In a row of a list, a tap affects only the button, not the row. It may have state and
/// inherited values, like an element. It imitates SwiftUI's `ButtonStyle` protocol.
@MainActor
public protocol ButtonDesign {
  /// The type of the element that it makes.
  associatedtype Body: Element

  /// The parts from which it is made.
  typealias Configuration = ButtonParts

  /// The button that shows the parts in `configuration`.
  @ElementBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a ``ButtonDesign``.
public struct ButtonParts {
  /// The label.
  public let label: AnyElement

  /// The role; `nil` if it affects neither look nor name.
  public let role: PushButtonRole?

  /// Whether a finger is on it; it never is on a settled stage.
  public let isPressed = false
}

extension Element {
  /// Gives the buttons inside the look `look`, unless an inner modifier sets another one.
  ///
  /// With `.automatic` they have the platform's looks again. It imitates SwiftUI's modifier of that name.
  public func buttonStyle(_ look: ButtonLook) -> some Element {
    environment(\.buttonStyling, look == .automatic ? nil : .look(look))
  }

  /// Gives the buttons inside a custom look, unless an inner modifier sets another one.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func buttonStyle(_ design: some ButtonDesign) -> some Element {
    let designer = Designer { parts, resolver in
      resolver.made(by: design) { $0.makeBody(configuration: parts) }
    }
    return environment(\.buttonStyling, .design(designer))
  }
}

/// The look of buttons that do not set one themselves.
enum ButtonStyling: Sendable {
  case look(ButtonLook)
  case design(Designer<ButtonParts>)
}

extension ButtonStyling {
  /// The maker of buttons; `nil` for a look of the platform.
  var designer: Designer<ButtonParts>? {
    if case .design(let designer) = self { designer } else { nil }
  }
}

/// Makes controls from their parts, by a design of any type.
@MainActor
struct Designer<Parts> {
  let resolve: (Parts, inout Resolver) -> Void
}

extension Resolver {
  /// Resolves the element that a design makes of `parts`, whose own controls of that kind look as on the platform.
  @MainActor
  mutating func design<Parts, Styling>(
    _ parts: Parts,
    by designer: Designer<Parts>,
    resetting styling: WritableKeyPath<InheritedValues, Styling?>
  ) {
    inheriting {
      $0[keyPath: styling] = nil
    } content: {
      designer.resolve(parts, &$0)
    }
  }
}

private struct ButtonStylingKey: InheritedKey { static var defaultValue: ButtonStyling? { nil } }

extension InheritedValues {
  /// The look of buttons that do not set one; `nil` for the platform's.
  var buttonStyling: ButtonStyling? {
    get { self[ButtonStylingKey.self] }
    set { self[ButtonStylingKey.self] = newValue }
  }
}

/// The look of a button, which determines the space around its label.
public struct ButtonLook: Hashable, Sendable {
  enum Surface: Hashable, Sendable {
    case automatic, none, accentWords, tinted, solid, glass, solidGlass
  }

  let surfaceKind: Surface

  /// The size of the look; `nil` inherits it.
  let scale: ControlScale?

  /// The label alone, by default; in a row of a list the whole row is the button.
  ///
  /// A tap on the row performs all of its buttons of this look.
  public static let automatic = ButtonLook(surfaceKind: .automatic, scale: nil)

  /// The label alone, even in a row of a list, where nothing next to it can be tapped.
  public static let plain = ButtonLook(surfaceKind: .none, scale: nil)

  /// The label alone, in the tint colour.
  public static let borderless = ButtonLook(surfaceKind: .accentWords, scale: nil)

  /// A tinted surface: 7 points above and below the label, 12 on either side.
  public static let bordered = ButtonLook(surfaceKind: .tinted, scale: nil)

  /// A solid surface, for the main action; as large as ``bordered``.
  public static let borderedProminent = ButtonLook(surfaceKind: .solid, scale: nil)

  /// A glass surface, from iOS 26 on; before, and in size, like ``bordered``.
  public static let glass = ButtonLook(surfaceKind: .glass, scale: nil)

  /// A tinted glass surface, from iOS 26 on; before, and in size, like ``borderedProminent``.
  public static let glassProminent = ButtonLook(surfaceKind: .solidGlass, scale: nil)

  /// The same look in the smallest size, which phones show as large as ``small``.
  public var mini: ButtonLook { scaled(.mini) }

  /// The same look in a small size: 5 points above and below a label in subheadline style.
  public var small: ButtonLook { scaled(.small) }

  /// The same look in the usual size, overriding the inherited one.
  public var regular: ButtonLook { scaled(.regular) }

  /// The same look in the large size: 15 points above and below the label, 20 on either side.
  public var large: ButtonLook { scaled(.large) }

  /// The same look in the largest size, which is laid out like ``large``.
  public var extraLarge: ButtonLook { scaled(.extraLarge) }

  /// The same look in the size `scale`.
  public func scaled(_ scale: ControlScale) -> ButtonLook {
    ButtonLook(surfaceKind: surfaceKind, scale: scale)
  }
}

/// The role of a button, if it affects its look or its name.
public enum PushButtonRole: String, Hashable, Codable, Sendable, CaseIterable {
  /// Leaves without an effect.
  case cancel

  /// Has an effect that cannot be undone.
  case destructive
}

extension ButtonLook {
  /// The look of a button of this look where buttons without one are styled by `styling`.
  func styled(by styling: ButtonStyling?) -> ButtonLook {
    guard case .look(let look) = styling else { return self }
    return scale.map(look.scaled) ?? look
  }

  /// The colour behind the label; `nil` if there is none.
  func surface(for role: PushButtonRole?) -> Ink? {
    switch surfaceKind {
    case .automatic, .none, .accentWords: nil
    case .tinted, .glass: .secondary
    case .solid, .solidGlass: role == .destructive ? .destructive : .accent
    }
  }
}
