import Testing

@testable import SnapshotRendering

@Suite("Claims on reference files")
struct ClaimedNamesTests {
  private let names = ClaimedNames()
  private let place = AssertionPlace(test: "empty()", file: "CartTests.swift", line: 10)

  private func claim(_ path: String, isNamed: Bool, column: Int = 5) -> Collision? {
    let claim = ClaimedNames.Claim(text: "a\n", isNamed: isNamed, place: place, column: column)
    return names.claim(path, by: claim)
  }

  @Test("Two assertions without a name in one line collide, although their texts are the same")
  func oneLine() {
    #expect(claim("Cart/empty.outline", isNamed: false, column: 5) == nil)
    #expect(claim("Cart/empty.outline", isNamed: false, column: 40) == .unnamed(first: place))
  }

  @Test("A snapshot with a name and one without collide where they share a file")
  func namedAndUnnamed() {
    #expect(claim("Cart/empty.full.outline", isNamed: true, column: 5) == nil)
    #expect(claim("Cart/empty.full.outline", isNamed: false, column: 40) == .unnamed(first: place))
  }

  @Test("Two assertions that spell out one name may share its text")
  func sameName() {
    #expect(claim("Cart/empty.full.outline", isNamed: true, column: 5) == nil)
    #expect(claim("Cart/empty.full.outline", isNamed: true, column: 40) == nil)
  }
}
