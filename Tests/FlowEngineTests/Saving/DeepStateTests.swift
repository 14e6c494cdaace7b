import Testing

@testable import FlowEngine

@MainActor
@Suite("Deep saved states")
struct DeepStateTests {
  private let count = 2_000

  private func chain(_ own: (Desk, Desk) -> Void) -> [Desk] {
    let desks = (0..<count).map { Desk("D", root: Place("d\($0)")) }
    for (upper, lower) in zip(desks, desks.dropFirst()).reversed() { own(upper, lower) }
    desks.last?.answering.handles = ["deep"]
    return desks
  }

  @Test("2000 children that are pushed one on the other come back")
  func children() throws {
    let old = chain { $0.addChild($1) }
    #expect(old[0].go("deep"))
    let fresh = chain { $0.addChild($1) }
    try fresh[0].restore(from: old[0].savedData())
    #expect(fresh[0].flattenedPath.count == count + 1)
    #expect(fresh[0].visibleRoute.identifier == "deep")
  }

  @Test("2000 detours that lie one over the other come back")
  func detours() throws {
    func desk(_ index: Int) -> Desk { Desk("D\(index)", root: Place("d\(index)")) }
    let old = desk(0)
    var top = old
    for index in 1..<count {
      let next = desk(index)
      top.presentDetour(next, presenting: next.router.state.root)
      top = next
    }
    let saved = try old.savedData()

    let fresh = desk(0)
    fresh.makes = Dictionary(
      uniqueKeysWithValues: (1..<count).map { index in
        ("D\(index)", { desk(index) })
      }
    )
    try fresh.restore(from: saved)
    #expect(fresh.liveSurfaces().count == count)
    #expect(fresh.visibleRoute.identifier == "d\(count - 1)")
  }
}
