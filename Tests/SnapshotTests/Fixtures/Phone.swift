@testable import LayoutSim

extension Device {
  /// The device of the examples: 393 by 852 points, 59 of them unsafe above and 34 below.
  static let phone = Device(
    id: "iphone-15",
    name: "iPhone 15",
    idiom: .phone,
    size: Size(width: 393, height: 852),
    scale: 3,
    safeArea: Insets(top: 59, bottom: 34),
    layoutMargin: 16,
    hasHomeIndicator: true
  )

  /// A window of 80 by 96 points, ten columns by four rows of a wireframe.
  static let stamp = Device(
    id: "stamp",
    name: "Stamp",
    idiom: .phone,
    size: Size(width: 80, height: 96),
    scale: 2,
    safeArea: .zero,
    layoutMargin: 0,
    hasHomeIndicator: false
  )
}

extension RenderTree {
  /// What `sketch` shows on the phone of the examples.
  static func phone(_ sketch: Sketch, findings: [Finding] = []) -> RenderTree {
    RenderTree(traits: Traits(device: .phone), nodes: sketch.nodes, findings: findings)
  }

  /// A window of 80 by 96 points with `children`.
  static func stamp(_ children: Sketch...) -> RenderTree {
    RenderTree(
      traits: Traits(device: .stamp),
      nodes: Sketch(.window, at: .at(0, 0, 80, 96), children).nodes
    )
  }
}
