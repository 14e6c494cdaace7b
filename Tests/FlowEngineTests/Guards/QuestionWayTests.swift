import Testing

@testable import FlowEngine

/// Surfaces that the way to a question dismisses: a detour of the first tab asks, a form of the second is over it, and
/// over both is a screen of the detour, from which the call is made.
@MainActor
struct QuestionWayTests {
  private let detour = PlaceCoordinator("Detour", root: "detour", handles: ["sure"])
  private let form = PlaceCoordinator("Form", root: "form", handles: ["keep"])
  private let red = PlaceCoordinator("Red", root: "red")
  private let tabs: PlaceTabs

  init() {
    let green = PlaceCoordinator("Green", root: "green", modals: ["form"])
    green.addModalCoordinator(form)
    tabs = PlaceTabs(tabs: [red, green])
    red.presentDetour(detour, presenting: "detour")
    green.go("form")
    detour.present("page")
    detour.answering.guardsDismissal = { _ in .ask(Place("sure")) }
  }

  private let before = """
    [*Red* Green] red | cover Detour: detour | sheet Form: form | sheet page: page
    """

  @Test("A form that is in the way of a question, and allows it, goes")
  func allowed() {
    #expect(tabs.picture == before)
    #expect(red.dismissDetour())
    #expect(tabs.picture == "[*Red* Green] red | cover Detour: detour > sure")
  }

  @Test("A form that stays was taken away by the question of another surface")
  func refused() {
    form.answering.guardsDismissal = { _ in .refuse(reason: "It stays.") }
    #expect(!red.dismissDetour())
    #expect(tabs.picture == before)
    #expect(
      tabs.unhandledErrors == [
        .dismissalRefused(
          surface: form.ownerPath,
          reason: "navigation to sure",
          because: "It stays."
        )
      ]
    )
  }

  @Test("A form that asks, too, asks first, and then the detour does")
  func asked() {
    let gate = Gate()
    form.answering.guardsDismissal = gate.asks("keep")
    #expect(red.dismissDetour())
    #expect(tabs.pendingIntent?.guardian == form.ownerPath)
    #expect(form.words == "form keep")
    gate.isOpen = true
    #expect(!red.resumeIntent())
    #expect(tabs.pendingIntent?.guardian == detour.ownerPath)
    #expect(tabs.picture == "[*Red* Green] red | cover Detour: detour > sure")
  }
}
