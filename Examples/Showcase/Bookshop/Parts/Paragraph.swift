import LayoutSim

/// Running text that is never cut: it takes the height that its lines need.
///
/// Inside a sheet that is sized by its content this matters, because text that may shrink does.
struct Paragraph: Element {
  private let words: String

  init(_ words: String) {
    self.words = words
  }

  var body: some Element {
    TextBlock(words)
      .fixedSize(horizontal: false, vertical: true)
  }
}
