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
func cell(_ words: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
  -> [Exporter.Item]
{
  item("Cell", nil, x, y, width, height) + item("StaticText", words, x, y, width, height, in: 2)
}

func back(_ label: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
  -> [Exporter.Item]
{
  item("Button", label, x, y, width, height, identifier: "BackButton")
}

extension RecordedFacts {
  /// All of them.
  static func all() throws -> [RecordedFacts] {
    try bars() + lists() + tabs() + alerts() + sheets() + controls() + words()
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
        "AccessibilitySnapshot, headers and footers, 17.5",
        "lists",
        accounts(.iPhone15, .iOS18),
        as: \.accessibility,
        item("StaticText", "ACCOUNTS", 40, 76, 72.33, 15.67)
          + item("StaticText", "Checking", 40, 109.67, 71.67, 20)
          + item("StaticText", "Savings", 40, 153.67, 59.67, 20)
          + item("StaticText", "Tap an account to view details", 40, 191.67, 183, 15.67)
          + item("StaticText", "BILLS", 40, 236.33, 35, 15.67)
          + item("StaticText", "Electric", 40, 270, 57, 20)
          + item("StaticText", "Internet", 40, 314, 59.33, 20)
          + item("StaticText", "Due this month", 40, 352, 92.33, 15.67)
      ),
      try RecordedFacts(
        "AccessibilitySnapshot, headers, 17.5",
        "lists",
        food(.iPhone15, .iOS18),
        as: \.accessibility,
        item("StaticText", "FRUITS", 40, 76, 45.33, 15.67)
          + item("StaticText", "Apple", 40, 109.67, 44.33, 20)
          + item("StaticText", "Banana", 40, 153.67, 56.67, 20)
          + item("StaticText", "Cherry", 40, 197.67, 52, 20)
          + item("StaticText", "VEGETABLES", 40, 264.33, 81.33, 15.67)
          + item("StaticText", "Carrot", 40, 298, 48.33, 20)
          + item("StaticText", "Peas", 40, 342, 37, 20)
      ),
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
      // The content above these rows is not known.
      try RecordedFacts(
        "Device-Automator, a row, 27",
        "lists",
        Stage(on: .iPhone17Pro, platform: .iOS27) {
          RowList {
            Fill().frame(height: 436 - 116 - 35 - 30)
            // Beside a symbol of 28, which does not make the row higher.
            PushButton {
            } label: {
              TextBlock("Wave Charge").padding(.leading, 28 + 8)
            }
          }
          .navigationTitle("Waves")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            PushButton {
            } label: {
              Icon("ellipsis.circle")
            }
            .accessibilityLabel("More")
          }
        },
        item("Button", "More", 346, 66, 36, 36) + item("Button", "Wave Charge", 16, 436, 370, 52)
          + item("StaticText", "Wave Charge", 68, 451.8, 101.3, 20.3, in: 2)
      ),
      try RecordedFacts(
        "A row in Chinese, 26",
        "lists",
        Stage(on: .iPhone17Pro, platform: .iOS26) {
          RowList {
            Fill().frame(height: 761.3 - 62 - 35 - 30)
            PushButton("注销账号") {}
          }
        },
        cell("注销账号", 16, 761.3, 370, 52.3)
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
    let account = NamedCoordinator("home", detents: [.extraLarge]) { _ in Fill() }
    account.addModalCoordinator(
      NamedCoordinator("sheet") { _ in
        Fill().navigationTitle("アカウント").navigationBarTitleDisplayMode(.inline)
      }
    )
    account.navigate(to: "sheet" as NamedRoute)
    /// A sheet that shows its grabber, at the greatest height or at half of the window's.
    func grabber(_ isHalf: Bool, _ device: Device, _ platform: PlatformProfile) -> Stage {
      let app = NamedCoordinator("home", detents: [isHalf ? .medium : .extraLarge]) { _ in Fill() }
      app.addModalCoordinator(
        NamedCoordinator("sheet") { _ in
          TextBlock("Content").presentationDragIndicator(.visible)
        }
      )
      app.navigate(to: "sheet" as NamedRoute)
      return Stage(app, on: device, platform: platform)
    }
    return [
      try RecordedFacts(
        "Device-Automator, grabber, 27",
        "sheets",
        grabber(false, .iPhone17Pro, .iOS27),
        item("Button", "Sheet Grabber", 151, 58, 100, 24)
      ),
      try RecordedFacts(
        "Weather, grabber, 26",
        "sheets",
        grabber(false, .iPhone17Pro, .iOS26),
        item("Button", "Sheet Grabber", 163, 57, 76, 25)
      ),
      try RecordedFacts(
        "A sheet of half the screen, grabber, 26",
        "sheets",
        grabber(true, .iPhone17ProMax, .iOS26),
        item("Button", "Sheet Grabber", 182, 446, 76, 24)
      ),
      try RecordedFacts(
        "sim-use, account settings, 18",
        "sheets",
        Stage(account, on: .iPhone16Pro, platform: .iOS18),
        as: \.accessibility,
        item("StaticText", "アカウント", 161.3333, 89.6667, 79.6667, 20.3333)
      ),
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

  /// Three segments in a width of 263, 10 below the upper edge of the content.
  private static func segments(
    _ version: String,
    _ device: Device,
    _ left: Double,
    _ places: [Double]
  ) throws -> RecordedFacts {
    let top = device.safeArea.top + 10
    return try RecordedFacts(
      "AccessibilitySnapshot, segments, \(version)",
      "controls",
      Stage(on: device, platform: .iOS18) {
        ChoiceControl(
          "Size",
          selection: .constant(1),
          options: [ChoiceOption("One", 1), ChoiceOption("Two", 2), ChoiceOption("Three", 3)]
        )
        .pickerStyle(.segmented)
        .frame(width: 263)
        .padding(.leading, left)
        .padding(.top, 10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      },
      as: \.accessibility,
      zip(["One", "Two", "Three"], places).flatMap { item("Button", $0, $1, top, 87, 32) }
    )
  }

  private static func stepper(
    _ version: String,
    _ device: Device,
    _ minus: Double,
    _ plus: Double
  ) throws -> RecordedFacts {
    let top = device.safeArea.top + 10
    return try RecordedFacts(
      "AccessibilitySnapshot, stepper, \(version)",
      "controls",
      Stage(on: device, platform: .iOS18) {
        StepperControl("Count", value: .constant(1)).labelsHidden()
          .padding(.leading, minus)
          .padding(.top, 10)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      },
      as: \.accessibility,
      item("Button", "Decrement", minus, top, 46.33, 32)
        + item("Button", "Increment", plus, top, 46.33, 32)
    )
  }

  /// Words of which the size was recorded, but not the place: one below the other, from 16 and 62 on.
  private static func words() throws -> [RecordedFacts] {
    func words(
      _ name: String,
      _ font: TextFont,
      _ height: Double,
      _ widths: KeyValuePairs<String, Double>
    ) throws -> RecordedFacts {
      try RecordedFacts(
        name,
        "words",
        Stage(on: .iPhone17Pro, platform: .iOS26) {
          Column(alignment: .leading, spacing: 4) {
            Each(widths.map(\.key), id: \.self) { TextBlock($0).font(font).frame(height: height) }
          }
          .padding(.leading, 16)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        },
        as: \.accessibility,
        widths.enumerated().flatMap { place, word in
          item("StaticText", word.key, 16, 62 + Double(place) * (height + 4), word.value, height)
        }
      )
    }
    return [
      try words(
        "sentry-cocoa, labels of tabs, 26.1",
        TextFont(pointSize: 10, weight: .medium),
        12,
        [
          "Errors": 30.3333, "Transactions": 63.6667, "Extra": 25.6667, "Profiling": 41.6667,
          "Benchmarking": 71,
        ]
      ),
      try words(
        "sentry-cocoa, selected labels of tabs, 26.1",
        TextFont(pointSize: 10, weight: .semibold),
        12,
        [
          "Errors": 31, "Transactions": 65, "Extra": 26.3333, "Profiling": 42.6667,
          "Benchmarking": 72.3333,
        ]
      ),
      try words(
        "sentry-cocoa, buttons, 26.1",
        TextFont(pointSize: 13),
        16,
        [
          "Capture Error": 82, "Capture NSException": 130, "Throw FatalError": 101,
          "Fatal Duplicate Key Error": 150, "OOM crash": 69, "Force unwrap optional": 135,
          "DiskWriteException": 118, "Crash the app": 86, "Unhandled C++ Exception": 158,
        ]
      ),
      try words(
        "Buttons in Chinese, 13 and 15",
        TextFont(pointSize: 18),
        22,
        ["登录": 37, "点我": 37]
      ),
    ]
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
      try segments("17.5", .iPhone15, 65, [65, 153, 241]),
      try segments("18.5", .iPhone16Pro, 69.67, [69.67, 157.67, 245.67]),
      try stepper("17.5", .iPhone15, 149.67, 197.33),
      try stepper("18.5", .iPhone16Pro, 154, 201.67),
      try RecordedFacts(
        "AccessibilitySnapshot, page control, 17.5",
        "controls",
        Stage(on: .iPhone15, platform: .iOS18) {
          Pager(selection: .constant(0)) {
            Each(0..<3, id: \.self) { TextBlock("Page \($0)").tag($0) }
          }
        },
        as: \.accessibility,
        item("PageIndicator", nil, 158, 818 - 29.67, 77, 29.67)
      ),
      try RecordedFacts(
        "warba, a switch, 15",
        "controls",
        Stage(on: .iPhone12, platform: .iOS18) {
          SwitchControl("Remember Me", isOn: .constant(true)).labelsHidden()
            .accessibilityIdentifier("remember")
            .padding(.leading, 16)
            .padding(.top, 198.7 - 47)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        },
        // At 1098.7 of a view that scrolls.
        item("Switch", nil, 16, 198.7, 51, 31, identifier: "remember")
      ),
      try RecordedFacts(
        "warba, keyboard, 15",
        "keyboards",
        Stage(
          NamedCoordinator("home") { _ in
            Column {
              TextEntry("Name", words: .constant("")).padding(.horizontal, 16)
              Stretch()
            }
          },
          under: Traits(device: .iPhone12, platform: .iOS18, keyboard: .shownWithoutSuggestions)
        ),
        item("TextField", "Name", 16, 47, 358, 22) + item("Other", nil, 0, 553, 390, 291)
          + item("Keyboard", nil, 0, 553, 390, 233, in: 2)
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
