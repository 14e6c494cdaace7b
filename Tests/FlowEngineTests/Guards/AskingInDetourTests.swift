import Testing

@testable import FlowEngine

/// What asks before it goes, in a detour that is not there yet.
@MainActor
struct AskingInDetourTests {
  private let host = PlaceCoordinator("Host", root: "home")
  private let detour = PlaceCoordinator("Detour", root: "detour", handles: ["d"], modals: ["form"])
  private let form = PlaceCoordinator("Form", root: "form", handles: ["discard"])
  private let gate = Gate()

  init() {
    detour.addModalCoordinator(form)
    form.answering.guardsDismissal = gate.asks("discard")
    detour.go("form")
  }

  private var refusal: FlowError {
    .questionUnseen(
      question: RouteDescription(Place("discard")),
      surface: host.ownerPath.appending(OwnerStep(role: .detour, name: "Detour"))
        .appending(OwnerStep(role: .modal, name: "Form"))
    )
  }

  @Test("A question of a form in the detour was planned in the host, and trapped after some plans")
  func question() throws {
    for _ in 0..<20 { _ = try detour.plan(to: Place("d")) }
    #expect(!host.presentDetour(detour, presenting: "d"))
    #expect(host.unhandledErrors == [refusal])
    #expect(host.picture == "home")
    #expect(detour.picture == "detour | sheet Form: form")
    #expect(host.pendingIntent == nil && detour.pendingIntent == nil)
  }

  @Test("Once the form allows its dismissal, the detour comes")
  func answered() {
    gate.isOpen = true
    #expect(host.presentDetour(detour, presenting: "d"))
    #expect(host.picture == "home | cover Detour: detour > d")
  }

  @Test("A detour that goes to what it shows asks no guard")
  func asItIs() {
    #expect(host.presentDetour(detour, presenting: "form"))
    #expect(host.picture == "home | cover Detour: detour | sheet Form: form")
  }
}
