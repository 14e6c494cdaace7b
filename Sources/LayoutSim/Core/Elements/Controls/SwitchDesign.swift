/// A custom look of switches: an element made from the label and the state.
///
/// ```swift
/// struct Tick: SwitchDesign {
///   func makeBody(configuration: Configuration) -> some Element {
///     PushButton {
///       configuration.isOn.toggle()
///     } label: {
///       Row {
///         Icon(configuration.isOn ? "checkmark.circle.fill" : "circle")
///         configuration.label
///       }
///     }
///     .buttonStyle(.plain)
///   }
/// }
/// let gift = SwitchControl("Gift wrap", isOn: isGift).toggleStyle(Tick())
/// ```
///
/// It is one switch to the user: a tap on it performs the first action inside, so it needs a button or
/// `.onTapGesture`. It may have state and inherited values as an element may. It imitates SwiftUI's protocol for styles
/// of toggles.
@MainActor
public protocol SwitchDesign {
  /// The type of the element that it makes.
  associatedtype Body: Element

  /// The parts from which it is made.
  typealias Configuration = SwitchParts

  /// The switch that shows the parts in `configuration`.
  @ElementBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a switch, for a ``SwitchDesign``.
@MainActor
public struct SwitchParts {
  /// The label.
  public let label: AnyElement

  /// Whether it is on.
  @Bound public var isOn: Bool

  init(label: AnyElement, isOn: Bound<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The platform's looks of switches.
public enum SwitchLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// That of the platform: ``switch``.
  case automatic

  /// A label with a switch at its end.
  case `switch`

  /// A button with a surface while it is on, as large as a bordered one.
  case button
}

extension Element {
  /// Gives the switches inside the look `look`.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func toggleStyle(_ look: SwitchLook) -> some Element {
    environment(\.switchStyling, look == .button ? .button : nil)
  }

  /// Gives the switches inside a custom look.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func toggleStyle(_ design: some SwitchDesign) -> some Element {
    let designer = Designer { parts, resolver in
      resolver.made(by: design) { $0.makeBody(configuration: parts) }
    }
    return environment(\.switchStyling, .design(designer))
  }
}

/// A look of switches that is not the platform's.
enum SwitchStyling: Sendable {
  case button
  case design(Designer<SwitchParts>)
}

private struct SwitchStylingKey: InheritedKey { static var defaultValue: SwitchStyling? { nil } }

extension InheritedValues {
  /// The look of switches; `nil` for the platform's.
  var switchStyling: SwitchStyling? {
    get { self[SwitchStylingKey.self] }
    set { self[SwitchStylingKey.self] = newValue }
  }
}
