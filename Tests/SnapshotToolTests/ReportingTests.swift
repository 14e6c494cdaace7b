import Foundation
import SnapshotTooling
import TestSupport
import Testing

/// Reports and galleries.
struct ReportingTests {
  private let package: PackageFolder

  init() throws {
    package = try PackageFolder()
    try package.write(outline("one"), to: "Snapshots/ShopTests/basket.outline")
    try package.write(outline("two"), to: "Snapshots/ShopTests/basket.outline.new")
    try package.write("a\n", to: "Snapshots/ShopTests/words.txt")
    try package.write("b\n", to: "Snapshots/ShopTests/fresh.txt.new")
  }

  private func outline(_ words: String) -> String {
    """
    device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
    layers none

    window @ 0,0 393x852
      text "\(words)" @ 16,100 100x20.33

    """
  }

  @Test("Markdown is printed, and something is pending")
  func markdown() {
    #expect(package.flowsim("report", "--markdown") == .pending)
    #expect(package.printed.first == "### Snapshots: 1 differs, 1 is new")
    #expect(package.printed.contains("| `ShopTests/basket` | `1 text changed` |"))
    #expect(package.printed.contains("| `ShopTests/fresh` | `new` |"))
  }

  @Test("Markdown is as long as asked")
  func limit() {
    package.flowsim("report", "--markdown", "--limit", "100")
    #expect(package.printed.contains("2 differences are not shown here."))
  }

  @Test("A page is written, and its place is said")
  func html() throws {
    #expect(package.flowsim("report", "--html", "out/report") == .pending)
    let place = package.root.appendingPathComponent("out/report/index.html").path
    #expect(package.printed == ["2 snapshots: \(place)"])
    let page = try MarkupDocument(try #require(package.text(of: "out/report/index.html")))
    #expect(page.all("section").count == 2)
    #expect(package.exists("out/report/pictures/ShopTests-basket-difference.svg"))
  }

  @Test("A page about nothing says so, and nothing is pending")
  func nothing() throws {
    package.flowsim("reject", "--all")
    #expect(package.flowsim("report", "--html", "out", "--json") == .done)
    let place = package.root.appendingPathComponent("out/index.html").path
    #expect(package.printed == [#"{"file":"\#(place)","snapshots":"0"}"#])
    #expect(
      package.text(of: "out/index.html")?.contains("Every snapshot matches its reference.") == true
    )
  }

  @Test("A gallery has all references, and not what is pending")
  func gallery() throws {
    #expect(package.flowsim("gallery", "out") == .done)
    let page = try MarkupDocument(try #require(package.text(of: "out/index.html")))
    #expect(
      page.all("section").compactMap { $0.attributes["id"] } == [
        "ShopTests-basket", "ShopTests-words",
      ]
    )
    #expect(package.text(of: "out/pictures/ShopTests-basket.svg")?.contains(">one</text>") == true)
  }

  @Test("Where nothing may wait, reports tell of the texts that failures kept")
  func artifacts() throws {
    package.flowsim("reject", "--all")
    let package = package
    package.tests = { log in
      let folder = ".build/flowsim/artifacts"
      try package.write(self.outline("one"), to: "\(folder)/ShopTests/a.b.reference.outline")
      try package.write(self.outline("two"), to: "\(folder)/ShopTests/a.b.actual.outline")
      try package.write("drawn\n", to: "\(folder)/ShopTests/c.actual.wire.txt")
      try package.write("new\n", to: "\(folder)/Shop-Tests.swift/12-5.actual.txt")
      try log.append(package.compared("ShopTests/a.b.outline", .differs))
      return 1
    }
    #expect(package.flowsim("test", environment: ["CI": "true"]) == .pending)
    let folder = package.root.appendingPathComponent(".build/flowsim/artifacts").path
    #expect(package.testEnvironment["FLOWSIM_ARTIFACTS"] == folder)
    #expect(
      package.printed.prefix(4) == [
        "Snapshots: 1 differs", "  Shop-Tests.swift:12: new",
        "  ShopTests/a.b: 1 text changed", "  ShopTests/c.wire: new",
      ]
    )
    package.flowsim("report", "--markdown")
    #expect(package.printed.contains("| `ShopTests/a.b` | `1 text changed` |"))
    #expect(package.printed.contains("| `Shop-Tests.swift:12` | `new` |"))
    #expect(package.flowsim("list") == .done)

    // Of what is the reference meanwhile, nothing is told.
    try package.write(outline("two"), to: "Snapshots/ShopTests/a.b.outline")
    package.flowsim("report", "--markdown")
    #expect(package.printed.first == "### Snapshots: 2 are new")

    package.tests = { _ in 0 }
    package.flowsim("test", "--filter", "Other")
    #expect(!package.exists(".build/flowsim/artifacts"))
  }

  @Test("Of a recording that differs, a report had words and no picture")
  func pictures() throws {
    let folder = ".build/flowsim/artifacts/ShopTests"
    try package.write("~ text: 3 lower\n", to: "\(folder)/home.txt.actual.differences")
    try package.write("<svg>both</svg>", to: "\(folder)/home.txt.picture.svg")
    #expect(package.flowsim("report", "--html", "out") == .pending)
    #expect(package.text(of: "out/pictures/ShopTests-home.txt-difference.svg") == "<svg>both</svg>")
  }

  @Test("Where what differs may wait, failures keep no texts, which would outlive a decision")
  func decided() {
    package.flowsim("test")
    #expect(package.testEnvironment["FLOWSIM_ARTIFACTS"] == nil)
    #expect(package.flowsim("accept", "--all") == .done)
    #expect(package.flowsim("report", "--markdown") == .done)
  }

  @Test("A folder that the caller chose for artifacts is left alone")
  func givenArtifacts() throws {
    try package.write("mine", to: "kept/ShopTests/other.txt")
    let kept = package.root.appendingPathComponent("kept").path
    package.flowsim("test", environment: ["FLOWSIM_ARTIFACTS": kept, "CI": "true"])
    #expect(package.testEnvironment["FLOWSIM_ARTIFACTS"] == kept)
    #expect(package.exists("kept/ShopTests/other.txt"))
  }

  @Test("A folder that cannot be written is an error with its path")
  func unwritable() throws {
    try package.write("", to: "taken")
    #expect(package.flowsim("gallery", "taken") == .file)
    #expect(
      package.printed.first?.hasPrefix(
        "flowsim: \(package.root.appendingPathComponent("taken").path)"
      ) == true
    )
  }

  @Test("In a review, p writes and opens a page about the snapshot, and asks again")
  func picture() throws {
    package.typed = ["p", "r", "q"]
    package.flowsim("review")
    let page = package.root.appendingPathComponent(".build/flowsim/review/index.html")
    #expect(package.opened.map(\.path) == [page.path])
    #expect(try String(contentsOf: page, encoding: .utf8).contains("ShopTests/basket"))
    #expect(!package.exists("Snapshots/ShopTests/basket.outline.new"))
  }

  @Test("Decisions and differences in JSON have an object in each line")
  func json() throws {
    struct Line: Decodable {
      let name: String
      var decision: String?
      var difference: String?
    }
    func lines() throws -> [Line] {
      try package.printed.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }
    package.flowsim("diff", "ShopTests/basket", "--json")
    #expect(try lines().first?.difference?.contains(#"~ text "one" → "two""#) == true)
    package.flowsim("accept", "--all", "--json")
    #expect(try lines().map(\.name) == ["ShopTests/basket", "ShopTests/fresh"])
    #expect(try lines().map(\.decision) == ["accept", "accept"])
  }
}
