import FlowEngine
import LayoutSim

@testable import ScreenRecordings

/// Frames that devices showed, with the screen that shows the same on a stage.
///
/// Names are those of the public sources: repositories with recordings in their tests, issues, and reference images.
@MainActor
struct RecordedFacts {
  /// What was recorded, and where.
  let name: String

  /// The part of a screen that it is about.
  let subject: String

  let stage: Stage
  let recording: Recording

  /// The lines that differ, as far as they are known.
  var known: [String] = []

  /// The system of the stage: `iOS 26`.
  var system: String { "iOS \(stage.renderTree.traits.platform.systemVersion)" }

  init(_ name: String, _ subject: String, _ fixture: Fixture, _ stage: Stage, known: [String] = [])
    throws
  {
    self.name = name
    self.subject = subject
    self.stage = stage
    self.known = known
    recording = try fixture.recording()
  }

  init(
    _ name: String,
    _ subject: String,
    _ stage: Stage,
    known: [String] = [],
    as write: (Exporter) -> String = \.description,
    _ items: [Exporter.Item]
  ) throws {
    self.name = name
    self.subject = subject
    self.stage = stage
    self.known = known
    recording = try Recording(
      text: write(Exporter(window: stage.renderTree.traits.window, items))
    )
  }
}

/// An element with its frame.
func item(
  _ type: String,
  _ label: String?,
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double,
  identifier: String? = nil,
  in depth: Int = 1
) -> [Exporter.Item] {
  let frame = Rect(x: x, y: y, width: width, height: height)
  return [
    Exporter.Item(
      type: type,
      identifier: identifier,
      label: label,
      value: nil,
      frame: frame,
      depth: depth
    )
  ]
}

/// A cell with words, which have its frame.
private func cell(_ words: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
  -> [Exporter.Item]
{
  item("Cell", nil, x, y, width, height) + item("StaticText", words, x, y, width, height, in: 2)
}

private func back(_ label: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
  -> [Exporter.Item]
{
  item("Button", label, x, y, width, height, identifier: "BackButton")
}

extension RecordedFacts {
  /// All of them.
  static func all() throws -> [RecordedFacts] {
    try bars() + lists() + tabs() + alerts() + sheets() + controls()
  }

  /// A screen titled `title` that was pushed on one titled `below`.
  private static func pushed(
    _ title: String,
    on below: String,
    _ device: Device,
    _ platform: PlatformProfile
  ) -> Stage {
    let app = NamedCoordinator("home") { route in
      guard route == "next" else { return Fill().navigationTitle(below) }
      return Fill().navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }
    app.navigate(to: "next" as NamedRoute)
    return Stage(app, on: device, platform: platform)
  }

  private static func bars() throws -> [RecordedFacts] {
    [
      try RecordedFacts(
        "AccessibilitySnapshot, navigation bar, 17.5",
        "navigation bars",
        pushed("Second", on: "First", .iPhone15, .iOS18),
        as: \.accessibility,
        back("First", 0, 53.67, 63.67, 44)
          + item("StaticText", "Second", 166.33, 65.33, 60.33, 20.33)
      ),
      try RecordedFacts(
        "AccessibilitySnapshot, navigation bar, 18.5",
        "navigation bars",
        pushed("Second", on: "First", .iPhone16Pro, .iOS18),
        as: \.accessibility,
        back("First", 0, 56.33, 63.67, 44) + item("StaticText", "Second", 171, 68, 60.33, 20.33)
      ),
      try RecordedFacts(
        "A log-in, 12",
        "navigation bars",
        pushed("Log in", on: "Back", .iPhoneX, .iOS18),
        item("NavigationBar", nil, 0, 44, 375, 44, identifier: "Log in")
          + item("StaticText", "Log in", 164, 55.7, 47.3, 20.3)
      ),
      try RecordedFacts(
        "Device-Automator, library, 27",
        "navigation bars",
        pushed("Exercise Library", on: "Home", .iPhone17Pro, .iOS27),
        item("NavigationBar", nil, 0, 62, 402, 54, identifier: "Exercise Library")
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
        "Books, 15",
        "navigation bars",
        Stage(on: .iPhone13Mini, platform: .iOS18) {
          RowList { TextBlock("A book") }
            .listStyle(.plain)
            .navigationTitle("Books")
            .navigationBarTitleDisplayMode(.large)
            .searchable(text: .constant(""), prompt: "Search book title")
        },
        item("NavigationBar", nil, 0, 50, 375, 148, identifier: "Books")
          + item("StaticText", "Books", 16, 97.7, 98.3, 40.7)
          + item("SearchField", "Search book title", 16, 147, 343, 36)
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
    ]
  }

  private static func accounts(_ device: Device, _ platform: PlatformProfile) -> Stage {
    Stage(on: device, platform: platform) {
      RowList {
        TitledSection("Accounts", footer: "Tap an account to view details") {
          TextBlock("Checking")
          TextBlock("Savings")
        }
        TitledSection("Bills", footer: "Due this month") {
          TextBlock("Electric")
          TextBlock("Internet")
        }
      }
    }
  }

  private static func food(_ device: Device, _ platform: PlatformProfile) -> Stage {
    Stage(on: device, platform: platform) {
      RowList {
        RowSection("Fruits") {
          TextBlock("Apple")
          TextBlock("Banana")
          TextBlock("Cherry")
        }
        RowSection("Vegetables") {
          TextBlock("Carrot")
          TextBlock("Peas")
        }
      }
    }
  }

  private static func lists() throws -> [RecordedFacts] {
    [
      try RecordedFacts(
        "AccessibilitySnapshot, headers and footers, 18.5",
        "lists",
        accounts(.iPhone16Pro, .iOS18),
        as: \.accessibility,
        cell("Accounts", 20, 62, 362, 38.67) + cell("Checking", 20, 100.67, 362, 44)
          + item("Other", nil, 40, 144.33, 342, 0.33) + cell("Savings", 20, 144.67, 362, 44)
          + cell("Tap an account to view details", 20, 188.67, 362, 33.67)
          + cell("Bills", 20, 222.33, 362, 38.67) + cell("Electric", 20, 261, 362, 44)
          + cell("Internet", 20, 305, 362, 44) + cell("Due this month", 20, 349, 362, 33.67)
      ),
      try RecordedFacts(
        "AccessibilitySnapshot, headers, 18.5",
        "lists",
        food(.iPhone16Pro, .iOS18),
        as: \.accessibility,
        cell("Fruits", 20, 62, 362, 38.67) + cell("Apple", 20, 100.67, 362, 44)
          + cell("Banana", 20, 144.67, 362, 44) + cell("Cherry", 20, 188.67, 362, 44)
          + cell("Vegetables", 20, 250.33, 362, 38.67) + cell("Carrot", 20, 289, 362, 44)
          + cell("Peas", 20, 333, 362, 44)
      ),
      try RecordedFacts(
        "AccessibilitySnapshot, headers and footers, 26.2",
        "lists",
        accounts(.iPhone17Pro, .iOS26),
        as: \.accessibility,
        cell("Accounts", 16, 62, 370, 40.33) + cell("Checking", 16, 102.33, 370, 52)
          + item("Other", nil, 32, 153.33, 338, 1) + cell("Savings", 16, 154.33, 370, 52)
          + cell("Tap an account to view details", 16, 206.33, 370, 29.67)
          + cell("Bills", 16, 236, 370, 40.33) + cell("Electric", 16, 276.33, 370, 52)
          + item("Other", nil, 32, 327.33, 338, 1) + cell("Internet", 16, 328.33, 370, 52)
          + cell("Due this month", 16, 380.33, 370, 29.67)
      ),
      try RecordedFacts(
        "AccessibilitySnapshot, headers, 26.2",
        "lists",
        food(.iPhone17Pro, .iOS26),
        as: \.accessibility,
        cell("Fruits", 16, 62, 370, 40.33) + cell("Apple", 16, 102.33, 370, 52)
          + cell("Banana", 16, 154.33, 370, 52) + cell("Cherry", 16, 206.33, 370, 52)
          + cell("Vegetables", 16, 276, 370, 40.33) + cell("Carrot", 16, 316.33, 370, 52)
          + cell("Peas", 16, 368.33, 370, 52)
      ),
      try RecordedFacts(
        "IdbPython, settings, 18",
        "lists",
        Stage(on: .iPhone15, platform: .iOS18) {
          RowList {
            RowSection { TextBlock("Apple Account").frame(height: 78.33) }
          }
          .navigationTitle("Settings")
          .navigationBarTitleDisplayMode(.large)
          .searchable(text: .constant(""), prompt: "Search")
        },
        as: \.accessibility,
        item("TextField", "Search", 16, 150.6667, 361, 36)
          + item("Button", "Apple Account", 20, 201.6667, 353, 100.3333)
      ),
      try RecordedFacts(
        "A list of books, 26.2",
        "lists",
        Stage(on: .iPhone17Pro, platform: .iOS26) {
          RowList {
            Column(alignment: .leading, spacing: 4) {
              TextBlock("Tutunamayanlar").font(.headline)
              TextBlock("Oğuz Atay · 1972").font(.subheadline)
            }
            .padding(.vertical, 2)
          }
          .navigationTitle("Kitaplar")
          .navigationBarTitleDisplayMode(.large)
        },
        item("Cell", nil, 16, 168, 370, 76.3)
          + item("StaticText", "Tutunamayanlar", 32, 185, 128, 20.3, in: 2)
          + item("StaticText", "Oğuz Atay · 1972", 32, 209.3, 116, 18, in: 2)
      ),
      try RecordedFacts(
        "mobster, settings, 26.4",
        "lists",
        .form,
        SampleScreens(platform: .iOS26).form
      ),
      try RecordedFacts(
        "sim-mirror, settings, 27",
        "lists",
        .settings,
        SampleScreens().settings,
        known: [
          "~ heading “Apple Account”: 11 wider (138.3, on the stage 127.33)",
          "~ text “Sign in to access your iCloud data, the App Store, Apple …”: 24 narrower (236, on the stage 260)",
          "~ separator and 7 more: 40 further right (72, on the stage 32), 40 narrower (298, on the stage 338)",
          "+ only recorded: image “chevron.forward” @ 360.7,207 7x12",
        ]
      ),
    ]
  }

  private static func tabBar(
    _ titles: [String],
    selected: Int = 0,
    _ device: Device,
    _ platform: PlatformProfile
  ) -> Stage {
    let pages = titles.map { title in
      NamedCoordinator("page", tab: (title, "circle")) { _ in Fill() }
    }
    let tabs = NamedTabs(pages)
    tabs.switchToTab(of: pages[selected])
    return Stage(tabs, on: device, platform: platform)
  }

  private static func tabs() throws -> [RecordedFacts] {
    func buttons(_ titles: [String], _ places: [(Double, Double)], _ y: Double, _ height: Double)
      -> [Exporter.Item]
    {
      zip(titles, places).flatMap { item("Button", $0, $1.0, y, $1.1, height, in: 2) }
    }
    let five = ["Globe", "List", "Search", "Love", "Partly Cloudy"]
    let long = ["Errors", "Transactions", "Extra", "Profiling", "Benchmarking"]
    let short = ["A", "B", "C", "D", "E"]
    return [
      try RecordedFacts(
        "News, five tabs, 15",
        "bars of tabs",
        tabBar(five, .iPhone12, .iOS18),
        item("TabBar", "Tab Bar", 0, 761, 390, 83)
          + buttons(five, [(2, 74), (80, 74), (158, 74), (236, 74), (314, 74)], 762, 48)
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
    ]
  }

  private static func alerts() throws -> [RecordedFacts] {
    let title = "“日历” Would Like to Send You Notifications"
    let message =
      "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
    return [
      try RecordedFacts(
        "WebDriverAgent issue 889, iOS 17",
        "alerts",
        Stage(on: .iPhone12, platform: .iOS18) {
          Fill().alert(title, isPresented: .constant(true)) {
            PushButton("Don’t Allow", role: .cancel) {}
            PushButton("Allow") {}
          } message: {
            TextBlock(message)
          }
        },
        as: \.pageSource,
        item("StaticText", title, 76, 359, 238, 43) + item("StaticText", message, 76, 405, 238, 48)
      ),
      try RecordedFacts(
        "A prompt for notifications, 26",
        "alerts",
        Stage(on: .iPhone17Pro, platform: .iOS26) {
          Fill().alert("Enable Push Notifications", isPresented: .constant(true)) {
            PushButton("Not now", role: .cancel) {}
            PushButton("Enable") {}
          } message: {
            TextBlock("One line.\nAnother one.\nA third one.")
          }
        },
        item("Alert", "Enable Push Notifications", 41, 355, 320, 192)
      ),
      try RecordedFacts("sim-mirror, alert, 27", "alerts", .alert, SampleScreens().alert),
    ]
  }

  private static func sheets() throws -> [RecordedFacts] {
    let picker = "Muscle Group, All Muscles"
    let app = NamedCoordinator("home", detents: [.extraLarge]) { _ in Fill() }
    app.addModalCoordinator(
      NamedCoordinator("sheet") { _ in
        Fill().navigationTitle("Food").navigationBarTitleDisplayMode(.inline)
      }
    )
    app.navigate(to: "sheet" as NamedRoute)
    return [
      try RecordedFacts(
        "A form in a sheet, 26",
        "sheets",
        Stage(app, on: .iPhone17Pro, platform: .iOS26),
        as: \.accessibility,
        item("NavigationBar", "Food", 0, 78, 402, 54)
      ),
      try RecordedFacts(
        "Device-Automator, filters, 27",
        "sheets",
        SampleScreens().sheet,
        item("Cell", nil, 23.4, 521, 355.3, 49.9)
          + item("Button", picker, 38.7, 529.6, 324.5, 33, in: 2)
          + item("StaticText", "Muscle Group", 38.7, 536.2, 102.1, 19.5, in: 3)
          + item("StaticText", "All Muscles", 264.7, 536.3, 82.9, 19.5, in: 3)
          + cell("Equipment", 23.4, 587.9, 355.3, 38.7)
          + item("Cell", nil, 23.4, 710.1, 355.3, 49.9)
          + item("Switch", "Show Favorites Only", 23.4, 710.1, 355.3, 49.9, in: 2)
          + item("StaticText", "Show Favorites Only", 38.7, 725.3, 148.2, 19.5, in: 3)
          + item("Switch", nil, 304.7, 721.7, 60.5, 26.9, in: 3)
          + item("Cell", nil, 23.4, 793.7, 355.3, 49.9)
          + item("Button", "Clear All Filters", 23.4, 793.7, 355.3, 49.9, in: 2)
      ),
    ]
  }

  /// Fields without a border, 8 apart, of which the first begins at `top`.
  private static func fields(
    _ version: String,
    _ device: Device,
    _ platform: PlatformProfile,
    at top: Double
  ) throws -> RecordedFacts {
    let stage = Stage(on: device, platform: platform) {
      Column(spacing: 8) {
        Fill().frame(height: top - device.safeArea.top - 8)
        TextEntry("Name", words: .constant("")).accessibilityIdentifier("empty")
        TextEntry("Name", words: .constant("A")).accessibilityIdentifier("filled")
        SecretEntry("Word", words: .constant("")).accessibilityIdentifier("secret")
        SecretEntry("Word", words: .constant("A")).accessibilityIdentifier("kept")
        Stretch()
      }
    }
    let width = device.size.width
    return try RecordedFacts(
      "AccessibilitySnapshot, fields, \(version)",
      "controls",
      stage,
      as: \.accessibility,
      item("TextField", nil, 0, top, width, 22, identifier: "empty")
        + item("TextField", nil, 0, top + 30, width, 22, identifier: "filled")
        + item("SecureTextField", nil, 0, top + 60, width, 21, identifier: "secret")
        + item("SecureTextField", nil, 0, top + 89, width, 20.33, identifier: "kept")
    )
  }

  private static func controls() throws -> [RecordedFacts] {
    [
      // Of pictures without a status bar, which is 59 and 62 high.
      try fields("17.5", .iPhone15, .iOS18, at: 59 + 29.67),
      try fields("18.5", .iPhone16Pro, .iOS18, at: 62 + 31),
      try fields("26.2", .iPhone17Pro, .iOS26, at: 62 + 31),
      try RecordedFacts(
        "sim-mirror, controls, 27",
        "controls",
        .controls,
        SampleScreens().controls,
        known: ["~ text “Labelled star”: 1.7 further right (17.7, on the stage 16)"]
      ),
      try RecordedFacts(
        "Encounter, a switch, 26",
        "controls",
        Stage(on: .iPhone17Pro, platform: .iOS26) {
          Column(spacing: 0) {
            Fill().frame(height: 714 - 62)
            SwitchControl("Share", isOn: .constant(true)).padding(.horizontal, 16)
            Stretch(minLength: 0)
          }
        },
        item("Switch", "Share", 16, 714, 370, 28) + item("Switch", nil, 325, 714, 63, 28, in: 2)
      ),
      try RecordedFacts(
        "sim-mirror, keyboard, 27",
        "keyboards",
        Stage(
          NamedCoordinator("home") { _ in
            Column {
              TextEntry("Name", words: .constant("")).padding(.horizontal, 16)
              Stretch()
            }
          },
          under: Traits(device: .iPhone17Pro, platform: .iOS27, keyboard: .shown)
        ),
        known: ["~ keyboard: 7 shorter (328, on the stage 335)"],
        item("TextField", "Name", 16, 62, 370, 22) + item("Other", nil, 0, 546, 402, 328)
          + item("Keyboard", nil, 0, 590, 402, 226, in: 2)
      ),
    ]
  }
}
