import LayoutSim

/// An alert as a value, for code that creates alerts outside the view that shows them.
///
/// It imitates SwiftUI's `Alert`, and its `ActionSheet`, which have buttons of one type here.
public struct AlertValue {
  /// A button of an alert.
  @MainActor
  public struct Button {
    let label: String
    let role: PushButtonRole?
    let action: () -> Void

    /// A button without a role.
    public static func `default`(_ label: TextBlock, action: (() -> Void)? = {}) -> Button {
      Button(label: label.plainWords, role: nil, action: action ?? {})
    }

    /// A button that changes nothing.
    public static func cancel(_ label: TextBlock, action: (() -> Void)? = {}) -> Button {
      Button(label: label.plainWords, role: .cancel, action: action ?? {})
    }

    /// A button “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: "Cancel", role: .cancel, action: action ?? {})
    }

    /// A button for what cannot be undone.
    public static func destructive(_ label: TextBlock, action: (() -> Void)? = {}) -> Button {
      Button(label: label.plainWords, role: .destructive, action: action ?? {})
    }
  }

  let title: String
  let message: TextBlock?
  let buttons: [Button]

  /// Creates an alert with one button, which is “OK” by default.
  @MainActor
  public init(title: TextBlock, message: TextBlock? = nil, dismissButton: Button? = nil) {
    self.init(title, message, [dismissButton ?? .default(TextBlock("OK"))])
  }

  /// Creates an alert with two buttons.
  @MainActor
  public init(
    title: TextBlock,
    message: TextBlock? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.init(title, message, [primaryButton, secondaryButton])
  }

  /// Creates an action sheet.
  @MainActor
  public init(
    title: TextBlock,
    message: TextBlock? = nil,
    buttons: [Button]
  ) {
    self.init(title, message, buttons)
  }

  @MainActor
  private init(_ title: TextBlock, _ message: TextBlock?, _ buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title.plainWords, message, buttons)
  }

  @MainActor
  @ElementBuilder
  fileprivate var actions: some Element {
    Each(buttons.indices, id: \.self) { index in
      PushButton(buttons[index].label, role: buttons[index].role, action: buttons[index].action)
    }
  }
}

extension Element {
  /// Shows an alert that `content` creates.
  public func alert(isPresented: Bound<Bool>, content: () -> AlertValue) -> some Element {
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(alert?.title ?? "", isPresented: isPresented) {
      if let alert { alert.actions }
    } message: {
      if let message = alert?.message { message }
    }
  }

  /// Shows an alert that `content` makes for an item, as long as there is one.
  public func alert<Item: Identifiable>(
    item: Bound<Item?>,
    content: (Item) -> AlertValue
  ) -> some Element {
    let alert = item.wrappedValue.map(content)
    return self.alert(isPresented: item.isThere()) { alert ?? AlertValue(title: TextBlock("")) }
  }

  /// Shows an action sheet that `content` creates.
  public func actionSheet(isPresented: Bound<Bool>, content: () -> AlertValue) -> some Element {
    let sheet = isPresented.wrappedValue ? content() : nil
    return confirmationDialog(
      sheet?.title ?? "",
      isPresented: isPresented,
      titleVisibility: .visible
    ) {
      if let sheet { sheet.actions }
    } message: {
      if let message = sheet?.message { message }
    }
  }

  /// Shows an action sheet that `content` makes for an item, as long as there is one.
  public func actionSheet<Item: Identifiable>(
    item: Bound<Item?>,
    content: (Item) -> AlertValue
  ) -> some Element {
    let sheet = item.wrappedValue.map(content)
    return actionSheet(isPresented: item.isThere()) { sheet ?? AlertValue(title: TextBlock("")) }
  }
}

extension Bound {
  /// Whether there is an item; `false` removes it.
  fileprivate func isThere<Item>() -> Bound<Bool> where Value == Item? {
    Bound<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
