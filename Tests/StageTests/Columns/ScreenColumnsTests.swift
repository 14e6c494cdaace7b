import FlowEngine
import Observation
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// Columns that an element is.
@MainActor
struct ScreenColumnsTests {
  private let atlas = Atlas()
  private let cities = Cities()

  private static let tablet = Traits(device: .iPadAir11, orientation: .landscape)
  private static let phone = Traits(device: .iPhone15)

  /// Two columns, in which the selected city is the detail.
  private func stage(_ traits: Traits) -> Stage {
    let atlas = atlas
    return Stage(under: traits) { TwoColumns(atlas: atlas) }
  }

  /// Three columns: countries, their cities, and a city.
  private func three(_ traits: Traits) -> Stage {
    let atlas = atlas
    return Stage(under: traits) {
      ScreenColumns(columnVisibility: Bound(atlas, \.visibility)) {
        RowList(selection: Bound(atlas, \.country)) {
          Each(["Italy", "Norway"], id: \.self) { TextBlock($0) }
        }
        .navigationTitle("Countries")
      } content: {
        RowList(selection: Bound(atlas, \.city)) {
          Each(["\(atlas.country ?? "no") first", "second"], id: \.self) { TextBlock($0) }
        }
        .navigationTitle("Cities")
      } detail: {
        TextBlock("City \(atlas.city ?? "none")").navigationTitle("City")
      }
    }
  }

  private func columns(_ stage: Stage) -> [String] {
    stage.renderTree.all(.splitColumn).map { column in
      "\(column.route ?? "") \(column.frame.map { "\(Int($0.minX))+\(Int($0.size.width))" } ?? "-")"
    }
  }

  // MARK: - In a popover

  @Test(
    "In the popover of a tablet there was the first column alone, and its rows led nowhere",
    arguments: [Device.iPadAir11, .iPhone15]
  )
  func inPopover(device: Device) throws {
    let atlas = atlas
    let stage = Stage(under: Traits(device: device, orientation: .portrait)) {
      TextBlock("Behind").popover(isPresented: .constant(true)) {
        TwoColumns(atlas: atlas).frame(width: 320, height: 400)
      }
    }
    try stage.tap("Rome")
    #expect(stage.element(labelled: "City Rome") != nil)
    #expect(stage.back.label == "Cities")
    try stage.goBack()
    #expect(atlas.city == nil)
    #expect(stage.element(labelled: "Oslo") != nil)
  }

  // MARK: - Side by side

  @Test("On a wide tablet they are side by side, and a selected row shows the detail")
  func sideBySide() throws {
    let stage = stage(Self.tablet)
    // 1180 wide, of which 320 are the sidebar's.
    #expect(columns(stage) == ["sidebar 0+320", "detail 320+860"])
    #expect(stage.element(labelled: "Select a city") != nil)
    try stage.tap("Rome")
    #expect(atlas.city == "Rome")
    #expect(stage.element(labelled: "City Rome") != nil)
    #expect(stage.element(labelled: "Oslo") != nil)
    #expect(stage.codes.isEmpty)
  }

  @Test("The button in the bar hides the sidebar and writes the binding, and code shows it again")
  func toggle() throws {
    let stage = three(Self.tablet)
    // There is room for three of 320.
    #expect(columns(stage) == ["sidebar 0+320", "content 320+320", "detail 640+540"])
    try stage.tap("Hide Sidebar")
    #expect(atlas.visibility == .double)
    #expect(columns(stage) == ["content 0+320", "detail 320+860", "sidebar -"])
    atlas.visibility = .detailOnly
    #expect(columns(stage) == ["detail 0+1180", "sidebar -", "content -"])
  }

  @Test("The width that a column’s screen requests is that of the column")
  func width() {
    let stage = Stage(under: Self.tablet) {
      ScreenColumns {
        TextBlock("List").navigationSplitViewColumnWidth(250)
      } detail: {
        TextBlock("Detail")
      }
    }
    #expect(columns(stage) == ["sidebar 0+250", "detail 250+930"])
  }

  @Test("A link in the sidebar shows its screen in the detail, without a way back")
  func linkToDetail() throws {
    let cities = cities
    let stage = Stage(under: Self.tablet) {
      ScreenColumns {
        cities.list()
      } detail: {
        TextBlock("Nothing")
      }
    }
    try stage.tap("Rome")
    #expect(stage.element(labelled: "Rome 0") != nil)
    #expect(stage.element(labelled: "Nothing") == nil)
    #expect(stage.renderTree.all(.backButton).isEmpty)
    try stage.tap("Oslo")
    #expect(stage.element(labelled: "Rome 0") == nil)
    #expect(stage.element(labelled: "Oslo 0") != nil)
    // A link on the detail pushes there.
    try stage.tap("Twin")
    #expect(stage.renderTree.all(.backButton).map(\.label) == ["Oslo"])
  }

  @Test("A stack in the detail is the column’s, with one bar, and its path is followed")
  func stackInDetail() throws {
    let cities = cities
    let stage = Stage(under: Self.tablet) {
      ScreenColumns {
        PushButton("Open") { cities.path = ["Rome", "Oslo"] }
      } detail: {
        ScreenStack(path: Bound(cities, \.path)) { cities.list() }
      }
    }
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == [nil, "Cities"])
    try stage.tap("Open")
    #expect(stage.innermostStack == ["screen.detail", "Rome", "Oslo"])
    try stage.goBack()
    #expect(cities.path == ["Rome"])
    #expect(stage.codes.isEmpty)
  }

  @Test(
    "On an upright tablet the detail has the room, and the sidebar comes over it until a tap beside"
  )
  func overlaid() throws {
    let stage = stage(Traits(device: .iPadAir11))
    #expect(columns(stage) == ["detail 0+820", "sidebar -"])
    try stage.tap("Show Sidebar")
    #expect(columns(stage) == ["detail 0+820", "sidebar 0+320"])
    try stage.tap("Rome")
    #expect(atlas.city == "Rome")
    #expect(try stage.tapOutside() == .dismissed)
    #expect(columns(stage) == ["detail 0+820", "sidebar -"])
    #expect(stage.element(labelled: "City Rome") != nil)
  }

  // MARK: - One stack

  @Test("On a phone they are one stack, whose back button deselects the row")
  func collapsed() throws {
    let stage = stage(Self.phone)
    #expect(stage.innermostStack == ["screen.sidebar"])
    try stage.tap("Rome")
    #expect(stage.innermostStack == ["screen.sidebar", "screen.detail"])
    #expect(stage.back.label == "Cities")
    #expect(stage.element(labelled: "City Rome") != nil)
    // The roots of the columns counted as one screen: “same-screen-twice”.
    #expect(stage.codes.isEmpty)
    try stage.goBack()
    #expect(atlas.city == nil)
    #expect(stage.innermostStack == ["screen.sidebar"])
    // The same row leads there again.
    try stage.tap("Rome")
    try stage.swipeBack()
    #expect(atlas.city == nil)
    #expect(stage.codes.isEmpty)
  }

  @Test("dismiss in the detail goes back to the list on a phone")
  func dismiss() throws {
    let stage = stage(Self.phone)
    try stage.tap("Rome")
    try stage.tap("Done")
    #expect(stage.innermostStack == ["screen.sidebar"])
    #expect(atlas.city == nil)
  }

  @Test("Code that selects leads on, also over two columns, and code that deselects leads back")
  func selectedByCode() throws {
    let stage = three(Self.phone)
    atlas.country = "Italy"
    #expect(stage.innermostStack == ["screen.sidebar", "screen.content"])
    #expect(stage.element(labelled: "Italy first") != nil)
    atlas.city = "second"
    #expect(stage.innermostStack == ["screen.sidebar", "screen.content", "screen.detail"])
    atlas.city = nil
    #expect(stage.innermostStack == ["screen.sidebar", "screen.content"])
  }

  @Test("With rows that are selected from the start the last column to which they lead is on top")
  func selectedAtFirst() throws {
    (atlas.country, atlas.city) = ("Italy", "second")
    let stage = three(Self.phone)
    #expect(stage.innermostStack == ["screen.sidebar", "screen.content", "screen.detail"])
    try stage.goBack()
    #expect(atlas.city == nil)
    #expect(atlas.country == "Italy")
  }

  @Test("The preferred column is on top at first, and follows the way back")
  func preferred() throws {
    let atlas = atlas
    atlas.column = .detail
    let stage = Stage(under: Self.phone) {
      ScreenColumns(preferredCompactColumn: Bound(atlas, \.column)) {
        TextBlock("List")
      } detail: {
        TextBlock("Detail")
      }
    }
    #expect(stage.element(labelled: "Detail") != nil)
    try stage.goBack()
    #expect(atlas.column == .sidebar)
    atlas.column = .detail
    #expect(stage.element(labelled: "Detail") != nil)
  }

  // twostraws’ SnowSeeker begins with `.constant(.detail)`, from where the back button leads to the list.
  @Test("A constant preferred column was left neither by a row nor by the back button")
  func constant() throws {
    let atlas = atlas
    for column in [SplitColumn.sidebar, .detail] {
      let stage = Stage(under: Self.phone) {
        ScreenColumns(preferredCompactColumn: .constant(column)) {
          RowList(selection: Bound(atlas, \.city)) {
            Each(["Rome", "Oslo"], id: \.self) { TextBlock($0) }
          }
        } detail: {
          TextBlock("Detail")
        }
      }
      if column == .detail { try stage.goBack() }
      #expect(stage.innermostStack == ["screen.sidebar"])
      try stage.tap("Rome")
      #expect(stage.innermostStack == ["screen.sidebar", "screen.detail"])
      try stage.goBack()
      #expect(stage.innermostStack == ["screen.sidebar"])
    }
  }

  @Test("A link in the list is pushed on a phone, and what it leads to goes on")
  func collapsedLink() throws {
    let cities = cities
    let stage = Stage(under: Self.phone) {
      ScreenColumns {
        cities.list()
      } detail: {
        TextBlock("Nothing")
      }
    }
    try stage.tap("Rome")
    #expect(stage.innermostStack == ["screen.sidebar", "Rome"])
    try stage.tap("Twin")
    #expect(stage.innermostStack == ["screen.sidebar", "Rome", "Rome’s twin"])
    try stage.goBack()
    try stage.goBack()
    #expect(stage.innermostStack == ["screen.sidebar"])
  }

  @Test("A link in a list with a selection of its value’s type selects its row")
  func linkSelects() throws {
    let atlas = atlas
    let stage = Stage(under: Self.tablet) {
      ScreenColumns {
        RowList(selection: Bound(atlas, \.city)) {
          Each(["Rome", "Oslo"], id: \.self) { ScreenLink($0, value: $0) }
        }
      } detail: {
        TextBlock("City \(atlas.city ?? "none")")
      }
    }
    try stage.tap("Oslo")
    #expect(atlas.city == "Oslo")
    #expect(stage.element(labelled: "City Oslo") != nil)
    #expect(stage.codes.isEmpty)
  }

  @Test("A turned phone that has room shows them side by side, with the same selection")
  func turned() throws {
    let stage = stage(Traits(device: .iPhone15ProMax))
    try stage.tap("Rome")
    stage.traits.orientation = .landscape
    #expect(stage.renderTree.all(.splitColumn).count == 2)
    #expect(stage.element(labelled: "City Rome") != nil)
    #expect(stage.element(labelled: "Oslo") != nil)
  }

  // MARK: - Surroundings

  @Test("In a sheet they are one stack, and the sheet stays when it is left")
  func sheet() throws {
    let (atlas, cities) = (atlas, cities)
    cities.isHelpShown = true
    let stage = Stage(under: Self.tablet) {
      TextBlock("Behind").sheet(isPresented: Bound(cities, \.isHelpShown)) {
        TwoColumns(atlas: atlas)
      }
    }
    try stage.tap("Rome")
    #expect(stage.innermostStack == ["screen.sheet.sidebar", "screen.sheet.detail"])
    try stage.goBack()
    #expect(stage.surfaces.count == 2)
    #expect(stage.innermostStack == ["screen.sheet.sidebar"])
  }

  @Test("In a tab of a screen’s own they are kept")
  func inTabs() throws {
    let atlas = atlas
    let stage = Stage(under: Self.phone) {
      ScreenTabs {
        ScreenTab("Atlas", icon: "map") { TwoColumns(atlas: atlas) }
        ScreenTab("Help", icon: "star") { TextBlock("Help me") }
      }
    }
    try stage.tap("Rome")
    try stage.tap("Help")
    try stage.tap("Atlas")
    #expect(stage.element(labelled: "City Rome") != nil)
    try stage.selectTab("Atlas")
    #expect(stage.innermostStack == ["screen.tab1.sidebar"])
  }
}

/// What the columns of the tests select.
@MainActor
@Observable
final class Atlas {
  var country: String?
  var city: String?
  var visibility = ColumnVisibility.automatic
  var column = SplitColumn.sidebar
}

private struct TwoColumns: Element {
  let atlas: Atlas

  var body: some Element {
    ScreenColumns {
      RowList(selection: Bound(atlas, \.city)) {
        Each(["Rome", "Oslo"], id: \.self) { TextBlock($0) }
      }
      .navigationTitle("Cities")
    } detail: {
      if let city = atlas.city {
        Column {
          TextBlock("City \(city)")
          Leaving()
        }
        .navigationTitle(city)
      } else {
        TextBlock("Select a city")
      }
    }
  }
}

private struct Leaving: Element {
  @Inherited(\.dismiss) private var dismiss

  var body: some Element { PushButton("Done") { dismiss() } }
}
