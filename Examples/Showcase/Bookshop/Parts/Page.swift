import LayoutSim

/// A screen's content: parts in a column, which scrolls if necessary.
struct Page<Content: Element>: Element {
  private let content: Content

  init(@ElementBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some Element {
    ScrollArea {
      Column(alignment: .leading, spacing: 16) { content }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
