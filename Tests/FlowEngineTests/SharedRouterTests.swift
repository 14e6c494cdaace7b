import Testing

@testable import FlowEngine

/// A router that two coordinators were made with.
@MainActor
struct SharedRouterTests {
  private let router = Router<Place>(initial: "shared", factory: ViewFactory())
  private let host: Coordinator<Place>
  private let second: Coordinator<Place>

  init() {
    host = Named("Host", router: router)
    second = Named("Second", router: router)
  }

  private var refusal: FlowError {
    .sharedRouter(coordinator: "Second", holder: host.ownerPath)
  }

  @Test("The second one cannot become a detour, a child or a modal of the first, nor hang it")
  func attached() {
    #expect(!host.presentDetour(second, presenting: "shared"))
    #expect(!host.addChild(second))
    #expect(!host.addModalCoordinator(second))
    #expect(host.unhandledErrors == [refusal, refusal, refusal])
    host.dismissDetour()
    #expect(host.composition.surfaces.count == 1)
    #expect(host.flattenedPath.map(\.route.identifier) == ["shared"])
  }

  @Test("It cannot become a child of another coordinator, nor a flow")
  func elsewhere() {
    let other = PlaceCoordinator("Other", root: "other")
    let app = PlaceFlows()
    #expect(!other.addChild(second))
    #expect(!app.transitionToFlow(second, root: "start"))
    #expect(other.unhandledErrors == [refusal])
    #expect(app.unhandledErrors == [refusal])
    #expect(second.parent == nil)
  }

  @Test("It cannot own a coordinator, nor be called: the first one's screens stay")
  func called() {
    host.addChild(PlaceCoordinator("Child", root: "child", handles: ["c"]))
    host.go("c")
    let revision = host.revision
    second.pop()
    #expect(!second.go("shared"))
    #expect(!second.addChild(PlaceCoordinator("Other", root: "other")))
    #expect(throws: refusal) { try second.plan(to: Place("shared")) }
    #expect(throws: refusal) { try second.savedState() }
    #expect(second.unhandledErrors == [refusal, refusal, refusal])
    #expect(host.picture == "shared > Child.child > Child.c")
    #expect(host.revision == revision)
  }

  @Test("It can take the first one's place once that is gone")
  func succeeds() {
    let router = Router<Place>(initial: "shared", factory: ViewFactory())
    var first: Coordinator<Place>? = Named("First", router: router)
    let next = Named("Next", router: router)
    first?.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    first = nil
    #expect(next.go("shared"))
    #expect(next.picture == "shared")
    #expect(PlaceCoordinator("Other", root: "other").addChild(next))
  }

  @Test("The second one that goes takes nothing of the first one away")
  func goes() {
    let router = Router<Place>(initial: "shared", factory: ViewFactory())
    let first = Named("First", router: router)
    first.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    _ = Named("Next", router: router)
    #expect(first.picture == "shared | cover Detour: detour")
  }

  @Test("One that an app makes while a state is restored is refused, and nothing is restored")
  func restored() throws {
    let app = PlaceCoordinator("App", root: "app")
    let detour = Named("Detour", router: Router(initial: "detour", factory: ViewFactory()))
    app.presentDetour(detour, presenting: "detour")
    let saved = try app.savedState()
    app.dismissDetour()
    let again = Named("Detour", router: detour.router)
    app.makes["Detour"] = { again }
    #expect(throws: FlowError.sharedRouter(coordinator: "Detour", holder: detour.ownerPath)) {
      try app.restore(saved)
    }
    #expect(app.picture == "app")
  }
}

private final class Named: Coordinator<Place> {
  private let name: String

  init(_ name: String, router: Router<Place>) {
    self.name = name
    super.init(router: router)
  }

  override var ownerName: String { name }
}
