@testable import LayoutSim

extension Device {
  /// The device of the examples: 393 by 852 points, 59 of them unsafe above and 34 below.
  static let phone = Device.iPhone15

  /// A window of 80 by 96 points, ten columns by four rows of a wireframe.
  static let stamp = Device(
    id: "stamp",
    name: "Stamp",
    idiom: .phone,
    scale: 2,
    cornerRadius: 0,
    hasHomeIndicator: false,
    portrait: stampDisplay,
    landscape: stampDisplay
  )

  /// A device whose safe area differs on all edges: 1 above, 2 leading, 3 below, 4 trailing.
  static let notched = Device(
    id: "notched",
    name: "Notched",
    idiom: .phone,
    scale: 2,
    cornerRadius: 0,
    hasHomeIndicator: false,
    portrait: notchedDisplay,
    landscape: notchedDisplay
  )

  private static let notchedDisplay = DisplayGeometry(
    size: Size(width: 80, height: 96),
    safeArea: Insets(top: 1, leading: 2, bottom: 3, trailing: 4),
    newSafeArea: nil,
    layoutMargin: 0,
    horizontalSizeClass: .compact,
    verticalSizeClass: .regular
  )

  private static let stampDisplay = DisplayGeometry(
    size: Size(width: 80, height: 96),
    safeArea: .zero,
    newSafeArea: nil,
    layoutMargin: 0,
    horizontalSizeClass: .compact,
    verticalSizeClass: .regular
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
