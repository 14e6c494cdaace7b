import LayoutSim
import Observation
import Testing

/// Bodies that ran too often, and values that did not arrive, rebuilt from public reports with their sources.
@MainActor
struct PublicCountReportTests {
  private final class Tally {
    var count = 0
  }

  // MARK: - Bodies

  private struct RowInput: Equatable {
    let id: Int
    let label: String
  }

  private struct SitemapRow: Element {
    let input: RowInput
    let send: () -> Void

    var body: some Element { PushButton(input.label, action: send) }
  }

  private struct EqualRow: Element, @MainActor Equatable {
    let input: RowInput
    let send: () -> Void

    static func == (first: EqualRow, second: EqualRow) -> Bool { first.input == second.input }

    var body: some Element { PushButton(input.label, action: send) }
  }

  private struct Sitemap: Element {
    let comparesRows: Bool
    let tally: Tally
    @Local private var update = 0

    var body: some Element {
      Column {
        PushButton("Poll") { update += 1 }
        ScrollArea {
          Each(0..<122) { id in
            // Four of 122 rows show the number of the update.
            let input = RowInput(id: id, label: id < 4 ? "row \(id), \(update)" : "row \(id)")
            if comparesRows {
              EqualRow(input: input) { [tally, id] in tally.count += id }
            } else {
              SitemapRow(input: input) { [tally, id] in tally.count += id }
            }
          }
        }
      }
    }
  }

  // openhab/openhab-ios#1172: "typically 118 of 122" rows are the same in an update.
  @Test(
    "Each poll ran the bodies of 122 rows, of which four had changed",
    arguments: [false, true]
  )
  func equatableRows(comparesRows: Bool) throws {
    let stage = Stage { [tally = Tally()] in Sitemap(comparesRows: comparesRows, tally: tally) }
    let bodies = try stage.evaluations { try stage.tap("Poll") }.bodies
    #expect(bodies.count == 1 + (comparesRows ? 4 : 122))
  }

  @Observable
  final class Navigation {
    var isShown = false
    var layers = 1
  }

  private struct Layer: Element {
    let navigation: Navigation
    let readsModel: Bool

    var body: some Element {
      PushButton(readsModel ? "Open \(navigation.isShown)" : "Open") { navigation.isShown = true }
        .sheet(isPresented: Bound(navigation, \.isShown)) { TextBlock("Sheet") }
    }
  }

  // mlemgroup/mlem#1492 and #1595: the presenting body read the model; it does not any more.
  @Test(
    "Swiping a sheet away ran the presenting body, which read whether it is shown",
    arguments: [false, true]
  )
  func dismissal(readsModel: Bool) throws {
    let navigation = Navigation()
    let stage = Stage { Layer(navigation: navigation, readsModel: readsModel) }
    navigation.isShown = true
    #expect(stage.sheets.count == 1)
    let bodies = try stage.evaluations { try stage.swipeSheetAway() }.bodies
    #expect(bodies.map(\.description) == (readsModel ? ["Layer (a model changed)"] : []))
  }

  private struct Place: Element {
    let name: String
    let isExpanded: Bool

    init(name: String, isExpanded: Bool, tally: Tally) {
      (self.name, self.isExpanded) = (name, isExpanded)
      tally.count += 1
    }

    var body: some Element { TextBlock(isExpanded ? "\(name), open" : name) }
  }

  private struct Places: Element {
    let tally: Tally
    @Local private var open = ""

    var body: some Element {
      Column {
        Each(["Rome", "Oslo", "Bern"], id: \.self) { name in
          Place(name: name, isExpanded: open == name, tally: tally)
        }
        PushButton("Expand") { open = "Oslo" }
      }
    }
  }

  // V8tr/ExpandableListSwiftUI#1: all rows are initialized; what the bodies do is by the rule for equal values.
  @Test("Expanding one row initialized all of them, and ran the body of one")
  func initializers() throws {
    let tally = Tally()
    let stage = Stage { Places(tally: tally) }
    _ = stage.renderTree
    tally.count = 0
    let bodies = try stage.evaluations { try stage.tap("Expand") }.bodies
    #expect(tally.count == 3)
    #expect(bodies.map(\.element) == ["Places", "Place"])
  }

  private struct Counting: Element {
    @Local private var counter = 0

    var body: some Element { TextBlock("Counter \(counter)").onAppear { counter += 1 } }
  }

  private struct Revealing: Element {
    @Local private var isShown = false

    var body: some Element {
      Column {
        PushButton("Show") { isShown = true }
        if isShown { Counting() }
      }
    }
  }

  // taourl.com, "Understanding why SwiftUI views run twice": printed twice.
  @Test("A body whose onAppear sets state ran twice at its start")
  func twiceAtStart() throws {
    let stage = Stage { Revealing() }
    let bodies = try stage.evaluations { try stage.tap("Show") }.bodies
    #expect(
      bodies.map(\.description) == [
        "Revealing (isShown of Revealing changed)", "Counting (new)",
        "Counting (counter of Counting changed)",
      ]
    )
  }

  // MARK: - Inherited values

  @Observable
  final class Console {
    var name = "console"
  }

  private struct Inside: Element {
    let name: String
    @Inherited(Console.self) private var console: Console?

    var body: some Element { TextBlock("\(name): \(console?.name ?? "none")") }
  }

  // kean/Pulse#211: a crash at the first detail, since the model was passed to the root of the stack only.
  @Test("A pushed screen did not have the model that was passed to the root of its stack")
  func pushedScreen() throws {
    let stage = Stage {
      ScreenStack {
        Column {
          Inside(name: "root")
          ScreenLink("Details", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Inside(name: "details") }
        .environment(Console())
      }
    }
    #expect(stage.element(labelled: "root: console") != nil)
    try stage.tap("Details")
    #expect(stage.element(labelled: "details: none") != nil)
  }

  private struct Presenter<Content: Element>: Element {
    let title: String
    let content: Content
    @Local private var isShown = false

    var body: some Element {
      Column {
        Inside(name: title)
        PushButton("Open \(title)") { isShown = true }
      }
      .sheet(isPresented: $isShown) { content }
    }
  }

  // SRGSSR/castor#154 and permissionlesstech/bitchat#1559: on iOS both sheets have the model; it failed on a Mac.
  @Test("A sheet in a sheet was to have the model that was passed to the first presenter, and has")
  func nestedSheets() throws {
    let stage = Stage {
      Presenter(title: "first", content: Presenter(title: "second", content: Inside(name: "third")))
        .environment(Console())
    }
    try stage.tap("Open first")
    #expect(stage.element(labelled: "second: console") != nil)
    try stage.tap("Open second")
    #expect(stage.element(labelled: "third: console") != nil)
  }

  private struct Size: Element {
    @Inherited(\.dynamicTypeSize) private var size

    var body: some Element { TextBlock("\(size)") }
  }

  // oleb.net, "Sheets don't inherit the environment": so in iOS 13; they do since iOS 14, by the author's second note.
  @Test("A sheet has the text size that was set around its presenter")
  func sheetEnvironment() throws {
    let stage = Stage { Presenter(title: "root", content: Size()).dynamicTypeSize(.xxLarge) }
    try stage.tap("Open root")
    #expect(stage.element(labelled: "xxLarge") != nil)
  }
}
