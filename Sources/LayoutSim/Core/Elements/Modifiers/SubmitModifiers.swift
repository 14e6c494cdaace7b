/// The kinds of fields whose return key submits, as in SwiftUI's set of the same purpose.
public struct SubmitKinds: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: Int

  /// Creates the set of the kinds whose bits are set in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields for text.
  public static let text = SubmitKinds(rawValue: 1 << 0)

  /// Fields for a search.
  public static let search = SubmitKinds(rawValue: 1 << 1)
}

extension Element {
  /// Performs `action` when the return key is pressed in a field inside.
  ///
  /// Actions of inner elements precede those of outer ones. The field loses the focus afterwards, unless the action gives
  /// it to another. `Stage.submit()` presses the key. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of fields.
  ///   - action: The action.
  /// - Returns: The content with the action.
  public func onSubmit(
    of kinds: SubmitKinds = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some Element {
    SubmitModifier(kinds: kinds, action: { _ in action() }, content: self)
  }

  /// Starts `task` when the return key is pressed in a field inside; a stage follows it: `Stage.finish()`.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of fields.
  ///   - task: The code; its label in errors of the stage is that of the field.
  /// - Returns: The content with the code.
  public func onSubmit(
    of kinds: SubmitKinds = .text,
    task: @escaping @MainActor () async -> Void
  ) -> some Element {
    SubmitModifier(
      kinds: kinds,
      action: { $0.inherited.startAction($0.field, task) },
      content: self
    )
  }
}

/// The field in which the return key was pressed.
struct SubmittedField {
  let field: String
  let inherited: InheritedValues
}

private struct SubmitModifier<Content: Element>: Element {
  let kinds: SubmitKinds
  let action: @MainActor (SubmittedField) -> Void
  let content: Content

  @Inherited(\.submitActions) private var outer

  var body: some Element {
    content.environment(\.submitActions, [SubmitAction(kinds: kinds, action: action)] + outer)
  }
}

/// The action of the return key in fields of some kinds.
struct SubmitAction {
  let kinds: SubmitKinds
  let action: @MainActor (SubmittedField) -> Void
}

private struct SubmitActionsKey: InheritedKey { static var defaultValue: [SubmitAction] { [] } }

extension InheritedValues {
  /// The actions of the return key, inner ones first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// Performs the actions for the field called `field`, which is of `kind`.
  @MainActor
  func submit(_ field: String, kind: SubmitKinds) {
    for action in submitActions where action.kinds.contains(kind) {
      action.action(SubmittedField(field: field, inherited: self))
    }
  }
}

extension Element {
  /// Links the focus of the field with `isFocused`: it is `true` as long as the field has the focus, and setting it gives
  /// the field the focus or removes it.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func focused(_ isFocused: FocusBinding<Bool>) -> some Element {
    focused(isFocused, by: true)
  }

  /// Links the focus of the field with `focus`: it is `value` as long as the field has the focus, and setting it to
  /// `value` gives the field the focus.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func focused<Value: Hashable>(
    _ focus: FocusBinding<Value?>,
    equals value: Value
  ) -> some Element {
    focused(focus, by: value)
  }

  private func focused<Value: Hashable>(
    _ focus: FocusBinding<Value>,
    by value: Value
  ) -> some Element {
    let link = FocusLink(
      state: ObjectIdentifier(focus.storage),
      isClaiming: { focus.wrappedValue == value },
      claim: { focus.wrappedValue = value },
      release: { if focus.wrappedValue == value { focus.wrappedValue = focus.nothing } }
    )
    return annotated { $0.addGestures { $0.focusLinks.append(link) } }
  }
}
