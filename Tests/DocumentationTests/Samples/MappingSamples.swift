import Foundation
import Snapshot
import Testing

@MainActor
private func documents() async throws {
  var shop = Exploration("shop") { ShopCoordinator() }
  shop.routes(ShopRoute.list, ShopRoute.item(1), ShopRoute.cart)
  let map = await shop.run()
  try map.write(to: URL(fileURLWithPath: "map"))
}

@MainActor
private func declarations(_ shop: inout Exploration<ShopCoordinator>, _ screens: ScreenTable) {
  shop.inputs["Name"] = ["Ned", "Anastasia Featherstonehaugh-Cholmondeley"]
  shop.inputs["#code"] = ["0000"]
  shop.leaveOut(.tap("Sign out"), .tapGrabber)
  shop.kind = { $0.hasPrefix("item(") ? "item" : nil }
  shop.stage = { app, traits in Stage(app, under: traits, screens: screens) }
  shop.limits = ExplorationLimits(entries: 4, repeats: 2)
  shop.unwantedFindings.insert(.smallTarget)
  shop.closingButtons = ["Cancel", "Not now"]
  shop.laws.remove(.turns)
}

@MainActor
private func leftOut(_ map: ScreenMap) {
  #expect(map.leftOut.allSatisfy { $0.reason == .declared })
}

@MainActor
private func goingOn(_ shop: inout Exploration<ShopCoordinator>) {
  shop.walks(200, length: 60, seed: 1)
}

@MainActor
private func matrix() async throws {
  for device in [Device.iPhoneSE3, .iPhone15] {
    await assertScreenMap(of: try teaShop(under: Traits(device: device)), named: "\(device)")
  }
}

@MainActor
private func command() async throws {
  await ScreenMapCommand.main(try teaShop())
}

@MainActor
private func travel(
  _ script: Script,
  _ shop: Exploration<AppCoordinator>,
  _ map: ScreenMap
) async throws {
  let replay = await Replay(script, of: shop, on: map)
  try await replay.go(to: 3)
  print(replay.stage.topScreen?.title ?? "")
  print(try await replay.difference(from: 2, to: 5).summary)
  assertSnapshot(of: try await replay[5])
}

@MainActor
private func recorded(_ stage: Stage, _ app: AppCoordinator) throws {
  let story = Story("A shipment interrupts a note", on: stage)
  try story.tap("Write a note")
  story.step("order 7 is shipped") { app.orderShipped(7) }
  let script = Script(story.recorder)
  try script.description.write(toFile: "a.script", atomically: true, encoding: .utf8)
}
