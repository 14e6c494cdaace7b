import Testing

@testable import FlowEngine

/// Guards that refuse.
@MainActor
struct RefusingTests {
  private let child = PlaceCoordinator("Child", root: "child", handles: ["c"], modals: ["info"])
  private let info = PlaceCoordinator("Info", root: "info", handles: ["i"])
  private let host = PlaceCoordinator("Host", root: "home", handles: ["a"])
  private let journal = Journal()

  init() {
    host.addChild(child)
    child.addModalCoordinator(info)
    for stub in [host, child, info] { stub.answering.journal = journal }
  }

  private func refuse(_ place: Place, in stub: PlaceCoordinator) {
    stub.answering.guardsNavigation = { route in
      (route as? Place) == place ? .refuse(reason: "not today") : .allow
    }
  }

  @Test("A refused route is an error with the guard and its reason, and nothing has changed")
  func refused() {
    refuse("c", in: child)
    let before = (host.composition, host.revision)
    #expect(!host.go("c"))
    #expect(
      host.unhandledErrors == [
        .navigationRefused(
          route: RouteDescription(Place("c")),
          guardian: child.ownerPath,
          because: "not today"
        )
      ]
    )
    #expect(host.composition == before.0)
    #expect(host.revision == before.1)
    #expect(host.pendingIntent == nil)
  }

  @Test("The error says which guard refused, what and why")
  func words() {
    refuse("c", in: child)
    host.go("c")
    #expect(
      host.unhandledErrors.first?.whatHappened
        == "app/child Child does not allow Place “c”: not today."
    )
  }

  @Test(
    "A reason that is a sentence had a second full stop",
    arguments: ["Not today.", "Why now?", "Wait…"]
  )
  func sentence(_ reason: String) {
    let refused: [FlowError] = [
      .navigationRefused(
        route: RouteDescription(Place("c")),
        guardian: child.ownerPath,
        because: reason
      ),
      .dismissalRefused(surface: info.ownerPath, reason: "gesture", because: reason),
    ]
    #expect(
      refused.map(\.whatHappened) == [
        "app/child Child does not allow Place “c”: \(reason)",
        "app/child Child/modal Info is not dismissed (gesture): \(reason)",
      ]
    )
  }

  @Test("Guards are asked from the root down to the coordinator that shows the route, each once")
  func outermostFirst() {
    host.go("info")
    #expect(
      journal.lines == ["Host: may info?", "Child: may info?", "Info: may info?"]
    )
  }

  @Test("No guard is asked below one that refuses")
  func outermostDecides() {
    refuse("info", in: host)
    host.go("info")
    #expect(journal.lines == ["Host: may info?"])
    #expect(host.picture == "home")
  }

  @Test("A guard that is not on the way is not asked")
  func bystanders() {
    host.go("a")
    #expect(journal.lines == ["Host: may a?"])
  }

  @Test(
    "For a route that no coordinator takes only the root is asked, which might change the flow for it"
  )
  func unclaimed() {
    child.answering.guardsNavigation = { _ in .refuse(reason: "never") }
    host.go("nowhere")
    #expect(journal.lines == ["Host: may nowhere?"])
    guard case .navigationFailed? = host.unhandledErrors.first else {
      Issue.record("\(host.unhandledErrors)")
      return
    }
  }

  @Test("A refused tab does not make the next tab answer")
  func tabs() {
    let red = PlaceCoordinator("Red", root: "red", handles: ["x"])
    let green = PlaceCoordinator("Green", root: "green", handles: ["x"])
    let tabs = PlaceTabs(tabs: [red, green])
    refuse("x", in: red)
    #expect(!tabs.go("x"))
    #expect(tabs.picture == "[*Red* Green] red")
    #expect(tabs.unhandledErrors.count == 1)
  }

  @Test("A tab may be refused to switchToTab, by its root route")
  func switching() {
    let green = PlaceCoordinator("Green", root: "green")
    let tabs = PlaceTabs(tabs: [PlaceCoordinator("Red", root: "red"), green])
    refuse("green", in: green)
    tabs.switchToTab(1)
    #expect(tabs.picture == "[*Red* Green] red")
    #expect(
      tabs.unhandledErrors == [
        .navigationRefused(
          route: RouteDescription(Place("green")),
          guardian: green.ownerPath,
          because: "not today"
        )
      ]
    )
  }

  @Test("A detour may be refused by the host and by the detour, and is then free again")
  func detours() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    refuse("detour", in: detour)
    #expect(!host.presentDetour(detour, presenting: "detour"))
    #expect(host.picture == "home")
    #expect(detour.parent == nil)

    detour.answering.guardsNavigation = nil
    refuse("detour", in: host)
    #expect(!host.presentDetour(detour, presenting: "detour"))
    host.answering.guardsNavigation = nil
    #expect(host.presentDetour(detour, presenting: "detour"))
    #expect(host.picture == "home | cover Detour: detour")
  }

  @Test("The throwing call throws what the other reports")
  func thrown() {
    refuse("a", in: host)
    let error = FlowError.navigationRefused(
      route: RouteDescription(Place("a")),
      guardian: host.ownerPath,
      because: "not today"
    )
    #expect(throws: error) { try host.perform(Place("a")) }
    #expect(throws: error) { try host.plan(to: Place("a")) }
    #expect(host.unhandledErrors == [])
  }

  @Test("A link into the depths is refused as a whole")
  func deepLink() {
    host.answering.paths["info"] = [Place("a")]
    refuse("info", in: info)
    #expect(!host.go("info"))
    #expect(host.picture == "home")
  }

  @Test("A guard that navigates is refused itself, and its answer still counts")
  func callsFromGuards() {
    host.answering.guardsNavigation = { [host] _ in
      host.go("a")
      host.pop()
      return .allow
    }
    #expect(host.go("a"))
    #expect(host.words == "home a")
    #expect(
      host.unhandledErrors == [
        .callDuringPlanning(call: "navigate", owner: host.ownerPath),
        .callDuringPlanning(call: "pop", owner: host.ownerPath),
      ]
    )
  }
}
