import Foundation
import LayoutSim
import Snapshot
import TestSupport
import Testing

@testable import showcase

@Suite("The tour")
@MainActor
struct TourTests {
  @Test("A chapter is as its reference says, and starts with its name", arguments: Chapter.allCases)
  func chapter(_ chapter: Chapter) throws {
    let text = try #require(try Tour.chapters()[chapter.rawValue])

    #expect(text.hasPrefix("== \(chapter.rawValue): \(chapter.title)\n\n"))
    #expect(text.hasSuffix("\n"))
    assertSnapshot(of: text, named: chapter.rawValue, testName: "tour")
  }

  @Test("The whole tour is its chapters in the order of the list, each as it is alone")
  func wholeTour() throws {
    let chapters = try Tour.chapters()
    #expect(
      try text(["--all"])
        == Chapter.allCases.compactMap { chapters[$0.rawValue] }.joined(separator: "\n")
    )
    for chapter in Night.sample(Chapter.allCases, oneIn: 4) {
      #expect(try text(["--only", chapter.rawValue]) == chapters[chapter.rawValue])
    }
    #expect(
      Chapter.allCases.map(\.rawValue) == [
        "login", "home", "onboarding", "browse", "about", "filter", "authors", "basket",
        "checkout", "replace", "deep-link", "detour", "unhandled", "broken-screen",
        "rotation", "tablet", "large-type", "right-to-left", "keyboard", "alert", "swipe",
        "hub", "plain-sheets", "card", "finish", "link", "pages",
        "findings", "back-buttons", "ways-back", "sheets", "sheet-frames",
      ]
    )
  }

  @Test("Without options the tour fits on a screen, and says first how to see more of it")
  func short() throws {
    let text = try text([])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 41)
    #expect(lines[1].hasPrefix("--list "))
    #expect(lines[1].contains("--all"))
    assertSnapshot(of: text, named: "short", testName: "tour")
  }

  @Test("The list has a line for each chapter")
  func list() throws {
    let lines = try text(["--list"]).split(separator: "\n")
    #expect(lines.count == 32)
    #expect(lines.first == "login          The app starts with the login flow")
  }

  @Test("A format prints that and nothing else")
  func formats() throws {
    let outline = try text(["--only", "about", "--format", "outline"])
    #expect(outline.contains("  sheet browse.about owner=About"))
    #expect(!outline.contains("┌─ sheet"))

    let wireframe = try text(["--only", "about", "--format", "wireframe"])
    #expect(!wireframe.contains("  sheet browse.about owner=About"))
    #expect(wireframe.contains("┌─ sheet browse.about"))
  }

  @Test("In JSON a situation is one render tree")
  func json() throws {
    let json = try text(["--only", "home", "--format", "json"])
    let tree = try JSONDecoder().decode(RenderTree.self, from: Data(json.utf8))

    #expect(tree.traits.device == .iPhone15)
    #expect(tree.nodes.first?.role == .window)
  }

  @Test("The device and the text size reach the stage")
  func traits() throws {
    let text = try text([
      "--only", "login", "--device", "iphone-se-3", "--type-size", "accessibility1",
    ])
    #expect(text.contains("device iphone-se-3 os=18 375x667 safe=20,0,0,0 type=accessibility1"))
  }

  @Test("Every way back was pressed, and leads to the screen below")
  func backButtons() throws {
    #expect(
      try text(["--only", "back-buttons"]) == """
        == back-buttons: Every place that a screen can be in, and the way back from it

        place                  screen                can go back  way back                     \
        pressing it leads to
        ─────────────────────  ────────────────────  ───────────  ───────────────────────────  \
        ────────────────────
        app root               browse.shelves        no           none                         –
        flow root              login                 no           none                         –
        tab root               home.window           no           none                         –
        pushed                 browse.genre(gothic)  yes          back button “Browse”         \
        browse.shelves
        pushed child           authors.all           yes          back button “Browse”         \
        browse.shelves
        pushed grandchild      prizes.all            yes          back button “Authors”        \
        authors.all
        modal root             browse.about          yes          own button “Close”           \
        browse.book(dracula)
        modal root with a bar  checkout.address      yes          own button “Cancel”          \
        basket
        pushed in modal        checkout.payment      yes          back button “Back”           \
        checkout.address
        detour root            shipment.shipped      yes          fallback back button “Back”  \
        home.window
        pushed in detour       shipment.tracking     yes          back button “Back”           \
        shipment.shipped

        """
    )
  }

  /// Half-height sheets as published for the devices: height and upper edge.
  nonisolated static let halves = [
    ("iphone-se-3", "351", "316"),
    ("iphone-15", "419.33", "398.67"),
    ("iphone-16-pro-max", "476", "446"),
  ]

  @Test("A half-height sheet has the device's medium height at every text size", arguments: halves)
  func halfHeight(device: String, height: String, y: String) throws {
    let rows = try text(["--only", "sheets"]).split(separator: "\n").map {
      $0.split(separator: " ")
    }
    .filter { $0.first == device[...] && $0.contains("medium") && $0[6] == "medium" }

    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.suffix(2) == [height[...], y[...]] })
  }

  private func text(_ arguments: [String]) throws -> String { try Tour.text(arguments) }
}

/// What the showcase prints, which is rendered once for all tests.
@MainActor
enum Tour {
  private static var texts: [[String]: String] = [:]

  /// The chapters of the whole tour, by their names.
  static func chapters() throws -> [String: String] {
    let parts = try text(["--all"]).dropLast().components(separatedBy: "\n\n== ")
    return parts.enumerated().reduce(into: [:]) { chapters, part in
      let text = (part.offset == 0 ? "" : "== ") + part.element + "\n"
      chapters[String(text.dropFirst(3).prefix { $0 != ":" })] = text
    }
  }

  static func text(_ arguments: [String]) throws -> String {
    if let known = texts[arguments] { return known }
    let text = try Showcase(ShowcaseOptions.parse(arguments).get()).text()
    texts[arguments] = text
    return text
  }
}
