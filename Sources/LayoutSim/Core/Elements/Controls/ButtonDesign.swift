/// A look of buttons that is the app's own: an element made of the label.
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
/// PushButton("Buy") {}.buttonStyle(Pill())
/// ```
///
/// The whole body is the button. In a row of a list only the button is tapped, and not the row. It may have state and
/// inherited values as an element may. It imitates SwiftUI's protocol for styles of buttons.
@MainActor
public protocol ButtonDesign {
  /// The type of what it makes.
  associatedtype Body: Element

  /// What it is made of.
  typealias Configuration = ButtonParts

  /// The button that shows the parts in `configuration`.
  @ElementBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a ``ButtonDesign``.
public struct ButtonParts {
  /// The label.
  public let label: AnyElement

  /// The purpose; `nil` if it affects neither look nor name.
  public let role: ButtonPurpose?

  /// Whether a finger is on it; it never is on a settled stage.
  public let isPressed = false
}

extension Element {
  /// Gives the buttons inside the look `look`, unless they say another one themselves.
  ///
  /// Of `.automatic` they have their own again. It imitates SwiftUI's modifier of that name.
  public func buttonStyle(_ look: ButtonLook) -> some Element {
    environment(\.buttonStyling, look == .automatic ? nil : .look(look))
  }

  /// Gives the buttons inside a look of the app's own, unless they say another one themselves.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func buttonStyle(_ design: some ButtonDesign) -> some Element {
    environment(\.buttonStyling, .design(ButtonDesigner(design)))
  }
}

/// The look of buttons that do not say one.
enum ButtonStyling: Sendable {
  case look(ButtonLook)
  case design(ButtonDesigner)
}

extension ButtonStyling {
  /// What makes buttons; `nil` for a look of the platform.
  var designer: ButtonDesigner? { if case .design(let designer) = self { designer } else { nil } }
}

/// Makes buttons of a ``ButtonDesign`` of any type.
@MainActor
struct ButtonDesigner {
  let resolve: (ButtonParts, inout Resolver) -> Void

  init(_ design: some ButtonDesign) {
    resolve = { parts, resolver in
      resolver.made(by: design) { $0.makeBody(configuration: parts) }
    }
  }
}

private struct ButtonStylingKey: InheritedKey { static var defaultValue: ButtonStyling? { nil } }

extension InheritedValues {
  /// The look of buttons that do not say one; `nil` for the platform's.
  var buttonStyling: ButtonStyling? {
    get { self[ButtonStylingKey.self] }
    set { self[ButtonStylingKey.self] = newValue }
  }
}
