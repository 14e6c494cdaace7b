import LayoutSim

/// The settled frames of elements in a window that puts its root at the origin.
@MainActor
struct Laid {
  let show: Show

  init(
    _ width: Double? = nil,
    _ height: Double? = nil,
    @ElementBuilder content: () -> some Element
  ) {
    show = Show(Proposal(width: width, height: height), content: content)
  }

  var size: Size { show.pass.size }

  subscript(tag: String) -> Rect? { show.pass.frame(of: tag) }
}

/// A rigid rectangle that a test finds by its name.
struct Block: Element {
  let name: String
  let width: Double
  let height: Double

  init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some Element {
    Picture(name, width: width, height: height).accessibilityIdentifier(name)
  }
}

/// A flexible rectangle that a test finds by its name.
struct Surface: Element {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some Element {
    Fill().accessibilityIdentifier(name)
  }
}
