import Snapshot
import Testing

@MainActor
@Test(
  "A note at every size",
  arguments: [Device.iPhoneSE3, .iPhone15],
  [TypeSize.large, .accessibility3]
)
func noteAtEverySize(device: Device, typeSize: TypeSize) {
  let app = AppCoordinator()
  let stage = Stage(app, on: device, typeSize: typeSize)
  app.navigate(to: AppRoute.shop)
  app.navigate(to: TeaRoute.note("Assam"))
  assertSnapshot(of: stage, named: "\(device) \(typeSize)")
}
