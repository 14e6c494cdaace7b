import LayoutSim
import SnapshotRendering
import Testing

@testable import ScreenRecordings

@MainActor
@Suite("Recordings beside stages")
struct RecordingComparisonTests {
  private func stage(_ fixture: Fixture) -> Stage {
    switch fixture {
    case .controls: SampleScreens().controls
    case .alert: SampleScreens().alert
    case .settings: SampleScreens().settings
    case .steps: SampleScreens(device: .iPhoneAir).steps
    case .form: SampleScreens(platform: .iOS26).form
    case .tabs: SampleScreens(platform: .iOS26).tabs
    }
  }

  @Test("What means something in a recording is found on the stage", arguments: Fixture.allCases)
  func matched(_ fixture: Fixture) throws {
    let comparison = try RecordingComparison(
      of: try fixture.recording(),
      with: stage(fixture).renderTree
    )

    #expect(comparison.share >= 0.95, "\(comparison.text)")
    #expect(comparison.onlyOnStage.isEmpty, "\(comparison.text)")
  }

  @Test(
    "An alert, a form and a bar of tabs are as recorded",
    arguments: [Fixture.alert, .form, .tabs]
  )
  func same(_ fixture: Fixture) throws {
    let comparison = try RecordingComparison(
      of: try fixture.recording(),
      with: stage(fixture).renderTree
    )

    #expect(comparison.isSame, "\(comparison.text)")
  }

  @Test("A recording is compared with an outline, which has no boxes", arguments: Fixture.allCases)
  func outline(_ fixture: Fixture) throws {
    let outline = try Outline(parsing: TreeRenderer.outline.render(stage(fixture).renderTree))
    let comparison = try RecordingComparison(
      of: try fixture.recording(),
      with: RenderTree(of: outline)
    )

    #expect(comparison.share >= 0.9, "\(comparison.text)")
  }

  @Test("The knob of a switch was compared with the whole switch of an outline")
  func knobs() throws {
    let outline = try Outline(parsing: TreeRenderer.outline.render(stage(.controls).renderTree))
    let comparison = try RecordingComparison(
      of: try Fixture.controls.recording(),
      with: RenderTree(of: outline)
    )

    #expect(
      comparison.matches.filter { $0.role == "switch" }.map(\.recorded.size.width) == [370, 370]
    )
    #expect(comparison.approximate.isEmpty, "\(comparison.text)")
  }

  @Test("The words of a date, and its capsule, were compared with the whole row of an outline")
  func dates() throws {
    let outline = try Outline(parsing: TreeRenderer.outline.render(stage(.form).renderTree))
    let comparison = try RecordingComparison(
      of: try Fixture.form.recording(),
      with: RenderTree(of: outline)
    )

    #expect(comparison.approximate.map(\.role) == ["label", "icon"], "\(comparison.text)")
    #expect(comparison.approximate.map(\.rule) == ["symbol size", "symbol size"])
    #expect(!comparison.onlyOnStage.contains { $0.words == "Reminder time" })
  }

  @Test("A recording of another screen is refused, with words of both")
  func otherScreen() throws {
    let tree = Stage(on: .iPhone17Pro, platform: .iOS27) {
      Column {
        TextBlock("Welcome")
        TextBlock("Nothing here yet")
        PushButton("Begin") {}
      }
    }.renderTree
    let recording = try Fixture.controls.recording()
    let error = #expect(throws: RecordingComparisonError.self) {
      try RecordingComparison(of: recording, with: tree)
    }
    #expect(
      error?.description.hasPrefix("this is another screen: of 19 recorded elements 0") == true
    )
    #expect(error?.description.contains("“Welcome”") == true)
  }

  @Test("A recording of another device is refused, with the devices of its size")
  func otherDevice() throws {
    let recording = try Fixture.controls.recording()
    let tree = SampleScreens(device: .iPhone15).controls.renderTree
    let error = #expect(throws: RecordingComparisonError.self) {
      try RecordingComparison(of: recording, with: tree)
    }
    #expect(
      error
        == .otherSize(recorded: Size(width: 402, height: 874), stage: Size(width: 393, height: 852))
    )
    #expect(error?.description.contains("iphone-17-pro") == true)
  }

  @Test("Rows of accessibility elements have all their words in one label")
  func joinedRows() throws {
    let recording = try Recording(
      text: """
        [{"type": "Application", "AXFrame": "{{0, 0}, {402, 874}}", "AXLabel": "Morning"},
        {"type": "Heading", "AXLabel": "About", "AXFrame": "{{32, 476.33}, {49, 20.33}}"},
        {"type": "StaticText", "AXLabel": "Version, 1.0 (1)", "AXFrame": "{{16, 506.67}, {370, 52}}"},
        {"type": "GenericElement", "AXLabel": "Data, On this iPhone only", "AXFrame": "{{16, 560.67}, {370, 52}}"},
        {"type": "StaticText", "AXLabel": "9:41", "AXFrame": "{{55.67, 22.33}, {36.67, 20.33}}"}]
        """
    )
    let elements = recording.elements
    #expect(elements.count == 5)
    let comparison = try RecordingComparison(of: recording, with: stage(.form).renderTree)

    #expect(
      comparison.matches.map(\.words) == ["About", "Version, 1.0 (1)", "Data, On this iPhone only"]
    )
    #expect(comparison.differences.map { $0.difference.lower.rounded() } == [2])
    #expect(!comparison.onlyOnStage.contains { $0.words == "1.0 (1)" })
  }

  @Test("What is behind a cover is recorded as not visible, and is not told")
  func behind() throws {
    func element(_ label: String, _ y: Int, _ isVisible: Bool, _ width: Int = 100) -> String {
      #"<XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="\#(label)" visible="\#(isVisible)" "#
        + #"x="151" y="\#(y)" width="\#(width)" height="50"/>"#
    }
    let recording = try Recording(
      text:
        #"<XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="402" height="874">"#
        + element("Behind", 200, false) + element("Front", 426, false)
        + element("Front, of the row", 426, true) + "</XCUIElementTypeWindow>"
    )
    let tree = Stage(on: .iPhone17Pro, platform: .iOS26) {
      PushButton {
      } label: {
        TextBlock("Front").frame(width: 100, height: 50)
      }
    }.renderTree
    let comparison = try RecordingComparison(of: recording, with: tree)

    #expect(comparison.matches.map(\.words) == ["Front"])
    #expect(comparison.onlyRecorded.map(\.words) == ["Front, of the row"])
  }

  @Test("A control without words is the nearest of its kind, and its parts have words")
  func segments() throws {
    // 263 x 32 in the middle of 393 x 852, of which 59 to 818 is free: from 65 on, and from 422.5.
    let tree = Stage(on: .iPhone15, platform: .iOS18) {
      ChoiceControl(
        "Size",
        selection: .constant(1),
        options: [ChoiceOption("One", 1), ChoiceOption("Two", 2), ChoiceOption("Three", 3)]
      )
      .pickerStyle(.segmented)
      .frame(width: 263)
    }.renderTree
    let recording = try Recording(
      text: """
        Window, 0x1, {{0.0, 0.0}, {393.0, 852.0}}
         SegmentedControl, 0x2, {{65.0, 422.3}, {263.0, 32.0}}
          Button, 0x3, {{65.0, 422.3}, {87.0, 32.0}}, label: 'One', Selected
          Button, 0x4, {{153.0, 422.3}, {87.0, 32.0}}, label: 'Two'
          Button, 0x5, {{241.0, 422.3}, {87.0, 32.0}}, label: 'Three'
        """
    )
    let comparison = try RecordingComparison(of: recording, with: tree)

    #expect(comparison.matches.map(\.role) == ["picker", "option", "option", "option"])
    #expect(comparison.isSame, "\(comparison.text)")
  }

  @Test("Where a stage guesses, neither the rule nor what would be right was told")
  func guesses() throws {
    func stage(_ corrections: Corrections = Corrections()) -> Stage {
      Stage(
        NamedCoordinator("home") { _ in
          Column(alignment: .leading, spacing: 0) {
            TextBlock("กขคง")
            ChoiceControl("Size", selection: .constant(1), options: [ChoiceOption("One", 1)])
              .pickerStyle(.wheel)
              .accessibilityIdentifier("wheel")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        },
        under: Traits(device: .iPhone15, platform: .iOS27, corrections: corrections)
      )
    }
    // Four letters of 0.55 em are 37.4 wide, and a pixel is a third of a point: a tenth more than 37.67 is 41.43.
    func recording(_ write: (Exporter) -> String) throws -> Recording {
      let items =
        item("StaticText", "กขคง", 0, 59, 41.43, 20.33)
        + item("Picker", nil, 0, 79.33, 393, 200, identifier: "wheel")
      return try Recording(text: write(Exporter(window: Size(width: 393, height: 852), items)))
    }
    let exact = try RecordingComparison(
      of: recording(\.accessibility),
      with: stage().renderTree
    )
    #expect(exact.isSame, "\(exact.text)")
    #expect(exact.approximate.map(\.rule) == ["thai letter widths", "wheel size"])
    #expect(exact.approximate.map(\.right) == ["text.other-scripts 1.1", "393 x 200"])
    #expect(
      exact.text.contains("; thai letter widths, right is text.other-scripts 1.1\n"),
      "\(exact.text)"
    )
    #expect(exact.json.contains(#""rule":"thai letter widths""#))
    #expect(exact.json.contains(#""right":"text.other-scripts 1.1""#))
    // Of frames in whole points no length is certain.
    let whole = try RecordingComparison(of: recording(\.pageSource), with: stage().renderTree)
    #expect(whole.approximate.map(\.rule) == ["thai letter widths", "wheel size"])
    #expect(whole.approximate.allSatisfy { $0.right == nil })
    // What would be right is a line of a file of corrections.
    let right = try Corrections(parsing: try #require(exact.approximate.first?.right))
    let corrected = try RecordingComparison(
      of: recording(\.accessibility),
      with: stage(right).renderTree
    )
    #expect(corrected.approximate.map(\.rule) == ["wheel size"])
  }

  @Test(
    "What is uncertain of letters is told by its rule",
    arguments: [
      ("กขค", TextFont(pointSize: 17), "thai letter widths", "text.other-scripts 1.1"),
      ("กขค 12", TextFont(pointSize: 17), "thai letter widths", nil),
      ("한국어", TextFont(pointSize: 17), "hangul letter widths", "text.hangul 1.1"),
      ("שלום", TextFont(pointSize: 17), "hebrew letter widths", "text.middle-eastern 1.1"),
      ("🙂🙃", TextFont(pointSize: 17), "emoji letter widths", "text.emoji 1.1"),
      ("Round", TextFont(pointSize: 17, design: .rounded), "rounded letter widths", nil),
      ("Thin", TextFont(pointSize: 17, weight: .thin), "thin letter widths", nil),
    ]
  )
  func letters(_ words: String, _ font: TextFont, _ rule: String, _ right: String?) throws {
    let tree = Stage(on: .iPhone15, platform: .iOS18) {
      TextBlock(words).font(font)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }.renderTree
    // Recorded a tenth wider.
    let frame = try #require(tree.nodes.first { $0.label == words }?.frame)
    let items = item("StaticText", words, 0, 59, frame.size.width * 1.1, frame.size.height)
    let window = Size(width: 393, height: 852)
    let comparison = try RecordingComparison(
      of: try Recording(text: Exporter(window: window, items).accessibility),
      with: tree
    )

    let told = try #require(comparison.approximate.first, "\(comparison.text)")
    #expect(told.rule == rule)
    // Of letters with others beside them only the size is certain.
    #expect(right == nil ? told.right?.contains(" x ") == true : told.right == right)
  }

  @Test("The keyboard is compared by its outermost frame")
  func keyboard() throws {
    let stage = Stage(
      NamedCoordinator("home") { _ in TextEntry("Name", words: .constant("")).padding() },
      under: Traits(device: .iPhone17Pro, platform: .iOS27, keyboard: .shown)
    )
    let field = try #require(stage.renderTree.nodes.first { $0.role == .field }?.frame)
    func recording(keyboard top: Double) throws -> Recording {
      try Recording(
        text: """
          Window, 0x1, {{0.0, 0.0}, {402.0, 874.0}}
           TextField, 0x2, {{16.0, \(field.minY)}, {370.0, \(field.size.height)}}, placeholderValue: 'Name'
          Window, 0x3, {{0.0, 0.0}, {402.0, 874.0}}
           Other, 0x4, {{0.0, \(top)}, {402.0, \(874 - top)}}
            Keyboard, 0x5, {{0.0, 648.0}, {402.0, 226.0}}
             Key, 0x6, {{3.5, 653.0}, {36.0, 44.0}}, label: 'q'
          """
      )
    }
    let keys = try Recording(
      text: """
        [{"type": "Application", "AXFrame": "{{0, 0}, {402, 874}}"},
        {"type": "TextField", "AXLabel": "Name", "AXFrame": "{{16, \(field.minY)}, {370, \(field.size.height)}}"},
        {"type": "Button", "AXLabel": "q", "AXFrame": "{{3.5, 653}, {36, 44}}"}]
        """
    )
    #expect(try RecordingComparison(of: keys, with: stage.renderTree).isSame)
    let height = stage.renderTree.traits.keyboardHeight
    let same = try RecordingComparison(
      of: recording(keyboard: 874 - height),
      with: stage.renderTree
    )
    #expect(same.isSame, "\(same.text)")
    let other = try RecordingComparison(
      of: recording(keyboard: 800 - height),
      with: stage.renderTree
    )
    #expect(other.differences.map(\.role) == ["keyboard"])
    #expect(other.differences.map(\.difference.taller) == [74])
  }
}
