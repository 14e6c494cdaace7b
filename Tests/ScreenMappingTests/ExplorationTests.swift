import FlowEngine
import LayoutSim
import ScreenMapping
import TestSupport
import Testing

@MainActor
private func exploration(_ fault: SmallFault = .none) -> Exploration<SmallApp> {
  Exploration("small") { SmallApp(fault) }
}

/// The exploration of a small app.
@MainActor
struct ExplorationTests {
  @Test("Every place is found, with the shortest way there")
  func places() async {
    let map = await exploration().run()
    #expect(map.places.map(\.name) == ["list", "list > item(…)", "sheet sheet"].map(named))
    #expect(map.isComplete)
    #expect(
      map.places.indices.map { map.way(toPlaceAt: $0).description }
        == ["", "tap \"Item 1\"", "tap \"Sheet\""]
    )
  }

  private func named(_ name: String) -> String {
    name == "sheet sheet" ? "list > sheet sheet" : name
  }

  @Test("Every state and every move is found, and what a finger does to a sheet, too")
  func moves() async {
    let map = await exploration().run()
    #expect(map.states.map(\.id) == ["list", "item", "item-2", "sheet"])
    let moves = map.moves.map { move in
      "\(map.states[move.from].id): \(move.step) → \(move.to.map { map.states[$0].id } ?? "?")"
    }
    #expect(
      moves == [
        "list: tap \"Item 1\" → item",
        "list: tap \"Item 2\" → item-2",
        "list: tap \"Sheet\" → sheet",
        "item: go back → list",
        "item: swipe back → list",
        "item-2: go back → list",
        "item-2: swipe back → list",
        "sheet: tap \"Done\" → list",
        "sheet: tap outside → list",
        "sheet: drag sheet down → list",
      ]
    )
  }

  @Test("All laws hold where nothing is wrong")
  func laws() async {
    let map = await exploration().run()
    #expect(map.laws.map(\.name) == ExplorationLaw.allCases.map(\.rawValue))
    #expect(map.laws.allSatisfy { $0.answer == .holds })
    #expect(map.notes.isEmpty)
  }

  @Test("One entry a place leaves the second item a leaf, and finds the same places")
  func leaf() async {
    var app = exploration()
    app.limits.entries = 1
    let map = await app.run()
    #expect(map.places.count == 3)
    #expect(map.states.map(\.status) == [.entered, .entered, .enoughEntries, .entered])
  }

  @Test(
    "Words are entered into a field by its label, or by its tag",
    arguments: ["Words", "#words"]
  )
  func inputs(name: String) async {
    var app = Exploration("field") {
      StubField()
    }
    app.inputs[name] = ["Emma"]
    app.laws = []
    #expect(await app.run().moves.map(\.step).contains(.action(.enter("Emma", into: name))))
  }

  @Test("The sheet that an item presents is one place, whichever item it is")
  func sheetsOfItems() async {
    var items = Exploration("items") {
      MadeApp(()) { route, app in
        if case .item = route { return PresentingItem() }
        return Column {
          PushButton("One") { [weak app] in app?.navigate(to: SmallRoute.item(1)) }
          PushButton("Two") { [weak app] in app?.navigate(to: SmallRoute.item(2)) }
        }
      }
    }
    items.laws = []
    let map = await items.run()
    #expect(
      map.places.map { $0.surfaces.last?.owner } == [
        "app", "app", "app/screen item(…).sheet", "app/screen item(…).sheet-2",
      ]
    )
    #expect("\(map)" == #"screen map "items": 4 places, 7 states, complete"#)
  }

  @Test("Buttons of a row that stay revealed behind a cover make another state")
  func revealedBehindCover() async {
    var rows = Exploration("rows") {
      MadeApp(()) { route, _ in
        if route == .stuck { return TextBlock("Cover") }
        return RowList { TextBlock("Emma").swipeActions { PushButton("Archive") {} } }
      }
    }
    rows.event("a cover", when: { $0.router.state.presentations.isEmpty }) {
      $0.present(.stuck, presentationStyle: .fullScreenCover)
    }
    rows.event("it goes", when: { !$0.router.state.presentations.isEmpty }) { $0.dismiss() }
    rows.laws = []
    #expect(await rows.run().states.map(\.id) == ["list", "list-2", "stuck", "stuck-2"])
  }

  @Test("How far a list is scrolled makes no other state of it, though its large title collapses")
  func scrolledList() async {
    var app = Exploration("long") { longList() }
    app.laws = []
    app.limits.entries = 4
    let map = await app.run()
    // The list, and its items.
    #expect(map.states.count == 1 + 30)
    #expect(map.notes.isEmpty)
  }

  @Test("An item that leads to the next without an end is entered once, and its target is a leaf")
  func repeats() async {
    let map = await exploration(.grows).run()
    #expect(!map.isComplete)
    #expect(map.leftOut.map(\.reason) == [.repeats])
    let leaves = map.states.filter(\.isLeaf)
    #expect(leaves.map(\.way.count) == [2, 2])
    #expect(leaves.allSatisfy { $0.status == .repeats })
  }

  @Test(
    "Shortcuts change no byte",
    arguments: Night.sample([SmallFault.hiddenCounter, .none, .grows], oneIn: 3)
  )
  func shortcuts(_ fault: SmallFault) async throws {
    var app = exploration(fault)
    let map = await app.run()
    app.takesShortcuts = false
    #expect(await app.run() == map)
  }

  @Test("Where steps run out the map says so, and lists what was not entered")
  func budget() async {
    var app = exploration()
    app.limits.steps = 3
    let map = await app.run()
    #expect(!map.isComplete)
    #expect(map.states.map(\.status) == [.entered, .overBudget, .overBudget, .overBudget])
  }

  @Test("Where there is no room for a state, the move to it leads nowhere")
  func noRoom() async {
    var app = exploration()
    app.limits.states = 2
    let map = await app.run()
    #expect(!map.isComplete)
    #expect(map.states.count == 2)
    #expect(map.moves.filter { $0.to == nil }.map(\.step.brief) == ["Item 2", "Sheet"])
  }

  @Test("Declarations that match nothing are named, and what matches is not")
  func unused() async throws {
    var app = exploration(.forgets)
    app.inputs = ["Words": ["Emma"], "Wrods": ["Emma"]]
    app.leaveOut(.tap("Item 2"), .tap("Itme 2"))
    app.event("news", when: { _ in false }) { _ in }
    app.closingButtons = ["Close", "Clsoe"]
    app.accept(.backReturns, where: "loses the colour", because: "It is only a colour.")
    app.accept(.backReturns, where: "loses a value", because: "It is only a draft.")
    let map = await app.run()
    let unused = [
      "inputs for “Wrods”", "leaving out tap “Itme 2”", "event “news”", "closing button “Clsoe”",
      "accepting “loses the colour” of back-returns",
    ]
    #expect(
      map.notes.filter { $0.code == "unused" }.map(\.words)
        == unused.map { "Nothing that was found matches \($0). Correct it, or remove it." }
    )
    let summary = map.summary
    #expect(summary.unused == unused)
    #expect(summary.text.contains("\nunused inputs for “Wrods”\nunused leaving out"))
    #expect(try MapSummary(parsing: summary.text) == summary)
    var before = summary
    before.unused = []
    #expect(
      MapDifference(from: before, to: summary) { _ in nil }.message(budget: 1) == """
        Screen map "small" differs: other declarations match nothing.
        unused  inputs for “Wrods”
        … 4 more lines
        """
    )
  }

  @Test("Events and inputs are tried, and what is left out is not")
  func declared() async {
    var app = exploration(.forgets)
    app.laws = []
    app.inputs["Words"] = ["Emma"]
    app.event("news", when: { $0.visibleRoute.identifier == "list" }) {
      $0.navigate(to: SmallRoute.item(7))
    }
    app.leaveOut(.tap("Item 1"), .tap("Item 2"))
    let map = await app.run()
    let steps = map.moves(fromStateAt: map.start).map(\.step.description)
    #expect(steps == ["tap \"Sheet\"", "enter \"Emma\" into \"Words\"", "event \"news\""])
  }

  @Test("Routes that nothing leads to are listed")
  func unreached() async {
    var app = exploration()
    app.routes(SmallRoute.item(1), SmallRoute.stuck)
    let routes = await app.run().routes
    #expect(routes.map(\.kind) == ["item(…)", "stuck"])
    #expect(routes.map { $0.state != nil } == [true, false])
  }

  @Test("What the app says of itself tells states apart")
  func stateDiscriminator() async {
    var app = exploration()
    app.limits.entries = 3
    app.laws = []
    app.stateDiscriminator = { min($0.opened, 2).description }
    // The list before an item, after one and after two or more; each item after one and after more; sheets over lists.
    #expect(await app.run().states.count == 3 + 4 + 3)
  }
}

/// A screen with a field that has a label and a tag.
private final class StubField: Coordinator<SmallRoute> {
  init() { super.init(router: Router(initial: .list, factory: FieldFactory())) }
}

private final class FieldFactory: ElementFactory<SmallRoute> {
  override func buildElement(for route: SmallRoute) -> (any Element)? { Field() }

  private struct Field: Element {
    @Local private var words = ""
    var body: some Element { TextEntry("Words", words: $words).accessibilityIdentifier("words") }
  }
}

/// A list that is longer than the screen, below a large title.
@MainActor
private func longList() -> MadeApp<Void> {
  MadeApp(()) { route, app in
    if case .item(let number) = route { return TextBlock("\(number)") }
    return RowList {
      Each(1...30, id: \.self) { [weak app] number in
        PushButton("Row \(number)") { app?.navigate(to: SmallRoute.item(number)) }
      }
    }
    .navigationTitle("All")
  }
}

/// An item with two sheets.
private struct PresentingItem: Element {
  @Local private var isInfo = false
  @Local private var isMap = false

  var body: some Element {
    Column {
      PushButton("Info") { isInfo = true }.sheet(isPresented: $isInfo) { TextBlock("Info") }
      PushButton("Map") { isMap = true }.sheet(isPresented: $isMap) { TextBlock("Map") }
    }
  }
}
