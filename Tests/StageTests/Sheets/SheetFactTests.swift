import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Facts about sheets in an outline.
@MainActor
struct SheetFactTests {
  private func facts(
    _ detents: [ModalPresentationDetent],
    on device: Device = .iPhone15,
    content: @escaping @MainActor (StubRoute) -> (any Element)?
  ) throws -> [Fact] {
    let tree = SheetStage(detents, on: device, content: content).stage.renderTree
    return try #require(tree.all(.sheet).first).facts
  }

  @Test("The detent, those on offer, the measured height and what is kept free below")
  func content() throws {
    let facts = try facts([.large, .custom]) { _ in Fill().frame(height: 278) }
    #expect(
      facts == [
        Fact("owner", "sheet"), Fact("detent", "custom"), Fact("of", "large,custom"),
        Fact("measured", "278"), Fact("inset", "34"),
      ]
    )
  }

  @Test("A published minimum, and nothing kept free on a phone with a home button")
  func minimum() throws {
    let facts = try facts([.small], on: .iPhoneSE3) { _ in
      Fill().frame(height: 300).preference(MinimumHeightKey.self, value: 90)
    }
    #expect(
      facts == [
        Fact("owner", "sheet"), Fact("detent", "small"), Fact("of", "small"),
        Fact("measured", "300"), Fact("minimum", "90"),
      ]
    )
  }

  @Test("A sheet without a detent that can be shown is marked")
  func none() throws {
    let facts = try facts([]) { _ in Fill().frame(height: 300) }
    #expect(facts.contains(Fact("detent", "none")))
  }

  @Test("A measurement names the coordinator and the route of its sheet")
  func measurement() throws {
    let sheet = try SheetStage([.medium, .large]).measurement()
    #expect("\(sheet.owner)" == "app/modal sheet")
    #expect(sheet.route == RouteDescription(StubRoute("sheet")))
    #expect(sheet.detents == [.medium, .large])
  }

  @Test(
    "A height is printed to two decimals without trailing zeros",
    arguments: [
      (300, "300"), (12.5, "12.5"), (12.05, "12.05"), (12.346, "12.35"), (0.004, "0"),
      (-0.25, "-0.25"), (-0.001, "0"), (1.999, "2"), (.infinity, "inf"), (.nan, "nan!"),
    ]
  )
  func numbers(height: Double, printed: String) throws {
    let facts = try facts([.custom]) { _ in
      Fill().preference(IdealHeightKey.self, value: height)
    }
    #expect(facts.contains(Fact("measured", printed)))
  }
}
