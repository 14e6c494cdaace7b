import TestSupport
import Testing

@testable import FlowEngine

/// Deep saved states.
@MainActor
struct DeepStateTests {
  private let count = Night.isOn ? 2_000 : 500

  private func chain(_ own: (PlaceCoordinator, PlaceCoordinator) -> Void) -> [PlaceCoordinator] {
    let stubs = (0..<count).map { PlaceCoordinator("D", root: Place("d\($0)")) }
    for (upper, lower) in zip(stubs, stubs.dropFirst()).reversed() { own(upper, lower) }
    stubs.last?.answering.handles = ["deep"]
    return stubs
  }

  @Test("500 children, at night 2,000, that are pushed one on the other come back")
  func children() throws {
    let old = chain { $0.addChild($1) }
    #expect(old[0].go("deep"))
    let fresh = chain { $0.addChild($1) }
    try fresh[0].restore(from: old[0].savedData())
    #expect(fresh[0].flattenedPath.count == count + 1)
    #expect(fresh[0].visibleRoute.identifier == "deep")
  }

  /// A coordinator that makes the next one when a saved state has it.
  private func stub(_ index: Int) -> PlaceCoordinator {
    let stub = PlaceCoordinator("D\(index)", root: Place("d\(index)"))
    stub.makes = ["D\(index + 1)": { self.stub(index + 1) }]
    return stub
  }

  @Test("500 detours, at night 2,000, that lie one over the other come back")
  func detours() throws {
    let old = stub(0)
    var top = old
    for index in 1..<count {
      let next = stub(index)
      top.presentDetour(next, presenting: next.router.state.root)
      top = next
    }
    let fresh = stub(0)
    try fresh.restore(from: old.savedData())
    #expect(fresh.liveSurfaces().count == count)
    #expect(fresh.visibleRoute.identifier == "d\(count - 1)")
  }
}
