import Foundation
import LayoutSim
import SnapshotRendering
import Testing

@testable import StandIns

@Suite("Translated models, stores and timers")
struct TranslatedModelTests {
  private func texts(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.role == .text }.compactMap(\.label)
  }

  @Test(
    "What is sent to a subject is received at once, and nothing after the cancellables are gone"
  )
  func subject() {
    let ticker = Ticker()
    let stage = Stage(on: .iPhone15) { TickerView(ticker: ticker) }
    #expect(texts(stage) == ["0"])
    ticker.ticks.send(3)
    #expect(texts(stage) == ["3"])
    ticker.ticks.send(-1)
    #expect(ticker.last == 3)
    ticker.stop()
    ticker.ticks.send(4)
    #expect(texts(stage) == ["3"])
  }

  @Test("A member that is not published is shown when the model announces a change")
  func announcing() throws {
    let stage = Stage(on: .iPhone15) { TallyView() }
    #expect(texts(stage).first == "0 0 0 loud")
    try stage.tap("Plus")
    #expect(texts(stage).first == "1 1 1 loud")
    try stage.tap("Silent")
    try stage.tap("Announce")
    #expect(texts(stage).first == "1 1 1 quiet")
  }

  @Test("A published value is a stream, too")
  func published() throws {
    let stage = Stage(on: .iPhone15) { SearchedView() }
    try stage.enter("tea", into: "Words")
    #expect(texts(stage).contains("found TEA 3"))
  }

  @Test("A timer has the stage's time, and a notification is received")
  func timer() async throws {
    let stage = Stage(on: .iPhone15) { CountdownView() }
    #expect(texts(stage) == ["3"])
    try await stage.proceed(by: 2)
    #expect(texts(stage) == ["1"])
    try await stage.proceed(by: 2)
    #expect(texts(stage) == ["0", "over"])
    NotificationCenter.default.post(name: Notification.Name("restart"), object: nil)
    #expect(texts(stage) == ["3"])
  }

  @Test("What is debounced, delayed and throttled waits for the stage's clock")
  func waiting() async throws {
    let stage = Stage(on: .iPhone15) { WaitingView() }
    try stage.enter("te", into: "Words")
    #expect(texts(stage).last == ", 0, [], ")
    try await stage.proceed(by: 0.2)
    try stage.enter("tea", into: "Words")
    // 0.4 s after the first word, and 0.2 s after the second one
    try await stage.proceed(by: 0.2)
    #expect(texts(stage).last == ", 0, [], ")
    try await stage.proceed(by: 0.1)
    #expect(texts(stage).last == "tea, 0, [], ")
    for _ in 1...3 { try stage.tap("Tap") }
    #expect(texts(stage).last == "tea, 0, [1], tea 3")
    try await stage.proceed(by: 1)
    #expect(texts(stage).last == "tea, 0, [1, 3], tea 3")
    try await stage.proceed(by: 1)
    #expect(texts(stage).last == "tea, 3, [1, 3], tea 3")
  }

  @Test("Three streams are combined when each has a value")
  func streams() {
    var said: [String] = []
    let number = ValueSender<Int, Never>()
    let link = OneValue(1).combineLatest(number, OneValue("a")).sink { said.append("\($0)") }
    #expect(said == [])
    number.send(2)
    #expect(said == [#"(1, 2, "a")"#])
    link.cancel()
  }

  @Test("Content on a timeline has the stage's time, and an animation its first date")
  func timeline() async throws {
    let stage = Stage(on: .iPhone15) { ClockView() }
    #expect(texts(stage) == ["9:00\u{202F}AM", "0", "still"])
    try await stage.proceed(by: 59)
    #expect(texts(stage) == ["9:00\u{202F}AM", "0", "still"])
    try await stage.proceed(by: 2)
    #expect(texts(stage) == ["9:01\u{202F}AM", "60", "still"])
  }

  @Test(
    "Schedules with periods that make no sense have one date",
    arguments: [0, -1, .nan, .infinity]
  )
  func schedules(period: Double) {
    let schedule = DateSchedule.periodic(from: StageDate.now, by: period)
    let date = StageDate.now + 5
    #expect(schedule.date(at: date) == date)
    #expect(schedule.date(after: date) == nil)
    #expect(StreamInterval.seconds(period).duration >= .zero)
  }

  @Test("A stage shows what the app's factories and routes build")
  func factories() throws {
    let stage = Stage(ShelfCoordinator(), on: .iPhone15, screens: .translated)
    try stage.tap("Emma")
    #expect(texts(stage).contains("About Emma"))
    #expect(texts(Stage(HelpCoordinator(), on: .iPhone15, screens: .translated)) == ["Page 3"])
  }

  @Test("A request has the entities that a test makes, and shows what changes in them")
  func entities() throws {
    let store = ModelStore()
    let person = Person(context: store)
    person.name = "Ada"
    let stage = Stage(on: .iPhone15) { PeopleView().environment(\.modelContext, store) }
    #expect(texts(stage) == ["Ada 0", "Add"])
    try stage.tap("Ada 0")
    try stage.tap("Add")
    #expect(texts(stage) == ["Ada 1", "Grace 0", "Add"])
    store.delete(person)
    #expect(texts(stage) == ["Grace 0", "Add"])
  }

  @Test("A query has what a test puts in, filtered and sorted, and what is inserted")
  func query() throws {
    let store = ModelStore([
      Note(text: "Tea"), Note(text: "Bread"), Note(text: "Old", isDone: true),
    ])
    let stage = Stage(on: .iPhone15) { NotesView().environment(\.modelContext, store) }
    #expect(texts(stage) == ["Bread", "Tea", "3 in all", "Add"])
    try stage.tap("Add")
    #expect(texts(stage) == ["Bread", "Milk", "Tea", "4 in all", "Add"])
  }
}

@Suite("Translated texts, shapes and controls")
struct TranslatedElementTests {
  private func texts(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.role == .text }.compactMap(\.label)
  }

  @Test("A field in the label of a stepper was lost")
  func labelOfStepper() throws {
    let stage = Stage(on: .iPhone15) { GuestsView() }
    try stage.enter("Ada", into: "Host")
    #expect(texts(stage).first == "Guests of Ada")
    #expect(stage.renderTree.nodes.first { $0.role == .stepper }?.label == "Guests of Ada")
    try stage.tap("Increment")
    #expect(stage.renderTree.nodes.first { $0.role == .stepper }?.facts == [Fact("value", "3")])
  }

  @Test("A gesture with a state, a value with a format and a search's words did not compile")
  func spelled() {
    let stage = Stage(on: .iPhone15) { SpelledView() }
    #expect(texts(stage).prefix(2) == ["Litres", "2.50"])
    #expect(stage.renderTree.nodes.contains { $0.label == "No Results for “fern”" })
  }

  @Test("Marks of Markdown in literals, and texts in texts, were printed as code")
  func markdown() {
    let stage = Stage(on: .iPhone15) { NoticeView(name: "*Ada*") }
    #expect(
      stage.renderTree.nodes.compactMap { $0.role == .text ? $0.label : nil } == [
        "Say yes or no(), please", "Ask the desk, *Ada*!",
        "2 * 3 * 4, snake_case_name and a lone `", "Bold *as it is* old", "**plain**", "*Ada*",
        "Amount: *Ada*",
      ]
    )
  }

  @Test("A text that agrees with a number was printed with its marks")
  func inflected() {
    let several = Stage(on: .iPhone15) { CountedView(count: 3) }
    #expect(
      texts(several) == [
        "3 apples", "You have 3 new boxes and 3 cherries.", "3 people", "2 ^ 3 and plain",
      ]
    )
    let one = Stage(on: .iPhone15) { CountedView(count: 1) }
    #expect(
      texts(one).prefix(3) == ["1 apple", "You have 1 new box and 1 cherry.", "1 person"]
    )
  }

  @Test("Controls and texts with other labels did not compile")
  func labelled() throws {
    let stage = Stage(on: .iPhone15) { LabelledView() }
    let labels = stage.renderTree.nodes.compactMap(\.label)
    for name in [
      "Half", "Most", "Waiting", "7", "Commented", "Attributed", "Box", "Titled", "Later",
      "below the top",
    ] {
      #expect(labels.contains(name), "\(name)")
    }
    try stage.tap("Increment")
    #expect(stage.renderTree.nodes.contains { $0.label == "Steps 2" })
    try stage.longPress("Pressed")
    try stage.tap("Copy")
    #expect(stage.renderTree.nodes.contains { $0.label == "Steps 12" })
  }

  @Test("Controls of a group stood below each other")
  func grouped() throws {
    let stage = Stage(on: .iPhone15) { GroupedView() }
    let minus = try #require(stage.element(labelled: "Minus")?.frame)
    let plus = try #require(stage.element(labelled: "Plus")?.frame)
    #expect(minus.minY == plus.minY)
    #expect(minus.maxX < plus.minX)
    try stage.tap("Plus")
    #expect(texts(stage).contains("plus"))
    try stage.tap("More")
    try stage.tap("Cut")
    #expect(texts(stage).contains("cut"))
  }

  @Test("A shape of one's own is its frame, and its path is drawn in it")
  func shape() throws {
    let stage = Stage(on: .iPhone15) { CornerView() }
    let figure = stage.renderTree.nodes.first { $0.facts.contains { $0.key == "shape" } }
    #expect(figure?.frame?.size == Size(width: 40, height: 30))
    // In the middle of 393 × 759 below the safe area of 59: 176.5 and 59 + 364.5.
    let picture = TreeRenderer.svg.render(stage.renderTree)
    #expect(picture.contains("d=\"M176.5,423.5L216.5,423.5L176.5,453.5Z\""))
  }

  @Test("A trimmed circle is as large as a circle, and a ring is scaled with its line")
  func ring() {
    let stage = Stage(on: .iPhone15) { RingView(share: 0.5) }
    let figures = stage.renderTree.nodes.filter { $0.facts.contains { $0.key == "shape" } }
    // 20 of 20 by 30, and the first one is drawn one and a half times as large.
    #expect(figures.map(\.frame?.size.width) == [30, 20])
  }

  @Test("A shape that is a parameter has the same frame whatever it is")
  func shapes() {
    let stage = Stage(on: .iPhone15) { BadgesView() }
    let texts = stage.renderTree.nodes.filter { $0.label == "7" }
    #expect(texts.count == 3)
    #expect(Set(texts.map(\.frame?.size)).count == 1)
    let picture = TreeRenderer.svg.render(stage.renderTree)
    #expect(picture.contains("clip-path"))
  }

  @Test("A font that is handed in decides how high a text is")
  func fonts() {
    let stage = Stage(on: .iPhone15) { FontsView() }
    let names = stage.renderTree.nodes.filter { $0.role.isText }
    // Large titles have lines of 41 points, body of 20⅓; 30 points make 1.193 × 30 = 35.8, which is 36 in pixels of a third.
    let heights: [Double] = names.compactMap { $0.frame?.size.height }
    let expected: [Double] = [122.0 / 3, 61.0 / 3, 36]
    #expect(heights == expected)
  }

  @Test("Texts with several styles are one paragraph")
  func sum() {
    let stage = Stage(on: .iPhone15) { SumView() }
    #expect(texts(stage) == ["Now 9.00"])
  }

  // 0xFF8800 is 255, 136 and 0 of 255.
  @Test(
    "A colour of the app's from a number is one of sRGB, and two fingers give a number and an angle"
  )
  func colourFromNumber() {
    let stage = Stage(on: .iPhone15) { SwatchView() }
    #expect(stage.renderTree.nodes.contains { $0.facts.contains(Fact("ink", "#ff8800")) })
  }

  @Test("Values and dates print nothing of the machine")
  func formats() {
    let date = StageDate.now.addingTimeInterval(2 * 3600)
    let stage = Stage(on: .iPhone15) { FormatsView(date: date) }
    #expect(texts(stage) == ["€1,234.50", "January 1", "11:00\u{202F}AM", "2 hr"])
  }

  @Test(
    "Dates, periods and limits that make no sense stop nothing",
    arguments: [Double.infinity, -.infinity, .nan, 1e300]
  )
  func hostile(number: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: number)
    _ = Stage(on: .iPhone15) { TextBlock(date, style: .relative) }.renderTree
    _ = StageTimer.publish(every: number, on: .main, in: .common).period
    var query = StoreQuery<Note>()
    // A limit of zero is none for `NSFetchRequest`.
    for limit in [-1, 0] {
      query.fetchLimit = limit
      #expect(try ModelStore([Note(text: "Tea")]).fetch(query).count == 1)
    }
  }

  @Test(
    "Marks of Markdown that are never closed stop nothing",
    arguments: ["[", "*", "`", "*_", "[a](", "~~a ", "\\", "a_b ", "[*`", "**a*"]
  )
  func hostileMarkdown(piece: String) {
    for count in [1, 300, 5_000] {
      let words = String(repeating: piece, count: count)
      #expect(!TextBlock(markdown: words).plainWords.isEmpty)
    }
  }

  @Test("A date is chosen by its words, but none before the range")
  func dates() throws {
    let stage = Stage(on: .iPhone15) { DayView() }
    #expect(texts(stage).contains("January 1, 2026"))
    try stage.enter("Jan 3, 2026", into: "Day")
    #expect(texts(stage).contains("January 3, 2026"))
    try stage.enter("Dec 24, 2025", into: "Day")
    #expect(texts(stage).contains("January 1, 2026"))
  }

  @Test("Values of keys need not be sendable")
  func keys() {
    let stage = Stage(on: .iPhone15) { LevelsView() }
    #expect(texts(stage) == ["plain 1", "fancy 2", "fancy 3"])
  }

  @Test("Each use of a modifier has state of its own")
  func modifiers() throws {
    let stage = Stage(on: .iPhone15) { CardsView() }
    try stage.tap("One")
    #expect(texts(stage) == ["One", "1", "Two", "0"])
  }

  @Test("The options of a picker are what its content shows, with its tags or the items")
  func pickers() throws {
    let stage = Stage(on: .iPhone15) { PickersView() }
    #expect(texts(stage).contains("apple 0"))
    try stage.enter("pear", into: "Fruit")
    try stage.enter("Large", into: "Size")
    #expect(texts(stage).contains("pear 2"))
    try stage.enter("None", into: "Size")
    #expect(texts(stage).contains("pear 0"))
  }

  @Test("An option that reads a model of its surroundings has no label")
  func optionOfModel() throws {
    let stage = Stage(on: .iPhone15) { VisitsPicker().environment(Visits()) }
    try stage.enter("Home", into: "Place")
    #expect(texts(stage).contains("2"))
  }

  @Test("An alert that a function makes is shown, and an action sheet for an item")
  func alerts() throws {
    let stage = Stage(on: .iPhone15) { AlertsView() }
    try stage.tap("Delete")
    #expect(stage.element(labelled: "It cannot come back.") != nil)
    try stage.tap("Delete it")
    #expect(texts(stage).first == "deleted")
    try stage.tap("Ask about a pear")
    #expect(stage.element(labelled: "Eat the pear?") != nil)
    try stage.tap("Eat")
    #expect(texts(stage).first == "eaten")
  }

  @Test("A table has its columns where the width is regular, and the first one elsewhere")
  func table() throws {
    let phone = Stage(on: .iPhone15) { TeasView() }
    #expect(texts(phone) == ["Assam", "Keemun", "chosen 0"])
    try phone.tap("Keemun")
    #expect(texts(phone).last == "chosen 2")
    let pad = Stage(on: .iPadAir11) { TeasView() }
    #expect(
      texts(pad) == ["Name", "Weight", "Assam", "50 g", "Keemun", "75 g", "chosen 0"]
    )
    // 820 points without a margin of 20, at which the second column ends, 80 wide.
    let weight = try #require(pad.element(labelled: "50 g")?.frame)
    #expect(weight.minX == 720)
  }

  @Test("A gesture that is a property is what a finger does")
  func gestures() throws {
    let stage = Stage(on: .iPhone15) { DragView() }
    try stage.drag("#blue", by: Point(x: 30, y: 20))
    #expect(texts(stage) == ["30 20 1"])
  }

  @Test("The header of an outline says how much was left out, and is read again")
  func leftOut() throws {
    let stage = Stage(on: .iPhone15) {
      Column {
        TextBlock("One").translated(leavingOut: 2)
        TextBlock("Two").translated(leavingOut: 1)
      }
    }
    let text = TreeRenderer.outline.render(stage.renderTree)
    #expect(
      text.hasPrefix(
        "device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light left-out=3\n"
      )
    )
    #expect(try Outline(parsing: text).header.leftOutCount == 3)
  }

  @Test("Regions of maps, size classes and other values of the system are values here")
  func values() throws {
    #expect(texts(Stage(on: .iPhone15) { PlaceView() }) == ["48.1 0.5 true"])
    try Stage(on: .iPhone15) { LoggingView() }.tap("Log")
    let stage = Stage(on: .iPhone15) { EditedView() }
    let mark = stage.renderTree.nodes.first { $0.role == .icon }
    #expect(mark?.label == "circle")
    #expect(mark?.frame?.size == Size(width: 30, height: 30))
    try stage.tap("Close")
    #expect(stage.renderTree.nodes.first { $0.role == .icon }?.label == "checkmark")
    #expect(texts(stage).contains("edits"))
  }

  @Test(
    "A layout that is chosen when the screen is shown",
    arguments: [(true, 20.0), (false, 10.0)]
  )
  func layouts(isWide: Bool, width: Double) throws {
    let size = try measure(StacksView(isWide: isWide), width: nil)
    #expect(size.width == width)
  }
}
