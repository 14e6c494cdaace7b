private struct EditModeKey: InheritedKey { static var defaultValue: Bound<Bool>? { nil } }
private struct DeleteKey: InheritedKey { static let defaultValue = false }
private struct MoveKey: InheritedKey { static let defaultValue = false }
private struct SelectionKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// Whether the rows of lists are being edited; `nil` if they never are.
  ///
  /// Each screen of a stage has one. An app sets its own with `.environment(\.editMode, $isEditing)`.
  public var editMode: Bound<Bool>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether rows are not deleted here.
  var isDeleteDisabled: Bool {
    get { self[DeleteKey.self] }
    set { self[DeleteKey.self] = newValue }
  }

  /// Whether rows are not moved here.
  var isMoveDisabled: Bool {
    get { self[MoveKey.self] }
    set { self[MoveKey.self] = newValue }
  }

  /// Whether rows are not selected here.
  var isSelectionDisabled: Bool {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
}

/// Whether a row is not deleted.
enum DeleteDisabledKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// Whether a row is not moved.
enum MoveDisabledKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// Whether a row is not selected.
enum SelectionDisabledKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension Element {
  /// Keeps this row of an ``Each``, or all of them, from being selected by a tap.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some Element {
    containerValue(SelectionDisabledKey.self, isDisabled)
      .transformEnvironment(\.self) { if isDisabled { $0.isSelectionDisabled = true } }
  }

  /// Keeps this row of an ``Each``, or all of them, from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some Element {
    containerValue(DeleteDisabledKey.self, isDisabled)
      .transformEnvironment(\.self) { if isDisabled { $0.isDeleteDisabled = true } }
  }

  /// Keeps this row of an ``Each``, or all of them, in its place.
  ///
  /// Others may still be moved over it.
  public func moveDisabled(_ isDisabled: Bool) -> some Element {
    containerValue(MoveDisabledKey.self, isDisabled)
      .transformEnvironment(\.self) { if isDisabled { $0.isMoveDisabled = true } }
  }
}

/// The button that begins and ends the editing of the screen's lists: “Edit”, and then “Done”.
///
/// It switches ``InheritedValues/editMode``, and is disabled if there is none. It imitates SwiftUI's button for edit
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
