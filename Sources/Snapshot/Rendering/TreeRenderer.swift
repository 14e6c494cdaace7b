import LayoutSim

/// A text format for render trees.
///
/// A renderer is a pure function: the same tree gives the same bytes on every machine.
public struct TreeRenderer: Sendable {
  /// The extension of reference files that hold its output, without a dot.
  public let fileExtension: String

  /// Writes a tree; the text ends in exactly one newline.
  public let render: @Sendable (RenderTree) -> String

  /// Creates a renderer whose reference files have the extension `fileExtension`.
  public init(fileExtension: String, render: @escaping @Sendable (RenderTree) -> String) {
    self.fileExtension = fileExtension
    self.render = render
  }
}
