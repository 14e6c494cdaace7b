import Testing

@testable import SnapshotRendering

@Suite("Claims on reference files")
struct ClaimedNamesTests {
  private let names = ClaimedNames()
  private let place = AssertionPlace(test: "empty()", file: "CartTests.swift", line: 10)

  private func claim(_ path: String, isNamed: Bool, column: Int = 5) throws -> Collision? {
    try names.claim(
      NameClaim(path: path, text: "a\n", isNamed: isNamed, place: place, column: column)
    )
  }

  @Test("Two assertions without a name in one line collide, although their texts are the same")
  func oneLine() throws {
    #expect(try claim("Cart/empty.outline", isNamed: false, column: 5) == nil)
    #expect(try claim("Cart/empty.outline", isNamed: false, column: 40) == .unnamed(first: place))
  }

  @Test("A snapshot with a name and one without collide where they share a file")
  func namedAndUnnamed() throws {
    #expect(try claim("Cart/empty.full.outline", isNamed: true, column: 5) == nil)
    #expect(
      try claim("Cart/empty.full.outline", isNamed: false, column: 40) == .unnamed(first: place)
    )
  }

  @Test("Two assertions that spell out one name may share its text")
  func sameName() throws {
    #expect(try claim("Cart/empty.full.outline", isNamed: true, column: 5) == nil)
    #expect(try claim("Cart/empty.full.outline", isNamed: true, column: 40) == nil)
  }
}
