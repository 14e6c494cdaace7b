extension Element {
  /// Keeps the room of the content free and shows nothing there.
  ///
  /// It is laid out as ever, cannot be pressed, and an outline has no line of it unless it prints all
  /// boxes. It imitates SwiftUI's modifier of the name.
  public func hidden() -> some Element {
    Annotated(
      content: self,
      semantics: Semantics(detail: .layout, flags: .hidden),
      label: .group
    )
  }
}
