import Bookshop
import LayoutSim
import SnapshotRendering
import TestSupport
import Testing

/// Drawings that share what they have in common.
@MainActor
struct SharedDrawingsTests {
  @Test("Each drawing consists of the elements of a picture of its own, in their order")
  func sameElements() throws {
    let outlines = try screens()
    var drawings = SVGDrawings()
    for (number, outline) in outlines.enumerated() { drawings.add(outline, id: "d:\(number)") }
    let all = Elements(try MarkupDocument("<svg>\(drawings.definitions.joined())</svg>"))
    for (number, outline) in outlines.enumerated() {
      let alone = Elements(try MarkupDocument(outline.svg))
      #expect(all.drawn(in: "d:\(number)") == alone.drawn())
    }
  }

  @Test("What is on several screens is written once")
  func once() throws {
    let outlines = try screens()
    var drawings = SVGDrawings()
    for (number, outline) in outlines.enumerated() { drawings.add(outline, id: "d:\(number)") }
    let document = try MarkupDocument("<svg>\(drawings.definitions.joined())</svg>")
    // The button of a tab is drawn in two colours: selected or not.
    #expect(outlines.count { $0.text.contains("tab-item \"Home\"") } > 2)
    #expect(
      document.all("text").count { $0.text == "Account" && $0.attributes["y"] == "804.55" } == 2
    )
  }

  /// The login and the four tabs of the bookshop.
  private func screens() throws -> [Outline] {
    let stage = Stage(AppCoordinator(), on: .iPhone15)
    var outlines = [Outline(of: stage.renderTree)]
    try stage.tap("Log in")
    for tab in ["Home", "Browse", "Basket", "Account"] {
      try stage.selectTab(tab)
      outlines.append(Outline(of: stage.renderTree))
    }
    return outlines
  }
}

/// What the elements of a document draw.
private struct Elements {
  private let all: [MarkupDocument.Element]
  private var indices: [String: Int] = [:]

  init(_ document: MarkupDocument) {
    all = document.elements
    for (index, element) in all.enumerated() {
      if let id = element.attributes["id"] { indices[id] = index }
    }
  }

  /// The elements in the one called `id`, or in the whole document.
  func drawn(in id: String? = nil) -> [String] {
    var result: [String] = []
    let root = id.map { indices[$0] } ?? 0
    if let root { add(contentOf: root, to: &result) }
    return result
  }

  private func add(contentOf index: Int, to result: inout [String]) {
    let depth = all[index].path.count
    var next = index + 1
    while next < all.count, all[next].path.count > depth {
      if all[next].path.count == depth + 1 { add(next, to: &result) }
      next += 1
    }
  }

  private func add(_ index: Int, to result: inout [String]) {
    let element = all[index]
    let isDefinition = ["style", "clipPath", "linearGradient", "radialGradient"]
      .contains(element.name)
    if isDefinition || element.name == "title" || element.attributes["class"] == "area" {
      return
    }
    if element.name == "use" {
      let target = element.attributes["href"].flatMap { indices[String($0.dropFirst())] }
      if let target { add(contentOf: target, to: &result) }
      return
    }
    let attributes = element.attributes.filter { $0.key != "clip-path" && $0.key != "id" }
    if element.name != "g" || !attributes.isEmpty {
      let words = attributes.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
      // Between the elements in another one are line breaks, more of them where titles are.
      let text = ["text", "tspan"].contains(element.name) ? element.text : ""
      result.append("\(element.name) \(words): \(text)")
    }
    add(contentOf: index, to: &result)
  }
}
