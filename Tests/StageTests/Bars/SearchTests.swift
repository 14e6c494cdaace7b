import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Searching.
@MainActor
struct SearchTests {
  private struct Shelf: Element {
    @Local private var words = ""
    @Local var isPresented = false
    @Local private var scope = "all"
    @Local private var log = ""

    var activation = SearchScopeActivation.automatic

    var body: some Element {
      Column {
        Results()
        TextBlock("presented \(isPresented) scope \(scope) log \(log)")
        PushButton("Look") { isPresented = true }
      }
      .navigationTitle("Shelf").navigationBarTitleDisplayMode(.inline)
      .searchable(text: $words, isPresented: $isPresented, prompt: "Search books")
      .searchScopes(
        $scope,
        activation: activation,
        options: [ChoiceOption("All", "all"), ChoiceOption("New", "new")]
      )
      .onSubmit(of: .search) { log += words }
    }
  }

  private struct Results: Element {
    @Inherited(\.isSearching) private var isSearching
    @Inherited(\.dismissSearch) private var dismissSearch

    var body: some Element {
      TextBlock("searching \(isSearching)")
      PushButton("Stop") { dismissSearch() }
    }
  }

  private struct Suggesting: Element {
    @Local private var words = ""

    var body: some Element {
      Fill()
        .navigationTitle("Shelf").navigationBarTitleDisplayMode(.inline)
        .searchable(text: $words, prompt: "Search books")
        .searchSuggestions {
          TextBlock("The count").searchCompletion("Dracula")
          if words.isEmpty { TextBlock("Emma").searchCompletion("Emma") }
        }
    }
  }

  private func value(_ stage: Stage) -> [Fact]? {
    stage.renderTree.all(.field).first?.facts.filter { $0.key == "value" }
  }

  @Test(
    "A search goes on from the focus in the field until it is cancelled",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func going(_ platform: PlatformProfile) throws {
    let stage = Stage(on: .iPhone15, platform: platform) { Shelf() }
    #expect(stage.renderTree.words == ["searching false", "presented false scope all log "])
    #expect(throws: StageError.notSearching(screen: "screen")) { try stage.cancelSearch() }
    try stage.enter("Emma", into: "Search books")
    #expect(
      stage.renderTree.words.prefix(2) == ["searching true", "presented true scope all log "]
    )
    try stage.submit()
    // The keyboard has gone, the search goes on.
    #expect(
      stage.renderTree.words.prefix(2) == ["searching true", "presented true scope all log Emma"]
    )
    #expect(stage.focusedField == nil)
    try stage.cancelSearch()
    #expect(stage.renderTree.words == ["searching false", "presented false scope all log Emma"])
    #expect(value(stage) == [])
  }

  @Test(
    "Meanwhile there is a Cancel button beside the field, and a tap on it ends the search",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func cancelButton(_ platform: PlatformProfile) throws {
    let stage = Stage(on: .iPhone15, platform: platform) { Shelf() }
    func cancel() -> RenderNode? {
      stage.renderTree.all(.button).first { $0.label == "Cancel" }
    }
    let wide = try #require(stage.renderTree.all(.field).first?.frame)
    #expect(cancel() == nil)
    try stage.enter("Emma", into: "Search books")
    let field = try #require(stage.renderTree.all(.field).first)
    let button = try #require(cancel())
    let frame = try #require(button.frame)
    // It takes its width and 8 points from the field, at the trailing end of it.
    #expect(abs((field.frame?.maxX ?? 0) + 8 - frame.minX) < 0.01)
    #expect(field.frame?.minX == wide.minX && abs(frame.maxX - wide.maxX) < 0.01)
    #expect(frame.size.height == field.frame?.size.height)
    // At the lower edge it is a circle as high as the field.
    if platform == .iOS26 { #expect(frame.size.width == 48) }
    #expect(button.flags.contains(.approximate) && field.flags.contains(.approximate))
    try stage.tap("Cancel")
    #expect(
      stage.renderTree.words.prefix(2) == ["searching false", "presented false scope all log "]
    )
    #expect(value(stage) == [] && stage.focusedField == nil && cancel() == nil)
    #expect(stage.renderTree.all(.field).first?.frame == wide)
  }

  @Test("The screen begins and ends a search, too")
  func byScreen() throws {
    let stage = Stage(on: .iPhone15) { Shelf() }
    try stage.tap("Look")
    #expect(stage.focusedField == "Search books")
    #expect(stage.renderTree.words.first == "searching true")
    try stage.enter("Em", into: "Search books")
    try stage.tap("Stop")
    #expect(stage.focusedField == nil)
    #expect(stage.renderTree.words.first == "searching false")
    #expect(value(stage) == [])
  }

  @Test("Scopes have a row of 32 and 8 below the field while a search goes on")
  func scopes() throws {
    let stage = Stage(on: .iPhone15) { Shelf() }
    #expect(stage.renderTree.all(.picker).isEmpty)
    try stage.tap("Search books")
    let bar = try #require(stage.renderTree.all(.navigationBar).first)
    // 52 of the field, which is at the top meanwhile, and 40.
    #expect(bar.frame?.size.height == 92 && bar.flags.contains(.approximate))
    #expect(stage.renderTree.all(.field).first?.frame?.minY == (bar.frame?.minY ?? 0) + 1)
    #expect(
      stage.renderTree.all(.picker).first?.frame
        == Rect(x: 16, y: (bar.frame?.minY ?? 0) + 52, width: 361, height: 32)
    )
    try stage.tap("New")
    #expect(stage.renderTree.words.contains("presented true scope new log "))
  }

  @Test("Scopes may wait for text")
  func scopesWaiting() throws {
    let stage = Stage(on: .iPhone15) { Shelf(activation: .onTextEntry) }
    try stage.tap("Search books")
    #expect(stage.renderTree.all(.picker).isEmpty)
    try stage.enter("E", into: "Search books")
    #expect(stage.renderTree.all(.picker).count == 1)
  }

  @Test("A suggestion is entered by a tap, and the list goes until the field has the focus again")
  func suggestions() throws {
    let stage = Stage(on: .iPhone15) { Suggesting() }
    #expect(stage.renderTree.all(.list).isEmpty)
    try stage.tap("Search books")
    #expect(stage.renderTree.all(.button).map(\.label) == ["Cancel", "The count", "Emma"])
    try stage.tap("The count")
    #expect(value(stage) == [Fact("value", "Dracula")])
    #expect(stage.renderTree.all(.list).isEmpty && stage.focusedField == nil)
    try stage.tap("Search books")
    #expect(stage.renderTree.all(.button).map(\.label) == ["Cancel", "The count"])
  }

  private struct Covering: Element {
    @Local private var words = ""
    @Local private var scope = 0

    var body: some Element {
      RowList { Each(0..<30) { PushButton("Open \($0)") {} } }
        .navigationTitle("Shelf").navigationBarTitleDisplayMode(.inline)
        .searchable(text: $words)
        .searchSuggestions { TextBlock("Emma").searchCompletion("emma") }
        .searchScopes($scope, options: [])
    }
  }

  @Test("Suggestions cover the content until the search is submitted")
  func covered() throws {
    let stage = Stage(on: .iPhone15) { Covering() }
    try stage.tap("Search")
    #expect(stage.renderTree.findings.isEmpty)
    #expect(throws: StageError.self) { try stage.tap("Open 3") }
    #expect(stage.renderTree.all(.list).map(\.label) == [nil, "Suggestions"])
    try stage.submit()
    #expect(stage.renderTree.all(.list).map(\.label) == [nil])
    try stage.tap("Open 3")
  }

  @Test("Without any scopes there is no row of them")
  func noScopes() throws {
    let stage = Stage(on: .iPhone15) { Covering() }
    try stage.tap("Search")
    #expect(stage.renderTree.all(.picker).isEmpty)
    // The field alone.
    #expect(stage.renderTree.all(.navigationBar).first?.frame?.size.height == 52)
  }

  @Test("A field that has gone with its row of the bar is named, and scrolled to")
  func scrolledAway() throws {
    let stage = Stage(on: .iPhone15) { Covering() }
    try stage.scroll(to: "Open 25")
    let reason = OutOfReach.scrolledAway(area: "list")
    #expect(throws: StageError.outOfReach("Search", reason: reason)) { try stage.tap("Search") }
    #expect(throws: StageError.outOfReach("Search", reason: reason)) {
      try stage.enter("emma", into: "Search")
    }
    try stage.scroll(to: "Search")
    try stage.tap("Search")
    #expect(stage.focusedField == "Search")
  }

  private struct Namesake: Element {
    @Local private var words = ""
    @Local private var isTapped = false

    var body: some Element {
      RowList {
        Each(0..<30) { TextBlock("Row \($0)") }
        PushButton("Search") { isTapped = true }
        TextBlock(isTapped ? "tapped" : "not tapped")
      }
      .navigationTitle("Shelf").navigationBarTitleDisplayMode(.inline).searchable(text: $words)
    }
  }

  @Test("A row with the name of a search field that has gone is the one that is meant")
  func namesake() throws {
    let stage = Stage(on: .iPhone15) { Namesake() }
    try stage.scroll(to: "not tapped")
    try stage.scroll(to: "Search")
    try stage.tap("Search")
    #expect(stage.element(labelled: "tapped") != nil)
    #expect(stage.focusedField == nil)
  }

  private struct Changing: Element {
    @Local private var words = ""
    @Local private var isSearchable = true

    var body: some Element {
      if isSearchable {
        PushButton("Remove") { isSearchable = false }.navigationTitle("Shelf")
          .searchable(text: $words)
      } else {
        PushButton("Add") { isSearchable = true }.navigationTitle("Shelf")
      }
    }
  }

  @Test("A search ends with its field, and a new field begins without one")
  func removed() throws {
    let stage = Stage(on: .iPhone15) { Changing() }
    try stage.tap("Search")
    try stage.tap("Remove")
    #expect(stage.focusedField == nil)
    #expect(throws: StageError.notSearching(screen: "screen")) { try stage.cancelSearch() }
    try stage.tap("Add")
    #expect(throws: StageError.notSearching(screen: "screen")) { try stage.cancelSearch() }
  }

  private func scrolling(
    _ placement: BarSearchPlacement = .automatic,
    _ mode: ScreenTitleMode = .inline,
    _ platform: PlatformProfile = .iOS18
  ) -> Stage {
    Stage(on: .iPhone15, platform: platform) {
      ScrollArea { Fill().frame(height: 3_000) }
        .navigationTitle("Shelf").navigationBarTitleDisplayMode(mode)
        .searchable(text: .constant(""), placement: placement)
    }
  }

  private func barHeight(_ stage: Stage) -> Double? {
    stage.renderTree.all(.navigationBar).first?.frame?.size.height
  }

  @Test("The field's row of 52 goes as content is scrolled, and comes back when it is pulled down")
  func hiding() throws {
    let stage = scrolling()
    #expect(barHeight(stage) == 96)
    // Released before its half, it comes back.
    #expect(try stage.scroll(by: 20) == 0)
    #expect(try stage.scroll(by: 30) == 52)
    #expect(barHeight(stage) == 44)
    #expect(stage.renderTree.all(.field).isEmpty)
    #expect(stage.renderTree.all(.navigationBar).first?.facts == [Fact("search", "hidden")])
    #expect(try stage.scroll(by: 100) == 100)
    #expect(try stage.scroll(by: -400) == -152)
    #expect(barHeight(stage) == 96)
  }

  @Test("It goes before a large title does")
  func beforeTitle() throws {
    let stage = scrolling(.automatic, .large)
    #expect(barHeight(stage) == 148)
    #expect(try stage.scroll(by: 60) == 52)
    #expect(barHeight(stage) == 96)
    #expect(try stage.scroll(by: 60) == 60)
    #expect(barHeight(stage) == 44)
    // 112 from the start: 8 beyond both rows.
    #expect(try stage.scroll(by: -300) == -112)
    #expect(barHeight(stage) == 148)
  }

  @Test("A field that is always shown stays, as does one in which a search goes on")
  func staying() throws {
    let always = scrolling(.navigationBarDrawer(displayMode: .always))
    #expect(try always.scroll(by: 30) == 30)
    #expect(barHeight(always) == 96)
    let searching = scrolling()
    try searching.tap("Search")
    try searching.scroll(by: 60)
    #expect(barHeight(searching) == 52)
  }

  @Test("In a drawer the field is in the bar from iOS 26 on, too")
  func drawer() throws {
    let stage = scrolling(.navigationBarDrawer, .inline, .iOS26)
    // 54, and 1 + 44 + 15.
    #expect(barHeight(stage) == 114)
    #expect(stage.renderTree.all(.toolbar).isEmpty)
  }

  private struct Buttoned: Element {
    var behavior = SearchPresentationBehavior.automatic
    @Local private var words = ""

    var body: some Element {
      ScrollArea { Fill().frame(height: 3_000) }
        .navigationTitle("Shelf").navigationBarTitleDisplayMode(.large)
        .toolbar { PushButton("Add") {} }
        .searchable(text: $words)
        .searchPresentationToolbarBehavior(behavior)
    }
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.renderTree.all(.button).compactMap(\.label)
  }

  @Test("On a phone the title and the buttons go during a search, and come back after it")
  func titleGoes() throws {
    let stage = Stage(on: .iPhone15) { Buttoned() }
    // 44, 52 of the title and 52 of the field.
    #expect(barHeight(stage) == 148)
    try stage.tap("Search")
    #expect(barHeight(stage) == 52)
    #expect(labels(stage) == ["Cancel"])
    let bar = try #require(stage.renderTree.all(.navigationBar).first)
    #expect(bar.label == "Shelf" && bar.facts == [Fact("title", "hidden")])
    #expect(bar.flags.contains(.approximate))
    try stage.tap("Cancel")
    #expect(barHeight(stage) == 148)
    #expect(labels(stage) == ["Add"])
  }

  @Test("The way back goes with the title, and comes back with it")
  func wayBack() throws {
    let app = StubCoordinator("home", handles: ["next"]) { _ in Buttoned() }
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    #expect(stage.back.isVisible)
    try stage.tap("Search")
    #expect(!stage.back.isVisible && stage.back.canNavigateBack)
    #expect(stage.renderTree.findings.isEmpty)
    try stage.cancelSearch()
    #expect(stage.back.isVisible)
  }

  @Test("A bar that avoids to hide content keeps its title and its buttons")
  func titleStays() throws {
    let stage = Stage(on: .iPhone15) { Buttoned(behavior: .avoidHidingContent) }
    try stage.tap("Search")
    #expect(barHeight(stage) == 148)
    #expect(labels(stage) == ["Add", "Cancel"])
  }

  @Test(
    "On a tablet, and from iOS 26 on, the title stays during a search",
    arguments: [(Device.iPadA16, PlatformProfile.iOS18), (.iPhone15, .iOS26)]
  )
  func titleElsewhere(_ device: Device, _ platform: PlatformProfile) throws {
    let stage = Stage(on: device, platform: platform) { Buttoned() }
    let height = barHeight(stage)
    try stage.tap("Search")
    #expect(barHeight(stage) == height)
    #expect(labels(stage).contains("Add"))
  }

  @Test("An app's own Cancel beside that of the search is ambiguous, and cancelSearch() is not")
  func ownCancel() throws {
    let stage = Stage(on: .iPhone15) { CancellingShelf() }
    try stage.tap("Search")
    #expect(throws: StageError.ambiguous("Cancel", roles: [.button, .button])) {
      try stage.tap("Cancel")
    }
    try stage.cancelSearch()
    try stage.tap("Cancel")
  }

  private struct CancellingShelf: Element {
    @Local private var words = ""

    var body: some Element {
      PushButton("Cancel") {}
        .navigationTitle("Shelf").searchable(text: $words)
    }
  }
}
