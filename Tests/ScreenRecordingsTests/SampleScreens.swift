import FlowEngine
import LayoutSim
import SnapshotRendering

/// A destination that is nothing but a name.
struct NamedRoute: Route, ExpressibleByStringLiteral {
  let identifier: String

  init(stringLiteral identifier: String) {
    self.identifier = identifier
  }
}

/// Builds the screens of named routes.
final class NamedFactory: ElementFactory<NamedRoute> {
  typealias Screens = @MainActor (NamedRoute) -> (any Element)?

  private let screens: Screens

  init(_ screens: @escaping Screens) {
    self.screens = screens
  }

  override func buildElement(for route: NamedRoute) -> (any Element)? { screens(route) }
}

/// A screen with a pushed one over it.
final class NamedCoordinator: Coordinator<NamedRoute> {
  private let tab: (text: String, image: String)?
  private let detents: [ModalPresentationDetent]

  init(
    _ root: NamedRoute,
    tab: (text: String, image: String)? = nil,
    detents: [ModalPresentationDetent] = [.medium],
    screens: @escaping NamedFactory.Screens
  ) {
    self.tab = tab
    self.detents = detents
    super.init(router: Router(initial: root, factory: NamedFactory(screens)))
  }

  override var tabItem: (text: String, image: String)? { tab }

  override func canHandle(_ route: any Route) -> Bool { route is NamedRoute }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: detents)
  }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? NamedRoute == "sheet" ? .modal : .push
  }
}

/// Tabs of named screens.
final class NamedTabs: TabCoordinator<NamedRoute> {
  init(_ tabs: [AnyCoordinator]) {
    super.init(router: Router(initial: "tabs", factory: NamedFactory { _ in nil }))
    for tab in tabs { addChild(tab) }
  }
}

/// The screens of the recordings among the fixtures, as an app's team would model them.
@MainActor
struct SampleScreens {
  var device = Device.iPhone17Pro
  var platform = PlatformProfile.iOS27

  /// All of them, and a form in a sheet.
  var all: [(name: String, stage: Stage)] {
    [
      ("form", form), ("tabs", tabs), ("controls", controls), ("alert", alert),
      ("settings", settings), ("steps", steps), ("sheet", sheet),
    ]
  }

  /// `wda-form.xml`.
  var form: Stage {
    let app = NamedCoordinator("home") { route in
      guard route == "settings" else { return Fill() }
      return EntryForm {
        RowSection {
          SwitchControl("Daily reminder", isOn: .constant(false)).accessibilityIdentifier(
            "daily_reminder"
          )
          DateEntry("Reminder time", words: .constant("7:30 AM")).disabled()
        } header: {
          TextBlock("Reminders")
        } footer: {
          TextBlock("Morning sends one notification a day at this time.")
        }
        RowSection("Morning Plus") {
          PushButton {
          } label: {
            Row {
              IconLabel("Show paywall", icon: "sparkles")
              Stretch()
              Icon("chevron.right").font(.footnote)
            }
          }
          .accessibilityIdentifier("settings_paywall")
        }
        RowSection("About") {
          LabeledItem("Version", value: "1.0 (1)")
          LabeledItem("Data", value: "On this iPhone only")
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.large)
    }
    app.navigate(to: "settings" as NamedRoute)
    return Stage(app, on: device, platform: platform)
  }

  /// `wda-tabs.xml`.
  var tabs: Stage {
    let titles = [("Today", "sun.max"), ("Week", "calendar"), ("Settings", "gear")]
    let pages = titles.map { title in
      NamedCoordinator("week", tab: (title.0, title.1)) { _ in
        Column(spacing: 15) {
          TextBlock("Weekly summary").font(.title)
          PushButton("Share week") {}.accessibilityIdentifier("share_week")
        }
      }
    }
    let tabs = NamedTabs(pages)
    tabs.switchToTab(of: pages[1])
    return Stage(tabs, on: device, platform: platform)
  }

  /// `xcode27-controls.txt`.
  var controls: Stage {
    Stage(on: device, platform: platform) {
      ScrollArea {
        Column(alignment: .leading, spacing: 12) {
          TextBlock("It's a 'quote', with commas, and: colons").accessibilityIdentifier("quotes")
          TextBlock("Line one\nLine two").accessibilityIdentifier("lines")
          TextBlock("Emoji 😀 and café, Київ").accessibilityIdentifier("unicode")
          TextBlock("label: 'fake', identifier: 'fake', hitPoint: {1.0, 2.0}")
            .accessibilityIdentifier("tricky")
          SwitchControl("Switch on", isOn: .constant(true)).accessibilityIdentifier("on")
          SwitchControl("Switch off", isOn: .constant(false)).accessibilityIdentifier("off")
          SliderControl("Volume", value: .constant(0.25)).labelsHidden()
            .accessibilityIdentifier("level")
          TextEntry("Name placeholder", words: .constant("it's, \"quoted\", done"))
            .textFieldStyle(.roundedBorder).accessibilityIdentifier("name")
          TextEntry("Empty placeholder", words: .constant("")).textFieldStyle(.roundedBorder)
            .accessibilityIdentifier("empty")
          SecretEntry("Password", words: .constant("abcdefg")).textFieldStyle(.roundedBorder)
            .accessibilityIdentifier("secret")
          PushButton("Disabled button") {}.disabled().accessibilityIdentifier("disabled")
          PushButton("Show alert") {}.accessibilityIdentifier("alert")
          TextBlock(Array(repeating: "A long value that goes on ", count: 6).joined())
            .accessibilityIdentifier("long")
          Fill().frame(height: 102)
          Icon("star.fill").accessibilityLabel("Favorite")
          TextBlock("Labelled star")
        }
        .padding(16)
      }
    }
  }

  /// `xcode27-alert.txt`.
  var alert: Stage {
    Stage(on: device, platform: platform) {
      Fill().alert("Alert title, with 'quotes'", isPresented: .constant(true)) {
        PushButton("OK", role: .cancel) {}
        PushButton("Delete") {}
      } message: {
        TextBlock("Alert message")
      }
    }
  }

  /// `xcode27-settings.txt`, a list of rows with an icon.
  var settings: Stage {
    func row(_ title: String, _ identifier: String) -> some Element {
      PushButton {
      } label: {
        Row(spacing: 12) {
          Picture("icon", width: 28, height: 28)
          TextBlock(title)
          Stretch()
          Icon("chevron.forward").font(.footnote)
        }
        .frame(height: 22)
      }
      .accessibilityIdentifier("com.apple.settings.\(identifier)")
    }
    return Stage(on: device, platform: platform) {
      RowList {
        RowSection {
          PushButton {
          } label: {
            Row(spacing: 8) {
              Picture("apple.id", width: 60, height: 60.33)
              Column(alignment: .leading, spacing: 2.67) {
                TextBlock("Apple Account").font(.title3)
                TextBlock(
                  "Sign in to access your iCloud data, the App Store, Apple services, and more."
                )
                .font(.footnote)
              }
            }
          }
          .accessibilityIdentifier("com.apple.settings.primaryAppleAccount")
        }
        RowSection { row("Optimizing Search and Siri", "spotlightIndexingProgress") }
        RowSection {
          row("General", "general")
          row("Accessibility", "accessibility")
          row("Action Button", "actionButton")
          row("Appearance", "appearance")
          row("Camera", "camera")
          row("Home Screen & App Library", "homeScreen")
          row("Search", "search")
          row("Siri", "siri")
          row("StandBy", "standBy")
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.large)
      .searchable(text: .constant(""), prompt: "Search")
    }
  }

  /// `xcuitest-steps.txt`.
  var steps: Stage {
    Stage(on: device, platform: platform) {
      Column(alignment: .leading, spacing: 0) {
        Row {
          PushButton {
          } label: {
            Icon("chevron.left")
          }.accessibilityLabel("Back")
          Stretch()
          PushButton("Not now") {}.font(.callout).accessibilityIdentifier("steps.notNow")
        }
        .padding(.horizontal, 24)
        .frame(height: 56)
        Fill().frame(height: 3).padding(.horizontal, 24)
        ScrollArea {
          Column(alignment: .leading, spacing: 0) {
            TextBlock("YOU'RE").frame(height: 39)
            TextBlock("CONNECTED").frame(height: 39)
            TextBlock(
              "The machine is answering. Its models are in the list of choices, and its pages stay on it."
            )
            .font(.callout).padding(.top, 24)
            Row {
              TextBlock("Pick a desktop model any time").font(.callout)
              Stretch()
              TextBlock("MODELS").font(.caption2)
            }
            .padding(.top, 33.33)
            Row {
              TextBlock("Sensor sharing stays off until you turn it on").font(.callout)
              Stretch()
              TextBlock("PRIVACY").font(.caption2)
            }
            .padding(.top, 9.67)
            Row {
              TextBlock("Add another machine later").font(.callout)
              Stretch()
              TextBlock("HOSTS").font(.caption2)
            }
            .padding(.top, 9.67)
            TextBlock(
              "All of this can be changed in Settings → Devices — rename it, pause it, or take it off again later."
            )
            .font(.caption).padding(.top, 33.33)
            PushButton {
            } label: {
              TextBlock("START").frame(maxWidth: .infinity, minHeight: 56)
            }
            .accessibilityIdentifier("steps.start").padding(.top, 24)
          }
          .padding(24)
        }
      }
    }
  }

  /// A form in a sheet, which floats from iOS 26 on.
  var sheet: Stage {
    let app = NamedCoordinator("home") { _ in TextBlock("Behind the sheet") }
    let filters = NamedCoordinator("sheet") { _ in
      RowList {
        RowSection("Muscle") {
          ChoiceControl(
            "Muscle Group",
            selection: .constant(1),
            options: [ChoiceOption("All Muscles", 1)]
          )
        }
        RowSection("Equipment") { TextBlock("Cable") }
        RowSection { SwitchControl("Show Favorites Only", isOn: .constant(false)) }
        RowSection { PushButton("Clear All Filters") {} }
      }
      .navigationTitle("Filters")
      .navigationBarTitleDisplayMode(.inline)
    }
    app.addModalCoordinator(filters)
    app.navigate(to: "sheet" as NamedRoute)
    return Stage(app, on: device, platform: platform)
  }
}
