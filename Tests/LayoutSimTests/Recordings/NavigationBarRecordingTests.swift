import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Recorded navigation bars.
@MainActor
struct NavigationBarRecordingTests {
  /// Words in the middle of the whole window.
  private func middle(_ words: String) -> AnyElement {
    AnyElement(
      TextBlock(words).frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
    )
  }

  @Test("Up to iOS 18 a bar began at 59 on phones with an island, not at 53.67")
  func island59() throws {
    // AccessibilitySnapshot, testNavBarBackButtonTraits, 17.5
    let words = "Back Button Accessibility Traits - With Titles"
    let tree = pushed("Second", on: "First", .iPhone15, .iOS18) { middle(words) }
    try expect(
      tree.frame(.backButton, "First"),
      at: (0, 53.67, 63.67, 44),
      .pixels,
      words: .leading
    )
    try expect(tree.words("Second"), at: (166.33, 65.33, 60.33, 20.33), .pixels, words: .centred)
    try expect(tree.words(words), at: (29, 415.67, 335, 20.67), .pixels, words: .centred)
    let other = "Back Button Accessibility Traits - Without Titles"
    let untitled = pushed("", on: nil, .iPhone15, .iOS18) { middle(other) }
    try expect(
      untitled.frame(.backButton, "Back"),
      at: (0, 53.67, 68, 44),
      .pixels,
      words: .leading
    )
    try expect(
      untitled.words(other),
      at: (16.67, 415.67, 359.67, 20.67),
      .pixels,
      words: .centred
    )
  }

  @Test("Up to iOS 18 a bar began at 62 on larger phones with an island, not at 56.33")
  func island62() throws {
    // AccessibilitySnapshot, testNavBarBackButtonTraits, 18.5
    let words = "Back Button Accessibility Traits - With Titles"
    let tree = pushed("Second", on: "First", .iPhone16Pro, .iOS18) { middle(words) }
    try expect(
      tree.frame(.backButton, "First"),
      at: (0, 56.33, 63.67, 44),
      .pixels,
      words: .leading
    )
    try expect(tree.words("Second"), at: (171, 68, 60.33, 20.33), .pixels, words: .centred)
    try expect(tree.words(words), at: (33.33, 426.67, 335.33, 20.67), .pixels, words: .centred)
    let other = "Back Button Accessibility Traits - Without Titles"
    let untitled = pushed("", on: nil, .iPhone16Pro, .iOS18) { middle(other) }
    try expect(
      untitled.frame(.backButton, "Back"),
      at: (0, 56.33, 68, 44),
      .pixels,
      words: .leading
    )
    try expect(untitled.words(other), at: (21, 426.67, 360, 20.67), .pixels, words: .centred)
  }

  @Test("Content begins 44 below such a bar's upper edge: at 97.67 and at 100.33")
  func contentBelow() throws {
    for (device, top) in [(Device.iPhone15, 97.67), (.iPhone16Pro, 100.33)] {
      let tree = recorded(on: device, .iOS18) {
        Fill().accessibilityIdentifier("all").navigationTitle("Home").navigationBarTitleDisplayMode(
          .inline
        )
      }
      let frame = tree.nodes.first { $0.identifier == "all" }?.frame
      try expect(frame, at: (0, top, unknown, unknown), .pixels)
    }
  }

  @Test("From iOS 26 on buttons and titles stood in the middle of the bar, not in its upper 44")
  func glass() throws {
    // AccessibilitySnapshot, testNavBarBackButtonTraitsWithoutTitles, 26.2
    let words = "Back Button Accessibility Traits - Without Titles"
    let untitled = pushed("", on: nil, .iPhone17Pro, .iOS26) { middle(words) }
    try expect(untitled.frame(.backButton, "Back"), at: (16, 62, 44, 44), .pixels)
    try expect(untitled.words(words), at: (21, 426.67, 360, 20.67), .pixels, words: .centred)

    let posts = pushed("Posts", on: "Site Name", .iPhone17Pro, .iOS26)
    try expect(posts.all(.navigationBar).first?.frame, at: (0, 62, 402, 54))
    try expect(posts.frame(.backButton, "Site Name"), at: (16, 62, 44, 44))
    try expect(posts.words("Posts"), at: (178.7, 73.7, 44.7, unknown), words: .centred)
    let general = pushed("General", on: "Settings", .iPhone17Pro, .iOS26)
    try expect(general.words("General"), at: (170, 73.7, 62, unknown), words: .centred)
    try expect(general.frame(.backButton, "Settings"), at: (16, 62, 44, 44))
    // A title's label is a pixel higher than its line.
    for tree in [posts, general] {
      let label = tree.nodes.first { $0.role == .barTitle }?.frame
      try expect(label, at: (unknown, 73.7, unknown, 20.7))
    }
    // The button was caught in motion, 0.2 larger than at rest.
    let library = pushed("Exercise Library", on: nil, .iPhone17Pro, .iOS26)
    try expect(
      library.frame(.navigationBar, "Exercise Library"),
      at: (0, 62, 402, 54)
    )
    try expect(library.frame(.backButton, "Back"), at: (15.9, 62, 44.2, 44), .pixels)
    let encounters = pushed("Encounters", on: "Encounters", .iPhone17Pro, .iOS26)
    try expect(encounters.all(.navigationBar).first?.frame, at: (0, 62, 402, 54))
    try expect(encounters.frame(.backButton, "Encounters"), at: (16, 62, 44, 44))
  }

  @Test("From iOS 26 on a bar button's words sit in a capsule 63 wide for “Clear”")
  func capsule() throws {
    // home-assistant, LocationHistoryListView; recorded below a status bar of 54.
    let tree = recorded(on: .iPhone13, .iOS26) {
      Fill().navigationTitle("History").navigationBarTitleDisplayMode(.inline).toolbar {
        PushButton("Clear") {}
      }
    }
    try expect(tree.frame(.button, "Clear"), at: (310.67, 54 - 7, 63, 44), .pixels)
  }

  @Test("Bars of phones without an island are where they were recorded")
  func notches() throws {
    let home = pushed("登录", on: "Home", .iPhone12Mini, .iOS18)
    try expect(home.all(.navigationBar).first?.frame, at: (0, 50, 375, 44))
    try expect(home.frame(.backButton, "Home"), at: (0, 50, 77.7, 44), words: .leading)
    try expect(home.words("登录"), at: (170.3, 61.7, 34.7, 20.3), words: .centred)
    let login = pushed("Log in", on: nil, .iPhoneX, .iOS18)
    try expect(login.all(.navigationBar).first?.frame, at: (0, 44, 375, 44))
    try expect(login.words("Log in"), at: (164, 55.7, 47.3, 20.3), words: .centred)
    // At two pixels per point 31.75 is rounded up.
    let mine = pushed("我的", on: nil, .iPhone8, .iOS18)
    try expect(mine.all(.navigationBar).first?.frame, at: (0, 20, 375, 44))
    try expect(mine.words("我的"), at: (170, 32, 35, 20.5), .pixels, words: .centred)
    let view = recorded(on: .iPhone12, .iOS18) {
      Fill().navigationTitle("LoginView").navigationBarTitleDisplayMode(.inline)
        .toolbar { BarItem(placement: .topBarLeading) { PushButton("Demo") {} } }
    }
    try expect(view.all(.navigationBar).first?.frame, at: (0, 47, 390, 44))
    // How much wider than its words the button is has not been published.
    try expect(view.frame(.button, "Demo"), at: (8, 47, unknown, 44))
  }

  @Test(
    "Up to iOS 18 words in a bar were at least 44 wide, and 8 from the sides of every phone",
    arguments: [(Device.iPhone12, 8.0), (.iPhone11, 12), (.iPhone15ProMax, 12)]
  )
  func words18(device: Device, margin: Double) throws {
    let tree = recorded(on: device, .iOS18) {
      Fill().navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbar { BarItem(placement: .topBarLeading) { PushButton("Edit") {} } }
        .toolbar { PushButton("OK") {} }
    }
    // Words of 30 and 24 points, and 8.33.
    try expect(tree.frame(.button, "Edit"), at: (margin, unknown, 38.7, 44), words: .leading)
    let other = try #require(tree.frame(.button, "OK"))
    #expect(other.maxX == device.size.width - margin)
    #expect(other.size.width > 30 && other.size.width < 36)
  }

  @Test("A bar in a sheet is 56 high up to iOS 18, with its title on a whole pixel")
  func inSheet() throws {
    // sim-use, account-settings
    let shown = SheetStage([.extraLarge], on: .iPhone16Pro) { _ in
      Fill().navigationTitle("アカウント").navigationBarTitleDisplayMode(.inline)
    }
    let tree = shown.stage.renderTree
    try expect(tree.all(.navigationBar).first?.frame, at: (0, 72, 402, 56), .digits)
    try expect(
      tree.words("アカウント"),
      at: (unknown, 89.6667, unknown, 20.3333),
      .digits
    )
  }

  @Test("A large title begins 3.67 below the row of the buttons")
  func largeTitle() throws {
    // Wordsgram, iOS 17
    let books = recorded(on: .iPhone12Mini, .iOS18) {
      Fill().navigationTitle("Books").navigationBarTitleDisplayMode(.large)
        .searchable(text: .constant(""), prompt: "Search book title")
    }
    try expect(books.all(.navigationBar).first?.frame, at: (0, 50, 375, 148))
    try expect(books.words("Books"), at: (16, 97.7, 98.3, 40.7), words: .leading)
    try expect(books.frame(.field, "Search book title"), at: (16, 147, 343, 36))
    // Settings, iOS 26 at 402 and 440
    for (device, x) in [(Device.iPhone17Pro, 16.0), (.iPhone17ProMax, 20)] {
      let tree = recorded(on: device, .iOS26) {
        Fill().navigationTitle("Settings").navigationBarTitleDisplayMode(.large)
      }
      try expect(tree.all(.navigationBar).first?.frame, at: (0, 62, device.size.width, 106))
      try expect(tree.words("Settings"), at: (x, 119.7, 133, 40.7), words: .leading)
    }
  }

  @Test("From iOS 26 on a field at the lower edge was 44 high above the home indicator")
  func bottomSearch() throws {
    // sim-mirror, Settings
    let tree = recorded(on: .iPhone17Pro, .iOS26) {
      Fill().navigationTitle("Settings").searchable(text: .constant(""))
    }
    try expect(tree.all(.field).first?.frame, at: (28, 798, 346, 48))
    #expect(tree.all(.toolbar).allSatisfy { !$0.flags.contains(.approximate) })
  }
}
