import Foundation
import Snapshot
import Testing
import XCTest

// The examples in comments that are compiled without being run.

private enum MailRoute: Route { case start }

private final class MailboxCoordinator: Coordinator<MailRoute> {
  init() { super.init(router: Router(initial: .start)) }
}

private final class ListCoordinator: Coordinator<MailRoute> {
  init() { super.init(router: Router(initial: .start)) }
}

private final class MessageCoordinator: Coordinator<MailRoute> {
  init() { super.init(router: Router(initial: .start)) }
}

private final class MailCoordinator: SplitCoordinator<MailRoute> {
  init() {
    super.init(router: Router(initial: .start), style: .tripleColumn)
    setColumn(.sidebar, to: MailboxCoordinator())
    setColumn(.content, to: ListCoordinator())
    setColumn(.detail, to: MessageCoordinator())
  }
}

private enum TransitPage: TabPage {
  case lines, tickets

  var tabItem: (text: String, image: String)? {
    self == .lines ? ("Lines", "tram") : ("Tickets", "ticket")
  }

  func coordinator() -> AnyCoordinator {
    self == .lines ? LineCoordinator() : TicketCoordinator()
  }
}

@MainActor
private func linkTable() throws {
  var links = LinkTable(schemes: ["transit"], hosts: ["transit.example"])
  try links.add("stop/{name}") { values in
    LineRoute.stop(try values["name"])
  } from: { route in
    if case .stop(let name) = route { ["name": name] } else { nil }
  }
  let route = try links.route(for: "transit://stop/Harbour")  // stop("Harbour")
  let link = try links.url(for: LineRoute.stop("Harbour"))  // transit://stop/Harbour
  print(route, link)
}

private enum Genre: String, LinkValue { case crime, poetry }

private struct Day: Sendable {}

private enum DateRoute: Route { case calendar }

@MainActor
private func outcome(_ home: AnyCoordinator, book: (Day) -> Void) async {
  final class DatePicking: Coordinator<DateRoute>, FlowWithOutcome {
    typealias Outcome = Day
  }
  switch await home.outcome(of: DatePicking(root: .calendar)) {
  case .finished(let day): book(day)
  case .cancelled(let reason): print(reason)
  case .refused(let error): print(error)
  }
}

@MainActor
private func transitions(_ lines: Coordinator<LineRoute>) async {
  await lines.transition { lines.navigate(toRoute: .line(2)) }  // until the push has ended
  await lines.transition { lines.pop() }
}

@MainActor
private func waiting(_ lines: Coordinator<LineRoute>) async throws {
  let reason = try await lines.dismissal(of: .stop("Harbour"))
  print(reason)
  let answer = await lines.ask(
    .confirmation("Delete?", buttons: [.destructive("Delete"), .cancel()])
  )
  if answer?.role == .destructive { lines.popToRoot() }
}

private struct Greeting: Element {
  let name: String

  var body: some Element {
    Column(alignment: .leading) {
      TextBlock("Hello").font(.headline)
      TextBlock(name)
    }
  }
}

@MainActor
@ElementBuilder
private func scrollReader(count: Int) -> some Element {
  ScrollReader { scroller in
    ScrollArea { Each(0..<count, id: \.self) { TextBlock("Line \($0)") } }
      .onChange(of: count) { _, count in scroller.scrollTo(count - 1) }
  }
}

private struct TwoColumns: Element {
  var body: some Element { Row {} }
}

private struct OneColumn: Element {
  var body: some Element { Column {} }
}

@MainActor
@ElementBuilder
private func sizeReader() -> some Element {
  SizeReader { size in
    if size.width > 600 { TwoColumns() } else { OneColumn() }
  }
}

@MainActor
@ElementBuilder
private func eagerGrid() -> some Element {
  EagerGrid(alignment: .leading) {
    CellRow {
      TextBlock("Name")
      TextBlock("Ada")
    }
    Separator().gridCellUnsizedAxes(.horizontal)
    CellRow { TextBlock("A note below both columns").gridCellColumns(2) }
  }
}

@MainActor
private func pill() {
  struct Pill: ButtonDesign {
    @Inherited(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some Element {
      configuration.label
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
        .background(isEnabled ? .accent : .secondary)
        .clipShape(.capsule)
    }
  }
  let button = PushButton("Buy") {}.buttonStyle(Pill())
  _ = button
}

@MainActor
private func stacked() {
  struct Stacked: LabelDesign {
    func makeBody(configuration: Configuration) -> some Element {
      Column(spacing: 2) {
        configuration.icon
        configuration.title.font(.caption)
      }
    }
  }
  let label = IconLabel("Basket", icon: "cart").labelStyle(Stacked())
  _ = label
}

@MainActor
private func tick(_ isGift: Bound<Bool>) {
  struct Tick: SwitchDesign {
    func makeBody(configuration: Configuration) -> some Element {
      PushButton {
        configuration.isOn.toggle()
      } label: {
        Row {
          Icon(configuration.isOn ? "checkmark.circle.fill" : "circle")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }
  let gift = SwitchControl("Gift wrap", isOn: isGift).toggleStyle(Tick())
  _ = gift
}

@MainActor
@ElementBuilder
private func attributedWords() -> some Element {
  TextBlock(
    .symbol("star.fill") + " 4.5 of 5, " + AttributedWords("best in town").fontWeight(.bold)
  )
}

@MainActor
private func pictures(_ app: AnyCoordinator, clock: StageClock) {
  let loader = PictureLoader { address in
    try await clock.sleep(for: .seconds(1))
    return Size(width: 300, height: 200)
  }
  let stage = Stage(app, clock: clock, inheriting: { $0.pictureLoader = loader })
  _ = stage
}

@MainActor
@ElementBuilder
private func figures() -> some Element {
  TextBlock("New").padding(8).background(.red, in: .capsule)
  Picture("mug", width: 64, height: 64).clipShape(.rect(cornerRadius: 12))
  Figure.circle.strokeBorder(.separator, lineWidth: 2).frame(width: 44, height: 44)
}

@MainActor
private func card() {
  struct Card: ElementModifier {
    var isWide = false
    @Inherited(\.colorScheme) private var scheme

    func body(content: Content) -> some Element {
      content.padding(isWide ? 24 : 16).background(scheme == .dark ? .black : .white)
    }
  }
  let shipped = TextBlock("Shipped").modifier(Card())
  _ = shipped
}

@MainActor
private final class BookModel {
  var books: [String] = []
  func load() async {}
}

private struct BookList: Element {
  let books: [String]
  var body: some Element { Each(books, id: \.self) { TextBlock($0) } }
}

@MainActor
@ElementBuilder
private func task(_ model: BookModel) -> some Element {
  BookList(books: model.books).task { await model.load() }
}

private struct BadgeLimitKey: InheritedKey { static let defaultValue = 99 }
extension InheritedValues {
  var badgeLimit: Int {
    get { self[BadgeLimitKey.self] }
    set { self[BadgeLimitKey.self] = newValue }
  }
}

private struct Imprint: Element {
  @Inherited(\.openURL) private var openURL

  var body: some Element { PushButton("Terms") { openURL("https://example.com/terms") } }
}

private struct FilterSheet: Element {
  @Inherited(\.dismiss) private var dismiss

  var body: some Element { PushButton("Done") { dismiss() } }
}

private struct Tile: Element {
  @Scaled(relativeTo: .headline) private var side = 44.0

  var body: some Element { Fill(.accent).frame(width: side, height: side) }
}

private enum PriceGuide: GuideKey {
  static func defaultPosition(in box: BoxDimensions) -> Double { box.width / 2 }
}
extension HorizontalGuide { static let price = HorizontalGuide(PriceGuide.self) }

private struct Staircase: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let sizes = children.map { $0.size(.unspecified) }
    return Size(
      width: sizes.reduce(0) { $0 + $1.width },
      height: sizes.reduce(0) { $0 + $1.height }
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    var corner = Point.zero
    for child in children {
      let size = child.size(.unspecified)
      child.place(at: corner, proposal: Proposal(size))
      corner = Point(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

@MainActor
private func span() {
  struct SpanKey: ContainerValueKey { static let defaultValue = 1 }
  let wide = TextBlock("wide").containerValue(SpanKey.self, 2)
  _ = wide
}

private struct Login: Element {
  private enum Field { case name, password }
  @Focused private var field: Field?
  @Local private var name = ""
  @Local private var password = ""

  var body: some Element {
    TextEntry("Name", words: $name).focused($field, equals: .name).onSubmit { field = .password }
    SecretEntry("Password", words: $password).focused($field, equals: .password)
  }
}

@MainActor
private func strings(_ app: AnyCoordinator) {
  let german = StringTable(["Cart": "Warenkorb"], locale: "de")
  let stage = Stage(app, inheriting: { $0.strings = german })
  _ = stage
}

@MainActor
private func stage() throws {
  let stage = Stage(TransitTabs(), on: .iPhone15)
  try stage.tap("Line 2")
  print(stage.back.label ?? "none", stage.sheets.map(\.height))  // Lines []
}

@MainActor
private func actions(_ stage: Stage) throws {
  let actions: [StageAction] = [.tap("Browse"), .swipeBack()]
  for action in actions { try stage.perform(action) }
}

private struct EditingBar: BarContent {
  let save: () -> Void

  var body: some BarContent {
    BarItem(placement: .cancellationAction) { PushButton("Cancel") {} }
    BarItem(placement: .confirmationAction) { PushButton("Save", action: save) }
  }
}

private struct NoteText: Element {
  let note: String
  var body: some Element { TextBlock(note) }
}

private struct NoteTitle: Element {
  let note: String
  var body: some Element { TextBlock(note) }
}

private struct Note: Element {
  let note: String
  let canUndo: Bool
  let save: () -> Void
  let delete: () -> Void
  let undo: () -> Void

  var body: some Element {
    NoteText(note: note)
      .toolbar {
        BarItem(placement: .principal) { NoteTitle(note: note) }
        BarItem(placement: .confirmationAction) { PushButton("Save", action: save) }
        BarGroup(placement: .bottomBar) {
          PushButton("Delete", role: .destructive, action: delete)
          Stretch()
          if canUndo { PushButton("Undo", action: undo) }
        }
      }
  }
}

private struct TransitTabBar: Element {
  let coordinator: AnyCoordinator?
  var body: some Element { Row {} }
}

private final class CustomTabsFactory: ElementFactory<TransitRoute> {
  override func buildElement(for route: TransitRoute) -> (any Element)? {
    CustomTabs {
      Layers(alignment: .bottom) {
        SelectedTab()
        TransitTabBar(coordinator: coordinator)
      }
    }
  }
}

private final class StockTabsFactory: ElementFactory<TransitRoute> {
  override func buildElement(for route: TransitRoute) -> (any Element)? {
    StockTabs()
      .tabBarMinimizeBehavior(.onScrollDown)
      .searchTab(LineRoute.lines)
      .tabViewBottomAccessory { TextBlock("Line 2 in 4 min") }
  }
}

private struct FilterForm: Element {
  var body: some Element { EntryForm {} }
}

private struct Filtered: Element {
  @Local private var isFiltering = false

  var body: some Element {
    PushButton("Filter") { isFiltering = true }
      .sheet(isPresented: $isFiltering) {
        ScreenStack {
          FilterForm()
            .navigationTitle("Filter")
            .toolbar { PushButton("Done") { isFiltering = false } }
        }
      }
  }
}

@MainActor
private func oneScreen() {
  let stage = Stage(on: .iPhoneSE3) {
    TextBlock("Your cart is empty.").navigationTitle("Cart")
  }
  _ = stage
}

@MainActor
private func run(_ stage: Stage, _ lines: Coordinator<LineRoute>) async throws {
  stage.run {
    await lines.transition { lines.present(.stop("Harbour")) }
    await lines.transition { lines.dismiss() }
  }
  try await stage.finish()
}

private final class ClockedCoordinator: Coordinator<LineRoute> {
  init(clock: any Clock<Duration>) { super.init(router: Router(initial: .lines)) }
}

@MainActor
private func clock() async throws {
  let clock = StageClock()
  let stage = Stage(ClockedCoordinator(clock: clock), clock: clock)
  try await stage.proceed(by: 0.3)  // the pause before a search is over
}

@MainActor
private func instant(_ stage: Stage) throws {
  try stage.withoutSettling {
    try stage.tap("Filter")
    stage.advance(by: 0.25)
    print(stage.renderTree)  // The sheet is half-way up.
  }
}

@MainActor
private func inline(_ stage: Stage) {
  assertInlineSnapshot(of: stage, as: .outline(.layers)) {
    """
    …
    """
  }
}

@MainActor
private func rowSnapshot() {
  assertSnapshot(of: ListLine("Line 2") {}, width: 361)
}

private final class ScopedCase: XCTestCase {
  override func invokeTest() {
    withSnapshots(redacting: [.tag("today", as: "date")]) { super.invokeTest() }
  }
}

@Suite(.snapshots(findings: .fail))
private struct NetworkTests {}

@Suite(.snapshots(findings: .fail(on: .noWayBack, .smallTarget)))
private struct CheckoutTests {}

@Suite(.snapshots(detail: .layers, redacting: [.pattern(#"order \d+"#, as: "order")]))
private struct OrderTests {}

@MainActor
private func story(_ tabs: TransitTabs, _ stage: Stage) throws {
  let story = Story("The alarm rings", on: stage)
  try story.tap("Line 2")
  story.step("the alarm rings") {
    tabs.presentDetour(AlarmCoordinator(line: 2), presenting: .ringing(2))
  }
  try story.goBack()
  assertSnapshot(of: story)
}

@MainActor
private func expectedStory(_ story: Story) throws {
  try story.tap("Close") { "sheet browse.about removed" }
}

@MainActor
private func mapDifference(_ committed: String, _ map: ScreenMap, replay: (Script) -> String?)
  throws
{
  let old = try MapSummary(parsing: committed)
  let difference = MapDifference(from: old, to: map) { way in replay(way) }
  print(difference.message(advice: "Accept: swift run flowsim accept ShopTests/map"))
}

@MainActor
private func exploring() async {
  var transit = Exploration("transit", under: Traits(device: .iPhone15)) { TransitTabs() }
  transit.inputs["Stop"] = ["Harbour"]
  transit.event("the alarm rings") {
    $0.presentDetour(AlarmCoordinator(line: 2), presenting: .ringing(2))
  }
  transit.leaveOut(.tap("Map"))
  let map = await transit.run()
  print(map.summary)
}

@MainActor
private func replay(_ script: Script, of shop: Exploration<TransitTabs>) async throws {
  let replay = await Replay(script, of: shop)
  try await replay.go(to: 3)
  print(try await replay.difference(from: 2, to: 5))
  assertSnapshot(of: try await replay[5])
}

@MainActor
private struct SavedScriptSample {
  let shop = Exploration("transit") { TransitTabs() }

  func runs(_ saved: SavedScript) async throws {
    try await Replay(saved.script, of: shop).finish()
  }
}

@MainActor
private func treeDifference(_ reference: String, _ text: String) throws {
  let difference = try TreeDifference(from: Outline(parsing: reference), to: Outline(parsing: text))
  print(difference.summary)
}

@MainActor
private func outline(_ text: String) throws {
  let outline = try Outline(parsing: text)
  let buttons = outline.nodes.filter { $0.role == .button }
  print(buttons.count)
}

@MainActor
private func pictures(_ stage: Stage) throws {
  var page = PicturePage(title: "Every screen of the shop")
  page.add("basket", stage.renderTree)
  try page.write(to: URL(fileURLWithPath: "gallery", isDirectory: true))
}

@MainActor
private func redaction(_ stage: Stage) {
  assertSnapshot(
    of: stage,
    redacting: [.pattern(#"\d+ May"#, as: "date"), .tag("total", as: "price")]
  )
}

@MainActor
private func variations(_ stage: Stage) {
  let sizes = Variations(devices: [.iPhoneSE3, .iPhone15], typeSizes: [.large, .accessibility3])
  assertSnapshot(of: stage, over: sizes)
}

@MainActor
private func svgDrawings(_ outline: Outline) {
  var drawings = SVGDrawings()
  drawings.add(outline, id: "d:0")
  let definitions = "<defs>\(drawings.definitions.joined())</defs>"
  print(definitions)
}

private struct CityScreen: Element {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some Element { TextBlock(name) }
}

private struct AboutScreen: Element {
  var body: some Element { TextBlock("Two cities") }
}

private struct StackOfCities: Element {
  var body: some Element {
    ScreenStack {
      RowList {
        ScreenLink("Rome", value: "rome")
        ScreenLink("About") { TextBlock("Two cities") }
      }
      .navigationTitle("Cities")
      .navigationDestination(for: String.self) { city in CityScreen(city) }
    }
  }
}

private struct TabsOfCities: Element {
  @Local private var tab = "cities"

  var body: some Element {
    ScreenTabs(selection: $tab) {
      ScreenTab("Cities", icon: "building.2", value: "cities") {
        StackOfCities()
      }
      ScreenTab("About", icon: "info.circle", value: "about") { AboutScreen() }
    }
  }
}

private struct ColumnsOfCities: Element {
  @Local private var city: String?

  var body: some Element {
    ScreenColumns {
      RowList(selection: $city) {
        Each(["Rome", "Oslo"], id: \.self) { TextBlock($0) }
      }
      .navigationTitle("Cities")
    } detail: {
      if let city { CityScreen(city) } else { TextBlock("Select a city") }
    }
  }
}

private struct LinksOfCities: Element {
  var body: some Element {
    ScreenLink("Rome", value: "rome")
    ScreenLink("About") { AboutScreen() }
  }
}
