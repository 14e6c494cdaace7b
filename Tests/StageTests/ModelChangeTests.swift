import FlowEngine
import LayoutSim
import Observation
import StageSupport
import Testing

/// What a model changes once shows the same whether the stage was read before or not.
@MainActor
struct ModelChangeTests {
  @Observable
  final class Talk {
    var unread = 0
    var noticed = 0
  }

  @Observable
  final class Place {
    var top: Int?
  }

  private let talk = Talk()

  /// Screens that clear what is unread when they appear.
  private func app() -> StubCoordinator {
    let talk = talk
    return StubCoordinator("list", handles: ["talk"]) { route in
      Column {
        TextBlock("\(talk.unread) unread, \(talk.noticed) noticed")
        if route == "list" { PushButton("Open") { talk.unread += 10 } }
      }
      .onAppear { talk.unread = 0 }
      .onChange(of: talk.unread) { _, _ in talk.noticed += 1 }
    }
  }

  @Test("A message that came after the conversation had opened was no longer unread")
  func afterCall() {
    let app = app()
    let stage = Stage(app)
    app.navigate(to: StubRoute("talk"))
    talk.unread = 1
    // By the conversation and by the list below it.
    #expect(stage.renderTree.words == ["1 unread, 2 noticed"])
  }

  @Test("A message that came when the stage had just been made was no longer unread")
  func afterCreation() {
    let stage = Stage(app())
    talk.unread = 5
    #expect(stage.renderTree.words.first == "5 unread, 1 noticed")
  }

  @Test("The first change after a press was not noticed")
  func afterPress() throws {
    let stage = Stage(app())
    try stage.tap("Open")
    talk.unread = 3
    #expect(stage.renderTree.words.first == "3 unread, 2 noticed")
  }

  @Test(
    "Of two stages one noticed what the other changed only if it was read in between",
    arguments: [false, true]
  )
  func twoStages(isAsked: Bool) {
    let talk = talk
    let app = StubCoordinator("list") { _ in
      TextBlock("\(talk.unread) unread, \(talk.noticed) noticed")
        .onAppear { talk.unread += 1 }
        .onChange(of: talk.unread) { _, _ in talk.noticed += 1 }
    }
    // The first notices itself; the second notices itself, and the first the second.
    let stages = [Stage(app), Stage(app, on: .iPhoneSE3)]
    if isAsked { _ = stages[0].renderTree }
    talk.unread = 50
    // Both notice that.
    for stage in stages { _ = stage.renderTree }
    #expect(stages.map(\.renderTree.words) == [["50 unread, 5 noticed"], ["50 unread, 5 noticed"]])
  }

  @Test(
    "A rotation to the same orientation, and another stage's refused gesture, did not count as reading"
  )
  func nothingChanged() {
    let one = Stage(app())
    talk.unread = 1
    one.rotate(to: .portrait)
    talk.unread = 2
    #expect(one.renderTree.words.first == "2 unread, 2 noticed")

    let other = Talk()
    let part = StubCoordinator("list") { _ in
      TextBlock("\(other.unread) unread, \(other.noticed) noticed")
        .onChange(of: other.unread) { _, _ in other.noticed += 1 }
    }
    let stages = [Stage(part), Stage(part, on: .iPhoneSE3)]
    other.unread = 10
    #expect(throws: StageError.self) { try stages[1].tap("none") }
    other.unread = 20
    for stage in stages { _ = stage.renderTree }
    // Each of the two notices each of the two changes.
    #expect(stages[0].renderTree.words == ["20 unread, 4 noticed"])
  }

  @Test("Two stages that never settle followed each other's changes for minutes")
  func endlessStages() {
    let talk = talk
    let app = StubCoordinator("list") { _ in
      TextBlock("\(talk.unread) unread")
        .onChange(of: talk.unread) { _, _ in
          talk.noticed += 1
          talk.unread += 1
        }
    }
    let stages = [Stage(app), Stage(app, on: .iPhoneSE3)]
    talk.unread = 1
    app.navigate(to: StubRoute("list"))
    // Each stage is stopped after 32 passes, and looks once before the call and once after it.
    #expect(talk.noticed <= 2 * 2 * 32)
    #expect(
      stages.allSatisfy { $0.renderTree.findings.contains { $0.code == .layoutDoesNotSettle } }
    )
  }

  @Test("What changes a model for ever is named by its modifier, and not by one of the stage's own")
  func namedCause() throws {
    let talk = talk
    let app = StubCoordinator("list") { _ in
      TextBlock("\(talk.unread) unread")
        .navigationTitle("Talk")
        .onAppear { talk.unread += 1 }
        .onChange(of: talk.unread) { _, _ in talk.unread += 1 }
    }
    let stage = Stage(app)
    let finding = try #require(
      stage.renderTree.findings.first { $0.code == .layoutDoesNotSettle }
    )
    #expect(finding.found.contains("by onChange"))
    #expect(!finding.found.contains("onPreferenceChange"))
  }

  @Test("A change after a rotation was noticed together with the one before")
  func afterTraits() {
    let stage = Stage(app())
    talk.unread = 1
    stage.rotate(to: .landscape)
    talk.unread = 0
    #expect(stage.renderTree.words.first == "0 unread, 2 noticed")
  }

  @Test("An area scrolls to the position that a model has got outside of the stage")
  func scrollPosition() throws {
    let place = Place()
    let stage = Stage(on: .iPhone15) {
      ScrollArea {
        Column(spacing: 0) {
          Each(0..<100, id: \.self) { TextBlock("Row \($0)").frame(height: 50) }
        }
      }
      .scrollPosition(id: Bound(place, \.top), anchor: .top)
    }
    place.top = 60
    let frame = try #require(stage.element(labelled: "Row 60")?.frame)
    // The row is 50 high, and begins below the 59 of the status bar; its text is in the middle.
    #expect(abs(frame.minY + frame.size.height / 2 - 84) < 1)
  }

  @Test("A stage of a part of the app notices what a call from elsewhere did to it")
  func partOfTheApp() {
    let part = app()
    let tabs = StubTabs([part, StubCoordinator("other")])
    let stage = Stage(part)
    tabs.navigate(to: StubRoute("talk"))
    talk.unread = 1
    #expect(stage.renderTree.words == ["1 unread, 2 noticed"])
  }

  @Test("A stage whose coordinator was adopted follows the calls of the new hierarchy")
  func adopted() {
    let part = app()
    let stage = Stage(part)
    let whole = StubCoordinator("whole")
    whole.addChild(part)
    part.navigate(to: StubRoute("talk"))
    talk.unread = 1
    #expect(stage.renderTree.words.last == "1 unread, 2 noticed")
  }

  @Test("Calls of an observer are processed together with the call that they answer")
  func observers() {
    let app = app()
    let stage = Stage(app)
    var answers = 0
    app.observe(for: stage) { event in
      guard case .settled = event, answers == 0 else { return }
      answers += 1
      app.pop()
    }
    app.navigate(to: StubRoute("talk"))
    talk.unread = 1
    // The conversation never appeared: nothing of it was seen before it went.
    #expect(stage.renderTree.words.first == "1 unread, 1 noticed")
  }

  @Test("Changes that follow each other at once are noticed as one, as in one turn of a run loop")
  func together() {
    let stage = Stage(app())
    talk.unread = 1
    talk.unread = 2
    #expect(stage.renderTree.words.first == "2 unread, 1 noticed")
  }

  @Observable
  final class Router {
    var isSheetShown = false
    var name = "Ann"
    var form = Form()

    struct Form { var isDone = false }
  }

  /// A screen that has a model in local state, and reads it by bindings alone.
  private struct RouterScreen: Element {
    @Local var router: Router

    var body: some Element {
      TextEntry("Name", words: $router.name)
        .sheet(isPresented: $router.isSheetShown) { TextBlock("In the sheet") }
        .alert("Done", isPresented: $router.form.isDone) {}
    }
  }

  @Test(
    "What code changed in a model that local state has was not seen by bindings to its properties"
  )
  func modelInLocalState() {
    let router = Router()
    let stage = Stage { RouterScreen(router: router) }
    #expect(stage.surfaces.count == 1)
    router.isSheetShown = true
    #expect(stage.surfaces.count == 2)
    router.isSheetShown = false
    #expect(stage.surfaces.count == 1)
    router.name = "Bea"
    #expect(stage.element(labelled: "Name")?.facts.contains(Fact("value", "Bea")) == true)
    router.form.isDone = true
    #expect(stage.alert?.title == "Done")
  }
}
