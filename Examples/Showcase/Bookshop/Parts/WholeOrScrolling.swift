import LayoutSim

/// Content as it is where there is room for all of it, and scrolled where there is not: at the largest text
/// sizes, say.
struct WholeOrScrolling<Content: Element>: Element {
  private let content: Content

  init(@ElementBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some Element {
    FirstFit(in: .vertical) {
      content
      ScrollArea { content }
    }
  }
}
