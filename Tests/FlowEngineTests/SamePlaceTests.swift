import Observation
import Testing

@testable import FlowEngine

/// One place, one path.
@MainActor
struct SamePlaceTests {
  private let host = PlaceCoordinator("Host", root: "host", modals: ["login"])

  private func expectWayBack(_ all: [AnyCoordinator]) {
    for one in all {
      #expect(one.rootCoordinator.coordinator(at: one.ownerPath) === one, "\(one.ownerPath)")
    }
    #expect(Set(all.map(\.ownerPath)).count == all.count)
  }

  @Test("A modal that is leaving and one that comes had the same path")
  func leavingModal() {
    let old = PlaceCoordinator("Login", root: "login")
    let new = PlaceCoordinator("Login", root: "login")
    host.addModalCoordinator(old)
    host.go("login")
    host.removeModalCoordinator(old)
    #expect(old.ownerPath.description == "app/modal Login")
    host.addModalCoordinator(new)
    #expect(new.ownerPath.description == "app/modal Login")
    #expect(old.ownerPath.description == "app/modal Login 2")
    expectWayBack([host, old, new])
  }

  @Test("Of two leaving modals the second kept its number when the first had gone")
  func twoLeavingModals() {
    let one = PlaceCoordinator("Login", root: "login")
    let two = PlaceCoordinator("Login", root: "login")
    host.addModalCoordinator(one)
    host.go("login")
    host.removeModalCoordinator(one)
    one.addModalCoordinator(two)
    one.answering.modals = ["login"]
    expectWayBack([host, one, two])
    host.dismissModal()
    expectWayBack([one, two])
    #expect(one.rootCoordinator === one && two.rootCoordinator === one)
  }

  @Test("What lost its owner kept the path that it had there")
  func orphan() {
    var owner: PlaceCoordinator? = PlaceCoordinator("Owner", root: "owner")
    let child = PlaceCoordinator("Child", root: "child")
    let grandchild = PlaceCoordinator("Grandchild", root: "grandchild")
    child.addChild(grandchild)
    owner?.addChild(child)
    #expect(grandchild.ownerPath.description == "app/child Child/child Grandchild")
    owner = nil
    #expect(child.ownerPath.description == "app")
    #expect(grandchild.ownerPath.description == "app/child Grandchild")
    expectWayBack([child, grandchild])
  }

  @Test(
    "A coordinator two levels below an orphan took itself for the root once the orphan was freed"
  )
  func orphanOfOrphan() {
    var owner: PlaceCoordinator? = PlaceCoordinator("Owner", root: "owner")
    var child: PlaceCoordinator? = PlaceCoordinator("Child", root: "child")
    let grandchild = PlaceCoordinator("Grandchild", root: "grandchild")
    let last = PlaceCoordinator("Last", root: "last")
    grandchild.addChild(last)
    child?.addChild(grandchild)
    owner?.addChild(child ?? last)
    owner = nil
    #expect(last.rootCoordinator === child)
    child = nil
    #expect(last.rootCoordinator === grandchild)
    #expect(grandchild.rootCoordinator === grandchild)
    expectWayBack([grandchild, last])
  }

  @Test("A path that was asked for in the middle of a step was kept when the step was done")
  func middleOfStep() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    detour.addChild(child)
    // A tracker of the state is notified in the middle of a change.
    withObservationTracking {
      _ = host.router.state
    } onChange: {
      MainActor.assumeIsolated { _ = child.ownerPath }
    }
    host.presentDetour(detour, presenting: "c")
    #expect(child.ownerPath.description == "app/detour Detour/child Child")
    withObservationTracking {
      _ = host.router.state
    } onChange: {
      MainActor.assumeIsolated { _ = child.ownerPath }
    }
    host.dismissDetour()
    #expect(child.ownerPath.description == "app/child Child")
    expectWayBack([detour, child])
    let other = PlaceCoordinator("Other", root: "other")
    other.presentDetour(detour, presenting: "detour")
    expectWayBack([other, detour, child])
  }
}
