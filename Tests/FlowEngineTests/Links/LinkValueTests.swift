import FlowEngine
import Foundation
import Testing

/// Values of links.
struct LinkValueTests {
  private static func read<Value: LinkValue>(
    _ pattern: String,
    _ link: String,
    as type: Value.Type = Value.self
  ) throws -> Value {
    var links = LinkTable(schemes: ["x"])
    var value: Value?
    try links.add(pattern) { values in
      value = try values["v"] as Value
      return Place("there")
    }
    _ = try links.route(for: link)
    return try #require(value)
  }

  private enum Number: Int, LinkValue { case one = 1, two }

  private struct ISBN: LosslessStringConvertible, LinkValue, Equatable {
    let description: String
    init?(_ description: String) {
      guard description.count == 3 else { return nil }
      self.description = description
    }
  }

  private enum Both: String, LosslessStringConvertible, LinkValue {
    case red = "r"
    var description: String { "red" }
    init?(_ description: String) { return nil }
  }

  @Test("Each kind of value is read as its type")
  func kinds() throws {
    #expect(try Self.read("{v}", "x:-7") == -7)
    #expect(try Self.read("{v}", "x:7") == 7 as UInt8)
    #expect(try Self.read("{v}", "x:0.5") == 0.5)
    #expect(try Self.read("{v}", "x:true") == true)
    #expect(try Self.read("{v}", "x:%C3%BC") == "ü" as Character)
    #expect(try Self.read("{v}", "x:2") == Number.two)
    #expect(try Self.read("{v}", "x:978") == ISBN("978"))
    #expect(try Self.read("{v}", "x:r") == Both.red)
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(try Self.read("{v}", "x:\(id.lowercased())") == UUID(uuidString: id))
  }

  @Test("An optional is nil where the link has nothing, in the path as in the query")
  func optionals() throws {
    #expect(try Self.read("a/{v?}", "x:a", as: Int?.self) == nil)
    #expect(try Self.read("a/{v?}", "x:a/3", as: Int?.self) == 3)
    #expect(try Self.read("a?n={v?}", "x:a", as: Int?.self) == nil)
    #expect(try Self.read("a?n={v?}", "x:a?n=3", as: Int?.self) == 3)
    #expect(try Self.read("a/{v...?}", "x:a", as: String?.self) == nil)
    #expect(try Self.read("a/{v...?}", "x:a", as: [String].self) == [])
  }

  @Test("An array takes every query item of the name, and every component of the rest")
  func lists() throws {
    #expect(try Self.read("a?n={v...?}", "x:a", as: [Int].self) == [])
    #expect(try Self.read("a?n={v...}", "x:a?n=1&m=9&n=2", as: [Int].self) == [1, 2])
    #expect(try Self.read("a?n={v}", "x:a?n=1&n=2", as: [Int].self) == [1, 2])
    #expect(try Self.read("a?n={v}", "x:a?n=1&n=2", as: Int.self) == 1)
    #expect(try Self.read("{v...}", "x:1/2/3", as: [Int].self) == [1, 2, 3])
    #expect(try Self.read("{v...}", "x:1/2/3", as: [Int]?.self) == [1, 2, 3])
    #expect(try Self.read("{v...}", "x:1/2/3", as: String?.self) == "1/2/3")
  }

  @Test("A text that is not a value is reported with the type of one element")
  func unconvertible() {
    func expectRefusal<Value: LinkValue>(_ link: String, _ text: String, as type: Value.Type) {
      #expect(
        throws: LinkError.valueNotConvertible(
          text,
          parameter: "v",
          type: "Int",
          pattern: "{v...}"
        )
      ) { try Self.read("{v...}", link, as: type) }
    }
    expectRefusal("x:1/b/3", "b", as: [Int].self)
    expectRefusal("x:1/b/3", "b", as: [Int]?.self)
    expectRefusal("x:1/b", "1/b", as: Int.self)
    expectRefusal("x:b", "b", as: Int?.self)
  }

  @Test("A name that the pattern does not have is a mistake that no fallback hides")
  func unknownName() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("{isbn}") { values in BookRoute.title(try values["ibsn"]) }
    try links.addFallback { _, _ in BookRoute.home }
    #expect(links.refusal(of: "x:7") == .unknownParameter("ibsn", pattern: "{isbn}"))
  }

  @Test("An optional value that is read as required says so where there is none")
  func absent() {
    #expect(throws: LinkError.absentValue(parameter: "v", pattern: "a?n={v?}")) {
      try Self.read("a?n={v?}", "x:a", as: Int.self)
    }
  }

  @Test("A value that is not there can have another in its place")
  func standIn() throws {
    var links = LinkTable(schemes: ["x"])
    try links.add("a?page={page?}") { values in
      Place("a", payload: try values["page"] ?? 1)
    }
    #expect(try links.route(for: "x:a") as? Place == Place("a", payload: 1))
    #expect(try links.route(for: "x:a?page=4") as? Place == Place("a", payload: 4))
  }
}
