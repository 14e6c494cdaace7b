import LayoutSim

/// A screen's content: parts one below the other, which scroll if there are many.
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
