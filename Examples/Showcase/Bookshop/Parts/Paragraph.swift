import LayoutSim

/// Text that is never truncated: it takes the height of its lines.
///
/// This matters inside a sheet with the height of its content, which squeezes text that can shrink.
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
