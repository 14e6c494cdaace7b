import Observation
import Snapshot

@MainActor
@Observable
private final class Counter { var n = 0 }

@MainActor
private func models(_ counter: Counter, _ stage: Stage) {
  counter.n = 1
  print(stage.renderTree)  // shows “n is 1”
}

private final class Pile { var books = 0 }

private struct PileScreen: Element {
  let pile: Pile

  var body: some Element {
    Column {
      TextBlock("\(pile.books) books")
      PushButton("Buy") { pile.books += 1 }
    }
  }
}

@MainActor
private func staleContent() throws {
  let stage = Stage { PileScreen(pile: Pile()) }
  try stage.tap("Buy")
  print(stage.renderTree.findings.map(\.found))
  // ["PileScreen shows “0 books”, but would now say “1 books”: Pile is a class that nothing observes. …"]
}

@MainActor
private func devices(_ app: AnyCoordinator) {
  let stage = Stage(app, on: .iPhone16, platform: .iOS26)
  stage.rotate(to: .landscape)
  stage.traits.direction = .rightToLeft
}

private struct FilterButton: Element {
  @Local private var isFiltering = false

  var body: some Element {
    PushButton("Filter") { isFiltering = true }
      .sheet(isPresented: $isFiltering) { FilterSheet() }
  }
}

private struct FilterSheet: Element {
  @Inherited(\.dismiss) private var dismiss

  var body: some Element {
    ScreenStack {
      TextBlock("Nothing to filter by.")
        .navigationTitle("Filter")
        .toolbar { PushButton("Done") { dismiss() } }
    }
    .presentationDetents([.medium, .large])
  }
}

private struct ChatScreen: Element {
  let messages: [String]

  var body: some Element {
    ScrollReader { scroller in
      ScrollArea {
        Each(messages.indices, id: \.self) { TextBlock(messages[$0]) }
      }
      .onChange(of: messages.count) { _, count in scroller.scrollTo(count - 1, anchor: .bottom) }
    }
  }
}

@MainActor
private func presenting() throws {
  let stage = Stage(on: .iPhone15) { FilterButton() }
  try stage.tap("Filter")
  print(stage.sheet?.height ?? 0)
  try stage.tap("Done")
}

private struct LikeButton: Element {
  let like: @MainActor () -> Void

  var body: some Element {
    PushButton(action: like) { Icon("heart") }.silencingFindings(.smallTarget)
  }
}

@MainActor
private func silencing(_ app: AnyCoordinator) {
  let stage = Stage(app, silencing: [.textNearLimit])
  _ = stage
}

@MainActor
private func sheets(_ stage: Stage) {
  let medium = stage.sheet?.measuredHeight(for: .medium)  // 419.33 on an iPhone 15
  _ = medium
}

@MainActor
private func waysBack(_ stage: Stage) {
  let back = stage.back
  print(back.isVisible)  // whether the stage draws a back button
  print(back.canNavigateBack)  // what the screen inherits
  print(back.effect ?? "")  // "pop to home on app": what it would do, without doing it
}

@MainActor
private func time(_ stage: Stage) throws {
  try stage.withoutSettling {
    let swipe = try stage.beginBackSwipe()
    swipe.update(progress: 0.5)
    print(stage.renderTree)  // the screen below, half uncovered
    swipe.cancel()
  }
}

private enum LetterRoute: StyledRoute {
  case home, letter

  var presentationStyle: TransitionPresentationStyle { self == .home ? .push : .sheet }
}

@MainActor
private func asynchronousCode(_ stage: Stage, _ home: Coordinator<LetterRoute>) async throws {
  stage.run {
    await home.transition { home.present(.letter) }
    await home.transition { home.dismiss() }
  }
  await stage.proceed()  // until all of it waits; no time passes
  print(stage.transitions)  // present letter will 0
  try await stage.finish()  // to its end: the clock is advanced as often as it waits
}

private final class NewsShop: Coordinator<NewsShopRoute> {
  init(clock: any Clock<Duration>) {
    super.init(router: Router(initial: .only, factory: NewsShopFactory(clock: clock)))
  }
}

private enum NewsShopRoute: String, Route {
  case only
}

private final class NewsShopFactory: ElementFactory<NewsShopRoute> {
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  override func buildElement(for route: NewsShopRoute) -> (any Element)? {
    NewsShopScreen(clock: clock)
  }
}

private struct NewsShopScreen: Element {
  let clock: any Clock<Duration>
  @Local private var words = ""

  var body: some Element {
    Column {
      TextEntry("Search", words: $words)
      ScrollArea { TextBlock(words) }.refreshable {}
    }
    .task(name: "news") { try? await clock.sleep(for: .seconds(1)) }
    .task(id: words) { try? await clock.sleep(for: .milliseconds(300)) }
  }
}

@MainActor
private func clockSample() async throws {
  let clock = StageClock()
  let stage = Stage(NewsShop(clock: clock), clock: clock)
  await stage.proceed()  // .task has begun
  try stage.enter("Bri", into: "Search")
  try await stage.proceed(by: 0.3)  // the pause before the search is over
  try await stage.finish()  // the answers are there
  try stage.pullToRefresh()
  try await stage.finish(leaving: "news")  // but not .task(name: "news"), which listens
}

@MainActor
private func pictureSample() async throws {
  let clock = StageClock()
  let loader = PictureLoader { address in
    try await clock.sleep(for: .seconds(1))  // or throws, for a picture that cannot be loaded
    return Size(width: 300, height: 200)
  }
  let stage = Stage(on: .iPhone15, clock: clock, inheriting: { $0.pictureLoader = loader }) {
    RemotePicture(url: "https://example.com/covers/emma.jpg").accessibilityLabel("Emma")
  }
  try await stage.finish()
  let size = stage.element(labelled: "Emma")?.frame?.size  // 300 x 200
  print(size ?? .zero)
}

private struct LoginScreen: Element {
  private enum Field: Hashable { case name, password }

  @Focused private var field: Field?
  @Local private var name = ""
  @Local private var password = ""

  var body: some Element {
    Column {
      TextEntry("Name", words: $name)
        .focused($field, equals: .name)
        .onSubmit { field = .password }
      SecretEntry("Password", words: $password).focused($field, equals: .password)
    }
  }
}

@Observable
@MainActor
private final class Basket {
  static let sample = Basket()
}

@MainActor
private func focusSample() throws {
  let stage = Stage(on: .iPhone15) { LoginScreen() }
  try stage.enter("Ned", into: "Name")
  try stage.submit()
  print(stage.focusedField ?? "none")  // Password
}

@MainActor
private func inheritingSample() {
  let stage = Stage(
    ShopCoordinator(),
    inheriting: {
      $0.set(Basket.sample)  // read with @Inherited(Basket.self)
      $0.strings = .pseudo
    }
  )
  stage.scenePhase = .background
}

private struct MailRow: Element {
  let subject: String
  let archive: () -> Void

  var body: some Element {
    ListLine(subject) {}
      .swipeActions(edge: .leading) { PushButton("Archive", action: archive) }
      .contextMenu { PushButton("Archive", action: archive) }
  }
}

private struct Shelf: Element {
  @Local var books = ["Emma", "Persuasion", "Sanditon"]

  var body: some Element {
    Column {
      EditModeButton()
      RowList {
        Each(books, id: \.self) { ListLine($0) }
          .onDelete { books.remove(atOffsets: $0) }
          .onMove { books.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

@MainActor
private func swipeSample(_ stage: Stage) throws {
  try stage.swipe(row: "Brahms", .leading)
  try stage.tap("Archive")
  try stage.longPress("Brahms")  // opens the menu
  try stage.tap("Archive")
}

private struct Tour: Element {
  @Local var page = 0

  var body: some Element {
    Pager(selection: $page, indexDisplayMode: .always) {
      TextBlock("Read anywhere")
      TextBlock("Listen, too")
    }
  }
}

private struct Authors: Element {
  let names: [String]

  var body: some Element {
    ScrollArea {
      LazyColumn(pinnedViews: .sectionHeaders) {
        RowSection("Authors") { Each(names, id: \.self) { ListLine($0) } }
      }
    }
  }
}

private struct NoteScreen: Element {
  @Local private var words = ""
  @Local private var isPinned = false
  @Local private var query = ""

  var body: some Element {
    TextEntry("Note", words: $words, axis: .vertical)
      .navigationTitle("Note")
      .searchable(text: $query)
      .toolbar {
        BarItem(placement: .primaryAction) {
          SwitchControl("Pinned", isOn: $isPinned).labelsHidden()
        }
        if !words.isEmpty {
          BarItem(placement: .cancellationAction) { PushButton("Discard") { words = "" } }
        }
        BarGroup(placement: .keyboard) {
          Stretch()
          PushButton("Insert date") { words += "3 May" }
        }
      }
      .toolbarTitleMenu { PushButton("Rename") {} }
  }
}

@MainActor
private func toolbarSample() throws {
  let stage = Stage(on: .iPhone15) { NoteScreen() }
  try stage.enter("Call Anna, ", into: "Note")
  try stage.tap("Insert date")  // on the keyboard
  try stage.tap("Discard")
}

private final class ReaderTabsFactory: ElementFactory<NewsShopRoute> {
  override func buildElement(for route: NewsShopRoute) -> (any Element)? {
    StockTabs()
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(.sidebar)
      .tabSection("Library", NewsShopRoute.only)
      .tabViewSidebarHeader { TextBlock("Reading") }
      .tabViewSidebarBottomBar { PushButton("Settings") {} }
  }
}

private final class PlayerTabsFactory: ElementFactory<NewsShopRoute> {
  override func buildElement(for route: NewsShopRoute) -> (any Element)? {
    StockTabs()
      .tabBarMinimizeBehavior(.onScrollDown)
      .searchTab(NewsShopRoute.only)
      .tabViewBottomAccessory { TextBlock("Now playing") }
  }
}

private struct City: Hashable {
  let name: String

  static let all = [City(name: "Rome"), City(name: "Oslo")]
}

private struct CityView: Element {
  let city: City

  var body: some Element { TextBlock(city.name).navigationTitle(city.name) }
}

private struct CityList: Element {
  @Local private var path: [City] = []

  var body: some Element {
    ScreenStack(path: $path) {
      RowList {
        Each(City.all, id: \.self) { ScreenLink($0.name, value: $0) }
      }
      .navigationTitle("Cities")
      .navigationDestination(for: City.self) { CityView(city: $0) }
    }
  }
}

private struct Travel: Element {
  @Local private var tab = "cities"

  var body: some Element {
    ScreenTabs(selection: $tab) {
      ScreenTab("Cities", icon: "building.2", value: "cities") { CityList() }
      ScreenTab("Help", icon: "info.circle", value: "help") { TextBlock("Tap a city.") }
    }
  }
}

@MainActor
private func travel() throws {
  let stage = Stage { Travel() }
  try stage.tap("Rome")
  try stage.selectTab("Help")
  try stage.selectTab("Cities")
  print(stage.back.label ?? "none")  // Cities
}

@MainActor
private func cityList() throws {
  let stage = Stage { CityList() }
  try stage.tap("Rome")
  print(stage.back.label ?? "none")  // Cities
  try stage.swipeBack()
}
