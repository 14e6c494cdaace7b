import FlowEngine
import LayoutSim
import Testing

/// Recorded lists.
@MainActor
struct ListRecordingTests {
  /// Two sections with headers and footers.
  private func accounts() -> AnyElement {
    AnyElement(
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
    )
  }

  /// Two sections with headers alone.
  private func food() -> AnyElement {
    AnyElement(
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
    )
  }

  private func expectWords(
    _ tree: RenderTree,
    _ recorded: [(String, Double, Double, Double, Double)],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (words, x, y, width, height) in recorded {
      try expect(
        tree.words(words),
        at: (x, y, width, height),
        .pixels,
        words: .leading,
        sourceLocation
      )
    }
  }

  private func expectParts(
    _ frames: [Rect],
    _ recorded: [(Double, Double, Double, Double)],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(frames.count == recorded.count, sourceLocation: sourceLocation)
    for (frame, recorded) in zip(frames, recorded) {
      try expect(frame, at: recorded, .pixels, words: .none, sourceLocation)
    }
  }

  @Test("Up to iOS 18 cards stood 16 from the sides of a phone, and a titled section was one row")
  func footers175() throws {
    // testListWithHeadersAndFooters, 17.5
    let tree = recorded(on: .iPhone15, .iOS18) { accounts() }
    let rows = tree.rows()
    try expect(rows.first, at: (20, 97.67, 353, unknown), .pixels)
    #expect(abs(rows[1].maxY - rows[0].minY - 88) < 0.34)
    try expectWords(
      tree,
      [
        ("ACCOUNTS", 40, 76, 72.33, 15.67), ("Checking", 40, 109.67, 71.67, 20),
        ("Savings", 40, 153.67, 59.67, 20),
        ("Tap an account to view details", 40, 191.67, 183, 15.67),
        ("BILLS", 40, 236.33, 35, 15.67), ("Electric", 40, 270, 57, 20),
        ("Internet", 40, 314, 59.33, 20), ("Due this month", 40, 352, 92.33, 15.67),
      ]
    )
  }

  @Test("Up to iOS 18 the header of a section and the gap above it were added twice")
  func headers175() throws {
    // testListWithSectionHeaders, 17.5
    try expectWords(
      recorded(on: .iPhone15, .iOS18) { food() },
      [
        ("FRUITS", 40, 76, 45.33, 15.67), ("Apple", 40, 109.67, 44.33, 20),
        ("Banana", 40, 153.67, 56.67, 20), ("Cherry", 40, 197.67, 52, 20),
        ("VEGETABLES", 40, 264.33, 81.33, 15.67), ("Carrot", 40, 298, 48.33, 20),
        ("Peas", 40, 342, 37, 20),
      ]
    )
  }

  @Test("Up to iOS 18 headers are 38.67 high and footers 33.67, and nothing is between them")
  func footers185() throws {
    // testListWithHeadersAndFooters, 18.5
    let tree = recorded(on: .iPhone16Pro, .iOS18) { accounts() }
    try expectParts(
      tree.listParts(),
      [
        (20, 62, 362, 38.67), (20, 100.67, 362, 44), (20, 144.67, 362, 44),
        (20, 188.67, 362, 33.67), (20, 222.33, 362, 38.67), (20, 261, 362, 44),
        (20, 305, 362, 44), (20, 349, 362, 33.67),
      ]
    )
    try expect(tree.lines().first, at: (40, 144.33, 342, 0.33), .pixels)
  }

  @Test("Up to iOS 18 a header without a footer above it keeps 17.5 from the rows there")
  func headers185() throws {
    // testListWithSectionHeaders, 18.5
    try expectParts(
      recorded(on: .iPhone16Pro, .iOS18) { food() }.listParts(),
      [
        (20, 62, 362, 38.67), (20, 100.67, 362, 44), (20, 144.67, 362, 44),
        (20, 188.67, 362, 44), (20, 250.33, 362, 38.67), (20, 289, 362, 44),
        (20, 333, 362, 44),
      ]
    )
  }

  @Test("From iOS 26 on headers are 40.33 high and footers 29.67, lines 1 and 16 from both ends")
  func footers262() throws {
    // testListWithHeadersAndFooters, 26.2
    let tree = recorded(on: .iPhone17Pro, .iOS26) { accounts() }
    try expectParts(
      tree.listParts(),
      [
        (16, 62, 370, 40.33), (16, 102.33, 370, 52), (16, 154.33, 370, 52),
        (16, 206.33, 370, 29.67), (16, 236, 370, 40.33), (16, 276.33, 370, 52),
        (16, 328.33, 370, 52), (16, 380.33, 370, 29.67),
      ]
    )
    try expectParts(tree.lines(), [(32, 153.33, 338, 1), (32, 327.33, 338, 1)])
  }

  @Test("From iOS 26 on a header without a footer above it keeps 17.67 from the rows there")
  func headers262() throws {
    // testListWithSectionHeaders, 26.2
    try expectParts(
      recorded(on: .iPhone17Pro, .iOS26) { food() }.listParts(),
      [
        (16, 62, 370, 40.33), (16, 102.33, 370, 52), (16, 154.33, 370, 52),
        (16, 206.33, 370, 52), (16, 276, 370, 40.33), (16, 316.33, 370, 52),
        (16, 368.33, 370, 52),
      ]
    )
  }

  @Test("From iOS 26 on a row keeps 15 above and below, and the first below a bar is 35 away")
  func twoLines() throws {
    // home-assistant, LocationHistoryListView; recorded below a status bar of 54, here of 47.
    func row() -> some Element {
      Column(alignment: .leading, spacing: 0) {
        TextBlock("Zone entered")
        TextBlock("Yesterday")
      }
    }
    let tree = recorded(on: .iPhone13, .iOS26) {
      RowList {
        row()
        row()
      }
      .navigationTitle("History")
      .navigationBarTitleDisplayMode(.inline)
    }
    try expectParts(
      tree.rows(),
      [(16, 142.67 - 7, 358, 70.67), (16, 213.33 - 7, 358, 70.67)]
    )
    try expectParts(tree.lines(), [(32, 212.33 - 7, 326, 1)])
    // The card that both are on.
    let rows = tree.rows()
    #expect(abs(rows[1].maxY - rows[0].minY - 141.33) < 0.34)
    // Encounter: the same row below a header.
    let titled = recorded(on: .iPhone17Pro, .iOS26) {
      RowList { RowSection("Today") { row() } }
        .navigationTitle("Encounters")
        .navigationBarTitleDisplayMode(.inline)
    }
    try expect(titled.rows().first, at: (16, 156.3, 370, 70.7))
  }

  @Test("From iOS 26 on the first row stands straight below a large title")
  func belowLargeTitle() throws {
    // A Turkish lesson, 26.2
    let tree = recorded(on: .iPhone17Pro, .iOS26) {
      RowList {
        Column(alignment: .leading, spacing: 4) {
          TextBlock("Tutunamayanlar").font(.headline)
          TextBlock("Oğuz Atay · 1972").font(.subheadline)
        }
        .padding(.vertical, 2)
      }
      .navigationTitle("Kitaplar")
      .navigationBarTitleDisplayMode(.large)
    }
    try expect(tree.rows().first, at: (16, 168, 370, 76.3))
    try expect(tree.words("Tutunamayanlar"), at: (32, 185, 128, 20.3), words: .leading)
    try expect(tree.words("Oğuz Atay · 1972"), at: (32, 209.3, 116, 18), words: .leading)
  }

  @Test("Up to iOS 18 the first section began 35 below a large title, also with a search field")
  func firstSection18() throws {
    // Settings in the accessibility test data of a mobile automation server, iOS 18
    let tree = recorded(on: .iPhone15, .iOS18) {
      RowList { RowSection { Fill().frame(height: 100.33 - 2 * 11) } }
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.large)
        .searchable(text: .constant(""), prompt: "Search")
    }
    try expect(tree.frame(.field, "Search"), at: (16, 150.6667, 361, 36), .pixels)
    try expect(tree.rows().first, at: (20, 201.6667, 353, 100.3333), .pixels)
    // Without a field 52 higher; below an inline title 35 lower than the bar's 97.67.
    for (mode, top) in [(ScreenTitleMode.large, 149.67), (.inline, 132.67)] {
      let other = recorded(on: .iPhone15, .iOS18) {
        RowList { RowSection { TextBlock("A") } }.navigationTitle("T")
          .navigationBarTitleDisplayMode(mode)
      }
      try expect(other.rows().first, at: (20, top, 353, 44), .pixels)
    }
  }

  @Test("From iOS 26 on a date was in a row no higher than others")
  func dateRow() throws {
    // RadishSoftware/mobster, Daybreak > Settings, iOS 26.4: whole points, rounded outward
    let tree = recorded(on: .iPhone17Pro, .iOS26) {
      EntryForm {
        TitledSection("Reminders", footer: "A nudge each morning") {
          SwitchControl("Daily reminder", isOn: .constant(false))
          DateEntry("Reminder time", words: .constant("8:00 AM"))
        }
        RowSection("Daybreak Plus") { TextBlock("Show paywall") }
        RowSection("About") {
          TextBlock("Version")
          TextBlock("Data")
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.large)
    }
    let tops = [168, 208.33, 260.33, 326.67, 356.33, 396.67, 466.33, 506.67, 558.67]
    let heights = [40.33, 52, 66.33, 29.67, 40.33, 52, 40.33, 52, 52]
    try expectParts(tree.listParts(), zip(tops, heights).map { (16, $0, 370, $1) })
    try expect(tree.words("Reminder time"), at: (32, 283.33, 111, 20.33), .pixels, words: .leading)
  }

  @Test("Settings of iOS 27: groups without words are 35 apart, rows 52 high")
  func settings() throws {
    // sim-mirror, Settings
    let promise =
      "Sign in to access your iCloud data, the App Store, Apple services, and more."
    let rows = [
      "General", "Accessibility", "Action Button", "Appearance", "Camera",
      "Home Screen & App Library", "Search", "Siri", "StandBy",
    ]
    let tree = recorded(on: .iPhone17Pro, .iOS27) {
      RowList {
        RowSection {
          Row(alignment: .top, spacing: 8) {
            Fill().frame(width: 60)
            Column(alignment: .leading) {
              TextBlock("Apple Account").font(.title3)
              TextBlock(promise).font(.footnote).frame(width: 236, alignment: .leading)
            }
          }
        }
        RowSection { TextBlock("Optimizing Search and Siri") }
        RowSection { Each(rows, id: \.self) { TextBlock($0) } }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.large)
    }
    let tops = [168, 293.3, 380.3, 432.3, 484.3, 536.3, 588.3, 640.3, 692.3, 744.3, 796.3]
    #expect(tree.rows().count == tops.count)
    for (index, (frame, top)) in zip(tree.rows(), tops).enumerated() {
      try expect(frame, at: (16, top, 370, index == 0 ? 90.3 : 52))
    }
    let picture = tree.nodes.first { $0.role == .fill }?.frame
    try expect(picture, at: (32, 183, 60, 60.3))
    // Its weight is not known, and so its width is not compared.
    try expect(tree.words("Apple Account"), at: (100, 183, unknown, 24))
    let words = tree.nodes.first { $0.label == promise }
    #expect(words?.lines.count == 2)
    try expect(words?.frame, at: (100, 209.7, unknown, 33.7))
    // Lines begin where the words of rows do that have a symbol there, as these have none.
    let lines = tree.lines()
    for (line, top) in zip(lines, [431.3, 483.3]) {
      try expect(line, at: (unknown, top, unknown, 1))
      #expect(abs(line.maxX - 370) < 0.1)
    }
  }

  @Test("A row with a symbol, somewhere in a list")
  func symbol() throws {
    // Notes on an app called Wave, iOS 27; the content above the row is not known.
    let tree = recorded(on: .iPhone17Pro, .iOS26) {
      RowList {
        Fill().frame(height: 436 - 97 - 30)
        // Beside a symbol of 28, which does not make the row higher.
        TextBlock("Wave Charge").padding(.leading, 28 + 8)
      }
    }
    try expect(tree.rows().last, at: (16, 436, 370, 52))
    try expect(tree.words("Wave Charge"), at: (68, 451.8, 101.3, 20.3), words: .leading)
  }

  @Test("A plain list of iOS 17 below a bar with a field")
  func plain() throws {
    // Wordsgram; a row is as high as its picture of 90.
    func row(_ title: String) -> some Element {
      Row(alignment: .top, spacing: 8) {
        Fill().frame(width: 90, height: 90)
        Column(alignment: .leading) {
          TextBlock(title).font(.headline)
          TextBlock("Author: Aldous huxley").font(.footnote)
          TextBlock("Published on: 1932").font(.footnote)
        }
      }
    }
    let tree = recorded(on: .iPhone12Mini, .iOS18) {
      RowList {
        row("Brave New World")
        row("Island")
      }
      .listStyle(.plain)
      .navigationTitle("Books")
      .navigationBarTitleDisplayMode(.large)
      .searchable(text: .constant(""))
    }
    try expect(tree.rows().first, at: (0, 198, 375, 112))
    try expect(tree.rows().last, at: (0, 310, 375, 112))
    try expect(tree.words("Brave New World"), at: (114, 209, 136, 20.3), words: .leading)
    let author = tree.nodes.first { $0.lines == ["Author: Aldous huxley"] }?.frame
    try expect(author, at: (114, 232, 132.7, 15.7), words: .leading)
    let year = tree.nodes.first { $0.lines == ["Published on: 1932"] }?.frame
    try expect(year, at: (114, 250.3, 115.7, 15.7), words: .leading)
  }
}
