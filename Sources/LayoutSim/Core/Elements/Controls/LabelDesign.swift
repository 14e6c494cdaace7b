/// A look of labels with a symbol that is the app's own: an element made of both.
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
/// IconLabel("Basket", icon: "cart").labelStyle(Stacked())
/// ```
///
/// It is one element to the user, named by the text, even if it does not show it. It may have state and inherited values
/// as an element may. It imitates SwiftUI's protocol for styles of labels.
@MainActor
public protocol LabelDesign {
  /// The type of what it makes.
  associatedtype Body: Element

  /// What it is made of.
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
  /// Shows these parts of the labels inside, unless they say others themselves.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func labelStyle(_ look: IconLabelLook) -> some Element {
    environment(\.labelStyling, look == .iconAndWords ? nil : .look(look))
  }

  /// Gives the labels inside a look of the app's own, unless they say another one themselves.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func labelStyle(_ design: some LabelDesign) -> some Element {
    environment(\.labelStyling, .design(LabelDesigner(design)))
  }
}

/// The look of labels that do not say one.
enum LabelStyling: Sendable {
  case look(IconLabelLook)
  case design(LabelDesigner)
}

/// Makes labels of a ``LabelDesign`` of any type.
@MainActor
struct LabelDesigner {
  let resolve: (LabelParts, inout Resolver) -> Void

  init(_ design: some LabelDesign) {
    resolve = { parts, resolver in
      resolver.made(by: design) { $0.makeBody(configuration: parts) }
    }
  }
}

/// A label of a ``LabelDesign``.
struct DesignedLabel: PrimitiveElement {
  let designer: LabelDesigner
  let parts: LabelParts

  func resolve(into resolver: inout Resolver) {
    resolver.inheriting {
      $0.labelStyling = nil
    } content: {
      designer.resolve(parts, &$0)
    }
  }
}

private struct LabelStylingKey: InheritedKey { static var defaultValue: LabelStyling? { nil } }

extension InheritedValues {
  /// The look of labels that do not say one; `nil` for the platform's.
  var labelStyling: LabelStyling? {
    get { self[LabelStylingKey.self] }
    set { self[LabelStylingKey.self] = newValue }
  }
}
