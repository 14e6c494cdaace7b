import LayoutSim

/// A way of writing a render tree as text.
///
/// A renderer is a pure function: the same tree gives the same bytes on every machine.
public struct TreeRenderer: Sendable {
  /// The ending of reference files that hold its output, without a dot.
  public let fileExtension: String

  /// Writes a tree; the text ends in exactly one newline.
  public let render: @Sendable (RenderTree) -> String

  /// A renderer whose reference files end in `fileExtension`.
  public init(fileExtension: String, render: @escaping @Sendable (RenderTree) -> String) {
    self.fileExtension = fileExtension
    self.render = render
  }
}
