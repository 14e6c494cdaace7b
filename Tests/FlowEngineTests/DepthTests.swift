import Testing

@testable import FlowEngine

@MainActor
@Suite("Deep hierarchies")
struct DepthTests {
  private let count = 2_000

  private func chain(
    _ own: (Desk, Desk) -> Void
  ) -> [Desk] {
    let desks = (0..<count).map { Desk("D", root: Place("d\($0)")) }
    for (upper, lower) in zip(desks, desks.dropFirst()) { own(upper, lower) }
    desks.last?.answering.handles = ["deep"]
    return desks
  }

  @Test("2000 children can be pushed one on the other, and popped at once")
  func children() throws {
    let desks = chain { $0.addChild($1) }
    let top = try #require(desks.first)
    #expect(top.go("deep"))
    #expect(top.flattenedPath.count == count + 1)
    #expect(top.visibleRoute.identifier == "deep")

    #expect(desks.last?.go("d0") == true)
    #expect(top.flattenedPath.count == 1)
  }

  @Test("2000 modals can be presented one over the other, and dismissed at once")
  func modals() throws {
    let desks = chain { $0.addModalCoordinator($1) }
    let top = try #require(desks.first)
    #expect(top.go("deep"))
    #expect(top.liveSurfaces().count == count)

    #expect(desks.last?.go("d0") == true)
    #expect(top.liveSurfaces().count == 1)
  }

  @Test("A refusal comes back from 2000 levels")
  func refusal() {
    let desks = chain { $0.addChild($1) }
    #expect(desks.last?.go("nowhere") == false)
  }
}
