import FlowEngine
import Testing

/// A coordinator as an app outside of the package's modules declares it, without initializers of its own.
private final class Plain: Coordinator<Place> {}

private final class PlainTabs: TabCoordinator<Place> {}

private final class PlainFlows: FlowOrchestrator<Place> {}

private final class PlainSplit: SplitCoordinator<Place> {}

/// A route that carries its coordinator, for the screen that calls it.
private enum CarryingRoute: Route {
  case list
  case sheet(coordinator: AnyCoordinator)
}

/// What an app outside of the package can declare.
@MainActor
struct OutsideTests {
  @Test("A subclass without initializers could not be made for a root")
  func inheritedInitializer() {
    #expect(Plain(root: "start").router.state.root == "start")
    #expect(PlainTabs(root: "start").router.state.root == "start")
    #expect(PlainFlows(root: "start").router.state.root == "start")
    #expect(PlainSplit(root: "start").router.state.root == "start")
  }

  @Test(
    "Routes that carry a coordinator could not be declared; they are equal if it is the same one"
  )
  func carriedCoordinator() {
    let (one, other) = (Plain(root: "start"), Plain(root: "start"))
    #expect(CarryingRoute.sheet(coordinator: one) == .sheet(coordinator: one))
    #expect(CarryingRoute.sheet(coordinator: one) != .sheet(coordinator: other))
    #expect(Set<AnyCoordinator>([one, other, one]).count == 2)
  }

  @Test("The end of a flow could not leave its actor")
  func sendableEnd() async {
    func take(_ end: some Sendable) -> Bool { true }
    #expect(take(FlowEnd<Int>.finished(1)))
  }
}
