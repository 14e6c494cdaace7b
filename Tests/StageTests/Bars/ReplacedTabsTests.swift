import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// What a tab bar shows when tabs and badges change.
@MainActor
struct ReplacedTabsTests {
  private enum ShopPage: String, TabPage {
    case shop, profile, basket

    var tabItem: (text: String, image: String)? { (rawValue.capitalized, "circle") }

    func coordinator() -> AnyCoordinator {
      StubCoordinator(
        StubRoute(rawValue),
        handles: ["item"],
        modals: ["sheet": ModalDetentConfiguration()]
      ) {
        Counting(name: $0.identifier)
      }
    }
  }

  /// A screen with a count of its own.
  private struct Counting: Element {
    let name: String
    @Local private var count = 0

    var body: some Element {
      TextBlock("\(name) \(count)")
      PushButton("Count") { count += 1 }
    }
  }

  @Test("Tabs whose routes are called the same are told apart by the types of these")
  func sameNames() {
    func names(_ second: AnyCoordinator) -> [String?] {
      Stage(StubTabs([StubCoordinator("list", tab: "Notes"), second])).renderTree.all(.tab)
        .map(\.route)
    }
    let other = Coordinator(
      root: DefaultRoute("list", presentationStyle: .push) { TextBlock("Other") }
    )
    #expect(names(other) == ["StubRoute.list", "DefaultRoute.list"])
    #expect(names(StubCoordinator("list", tab: "More")) == ["list", "list"])
  }

  private final class ShopTabs: PagedTabCoordinator<ShopPage, StubRoute> {
    init(_ pages: [ShopPage], factory: StubFactory = StubFactory { _ in nil }) {
      super.init(router: Router(initial: "tabs", factory: factory), pages: pages)
    }

    override var ownerName: String { "Tabs" }
  }

  /// The bar's own words: the selected tab in stars, badges in brackets.
  private func bar(_ stage: Stage) -> [String] {
    stage.renderTree.all(.tabItem).map { item in
      let label = item.label ?? "?"
      let badge = item.facts.first(where: { $0.key == "badge" }).map { " (\($0.value))" } ?? ""
      return (item.flags.contains(.selected) ? "*\(label)*" : label) + badge
    }
  }

  @Test(
    "A page's text and symbol were missing from the bar: they are there, and no tab lacks an item"
  )
  func items() {
    let tabs = ShopTabs([.shop, .profile])
    let stage = Stage(tabs)
    #expect(bar(stage) == ["*Shop*", "Profile"])
    #expect(stage.renderTree.all(.tab).map(\.label) == ["Shop", "Profile"])
    #expect(tabs.unhandledErrors == [])
  }

  @Test(
    "A badge is on the bar as soon as it is set, moves with its tab, and is gone when it is removed"
  )
  func badges() {
    let tabs = ShopTabs([.shop, .basket])
    let stage = Stage(tabs)
    _ = stage.renderTree
    tabs.setBadge("3", for: .basket)
    #expect(bar(stage) == ["*Shop*", "Basket (3)"])
    tabs.setPages([.basket, .profile, .shop])
    #expect(bar(stage) == ["Basket (3)", "Profile", "*Shop*"])
    tabs.setBadge(nil, for: .basket)
    #expect(bar(stage) == ["Basket", "Profile", "*Shop*"])
  }

  @Test(
    "Two stages that show one hierarchy show the same badge, though the first has read it before"
  )
  func twoStages() {
    let tabs = ShopTabs([.shop])
    let stages = [Stage(tabs), Stage(tabs, on: .iPadA16)]
    _ = stages[0].renderTree
    tabs.setBadge("new", for: .shop)
    #expect(stages.map(bar) == [["*Shop* (new)"], ["*Shop* (new)"]])
  }

  @Test(
    "A screen lost what was done on it when another page came: it keeps its state, moved or not"
  )
  func localState() throws {
    let tabs = ShopTabs([.shop, .profile])
    let stage = Stage(tabs)
    tabs.navigate(to: StubRoute("item"))
    try stage.tap("Count")
    tabs.setPages([.basket, .shop])
    #expect(stage.renderTree.words == ["item 1"])
    #expect(bar(stage) == ["Basket", "*Shop*"])
    try stage.goBack()
    #expect(stage.renderTree.words == ["shop 0"])
  }

  @Test("A page that goes takes its screen along, and the page in its place is on screen")
  func selectedGoes() {
    let tabs = ShopTabs([.shop, .profile, .basket])
    let stage = Stage(tabs)
    tabs.switchToTab(.profile)
    #expect(stage.renderTree.words == ["profile 0"])
    tabs.setPages([.shop, .basket])
    #expect(stage.renderTree.words == ["basket 0"])
    #expect(bar(stage) == ["Shop", "*Basket*"])
    tabs.setPages([])
    #expect(bar(stage) == [])
    #expect(stage.renderTree.all(.tabBar).count == 1)
  }

  @Test("A sheet of a page that stays is still up after others have gone")
  func sheet() {
    let tabs = ShopTabs([.profile, .shop])
    tabs.setPages([.profile, .shop], currentPage: .shop)
    (tabs.selectedCoordinator as? StubCoordinator)?.addModalCoordinator(StubCoordinator("sheet"))
    tabs.navigate(to: StubRoute("sheet"))
    let stage = Stage(tabs)
    #expect(stage.renderTree.all(.sheet).count == 1)
    tabs.setPages([.shop])
    #expect(stage.renderTree.all(.sheet).count == 1)
    tabs.setPages([.profile])
    #expect(stage.renderTree.all(.sheet).isEmpty)
    #expect(stage.renderTree.words == ["profile 0"])
  }

  @Test("The selected tab seemed to change when a tab before it went: it only moves")
  func moving() {
    let tabs = ShopTabs([.shop, .profile])
    tabs.switchToTab(.profile)
    let stage = Stage(tabs)
    stage.withoutSettling {
      tabs.setPages([.profile])
      tabs.setPages([.shop, .profile])
    }
    #expect(stage.transitionLog.isEmpty)
    stage.withoutSettling {
      _ = tabs.setPages([.shop, .basket, .profile], currentPage: .shop)
    }
    #expect(
      stage.transitionLog.map(\.description) == ["0 will tab shop", "0 did tab shop"]
    )
  }

  @Test("A bar that an app draws itself shows the badges that were set and the items of pages")
  func ownBar() {
    final class Holder { weak var tabs: ShopTabs? }
    let holder = Holder()
    let tabs = ShopTabs(
      [.shop, .basket],
      factory: StubFactory { _ in holder.tabs.map { tabs in CustomTabs { OwnBar(tabs: tabs) } } }
    )
    holder.tabs = tabs
    let stage = Stage(tabs)
    #expect(stage.renderTree.words == ["shop 0", "Shop -", "Basket -"])
    tabs.setBadge("2", for: .basket)
    #expect(stage.renderTree.words == ["shop 0", "Shop -", "Basket 2"])
    #expect(stage.renderTree.all(.tab).map(\.facts) == [[], [Fact("badge", "2")]])
    tabs.setPages([.basket])
    #expect(stage.renderTree.words == ["basket 0", "Basket 2"])
  }

  private struct OwnBar: Element {
    let tabs: ShopTabs

    var body: some Element {
      Column {
        SelectedTab()
        Row {
          Each(tabs.pages, id: \.self) { page in
            let tab = tabs.coordinator(for: page)
            TextBlock("\(tab?.shownTabItem?.text ?? "?") \(tab?.shownTabBadge ?? "-")")
          }
        }
      }
    }
  }

  @Test("A press on the selected tab leads back to its root, as popToRoot on the tabs does")
  func popToRoot() throws {
    let tabs = ShopTabs([.shop, .profile])
    let stage = Stage(tabs)
    tabs.navigate(to: StubRoute("item"))
    try stage.selectTab("Shop")
    #expect(stage.renderTree.words == ["shop 0"])
    tabs.navigate(to: StubRoute("item"))
    tabs.popToRoot()
    #expect(stage.renderTree.words == ["shop 0"])
  }
}
