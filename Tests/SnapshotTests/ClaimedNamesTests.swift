import Testing

@testable import SnapshotRendering

/// Claims on reference files.
struct ClaimedNamesTests {
  private let names = ClaimedNames()
  private let place = AssertionPlace(test: "empty()", file: "CartTests.swift", line: 10)

  private func claim(_ path: String, isNamed: Bool, column: Int = 5) throws -> Collision? {
    try names.claim(
      NameClaim(path: path, text: "a\n", name: isNamed ? "full" : nil, place: place, column: column)
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

  @Test("Tests whose names make one file name collide, also where each snapshot has the same name")
  func testsOfOneFile() throws {
    #expect(try claim("Cart/empty.full.outline", isNamed: true) == nil)
    let other = AssertionPlace(test: "empty(_:)", file: "CartTests.swift", line: 20)
    let claim = NameClaim(
      path: "Cart/empty.full.outline",
      text: "a\n",
      name: "full",
      place: other,
      column: 5
    )
    #expect(try names.claim(claim) == .otherName(first: place, name: "full"))
  }
}
