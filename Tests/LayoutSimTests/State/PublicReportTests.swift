import LayoutSim
import Observation
import Testing

/// Screens that did not update, rebuilt from public reports.
///
/// Each names its source, what was seen there, and how sure it is.
@MainActor
struct PublicReportTests {
  private func isStale(_ stage: Stage) -> Bool {
    stage.renderTree.findings.contains { $0.code == .staleContent }
  }

  // MARK: - Sheets

  /// It has no `==`, so that each is another one.
  private struct Voices {
    let title: String
  }

  private struct VoiceSettings: Element {
    @Local private var voices: Voices?
    @Local private var isShown = false

    var body: some Element {
      PushButton("Manage") {
        voices = Voices(title: "Known voices")
        isShown = true
      }
      .sheet(isPresented: $isShown) { if let voices { TextBlock(voices.title) } }
    }
  }

  // pasrom/meeting-transcriber#332: reported by users, and mended there by an item.
  @Test("A sheet was empty at the first tap, and right at the second one")
  func emptySheet() throws {
    let stage = Stage { VoiceSettings() }
    try stage.tap("Manage")
    #expect(stage.sheets.count == 1)
    #expect(stage.element(labelled: "Known voices") == nil)
    try stage.swipeSheetAway()
    try stage.tap("Manage")
    #expect(stage.element(labelled: "Known voices") != nil)
  }

  private struct Choice: Identifiable {
    let id: Int
    let name: String
  }

  private struct Choices: Element {
    @Local private var choice: Choice?

    var body: some Element {
      PushButton("First") { choice = Choice(id: 1, name: "First A") }
        .sheet(item: $choice) { shown in
          Column {
            TextBlock(shown.name)
            PushButton("Rename") { choice = Choice(id: 1, name: "First B") }
          }
        }
    }
  }

  // johnpatrickmorgan/FlowStacks#109: the sheet of SwiftUI that is compared there, on simulators of iOS 18.4 and 26.1.
  @Test("A sheet about an item was to show the item's new name, and does")
  func changedItem() throws {
    let stage = Stage { Choices() }
    try stage.tap("First")
    try stage.tap("Rename")
    #expect(stage.element(labelled: "First B") != nil)
    #expect(stage.element(labelled: "First A") == nil)
  }

  // MARK: - Values that count as equal

  private struct Builder: Identifiable, Equatable {
    let id: String
    let status: String

    static func == (first: Builder, second: Builder) -> Bool { first.id == second.id }
  }

  private struct BuilderRow: Element {
    let builder: Builder

    var body: some Element { TextBlock(builder.status) }
  }

  @Observable
  final class Service {
    var status = "Running"
  }

  private struct System: Element {
    let service: Service

    var body: some Element {
      Column {
        Each([Builder(id: "one", status: service.status)]) { BuilderRow(builder: $0) }
        PushButton("Stop") { service.status = "Stopped" }
      }
    }
  }

  private struct Pages: Element {
    let service: Service
    @Local private var isOther = false

    var body: some Element {
      Column {
        if isOther { TextBlock("Another page") } else { System(service: service) }
        PushButton("Turn") { isOther.toggle() }
      }
    }
  }

  // henrywang/Berthly#10: seen by a user, until the page was left and opened again. The same in
  // 0si43/PiecesOfPaper#294, until the app was started again.
  @Test("A row stayed “Running” because the == of its item compared ids, until the page was left")
  func narrowEquality() throws {
    let stage = Stage { Pages(service: Service()) }
    try stage.tap("Stop")
    #expect(stage.element(labelled: "Running") != nil)
    #expect(isStale(stage))
    try stage.tap("Turn")
    try stage.tap("Turn")
    #expect(stage.element(labelled: "Stopped") != nil)
  }

  private final class Download: Hashable {
    let id: String
    let state: String

    init(_ id: String, _ state: String) { (self.id, self.state) = (id, state) }

    static func == (first: Download, second: Download) -> Bool { first.id == second.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private struct DownloadRow: Element {
    let download: Download

    var body: some Element { TextBlock(download.state) }
  }

  private struct Downloads: Element {
    @Local private var downloads = [Download("1", "done"), Download("2", "waiting")]

    var body: some Element {
      Column {
        RowList(downloads, id: \.self) { DownloadRow(download: $0) }
        PushButton("Again") {
          downloads.removeFirst()
          downloads.insert(Download("1", "at 10 %"), at: 0)
        }
      }
    }
  }

  // SRGSSR/pillarbox-apple#1553 (FB23923342): an object that is equal to the one before it is not shown.
  @Test("A new object with the id of the former one left the row of the former one")
  func equalObjects() throws {
    let stage = Stage { Downloads() }
    try stage.tap("Again")
    #expect(stage.element(labelled: "done") != nil)
    #expect(isStale(stage))
  }

  // MARK: - What nothing observes

  private final class Event {
    var title = "Lunch"
  }

  private struct EventRow: Element {
    var salt = 0
    let event: Event

    var body: some Element { TextBlock("\(event.title)\(salt > 0 ? " with salt" : "")") }
  }

  private struct Events: Element {
    let event: Event
    @Local private var changes = 0

    var body: some Element {
      Column {
        EventRow(event: event)
        EventRow(salt: changes, event: event)
        PushButton("Rename") {
          event.title = "Dinner"
          changes += 1
        }
      }
    }
  }

  // vinhnx/notes#339: rows of objects of a database, which got another value as a remedy.
  @Test("A row of an object that nothing observes stayed as it was, and salt in it helped")
  func salt() throws {
    let stage = Stage { Events(event: Event()) }
    try stage.tap("Rename")
    #expect(stage.renderTree.all(.text).map(\.label) == ["Lunch", "Dinner with salt"])
  }

  final class Submodel {
    var count = 0
  }

  @Observable
  final class AppModel {
    @ObservationIgnored let submodel = Submodel()
    var opened = 0
  }

  private struct Nested: Element {
    let model: AppModel

    var body: some Element {
      Column {
        TextBlock("Count \(model.submodel.count), opened \(model.opened)")
        PushButton("Count") { model.submodel.count += 1 }
        PushButton("Open") { model.opened += 1 }
      }
    }
  }

  // openillumi.com, "nested ObservableObject": the outer object is observed, the one inside of it is not.
  @Test("A count in an object inside of the model was shown only after the model itself changed")
  func nestedObject() throws {
    let stage = Stage { Nested(model: AppModel()) }
    try stage.tap("Count")
    #expect(stage.element(labelled: "Count 0, opened 0") != nil)
    #expect(isStale(stage))
    try stage.tap("Open")
    #expect(stage.element(labelled: "Count 1, opened 1") != nil)
    #expect(!isStale(stage))
  }

  @Observable
  final class ItemList {
    var items: [String] = []
  }

  @MainActor
  @Observable
  final class ListModel {
    private let list = ItemList()

    var items: [String] { list.items }

    func load() async {
      await Task.yield()
      list.items = ["First"]
    }
  }

  private struct Items: Element {
    @Local private var model = ListModel()

    var body: some Element {
      Column { Each(model.items, id: \.self) { TextBlock($0) } }.task { await model.load() }
    }
  }

  // skiptools/skip-foundation#6: works on iOS, and did not on the platform of that project.
  @Test("A computed property of a model is observed through the model that it reads")
  func computedProperty() async throws {
    let stage = Stage { Items() }
    #expect(stage.element(labelled: "First") == nil)
    try await stage.finish()
    #expect(stage.element(labelled: "First") != nil)
  }

  final class Store {
    var isEligible = false
  }

  @Observable
  final class Purchases {
    @ObservationIgnored private let store = Store()
    private(set) var eligible: Set<String> = []

    var asked: Bool { store.isEligible }

    func buy() {
      store.isEligible = true
      eligible.insert("all")
    }
  }

  private struct Paywall: Element {
    let name: String
    let isEligible: () -> Bool

    var body: some Element { TextBlock("\(name): \(isEligible() ? "yes" : "no")") }
  }

  private struct Shop: Element {
    let purchases: Purchases

    var body: some Element {
      Column {
        Paywall(name: "asked") { [purchases] in purchases.asked }
        Paywall(name: "observed") { [purchases] in purchases.eligible.contains("all") }
        PushButton("Buy") { purchases.buy() }
      }
    }
  }

  // partout-io/passepartout#1685: getters that ask another object instead of reading a property of the model.
  @Test("A getter that asked another object was not shown anew, and one that reads a property was")
  func getter() throws {
    let stage = Stage { Shop(purchases: Purchases()) }
    try stage.tap("Buy")
    #expect(stage.renderTree.all(.text).map(\.label) == ["asked: no", "observed: yes"])
  }
}
