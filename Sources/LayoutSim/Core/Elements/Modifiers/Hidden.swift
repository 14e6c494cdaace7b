extension Element {
  /// Keeps the room of the content free and shows nothing there, unless `isHidden` is `false`.
  ///
  /// It is laid out as ever, cannot be pressed, and an outline has no line of it unless it prints all
  /// boxes. It imitates SwiftUI's modifier of the name.
  public func hidden(_ isHidden: Bool = true) -> some Element {
    Annotated(
      content: self,
      semantics: isHidden ? Semantics(detail: .layout, flags: .hidden) : Semantics(detail: .layout),
      label: .group
    )
  }
}
