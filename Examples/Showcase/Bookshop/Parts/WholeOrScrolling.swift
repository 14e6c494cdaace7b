import LayoutSim

/// Content that only scrolls if there is not enough space for all of it, for example at the largest text
/// sizes.
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
