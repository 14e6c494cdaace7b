import LayoutSim
import SnapshotRendering

// The actions of most stories; ``perform(_:fileID:filePath:line:column:expecting:)`` accepts any.
extension Story {
  /// Taps the target `name`, see ``/LayoutSim/Stage/tap(_:)``.
  public func tap(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.tap(name), at: origin, expecting: expected)
  }

  /// Taps the tab titled `title`, see ``/LayoutSim/Stage/selectTab(_:)``.
  public func selectTab(
    _ title: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.selectTab(title), at: origin, expecting: expected)
  }

  /// Taps the back button, see ``/LayoutSim/Stage/goBack()``.
  public func goBack(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.goBack, at: origin, expecting: expected)
  }

  /// Swipes back from the edge, see ``/LayoutSim/Stage/swipeBack(in:progress:releasing:)``.
  public func swipeBack(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.swipeBack(), at: origin, expecting: expected)
  }

  /// Toggles the switch `name`, see ``/LayoutSim/Stage/toggle(_:)``.
  public func toggle(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.toggle(name), at: origin, expecting: expected)
  }

  /// Enters text into the control `name`, see ``/LayoutSim/Stage/enter(_:into:)``.
  public func enter(
    _ words: String,
    into name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.enter(words, into: name), at: origin, expecting: expected)
  }

  /// Scrolls to the element `name`, see ``/LayoutSim/Stage/scroll(to:)``.
  public func scroll(
    to name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.scrollTo(name), at: origin, expecting: expected)
  }

  /// Drags the sheet to another of its heights, see ``/LayoutSim/Stage/dragSheet(to:)``.
  public func dragSheet(
    to detent: ModalPresentationDetent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.dragSheet(to: detent), at: origin, expecting: expected)
  }

  /// Swipes the sheet off the screen, see ``/LayoutSim/Stage/swipeSheetAway()``.
  public func swipeSheetAway(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.swipeSheetAway, at: origin, expecting: expected)
  }

  /// Taps outside the sheet, see ``/LayoutSim/Stage/tapOutside()``.
  public func tapOutside(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    expecting expected: (() -> String)? = nil
  ) throws(StageError) {
    let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
    try perform(.tapOutside, at: origin, expecting: expected)
  }
}
