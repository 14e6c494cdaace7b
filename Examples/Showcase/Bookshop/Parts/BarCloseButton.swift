import LayoutSim

extension Element {
  /// Adds a bar button that dismisses the surface, for the root screen of a sheet with a bar.
  func closesFromBar(_ words: String = "Close") -> some Element {
    BarClosing(words: words, content: self)
  }
}

private struct BarClosing<Content: Element>: Element {
  let words: String
  let content: Content

  @Inherited(\.canNavigateBack) private var canNavigateBack
  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element {
    if canNavigateBack, let goBack {
      content.toolbar { PushButton(words, action: goBack).accessibilityIdentifier("close") }
    } else {
      content
    }
  }
}
