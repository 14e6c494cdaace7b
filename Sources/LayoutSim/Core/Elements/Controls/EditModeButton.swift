/// The button that begins and ends the editing of the screen's lists: “Edit”, and then “Done”.
///
/// It switches ``InheritedValues/editMode``, and is disabled where there is none. It imitates SwiftUI's button for edit
/// mode.
public struct EditModeButton: Element {
  @Inherited(\.editMode) private var editMode: Bound<Bool>?

  /// Creates the button.
  public init() {}

  /// The button.
  public var body: some Element {
    let editMode = editMode
    PushButton(editMode?.wrappedValue == true ? "Done" : "Edit") { editMode?.wrappedValue.toggle() }
      .disabled(editMode == nil)
  }
}
