import Foundation
import Testing

/// The guide `Migrating` lists every property that a coordinator inherits, and so cannot declare.
@Suite("Names that a coordinator inherits")
struct InheritedNameTests {
  private static let classes =
    "(AnyCoordinator|Coordinator|TabCoordinator|PagedTabCoordinator|FlowOrchestrator|SplitCoordinator)"

  @Test("Some inherited properties, such as column and style, were not listed")
  func properties() throws {
    let page = DocumentationPage(path: "Sources/FlowEngine/FlowEngine.docc/Migrating.md")
    let section = try #require(
      try page.text().components(separatedBy: "## Names that a coordinator cannot declare").last
    )
    let declared = try declaredProperties()
    #expect(declared.count > 25)
    // Declaring that it is hashable adds one that stands nowhere.
    for name in declared.union(["hashValue"]).sorted() {
      #expect(section.contains("`\(name)`"), "\(page) does not list \(name)")
    }
  }

  /// The public properties in declarations and extensions of the classes of coordinators.
  private func declaredProperties() throws -> Set<String> {
    let sources = DocumentationPage.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let opening = try Regex("^(public |open |package )*(class|extension) \(Self.classes)\\b")
    let property = try Regex(
      "^  (@\\S+ |nonisolated )*(public|open) ([a-z()]+ )*(var|let) (?<name>\\w+)"
    )
    var names: Set<String> = []
    for file in (files ?? []).sorted() where file.hasSuffix(".swift") {
      var isInside = false
      let url = sources.appendingPathComponent(file)
      for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
        if line.firstMatch(of: opening) != nil { isInside = true }
        if line.hasPrefix("}") { isInside = false }
        guard isInside, !line.contains(" static "),
          let name = line.firstMatch(of: property)?["name"]?.substring
        else { continue }
        names.insert(String(name))
      }
    }
    return names
  }
}
