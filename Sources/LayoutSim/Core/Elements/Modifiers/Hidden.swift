extension Element {
  /// Hides the content but keeps its space, unless `isHidden` is `false`.
  ///
  /// It is laid out as usual, cannot be tapped, and has no line in outlines unless they print all boxes. It
  /// imitates SwiftUI's modifier of that name.
  public func hidden(_ isHidden: Bool = true) -> some Element {
    Annotated(
      content: self,
      semantics: isHidden ? Semantics(detail: .layout, flags: .hidden) : Semantics(detail: .layout),
      label: .group
    )
  }
}
