/// Leaves what is presented or pushed.
///
/// ```swift
/// struct FilterSheet: Element {
///   @Inherited(\.dismiss) private var dismiss
///
///   var body: some Element { PushButton("Done") { dismiss() } }
/// }
/// ```
public struct LeaveAction: Sendable {
  let action: (@MainActor @Sendable () -> Void)?

  /// Dismisses the sheet, the cover or the popover, or goes back from a pushed screen; does nothing where there is
  /// nothing to leave.
  @MainActor
  public func callAsFunction() { action?() }
}

private struct PresentationDismissalKey: InheritedKey {
  static let defaultValue: (@MainActor @Sendable () -> Void)? = nil
}

extension InheritedValues {
  /// Dismisses the sheet, the cover or the popover that an element presents with this content; `nil` elsewhere.
  var presentationDismissal: (@MainActor @Sendable () -> Void)? {
    get { self[PresentationDismissalKey.self] }
    set { self[PresentationDismissalKey.self] = newValue }
  }

  /// Leaves the screen: dismisses the sheet, the cover or the popover that it is in, or goes back if it was pushed.
  ///
  /// It imitates the value of that name in SwiftUI's environment. On a screen of a coordinator it goes back as
  /// ``navigationBackAction`` does, but only from that screen: what was pushed over it goes, too, and once the screen has
  /// gone it does nothing.
  public var dismiss: LeaveAction {
    let way = wayBack
    return LeaveAction(action: presentationDismissal ?? way.dismissal ?? way.action)
  }

  /// Whether the screen is presented or was pushed, so that ``dismiss`` leaves it.
  ///
  /// It imitates the value of that name in SwiftUI's environment.
  public var isPresented: Bool { presentationDismissal != nil || navigationBackAction != nil }
}
