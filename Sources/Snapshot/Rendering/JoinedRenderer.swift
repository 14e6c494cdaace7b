import LayoutSim

extension TreeRenderer {
  /// The texts of several renderers one after the other, with an empty line between two.
  ///
  /// ```swift
  /// assertSnapshot(of: stage, as: .joined([.outline, .wireframe]))
  /// ```
  ///
  /// Reference files have the extensions of all, joined by hyphens: `outline-wireframe`; `txt` for none.
  public static func joined(_ renderers: [TreeRenderer]) -> TreeRenderer {
    let extensions = renderers.map(\.fileExtension).joined(separator: "-")
    return TreeRenderer(fileExtension: extensions.isEmpty ? "txt" : extensions) { tree in
      renderers.map { $0.render(tree) }.joined(separator: "\n")
    }
  }
}
