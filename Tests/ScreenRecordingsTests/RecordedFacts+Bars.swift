import FlowEngine
import LayoutSim

@testable import ScreenRecordings

extension RecordedFacts {
  /// A screen titled `title` that was pushed on one titled `below`.
  static func pushed(
    _ title: String,
    on below: String?,
    _ device: Device,
    _ platform: PlatformProfile,
    showing content: @escaping @MainActor () -> any Element = { Fill() }
  ) -> Stage {
    let app = NamedCoordinator("home") { route in
      guard route == "next" else {
        return below.map { AnyElement(Fill().navigationTitle($0)) } ?? AnyElement(Fill())
      }
      return AnyElement(content()).navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }
    app.navigate(to: "next" as NamedRoute)
    return Stage(app, on: device, platform: platform)
  }

  /// What AccessibilitySnapshot recorded of a back button: a screen with words in the middle of the window.
  private static func backButton(
    _ version: String,
    _ title: String?,
    _ device: Device,
    _ platform: PlatformProfile,
    _ button: [Exporter.Item],
    _ bar: [Exporter.Item] = [],
    words x: Double,
    _ y: Double,
    _ width: Double
  ) throws -> RecordedFacts {
    let kind = title == nil ? "Without" : "With"
    let words = "Back Button Accessibility Traits - \(kind) Titles"
    let stage = pushed(title ?? "", on: title == nil ? nil : "First", device, platform) {
      TextBlock(words).frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
    }
    return try RecordedFacts(
      "AccessibilitySnapshot, back button, \(kind.lowercased()) titles, \(version)",
      "navigation bars",
      stage,
      as: \.accessibility,
      button + bar + item("StaticText", words, x, y, width, 20.67)
    )
  }

  static func bars() throws -> [RecordedFacts] {
    [
      try backButton(
        "17.5",
        "Second",
        .iPhone15,
        .iOS18,
        back("First", 0, 53.67, 63.67, 44),
        item("StaticText", "Second", 166.33, 65.33, 60.33, 20.33),
        words: 29,
        415.67,
        335
      ),
      try backButton(
        "17.5",
        nil,
        .iPhone15,
        .iOS18,
        back("Back", 0, 53.67, 68, 44),
        words: 16.67,
        415.67,
        359.67
      ),
      try backButton(
        "18.5",
        "Second",
        .iPhone16Pro,
        .iOS18,
        back("First", 0, 56.33, 63.67, 44),
        item("StaticText", "Second", 171, 68, 60.33, 20.33),
        words: 33.33,
        426.67,
        335.33
      ),
      try backButton(
        "18.5",
        nil,
        .iPhone16Pro,
        .iOS18,
        back("Back", 0, 56.33, 68, 44),
        words: 21,
        426.67,
        360
      ),
      try backButton(
        "26.2",
        nil,
        .iPhone17Pro,
        .iOS26,
        back("Back", 16, 62, 44, 44),
        words: 21,
        426.67,
        360
      ),
      try RecordedFacts(
        "A log-in, 12",
        "navigation bars",
        pushed("Log in", on: "Back", .iPhoneX, .iOS18),
        item("NavigationBar", nil, 0, 44, 375, 44, identifier: "Log in")
          + item("StaticText", "Log in", 164, 55.7, 47.3, 20.3)
      ),
      try RecordedFacts(
        "A log-in in Chinese, 15",
        "navigation bars",
        pushed("登录", on: "Home", .iPhone13Mini, .iOS18),
        item("NavigationBar", nil, 0, 50, 375, 44, identifier: "登录")
          + back("Home", 0, 50, 77.7, 44) + item("StaticText", "登录", 170.3, 61.7, 34.7, 20.3)
      ),
      try RecordedFacts(
        "warba, a log-in, 15",
        "navigation bars",
        Stage(on: .iPhone12, platform: .iOS18) {
          Fill().navigationTitle("LoginView").navigationBarTitleDisplayMode(.inline)
            .toolbar { BarItem(placement: .topBarLeading) { PushButton("Demo") {} } }
        },
        item("NavigationBar", nil, 0, 47, 390, 44, identifier: "LoginView")
          + item("Button", "Demo", 8, 47, 53, 44)
      ),
      try RecordedFacts(
        "SVProgressHUD, a title, 13",
        "navigation bars",
        pushed("我的", on: nil, .iPhone8, .iOS18),
        as: \.accessibility,
        item("NavigationBar", nil, 0, 20, 375, 44, identifier: "我的")
          + item("StaticText", "我的", 170, 32, 35, 20.5)
      ),
      // The words were not published, only how wide they are: 43 with the space beside them.
      try RecordedFacts(
        "Words in a bar of 414, 17",
        "navigation bars",
        Stage(on: .iPhone11, platform: .iOS18) {
          Fill().navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .toolbar { BarItem(placement: .topBarLeading) { PushButton("Print") {} } }
        },
        item("Button", "Print", 12, 48, 43, 44)
      ),
      try RecordedFacts(
        "Device-Automator, library, 27",
        "navigation bars",
        pushed("Exercise Library", on: nil, .iPhone17Pro, .iOS27) {
          ScrollArea {
            PushButton {
            } label: {
              Row {
                Picture("exercise", width: 44, height: 44)
                Stretch()
              }
              .padding(12)
            }
            .accessibilityIdentifier("card")
            .padding(.horizontal, 16)
            .padding(.top, 486.3 - 116)
          }
        },
        // The button was caught in motion, 0.2 larger than at rest.
        item("NavigationBar", nil, 0, 62, 402, 54, identifier: "Exercise Library")
          + back("Back", 15.9, 62, 44.2, 44)
          + item("Button", nil, 16, 486.3, 370, 68, identifier: "card")
          + item("Image", nil, 28, 498.3, 44, 44, identifier: "exercise", in: 2)
      ),
      try RecordedFacts(
        "WordPress, posts, 26",
        "navigation bars",
        pushed("Posts", on: "Site Name", .iPhone17Pro, .iOS26),
        item("NavigationBar", nil, 0, 62, 402, 54, identifier: "my-site-navigation-bar")
          + back("Site Name", 16, 62, 44, 44) + item("StaticText", "Posts", 178.7, 73.7, 44.7, 20.7)
      ),
      try RecordedFacts(
        "Settings, general, 26",
        "navigation bars",
        pushed("General", on: "Settings", .iPhone17Pro, .iOS26),
        back("Settings", 16, 62, 44, 44) + item("StaticText", "General", 170, 73.7, 62, 20.7)
      ),
      try RecordedFacts(
        "Encounters, 26.4",
        "navigation bars",
        pushed("Encounter", on: "Encounters", .iPhone17Pro, .iOS26) {
          RowList {
            RowSection("Today") {
              Column(alignment: .leading, spacing: 0) {
                TextBlock("Two lines")
                TextBlock("of 17")
              }
            }
          }
          .toolbar {
            PushButton {
            } label: {
              Icon("square.and.pencil")
            }
            .accessibilityLabel("New Encounter")
            PushButton {
            } label: {
              Icon("ellipsis")
            }
            .accessibilityLabel("More")
          }
        },
        item("NavigationBar", nil, 0, 62, 402, 54, identifier: "Encounter")
          + back("Encounters", 16, 62, 44, 44) + item("Button", "More", 344, 66, 38, 36)
          // Of the list's bar, in which the same button is beside it.
          + item("Button", "New Encounter", 290.7, 66, 37.3, 36)
          + cell("Two lines", 16, 156.3, 370, 70.7)
      ),
      try RecordedFacts(
        "Wordsgram, books, 17",
        "navigation bars",
        books,
        known: [
          "~ button “Add”: 5 lower (55, on the stage 50), 10 shorter (34, on the stage 44), 4 further left (275, on the stage 279), 2 narrower (42, on the stage 44)",
          "~ button “Filter”: 5 lower (55, on the stage 50), 10 shorter (34, on the stage 44), 2 further right (325, on the stage 323), 10 narrower (34, on the stage 44)",
          "+ only recorded: element @ 16,198 359x0.3",
        ],
        item("NavigationBar", nil, 0, 50, 375, 148, identifier: "Books")
          + item("StaticText", "Books", 16, 97.7, 98.3, 40.7)
          + item("Button", "Add", 275, 55, 42, 34) + item("Button", "Filter", 325, 55, 34, 34)
          + item("SearchField", "Search book title", 16, 147, 343, 36)
          + item("Other", nil, 16, 198, 359, 0.3) + item("Cell", nil, 0, 198, 375, 112)
          + item("StaticText", "Brave New World", 114, 209, 136, 20.3, in: 2)
          + item("StaticText", "Author: Aldous huxley", 114, 232, 132.7, 15.7, in: 2)
          + item("StaticText", "Published on: 1932", 114, 250.3, 115.7, 15.7, in: 2)
          + item("Image", nil, 351.3, 248, 7, 12, identifier: "chevron.forward", in: 2)
          + cell("Island", 0, 310, 375, 112)
      ),
      try RecordedFacts(
        "Settings, large title, 26",
        "navigation bars",
        Stage(on: .iPhone17ProMax, platform: .iOS26) {
          Fill().navigationTitle("Settings").navigationBarTitleDisplayMode(.large)
        },
        item("NavigationBar", nil, 0, 62, 440, 106, identifier: "Settings")
          + item("StaticText", "Settings", 20, 119.7, 133, 40.7)
      ),
      try RecordedFacts(
        "home-assistant, history, 26",
        "navigation bars",
        history("Zone entered", "Yesterday"),
        as: \.accessibility,
        // Recorded below a status bar of 54, which is 47 high.
        item("Button", "Clear", 310.67, 54 - 7, 63, 44)
          + cell("Zone entered", 16, 142.67 - 7, 358, 70.67)
          + item("Image", nil, 350, 172.33 - 7, 8, 12, identifier: "chevron.forward", in: 2)
          + item("Other", nil, 32, 212.33 - 7, 326, 1)
          + cell("Yesterday", 16, 213.33 - 7, 358, 70.67)
      ),
      try RecordedFacts(
        "home-assistant, no history, 26",
        "navigation bars",
        history("No Location History"),
        known: [
          "~ row “No Location History”: 0.33 higher (135.67, on the stage 136), 1 shorter (51, on the stage 52)"
        ],
        as: \.accessibility,
        cell("No Location History", 16, 142.67 - 7, 358, 51)
      ),
      try RecordedFacts(
        "Three items of a bottom bar, 17",
        "toolbars",
        Stage(on: .iPhone12, platform: .iOS18) {
          Fill().toolbar {
            BarItem(placement: .bottomBar) { PushButton("今日") {} }
            BarItem(placement: .bottomBar) { PushButton("カレンダー") {} }
            BarItem(placement: .bottomBar) { PushButton("出席依頼") {} }
          }
        },
        item("Toolbar", nil, 0, 761, 390, 49) + item("Button", "今日", 16, 766, 32, 44)
          + item("Button", "カレンダー", 149, 766, 92, 44)
          + item("Button", "出席依頼", 310, 766, 64, 44)
      ),
    ]
  }

  /// A plain list below a large title; a row is as high as its picture of 90.
  private static var books: Stage {
    func row(_ title: String) -> some Element {
      PushButton {
      } label: {
        Row(spacing: 8) {
          Row(alignment: .top, spacing: 8) {
            Fill().frame(width: 90, height: 90)
            Column(alignment: .leading) {
              TextBlock(title).font(.headline)
              TextBlock("Author: Aldous huxley").font(.footnote)
              TextBlock("Published on: 1932").font(.footnote)
            }
          }
          Stretch()
          Icon("chevron.forward").font(.footnote)
        }
      }
    }
    return Stage(on: .iPhone13Mini, platform: .iOS18) {
      RowList {
        row("Brave New World")
        row("Island")
      }
      .listStyle(.plain)
      .navigationTitle("Books")
      .navigationBarTitleDisplayMode(.large)
      .searchable(text: .constant(""), prompt: "Search book title")
      .toolbar {
        PushButton {
        } label: {
          Icon("plus")
        }
        .accessibilityLabel("Add")
        PushButton {
        } label: {
          Icon("line.3.horizontal.decrease.circle")
        }
        .accessibilityLabel("Filter")
      }
    }
  }

  private static func history(_ lines: String...) -> Stage {
    func row() -> some Element {
      Row {
        Column(alignment: .leading, spacing: 0) {
          Each(lines, id: \.self) { TextBlock($0) }
        }
        Stretch()
        Icon("chevron.forward").font(.footnote)
      }
    }
    return Stage(on: .iPhone13, platform: .iOS26) {
      RowList {
        row()
        if lines.count > 1 { row() }
      }
      .navigationTitle("History")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { PushButton("Clear") {} }
    }
  }

  private static func tabBar(
    _ titles: [String],
    badges: [String] = [],
    selected: Int = 0,
    _ device: Device,
    _ platform: PlatformProfile
  ) -> Stage {
    let pages = titles.map { title in
      NamedCoordinator("page", tab: (title, "circle")) { _ in Fill() }
    }
    let tabs = NamedTabs(pages)
    tabs.switchToTab(of: pages[selected])
    for (page, badge) in zip(pages, badges) { tabs.setBadge(badge, of: page) }
    return Stage(tabs, on: device, platform: platform)
  }

  /// Buttons of one bar with the titles; of one that was not recorded the number is 0.
  private static func buttons(
    _ titles: [String],
    _ places: [(Double, Double)],
    _ y: Double,
    _ height: Double
  ) -> [Exporter.Item] {
    zip(titles, places).filter { $1.1 > 0 }.flatMap {
      item("Button", $0, $1.0, y, $1.1, height, in: 2)
    }
  }

  /// Badges of the first tabs, 18 wide and high, of which the ink was recorded: a pixel less at every side.
  private static func badges(
    _ words: [String],
    _ places: [Double],
    _ y: Double,
    _ size: Double = 18
  )
    -> [Exporter.Item]
  {
    zip(words, places).flatMap { item("StaticText", $0, $1, y, size, size, in: 3) }
  }

  /// Letters that are, in semibold of 10 points, as wide as the widest title of recordings whose titles are not known:
  /// 64.33, 67.33 and 72.67.
  private static let standIns = (
    exercises: "mmmmmooii", badged: "moooooooiiiii", messages: "mmmmoooiiiiii"
  )

  static func tabs() throws -> [RecordedFacts] {
    let five = ["Globe", "List", "Search", "Love", "Partly Cloudy"]
    let long = ["Errors", "Transactions", "Extra", "Profiling", "Benchmarking"]
    let short = ["A", "B", "C", "D", "E"]
    let four = Array(short[1...])
    let badged = ["A", standIns.badged, "C", "D"]
    let exercises = ["Home", "Exercises", standIns.exercises, "You"]
    let messages = ["Home", standIns.messages, "Messages", "You"]
    // Bars that were recorded elsewhere in a picture are at the lower edge here.
    return [
      try RecordedFacts(
        "AccessibilitySnapshot, four tabs, 17.5",
        "bars of tabs",
        tabBar(four, badges: ["•", "3", "A"], .iPhone15, .iOS18),
        as: \.accessibility,
        buttons(four, [(2, 94), (100, 95), (199, 94), (297, 94)], 770, 48)
          + badges(["•", "3", "A"], [60, 158.33, 257], 772)
      ),
      try RecordedFacts(
        "AccessibilitySnapshot, four tabs, 18.5",
        "bars of tabs",
        tabBar(four, badges: ["•", "3"], .iPhone16Pro, .iOS18),
        as: \.accessibility,
        buttons(four, [(2, 97), (103, 96), (203, 97), (304, 96)], 792, 48)
          + badges(["•", "3"], [61.33, 161.67], 794)
      ),
      try RecordedFacts(
        "AccessibilitySnapshot, four tabs, 26.2",
        "bars of tabs",
        tabBar(badged, badges: ["•", "3"], .iPhone17Pro, .iOS26),
        as: \.accessibility,
        buttons(badged, [(25, 98), (109.67, 98), (194.33, 98), (279, 98)], 795, 54)
          + badges(["•", "3"], [70, 154.67], 797, 18.33)
      ),
      try RecordedFacts(
        "News, five tabs, 15",
        "bars of tabs",
        tabBar(five, .iPhone12, .iOS18),
        item("TabBar", "Tab Bar", 0, 761, 390, 83)
          + buttons(five, [(2, 74), (80, 74), (158, 74), (236, 74), (314, 74)], 762, 48)
      ),
      try RecordedFacts(
        "SVProgressHUD, two tabs, 13",
        "bars of tabs",
        tabBar(["首页", "我的"], selected: 1, .iPhone8, .iOS18),
        item("TabBar", "Tab Bar", 0, 618, 375, 49)
          + buttons(["首页", "我的"], [(2, 184), (190, 183)], 619, 48)
      ),
      try RecordedFacts(
        "mobster, tabs, 26.4",
        "bars of tabs",
        .tabs,
        SampleScreens(platform: .iOS26).tabs
      ),
      try RecordedFacts(
        "Three tabs, 26",
        "bars of tabs",
        tabBar(["A", "B", "C"], .iPhone17Pro, .iOS26),
        item("TabBar", "Tab Bar", 0, 791, 402, 83) + buttons(["A"], [(68, 94)], 795, 54)
      ),
      try RecordedFacts(
        "sentry-cocoa, five tabs, 26.1",
        "bars of tabs",
        tabBar(long, .iPhone17Pro, .iOS26),
        as: \.accessibility,
        item("TabBar", "Tab Bar", 0, 791, 402, 83)
          + buttons(
            long,
            [(25, 74), (81.8333, 95.6667), (160.3333, 74), (217.1667, 74), (274, 103)],
            795,
            54
          ) + item("StaticText", "Errors", 47, 830, 31, 12, in: 2)
      ),
      try RecordedFacts(
        "Five short tabs, 26",
        "bars of tabs",
        tabBar(short, .iPhone17Pro, .iOS26),
        as: \.accessibility,
        item("TabBar", "Tab Bar", 0, 791, 402, 83)
          + buttons(short, [(25, 77), (93.75, 77), (162.5, 77), (231.25, 77), (300, 77)], 795, 54)
      ),
      try RecordedFacts(
        "Device-Automator, four tabs, 27",
        "bars of tabs",
        tabBar(exercises, selected: 1, .iPhone17Pro, .iOS27),
        item("TabBar", "Tab Bar", 0, 791, 402, 83)
          + buttons(exercises, [(0, 0), (110.7, 95)], 795, 54)
      ),
      try RecordedFacts(
        "xbridge, four tabs, 27",
        "bars of tabs",
        tabBar(messages, selected: 2, .iPhone17Pro, .iOS27),
        item("TabBar", "Tab Bar", 0, 791, 402, 83)
          + buttons(messages, [(0, 0), (0, 0), (190.8, 103.3)], 795, 54)
      ),
    ]
  }
}
