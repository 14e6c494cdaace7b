import Snapshot
import Testing

@MainActor
@Test("A note fits", arguments: [Device.iPhoneSE3, .iPhone15], [TypeSize.large, .accessibility3])
func noteFits(device: Device, typeSize: TypeSize) {
  let app = AppCoordinator()
  let stage = Stage(app, on: device, typeSize: typeSize)
  app.navigate(to: AppRoute.shop)
  app.navigate(to: TeaRoute.note("Assam"))
  #expect(stage.renderTree.findings.isEmpty)
  assertSnapshot(of: stage, named: "\(device) \(typeSize)")
}
