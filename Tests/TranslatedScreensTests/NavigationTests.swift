import LayoutSim
import StandIns
import Testing

@Suite("Translated stacks, links and paths")
struct TranslatedNavigationTests {
  private func texts(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.role == .text }.compactMap(\.label)
  }

  @Test("A link by value leads to its destination, and the links there go on")
  func values() throws {
    let stage = Stage(on: .iPhone15) { ShopView() }
    try stage.tap("Fruit")
    #expect(stage.back.label == "Shop")
    try stage.tap("Pear")
    #expect(stage.back.label == "Fruit")
    #expect(texts(stage).contains("Pear"))
    try stage.tap("Home")
    #expect(stage.topScreen?.title == "Shop")
  }

  @Test("A link with a label of its own leads there, too")
  func ownLabel() throws {
    let stage = Stage(on: .iPhone15) { ShopView() }
    try stage.tap("Salt")
    #expect(texts(stage).contains("Salt"))
    try stage.tap("Back")
    #expect(stage.topScreen?.title == "Shop")
  }

  @Test("Links by destination lead there, and dismiss leads back")
  func destinations() throws {
    let stage = Stage(on: .iPhone15) { ShopView() }
    try stage.tap("About")
    #expect(stage.topScreen?.title == "About")
    try stage.tap("Enough")
    try stage.tap("Rome")
    #expect(texts(stage).contains("Rome itself"))
    try stage.swipeBack()
    #expect(stage.topScreen?.title == "Shop")
  }

  @Test("A path that is set as a whole is followed, and so is a binding")
  func code() throws {
    let stage = Stage(on: .iPhone15) { ShopView() }
    try stage.tap("Deep")
    #expect(stage.back.label == "Fruit")
    try stage.tap("Back")
    try stage.goBack()
    try stage.tap("Help")
    #expect(texts(stage).contains("Help yourself"))
  }

  @Test("Tabs keep their stacks, and code selects them")
  func tabs() throws {
    let stage = Stage(on: .iPhone15, platform: .iOS26) { TabbedView() }
    let items = stage.renderTree.nodes.filter { $0.role == .tabItem }
    #expect(items.map(\.label) == ["Shop", "Help", "Search"])
    #expect(items.first?.facts.contains(Fact("badge", "2")) == true)
    try stage.tap("Fruit")
    try stage.selectTab("Help")
    try stage.tap("To the shop")
    #expect(stage.topScreen?.title == "Fruit")
    try stage.selectTab("Search")
    #expect(stage.topScreen?.title == "Results")
    try stage.selectTab("Shop")
    #expect(stage.back.label == "Shop")
  }

  @Test("Tabs by tabItem and tag lead where theirs lead")
  func olderTabs() throws {
    let stage = Stage(on: .iPhone15) { OlderTabs() }
    try stage.tap("Fig")
    #expect(texts(stage).contains("Fig itself"))
    try stage.tap("Settings")
    #expect(texts(stage).contains("Settled"))
    try stage.tap("List")
    #expect(stage.back.label == "Fruit")
  }

  @Test("Columns show what is selected, side by side and as one stack", arguments: [false, true])
  func columns(isWide: Bool) throws {
    let stage = Stage(
      under: isWide
        ? Traits(device: .iPadAir11, orientation: .landscape) : Traits(device: .iPhone15)
    ) { AtlasView() }
    try stage.tap("Rome")
    #expect(texts(stage).contains("About Rome"))
    try stage.tap("Streets")
    #expect(stage.topScreen?.title == "Streets of Rome")
    try stage.goBack()
    if !isWide {
      try stage.goBack()
      #expect(stage.topScreen?.title == "Atlas")
    }
    #expect(texts(stage).contains("Oslo"))
  }

  @Test("A path of several types is followed")
  func erased() throws {
    let stage = Stage(on: .iPhone15) { RoutesView() }
    try stage.tap("Go")
    #expect(texts(stage).contains("3 of them"))
    #expect(stage.back.label == "Fruit")
    try stage.goBack()
    #expect(stage.back.label == "Routes")
  }

  @Test(
    "One of several links by tag and selection leads to its destination, and back it is not selected",
    arguments: [
      ("One", "Call me Ishmael"), ("Two", "The Carpet-Bag"), ("Second", "The Carpet-Bag"),
    ]
  )
  func selection(link: String, page: String) throws {
    let stage = Stage(on: .iPhone15) { ChaptersView() }
    try stage.tap(link)
    #expect(texts(stage).contains(page))
    #expect(stage.back.label == "Chapters")
    try stage.goBack()
    #expect(texts(stage).contains("Closed"))
  }

  @Test("A link that a binding shows has its destination as a closure, too")
  func binding() throws {
    let stage = Stage(on: .iPhone15) { ChaptersView() }
    try stage.tap("Index")
    #expect(texts(stage).contains("Ahab, 3"))
  }
}
