import FlowEngine
import LayoutSim
import Testing

/// Recorded controls, alerts and words.
@MainActor
struct ControlRecordingTests {
  @Test("A screen of controls, iOS 27: of a switch of 63 the last 2 are beyond the trailing edge")
  func probe() throws {
    // sim-mirror, probe
    let long = Array(repeating: "A long value that goes on ", count: 6).joined()
    let quoted = "It's a 'quote', with commas, and: colons"
    let code = "label: 'fake', identifier: 'fake', hitPoint: {1.0, 2.0}"
    let tree = recorded(on: .iPhone17Pro, .iOS27) {
      Column(alignment: .leading, spacing: 12) {
        TextBlock(quoted)
        TextBlock("Line one\nLine two")
        TextBlock("Emoji 😀 and café, Київ")
        TextBlock(code)
        SwitchControl("Switch on", isOn: .constant(true))
        SwitchControl("Switch off", isOn: .constant(false))
        SliderControl("Volume", value: .constant(0.5))
        TextEntry("Name placeholder", words: .constant("")).textFieldStyle(.roundedBorder)
        TextEntry("Empty placeholder", words: .constant("")).textFieldStyle(.roundedBorder)
        SecretEntry("Password", words: .constant("")).textFieldStyle(.roundedBorder)
        PushButton("Disabled button") {}.disabled()
        PushButton("Show alert") {}
        TextBlock(long)
        Stretch(minLength: 0)
      }
      .padding(16)
    }
    try expect(tree.words(quoted), at: (16, 78, 298.7, 20.3), words: .leading)
    try expect(tree.words("Line one"), at: (16, 110.3, 64.7, 42.3), words: .leading)
    try expect(
      tree.words("Emoji 😀 and café, Київ"),
      at: (16, 164.7, 180.7, 20.3),
      words: .leading
    )
    try expect(tree.words(code), at: (16, 197, 350.7, 20.3), words: .leading)
    try expect(tree.frame(.switch, "Switch on"), at: (16, 229.3, 370, 28))
    try expect(tree.words("Switch on"), at: (16, 233.2, 74.7, 20.3), words: .leading)
    try expect(tree.frame(.switch, "Switch off"), at: (16, 269.3, 370, 28))
    try expect(tree.words("Switch off"), at: (16, 273.2, 76.7, 20.3), words: .leading)
    let switches = tree.nodes.filter { $0.role == .fill && $0.frame?.size.width == 63 }
    try expect(switches.first?.frame, at: (325, 229.3, 63, 28))
    try expect(switches.last?.frame, at: (325, 269.3, 63, 28))
    try expect(tree.all(.slider).first?.frame, at: (16, 309.3, 370, 31))
    try expect(tree.frame(.field, "Name placeholder"), at: (16, 352.3, 370, 34))
    try expect(tree.frame(.field, "Empty placeholder"), at: (16, 398.3, 370, 34))
    try expect(tree.frame(.field, "Password"), at: (16, 444.3, 370, 34))
    try expect(
      tree.frame(.button, "Disabled button"),
      at: (16, 490.3, 120.7, 20.3),
      words: .leading
    )
    try expect(tree.frame(.button, "Show alert"), at: (16, 522.7, 80.7, 20.3), words: .leading)
    let wrapped = tree.nodes.first { $0.lines.count == 4 }
    try expect(wrapped?.frame, at: (16, 555, 369.7, 86.3), words: .leading)
  }

  @Test("Switches of other apps")
  func switches() throws {
    // Encounter, iOS 26; the content above the switch is not known.
    let tree = recorded(on: .iPhone17Pro, .iOS26) {
      Column(spacing: 0) {
        Fill().frame(height: 714 - 62)
        SwitchControl("Share", isOn: .constant(true)).padding(.horizontal, 16)
        Stretch(minLength: 0)
      }
    }
    try expect(tree.frame(.switch, "Share"), at: (16, 714, 370, 28))
    let drawn = tree.nodes.first { $0.role == .fill && $0.frame?.size.width == 63 }
    try expect(drawn?.frame, at: (325, 714, 63, 28))
    // Warba, iOS 15: at 1098.7 of a view that scrolls.
    let old = recorded(on: .iPhone12, .iOS18) {
      ScrollArea {
        SwitchControl("Remember Me", isOn: .constant(true)).labelsHidden()
          .padding(.leading, 16)
          .padding(.top, 1098.7 - 47)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    try expect(old.all(.switch).first?.frame, at: (16, 1098.7, 51, 31))
  }

  /// A control of `width` whose leading edge is at `x`, 10 below the upper edge.
  private func control(
    at x: Double,
    width: Double,
    _ platform: PlatformProfile = .iOS18,
    @ElementBuilder content: @escaping () -> some Element
  ) -> Panel {
    Panel(platform, width: nil) {
      content().frame(width: width).padding(.leading, x).padding(.top, 10)
    }
  }

  @Test(
    "Segments stood side by side without a line of 1 between them, from iOS 26 on 34 high",
    arguments: [(65.0, [65.0, 153, 241]), (69.67, [69.67, 157.67, 245.67])]
  )
  func segments(_ x: Double, _ recorded: [Double]) throws {
    // Control tests, 17.5 and 18.5
    for platform in [PlatformProfile.iOS18, .iOS26] {
      let panel = control(at: x, width: 263, platform) {
        ChoiceControl(
          "Size",
          selection: .constant(1),
          options: [ChoiceOption("1", 1), ChoiceOption("2", 2), ChoiceOption("3", 3)]
        )
        .pickerStyle(.segmented)
      }
      for (option, left) in zip(panel.things(.option), recorded) {
        try expect(option.frame, at: (left, 10, 87, 32), .pixels)
      }
    }
  }

  @Test(
    "The halves of a stepper are 46.33 wide, with a line between them",
    arguments: [(149.67, 197.33), (154.0, 201.67)]
  )
  func stepper(_ left: Double, _ right: Double) throws {
    // Control tests, 17.5 and 18.5
    let panel = control(at: left, width: 94) {
      StepperControl("Count", value: .constant(1)).labelsHidden()
    }
    let halves = panel.things(.button)
    try expect(halves.first?.frame, at: (left, 10, 46.33, 32), .pixels)
    try expect(halves.last?.frame, at: (right, 10, 46.33, 32), .pixels)
  }

  @Test("From iOS 26 on the words of an alert were 24 from its sides, its message 13 points")
  func alert() throws {
    // sim-mirror, alert, iOS 27
    let title = "Alert title, with 'quotes'"
    let tree = recorded(on: .iPhone17Pro, .iOS27) {
      Fill().alert(title, isPresented: .constant(true)) {
        PushButton("OK", role: .cancel) {}
        PushButton("Delete") {}
      } message: {
        TextBlock("Alert message")
      }
    }
    try expect(tree.all(.alert).first?.frame, at: (41, 375, 320, 152))
    // Their labels are as wide as the alert lets them be.
    try expect(tree.frame(.heading, title), at: (71, 397, unknown, 20.3))
    try expect(tree.words("Alert message"), at: (71, 424.7, unknown, 18))
    try expect(tree.frame(.button, "OK"), at: (57, 463, 140, 48))
    try expect(tree.frame(.button, "Delete"), at: (205, 463, 140, 48))
    #expect(tree.all(.alert).allSatisfy { !$0.flags.contains(.approximate) })
  }

  @Test(
    "Up to iOS 18 lines of an alert's message were 18 apart, not 16",
    arguments: [(1, 16.0), (2, 32), (3, 48), (7, 112)]
  )
  func message18(lines: Int, height: Double) throws {
    // appium/WebDriverAgent#889: 339, 135 high with the words alone, whose message begins at 405.
    let tree = recorded(on: .iPhone12, .iOS18) {
      Fill().alert("“日历” Would Like to Send You Notifications", isPresented: .constant(true)) {
        PushButton("Don’t Allow", role: .cancel) {}
        PushButton("Allow") {}
      } message: {
        TextBlock(Array(repeating: "One line.", count: lines).joined(separator: "\n"))
      }
    }
    // 20, two lines of the title with 42.33, 3.67, the message, 20, and the buttons with 44.33; 428.5 is the middle.
    let whole = 130.33 + height
    let top = 428.5 - whole / 2
    try expect(tree.all(.alert).first?.frame, at: (60, top, 270, whole), .pixels)
    try expect(tree.words("One line."), at: (unknown, top + 66, unknown, height), .pixels)
  }

  @Test("Lines of an alert's message are 20 apart")
  func longAlert() throws {
    // A test of prompts, iOS 26; the message of three lines is not known.
    let tree = recorded(on: .iPhone17Pro, .iOS26) {
      Fill().alert("Enable Push Notifications", isPresented: .constant(true)) {
        PushButton("Not now", role: .cancel) {}
        PushButton("Enable") {}
      } message: {
        TextBlock("One line.\nAnother one.\nA third one.")
      }
    }
    try expect(tree.all(.alert).first?.frame, at: (41, 355, 320, 192))
  }

  @Test("A secret field without a border is lower than one for words, and filled as high as a line")
  func secrets() {
    // cashapp/AccessibilitySnapshot, testSwiftUITextEntry, 17.5, 18.5 and 26.2
    for (device, platform) in [
      (Device.iPhone15, PlatformProfile.iOS18), (.iPhone16Pro, .iOS18), (.iPhone17Pro, .iOS26),
    ] {
      let tree = recorded(on: device, platform) {
        Column {
          TextEntry("Name", words: .constant(""))
          TextEntry("Name", words: .constant("A"))
          SecretEntry("Secret", words: .constant(""))
          SecretEntry("Secret", words: .constant("A"))
        }
      }
      let heights = tree.all(.field).compactMap(\.frame?.size.height)
      #expect(zip(heights, [22, 22, 21, 20.33]).allSatisfy { abs($0 - $1) < 0.01 }, "\(heights)")
      #expect(tree.all(.field).allSatisfy { !$0.flags.contains(.approximate) })
    }
  }

  @Test("From iOS 26 on a confirmation dialog of a phone was a card at the bottom with a Cancel")
  func confirmation() throws {
    let tree = recorded(on: .iPhone17Pro, .iOS26) {
      Fill().frame(width: 100, height: 50)
        .confirmationDialog("Delete?", isPresented: .constant(true)) {
          PushButton("Delete") {}
          PushButton("Archive") {}
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
    let dialog = try #require(tree.all(.dialog).first?.frame)
    // 240 wide, with buttons of 208 x 48 at a margin of 16, 8 apart; below the source, which ends at 112.
    #expect(dialog.size == Size(width: 240, height: 16 + 48 + 8 + 48 + 16))
    #expect(dialog.minX == 81)
    #expect(dialog.minY >= 112 && dialog.minY <= 130)
    let buttons = tree.all(.button)
    #expect(buttons.map(\.label) == ["Delete", "Archive"])
    #expect(buttons.allSatisfy { $0.frame?.size == Size(width: 208, height: 48) })
    #expect(buttons.map(\.frame?.minX) == [97, 97])
  }

  @Test("A keyboard without suggestions is 291 high")
  func keyboard() {
    // Warba, iOS 15 at 390: 0,553 390 x 291
    for traits in [
      Traits(device: .iPhone12, keyboard: .shownWithoutSuggestions),
      Traits(device: .iPhone16Pro, keyboard: .shownWithoutSuggestions),
      Traits(device: .iPhone16Pro, platform: .iOS26, keyboard: .shownWithoutSuggestions),
    ] {
      #expect(traits.keyboardHeight == 291)
    }
    // 44 of 260 are the suggestions' on a phone with a home button.
    #expect(
      Traits(device: .iPhoneSE3, keyboard: .shownWithoutSuggestions).keyboardHeight == 216
    )
    #expect(Traits(device: .iPhoneSE3, keyboard: .hidden).keyboardHeight == 0)
  }

  @Test("Words of the smallest style")
  func caption() throws {
    // Exercise Library, below the window.
    let tree = recorded(on: .iPhone17Pro, .iOS26) {
      ScrollArea {
        TextBlock("Cable").font(.caption2)
          .padding(.leading, 84)
          .padding(.top, 874 - 62)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    try expect(tree.words("Cable"), at: (84, 874, 31, 13.3), words: .leading)
  }

  @Test("Up to iOS 18 items of a bottom bar were in the middle of it, and at least 44 wide")
  func bottomBar() throws {
    // Three items of an app in Japanese, iOS 17
    let tree = recorded(on: .iPhone12, .iOS18) {
      Fill().toolbar {
        BarItem(placement: .bottomBar) { PushButton("今日") {} }
        BarItem(placement: .bottomBar) { PushButton("カレンダー") {} }
        BarItem(placement: .bottomBar) { PushButton("出席依頼") {} }
      }
    }
    try expect(tree.all(.toolbar).first?.frame, at: (0, 761, 390, 49))
    // In the lower 44 of 49, without a least width. Words without kana are as wide as in Chinese here, not 32 and 64.
    let first = try #require(tree.frame(.button, "今日"))
    #expect(first.minX == 16 && first.minY == 766 && first.size.height == 44)
    #expect(first.size.width < 36)
    #expect(tree.frame(.button, "出席依頼")?.maxX == 374)
    let middle = try #require(tree.frame(.button, "カレンダー"))
    let centre = middle.minX + middle.size.width / 2
    #expect(abs(centre - 195) < 0.34)
    // Of four the first and the last are there, too.
    let four = recorded(on: .iPhone12, .iOS18) {
      Fill().toolbar {
        BarGroup(placement: .bottomBar) {
          PushButton("A") {}
          PushButton("B") {}
          PushButton("C") {}
          PushButton("D") {}
        }
      }
    }
    let frames = four.all(.button).compactMap(\.frame)
    #expect(frames.first?.minX == 16)
    let end = try #require(frames.last?.maxX)
    #expect(abs(end - 374) < 0.34)
  }

  @Test("Up to iOS 18 a toolbar is 49 high on a phone with a home indicator")
  func toolbar() {
    func height(_ device: Device) -> Double? {
      recorded(on: device, .iOS18) {
        Fill().toolbar { BarItem(placement: .bottomBar) { PushButton("Edit") {} } }
      }
      .all(.toolbar).first?.frame?.size.height
    }
    #expect(height(.iPhone15) == 49)
    #expect(height(.iPhoneSE3) == 44)
  }
}
