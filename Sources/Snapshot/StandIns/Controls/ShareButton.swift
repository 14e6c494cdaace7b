import LayoutSim

/// A button that would open the sheet with which the system shares something; a tap does nothing.
///
/// It stands for SwiftUI's `ShareLink`, whose own label is “Share…” beside an arrow that leaves a box.
public struct ShareButton<Label: Element>: Element {
  private let label: Label

  /// Creates a button with a label, for one item or several.
  public init<Item>(
    item: Item,
    subject: TextBlock? = nil,
    message: TextBlock? = nil,
    preview: SharePreview? = nil,
    @ElementBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button with a label, for several items.
  public init<Items: Collection>(
    items: Items,
    subject: TextBlock? = nil,
    message: TextBlock? = nil,
    @ElementBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The button.
  public var body: some Element { PushButton(action: {}, label: { label }) }
}

extension ShareButton where Label == IconLabel {
  /// Creates a button with the system's label, or a title beside its icon.
  public init<Item>(
    _ title: String = "Share…",
    item: Item,
    subject: TextBlock? = nil,
    message: TextBlock? = nil,
    preview: SharePreview? = nil
  ) {
    label = IconLabel(title, icon: "square.and.arrow.up")
  }

  /// Creates a button with the system's label, or a title beside its icon, for several items.
  public init<Items: Collection>(
    _ title: String = "Share…",
    items: Items,
    subject: TextBlock? = nil,
    message: TextBlock? = nil
  ) {
    label = IconLabel(title, icon: "square.and.arrow.up")
  }
}

/// What a sheet would show of something that is shared.
public struct SharePreview: Sendable {
  /// Creates what is never shown.
  public init(_ title: String) {}

  /// Creates what is never shown.
  public init(_ title: String, image: Any) {}

  /// Creates what is never shown.
  public init(_ title: String, image: Any, icon: Any) {}
}
