import Foundation
import LayoutSim
import Testing

/// Values in words, from which the fingerprints of states are made.
struct DescribedValueTests {
  @Test(
    "Equal values have equal words, and others have others",
    arguments: [
      ("Emma" as any Sendable, #""Emma""#),
      ("Emma and Harriet".prefix(4), #""Emma""#),
      ("one\ntwo", #""one\ntwo""#),
      (12, "12"),
      (0.5, "0.5"),
      (true, "true"),
      (Optional<Int>.none, "nil"),
      (Optional("Emma"), #""Emma""#),
      (Optional<Int?>.none, "nil"),
      (Optional<Int?>.some(nil), "some(nil)"),
      (-0.0, "0.0"),
      (Data([1, 2]), "(1,2,)"),
      (Data(repeating: 7, count: 100), "(" + String(repeating: "7,", count: 100) + ")"),
      (URL(string: "https://example.com/a"), #""https://example.com/a""#),
      ([1, 2], "(1,2)"),
      ([Int](), "()"),
      (Set([3, 1, 2]), "{1,2,3}"),
      (["b": 2, "a": 1], #"[:(key:"a",value:1),(key:"b",value:2)]"#),
      (Book(title: "Emma", year: 1815), #"(title:"Emma",year:1815)"#),
      (Shelf.empty, "empty"),
      (Shelf.book(Book(title: "Emma", year: 1815)), #"book((title:"Emma",year:1815))"#),
      (Shelf.row(of: 2, from: 1), "row((of:2,from:1))"),
    ] as [(any Sendable, String)]
  )
  func words(_ value: any Sendable, _ words: String) {
    let described = DescribedValue(value)
    #expect(described.words == words)
    #expect(described.opaqueTypes.isEmpty)
  }

  @Test("What is wrapped is told without its wrapper")
  func wrapped() {
    let book = Book(title: "Emma", year: 1815)
    #expect(DescribedValue(AnyHashable(5)).words == "5")
    #expect(DescribedValue(AnyHashable(book)).words == #"(title:"Emma",year:1815)"#)
  }

  @Test("What is too deep is cut off, and its type is told")
  func deep() {
    let described = DescribedValue((0..<80).reduce(Nest.end) { nest, _ in .inner(nest) })
    #expect(described.words.contains("inner(…)"))
    #expect(described.opaqueTypes == ["Nest"])
  }

  @Test("Objects and functions are told by their types")
  func opaque() {
    let described = DescribedValue((Reader(), { 1 } as () -> Int, AnyHashable(Reader())))
    #expect(described.words == "(.0:<Reader>,.1:<() -> Int>,.2:<Reader>)")
    #expect(described.opaqueTypes == ["Reader", "() -> Int", "Reader"])
  }
}

private struct Book: Hashable {
  let title: String
  let year: Int
}

private indirect enum Nest {
  case end
  case inner(Nest)
}

private enum Shelf {
  case empty
  case book(Book)
  case row(of: Int, from: Int)
}

private final class Reader: Hashable {
  static func == (lhs: Reader, rhs: Reader) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
