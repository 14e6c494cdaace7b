import Bookshop
import LayoutSim
import Testing

/// An app after the login, on a device.
@MainActor
struct OpenShop {
  let app = AppCoordinator()
  let stage: Stage

  init(
    on device: Device = .iPhone15,
    typeSize: TypeSize = .large,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stage = Stage(app, on: device, typeSize: typeSize)
    #expect(app.navigate(to: AppRoute.shop), sourceLocation: sourceLocation)
  }

  /// The names of the routes on screen, from the back to the front of the front-most stack.
  var frontStack: [String] {
    app.composition.surfaces.last?.content.screens ?? []
  }

  /// The nodes that the user reads, by label.
  func node(_ label: String) -> RenderNode? {
    stage.renderTree.nodes.first { $0.label == label && $0.detail != .layout }
  }
}
