/// A button.
///
/// It is one element to the user, named by the joined texts inside. Outlines print its content below it,
/// unless that is a single text. Several elements in its label are side by side, as in SwiftUI. A disabled button is
/// shown but cannot be tapped. In a row of a list a button of ``ButtonLook/automatic`` is tapped anywhere in the row, as in
/// SwiftUI.
public struct PushButton<Label: Element>: Element {
  private let look: ButtonLook
  private let role: PushButtonRole?
  private let action: ButtonAction
  private let label: Label

  @Inherited(\.self) private var inherited

  /// Creates a button that shows `label` and performs `action`.
  ///
  /// A `role` is printed as a fact, `purpose=destructive`.
  public init(
    role: PushButtonRole? = nil,
    action: @escaping () -> Void,
    @ElementBuilder label: () -> Label
  ) {
    self.init(.automatic, role, .call(action), label())
  }

  /// Creates a button whose look no inherited one replaces.
  init(
    look: ButtonLook,
    role: PushButtonRole? = nil,
    action: @escaping () -> Void,
    @ElementBuilder label: () -> Label
  ) {
    self.init(look, role, .call(action), label())
  }

  fileprivate init(
    _ look: ButtonLook,
    _ role: PushButtonRole?,
    _ action: ButtonAction,
    _ label: Label
  ) {
    self.look = look
    self.role = role
    self.action = action
    self.label = label
  }

  /// The label with the padding of the look.
  public var body: some Element {
    let inherited = inherited
    let styling = look.surfaceKind == .automatic ? inherited.buttonStyling : nil
    let look = look.styled(by: styling)
    let metrics = ButtonMetrics(look, in: inherited)
    let face = look == .automatic ? inherited.barFace : nil
    SemanticsModifier(
      content: ButtonFace(
        designer: styling?.designer,
        role: role,
        dressed: ButtonChrome(
          metrics: metrics,
          surface: look.surface(for: role),
          face: face,
          content: label
        )
      ),
      semantics: semantics(look, metrics, face, styling, in: inherited),
      label: .group
    )
  }

  private func semantics(
    _ look: ButtonLook,
    _ metrics: ButtonMetrics?,
    _ face: BarFace?,
    _ styling: ButtonStyling?,
    in inherited: InheritedValues
  ) -> Semantics {
    var semantics = Semantics(role: .button, combines: .contents)
    semantics.flags = inherited.flags(of: metrics.map { [$0.vertical, $0.horizontal] } ?? [])
    if metrics != nil || face != nil { semantics.flags.insert(.platformSized) }
    if let face { semantics.flags.formUnion(face.flags) }
    semantics.pressesRow =
      look == .automatic && styling?.designer == nil && inherited.rowsArePressed
    if let role { semantics.facts = [Fact("purpose", role.rawValue)] }
    if inherited.isEnabled { semantics.action = action.pressed(in: inherited) }
    return semantics
  }
}

extension PushButton where Label == TextBlock {
  /// Creates a button that shows `words` and performs `action`.
  public init(
    _ words: String,
    role: PushButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TextBlock(words) }
  }

  /// Creates a button that shows `words` and starts `task`, which a stage follows: `Stage.finish()`.
  public init(
    _ words: String,
    role: PushButtonRole? = nil,
    task: @escaping @MainActor () async -> Void
  ) {
    self.init(.automatic, role, .task(words, task), TextBlock(words))
  }
}

extension PushButton where Label == IconLabel {
  /// Creates a button that shows the symbol `icon` and `words`, and performs `action`.
  public init(
    _ words: String,
    icon: String,
    role: PushButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(.automatic, role, .call(action), IconLabel(words, icon: icon))
  }

  /// Creates a button that shows the symbol `icon` and `words`, and starts `task`, which a stage follows:
  /// `Stage.finish()`.
  public init(
    _ words: String,
    icon: String,
    role: PushButtonRole? = nil,
    task: @escaping @MainActor () async -> Void
  ) {
    self.init(.automatic, role, .task(words, task), IconLabel(words, icon: icon))
  }
}

/// The action of a tap on a button: a call, or asynchronous code under a label.
///
/// A structure, because enumerations are compared by reflection, which costs much more.
private struct ButtonAction {
  private var call: (() -> Void)?
  private var label: String?
  private var code: (@MainActor () async -> Void)?

  static func call(_ action: @escaping () -> Void) -> ButtonAction { ButtonAction(call: action) }

  /// Starts `code` under `label`.
  static func task(
    _ label: String,
    _ code: @escaping @MainActor () async -> Void
  ) -> ButtonAction {
    ButtonAction(label: label, code: code)
  }

  @MainActor func pressed(in inherited: InheritedValues) -> @MainActor () -> Void {
    if let label, let code { return { inherited.startAction(label, code) } }
    let call = call
    return { call?() }
  }
}

/// The visible part of a button: its label in a look of the platform or of the app.
private struct ButtonFace<Content: Element>: PrimitiveElement {
  let designer: Designer<ButtonParts>?
  let role: PushButtonRole?
  let dressed: ButtonChrome<Content>

  func resolve(into resolver: inout Resolver) {
    guard let designer else { return dressed.resolve(into: &resolver) }
    let parts = ButtonParts(label: AnyElement(dressed.label), role: role)
    resolver.design(parts, by: designer, resetting: \.buttonStyling)
  }
}

/// The padding and the surface around a button's label.
struct ButtonChrome<Content: Element>: Element {
  let metrics: ButtonMetrics?
  let surface: Ink?
  let face: BarFace?
  let content: Content

  /// The content, of which several elements are side by side.
  ///
  /// Public code relies on it for links: Hacking with Swift's project 11 has a picture and a column of texts in the label of a
  /// `NavigationLink`. For other buttons it is likely.
  var label: some Element { StackedIfSeveral(axis: .horizontal, content: content) }

  var body: some Element {
    if let metrics, let surface {
      if let style = metrics.style {
        label.font(style).padding(metrics.insets).background(surface)
      } else {
        label.padding(metrics.insets).background(surface)
      }
    } else if let face {
      let isSymbol = content is Icon || content is IconLabel
      label
        .padding(.horizontal, isSymbol ? 0 : face.inset.points)
        .frame(minWidth: face.minimumWidth(isSymbol: isSymbol), minHeight: face.height)
    } else {
      label
    }
  }
}

extension ButtonMetrics {
  fileprivate var insets: Insets {
    Insets(
      top: vertical.points,
      leading: horizontal.points,
      bottom: vertical.points,
      trailing: horizontal.points
    )
  }
}
