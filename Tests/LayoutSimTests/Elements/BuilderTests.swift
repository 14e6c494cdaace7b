import LayoutSim
import Testing

/// Blocks of elements.
@MainActor
struct BuilderTests {
  @Test("A block of twelve is one column of twelve")
  func longBlock() throws {
    let column = Column(spacing: 0) {
      Fill().frame(width: 1, height: 1)
      Fill().frame(width: 1, height: 2)
      Fill().frame(width: 1, height: 3)
      Fill().frame(width: 1, height: 4)
      Fill().frame(width: 1, height: 5)
      Fill().frame(width: 1, height: 6)
      Fill().frame(width: 1, height: 7)
      Fill().frame(width: 1, height: 8)
      Fill().frame(width: 1, height: 9)
      Fill().frame(width: 1, height: 10)
      Fill().frame(width: 1, height: 11)
      Fill().frame(width: 1, height: 12)
    }
    let size = try measure(column, width: nil, traits: Traits(device: .iPhone15))

    // 1 + 2 + … + 12
    #expect(size == Size(width: 1, height: 78))
  }

  @Test("An empty column is a child of no size")
  func emptyBlock() throws {
    let column = Column(spacing: 8) {
      Fill().frame(width: 5, height: 5)
      Column {}
    }
    let size = try measure(column, width: nil, traits: Traits(device: .iPhone15))

    // The empty column is a child of no size; an explicit gap stands before it.
    #expect(size == Size(width: 5, height: 13))
  }

  @Test("Both branches of a choice are built when their turn comes", arguments: [true, false])
  func choice(isTall: Bool) throws {
    let column = Column(spacing: 0) {
      if isTall {
        Fill().frame(width: 5, height: 50)
      } else {
        Fill().frame(width: 5, height: 20)
      }
    }
    let size = try measure(column, width: nil, traits: Traits(device: .iPhone15))

    #expect(size.height == (isTall ? 50 : 20))
  }
}
