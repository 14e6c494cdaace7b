import Testing

@testable import FlowEngine

/// How long coordinators live.
@MainActor
struct LifetimeTests {
  /// A weak reference.
  private struct Probe {
    weak var coordinator: AnyCoordinator?
  }

  @Test("A flow and everything below it is freed when another takes its place")
  func flow() throws {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.tabRoot)
    app.navigate(to: OceanRoute.abyss)
    var probes: [Probe] = []
    var pending: [AnyCoordinator] = try [#require(app.currentFlow)]
    while let next = pending.popLast() {
      probes.append(Probe(coordinator: next))
      pending += next.owned
    }
    #expect(probes.count == 22)

    app.navigate(to: AppRoute.login)

    #expect(probes.filter { $0.coordinator != nil }.isEmpty)
  }

  @Test("A long chain of children was freed one inside the other, with more stack than there is")
  func chain() {
    var probe = Probe()
    do {
      var top: AnyCoordinator = PlaceCoordinator("Last", root: "last")
      probe.coordinator = top
      for _ in 0..<50_000 {
        let upper = PlaceCoordinator("Child", root: "child")
        // As children are owned; adding one by one would tell each time of all that are below.
        upper.ownedCoordinators.children = [top]
        top = upper
      }
    }
    #expect(probe.coordinator == nil)
  }

  @Test("A flow that asks for the change itself lives until the call returns, and no longer")
  func flowThatAsked() {
    let app = AppCoordinator()
    let probe = Probe(coordinator: app.currentFlow)
    #expect(probe.coordinator?.navigate(to: AppRoute.tabRoot) == true)
    #expect(probe.coordinator == nil)
  }

  @Test("A dismissed detour is freed")
  func detour() {
    let host = PlaceCoordinator("Host", root: "host")
    host.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    let probe = Probe(coordinator: host.baseRouter.current.presentations.first?.coordinator)
    #expect(probe.coordinator != nil)
    host.dismissDetour()
    #expect(probe.coordinator == nil)
  }

  @Test("A detour that fails half-way retains no coordinator")
  func failedDetour() {
    var probes: [Probe] = []
    do {
      let host = PlaceCoordinator("Host", root: "host")
      let modal = PlaceCoordinator("Modal", root: "modal", paths: ["child": [Elsewhere.far]])
      let child = PlaceCoordinator("Child", root: "child")
      host.addModalCoordinator(modal)
      modal.addChild(child)
      // The child is not shown: its modal would come first, then the child, whose path is malformed.
      let detour = PlaceCoordinator("Detour", root: "detour", modals: ["sheet"])
      let sheet = PlaceCoordinator("Sheet", root: "sheet")
      detour.addModalCoordinator(sheet)
      #expect(!child.presentDetour(detour, presenting: "sheet"))
      probes = [host, modal, child, detour, sheet].map { Probe(coordinator: $0) }
    }
    #expect(probes.filter { $0.coordinator != nil }.isEmpty)
  }

  @Test("A removed child is freed")
  func child() {
    let host = PlaceCoordinator("Host", root: "host")
    host.addChild(PlaceCoordinator("Child", root: "child", handles: ["c"]))
    host.go("c")
    let probe = Probe(coordinator: host.children.first)
    if let child = probe.coordinator { host.removeChild(child) }
    #expect(probe.coordinator == nil)
  }

  @Test("A coordinator and its factory do not retain each other")
  func factory() {
    weak var coordinator: PlaceCoordinator?
    do {
      let stub = PlaceCoordinator("Desk", root: "desk")
      let factory = ViewFactory<Place>()
      factory.coordinator = stub
      coordinator = stub
    }
    #expect(coordinator == nil)
  }
}
