import FlowEngine
import LayoutSim
import Testing

/// A stage with one sheet over its base screen.
@MainActor
package struct SheetStage {
  package let app: StubCoordinator
  package let sheet: StubCoordinator
  package let stage: Stage

  /// Presents a sheet at `detents` whose screens are all `content`.
  package init(
    _ detents: [ModalPresentationDetent],
    selected: ModalPresentationDetent? = nil,
    on device: Device = .iPhone15,
    orientation: Orientation = .portrait,
    typeSize: TypeSize = .large,
    platform: PlatformProfile = .iOS18,
    content: @escaping @MainActor (StubRoute) -> (any Element)? = { _ in Fill() }
  ) {
    let configuration = ModalDetentConfiguration(detents: detents, selectedDetent: selected)
    app = StubCoordinator("home", modals: ["sheet": configuration])
    sheet = StubCoordinator("sheet", handles: ["next", "last"], screens: content)
    app.addModalCoordinator(sheet)
    app.navigate(to: StubRoute("sheet"))
    stage = Stage(
      app,
      on: device,
      orientation: orientation,
      typeSize: typeSize,
      platform: platform
    )
  }

  /// The sheet's measurement.
  package func measurement(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SheetMeasurement {
    try #require(stage.sheets.first, sourceLocation: sourceLocation)
  }
}
