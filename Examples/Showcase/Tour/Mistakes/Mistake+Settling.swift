import LayoutSim

extension Mistake {
  /// Layouts that never settle.
  static var settling: [Mistake] {
    [
      onScreen("A height that follows itself") { Growing() },
      onScreen("A width that goes to and fro") { Swinging() },
    ]
  }
}

private struct Growing: Element {
  @Local private var height = 10.0

  var body: some Element {
    Fill()
      .frame(width: 50, height: height)
      .onSizeChange { height = $0.height + 1 }
  }
}

private struct Swinging: Element {
  @Local private var width = 10.0

  var body: some Element {
    Fill()
      .frame(width: width, height: 10)
      .onGeometryChange(of: \.size.width) { width = $0 == 10 ? 20 : 10 }
  }
}
