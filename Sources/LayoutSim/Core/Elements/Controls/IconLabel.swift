/// A symbol and a text with the same meaning.
///
/// The symbol is 8 points before the text. Both are one element to the user, named by the text, even if it is
/// not shown, as it is not in bars. Outlines print the symbol as `icon=…`.
public struct IconLabel: Element {
  let words: String
  let icon: String

  @Inherited(\.self) private var inherited

  /// Creates a label with the symbol `icon` and `words`.
  public init(_ words: String, icon: String) {
    self.words = words
    self.icon = icon
  }

  /// The symbol and the text.
  public var body: some Element {
    let styling = inherited.labelStyling
    let look: IconLabelLook =
      switch styling {
      case .look(let look): look
      case .design: .titleAndIcon
      case nil: inherited.barFace == nil ? .titleAndIcon : .iconOnly
      }
    return LabelFace(styling: styling, words: words, icon: icon) {
      Row(spacing: inherited.controls.iconGap.points) {
        if look != .titleOnly { Icon(icon) }
        if look != .iconOnly { TextBlock(words) }
      }
    }
    .control(
      Semantics(
        role: look == .iconOnly ? .icon : .label,
        label: words,
        flags: NodeFlags(of: look == .titleAndIcon ? [inherited.controls.iconGap] : []),
        facts: look == .titleOnly ? [] : [Fact("icon", icon)],
        combines: .drawing
      )
    )
  }
}

/// The visible part of a label, in a look of the platform or of the app.
private struct LabelFace<Platform: Element>: PrimitiveElement {
  let styling: LabelStyling?
  let words: String
  let icon: String
  @ElementBuilder let platform: () -> Platform

  func resolve(into resolver: inout Resolver) {
    guard case .design(let designer) = styling else {
      return platform().resolve(into: &resolver)
    }
    let parts = LabelParts(title: AnyElement(TextBlock(words)), icon: AnyElement(Icon(icon)))
    resolver.design(parts, by: designer, resetting: \.labelStyling)
  }
}

/// The visible part of a label with a symbol.
public enum IconLabelLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// The symbol before the text.
  case titleAndIcon

  /// The text alone.
  case titleOnly

  /// The symbol alone.
  case iconOnly
}

/// A custom look of labels with a symbol: an element made from the symbol and the text.
///
/// ```swift
/// struct Stacked: LabelDesign {
///   func makeBody(configuration: Configuration) -> some Element {
///     Column(spacing: 2) {
///       configuration.icon
///       configuration.title.font(.caption)
///     }
///   }
/// }
/// let label = IconLabel("Basket", icon: "cart").labelStyle(Stacked())
/// ```
///
/// It is one element to the user, named by the text, even if it does not show it. It may have state and inherited values
/// as an element may. It imitates SwiftUI's protocol for styles of labels.
@MainActor
public protocol LabelDesign {
  /// The type of the element that it makes.
  associatedtype Body: Element

  /// The parts from which it is made.
  typealias Configuration = LabelParts

  /// The label that shows the parts in `configuration`.
  @ElementBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label with a symbol, for a ``LabelDesign``.
public struct LabelParts {
  /// The text.
  public let title: AnyElement

  /// The symbol.
  public let icon: AnyElement
}

extension Element {
  /// Shows these parts of the labels inside, unless an inner modifier sets others.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func labelStyle(_ look: IconLabelLook) -> some Element {
    environment(\.labelStyling, look == .titleAndIcon ? nil : .look(look))
  }

  /// Gives the labels inside a custom look, unless an inner modifier sets another one.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func labelStyle(_ design: some LabelDesign) -> some Element {
    let designer = Designer { parts, resolver in
      resolver.made(by: design) { $0.makeBody(configuration: parts) }
    }
    return environment(\.labelStyling, .design(designer))
  }
}

/// The look of labels that have none of their own.
enum LabelStyling: Sendable {
  case look(IconLabelLook)
  case design(Designer<LabelParts>)
}

private struct LabelStylingKey: InheritedKey { static var defaultValue: LabelStyling? { nil } }

extension InheritedValues {
  /// The look of labels that do not set one; `nil` for the platform's.
  var labelStyling: LabelStyling? {
    get { self[LabelStylingKey.self] }
    set { self[LabelStylingKey.self] = newValue }
  }
}
