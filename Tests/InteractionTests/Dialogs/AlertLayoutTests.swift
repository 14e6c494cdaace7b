import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The layout of alerts.
@MainActor
struct AlertLayoutTests {
  private let flags = Flags()

  init() { flags.first = true }

  /// A screen that asks “Delete?” with a line below the title.
  private func asking(
    _ labels: [String] = ["Delete"],
    title: String = "Delete?",
    message: String? = "This cannot be undone.",
    on device: Device = .iPhone15,
    _ change: (inout Traits) -> Void = { _ in }
  ) -> RenderTree {
    let flags = flags
    return stage(on: device, change) {
      block().alert(title, isPresented: flags.firstLink) {
        Each(labels, id: \.self) { label in PushButton(label) {} }
        PushButton("Cancel", role: .cancel) {}
      } message: {
        if let message { TextBlock(message) }
      }
    }
    .renderTree
  }

  @Test("An alert is 270 wide in the middle of what is safe, its two buttons side by side")
  func twoButtons() {
    // 20 + 20⅓ + 3⅔ + 16 + 20 and a row of 44⅓ are 124⅓; from 59 to 818 the middle is 438.5.
    #expect(
      asking().outline(of: .alert) == """
        alert "Delete?" @ 61.67,376.33 270x124.33
          heading "Delete?" @ 104.67,20 60.67x20.33
          text "This cannot be undone." @ 63.67,44 142.33x15.67
          button "Cancel" purpose=cancel @ 0,80 135x44.33
          button "Delete" purpose=default @ 135,80 135x44.33
        """
    )
  }

  @Test("From right to left the Cancel button is the right one")
  func rightToLeft() {
    let tree = asking(message: nil) { $0.direction = .rightToLeft }
    #expect(
      tree.outline(of: .alert) == """
        alert "Delete?" @ 61.67,386.33 270x104.67
          heading "Delete?" @ 104.67,20 60.67x20.33
          button "Cancel" purpose=cancel @ 135,60.33 135x44.33
          button "Delete" purpose=default @ 0,60.33 135x44.33
        """
    )
  }

  @Test("More than two buttons stand one below the other, Cancel last")
  func threeButtons() {
    // 20 + 20⅓ + 20 and three rows of 44⅓; half of 193⅓ above 438.5.
    #expect(
      asking(["Cancel all", "Delete"], message: nil).outline(of: .alert) == """
        alert "Delete?" @ 61.67,342 270x193.33
          heading "Delete?" @ 104.67,20 60.67x20.33
          button "Cancel all" purpose=default @ 0,60.33 270x44.33
          button "Delete" purpose=default @ 0,104.67 270x44.33
          button "Cancel" purpose=cancel @ 0,149 270x44.33
        """
    )
  }

  @Test("Two buttons whose words are too long stand one below the other, Cancel last")
  func longWords() {
    #expect(
      asking(["Delete all messages"], message: nil).outline(of: .alert) == """
        alert "Delete?" @ 61.67,364 270x149
          heading "Delete?" @ 104.67,20 60.67x20.33
          button "Delete all messages" purpose=default @ 0,60.33 270x44.33
          button "Cancel" purpose=cancel @ 0,104.67 270x44.33
        """
    )
  }

  @Test("One button is as wide as the alert")
  func oneButton() {
    // 20 + 20⅓ + 20 + 44⅓.
    #expect(
      asking([], title: "Sent", message: nil).outline(of: .alert) == """
        alert "Sent" @ 61.67,386.33 270x104.67
          heading "Sent" @ 116.33,20 37x20.33
          button "Cancel" purpose=cancel @ 0,60.33 270x44.33
        """
    )
  }

  @Test("From iOS 26 on an alert is 320 wide, its buttons 48 high, its words at the leading edge")
  func glass() {
    // 22 + 20⅓ + 7⅓ + 18 + 20⅓ + 48 + 16 are 152.
    #expect(
      asking { $0.platform = .iOS26 }.outline(of: .alert) == """
        alert "Delete?" @ 36.67,362.67 320x152
          heading "Delete?" @ 30,22 60.67x20.33
          text "This cannot be undone." @ 30,49.67 161.33x18
          button "Cancel" purpose=cancel @ 16,88 140x48
          button "Delete" purpose=default @ 164,88 140x48
        """
    )
  }

  @Test("A button of iOS 26 is 63.5 high at the second accessibility size, as was measured")
  func measuredRow() {
    let tree = asking([], on: .iPhoneSE3) {
      $0.platform = .iOS26
      $0.typeSize = .accessibility2
    }
    #expect(tree.frame(.button, "Cancel")?.size.height == 63.5)
  }

  @Test("At accessibility sizes two buttons stand one below the other, as high as their words need")
  func accessibility() {
    // A line of 53-point words is 63⅓ high, with 11 above and below.
    #expect(
      asking(title: "", message: nil) { $0.typeSize = .accessibility5 }.outline(of: .alert) == """
        alert @ 61.67,353.33 270x170.67
          button "Delete" purpose=default approximate @ 0,0 270x85.33
          button "Cancel" purpose=cancel approximate @ 0,85.33 270x85.33
        """
    )
  }

  @Test("A keyboard pushes an alert up")
  func keyboard() throws {
    let frame = try #require(asking { $0.keyboard = .shown }.frame(.alert, "Delete?"))
    // The keyboard takes 336 of 852; from 59 to 516 the middle is 287.5.
    #expect(frame.isClose(to: Rect(x: 61.5, y: 225.3333, width: 270, height: 124.3333)))
  }

  @Test("On a phone in landscape an alert is in the middle, too")
  func landscape() throws {
    let frame = try #require(asking { $0.orientation = .landscape }.frame(.alert, "Delete?"))
    // From 0 to 372 the middle is 186.
    #expect(frame.isClose(to: Rect(x: 291, y: 123.8333, width: 270, height: 124.3333)))
  }

  @Test("An alert over a sheet stands in the middle of the window")
  func overSheet() {
    let flags = flags
    let sheet = SheetStage([.medium]) { _ in block().alert("Sure?", isPresented: flags.firstLink) }
    let frame = sheet.stage.alert?.frame
    #expect(frame?.isClose(to: Rect(x: 61.5, y: 386.1667, width: 270, height: 104.6667)) == true)
  }

  @Test("Thirty buttons scroll between what is safe, and those below cannot be pressed")
  func thirty() throws {
    let flags = flags
    let stage = stage {
      block().alert("Many", isPresented: flags.firstLink) {
        Each(1..<31, id: \.self) { number in
          PushButton("Action \(number)", action: flags.note("\(number)"))
        }
      }
    }
    // 10 away from 59 and 818.
    let frame = Rect(x: 61.5, y: 69, width: 270, height: 739)
    #expect(stage.alert?.frame == frame)
    // The title of 20 1/3 stays, with 20 above and below.
    let buttons = Rect(x: 61.5, y: 129 + 1.0 / 3, width: 270, height: 678 + 2.0 / 3)
    #expect(stage.renderTree.all(.scroll).map { $0.frame?.isClose(to: buttons) } == [true])
    #expect(stage.alert?.buttons.count == 30)
    #expect(throws: StageError.outOfReach("Action 30", reason: .scrolledAway(area: "scroll"))) {
      try stage.tap("Action 30")
    }
    try stage.tap("Action 1")
    #expect(flags.log == ["1", "first=false"])
  }

  @Test("A message that is longer than the window scrolls at the largest text size")
  func longMessage() throws {
    let message = Array(repeating: "This cannot be undone.", count: 200).joined(separator: " ")
    let tree = asking(message: message) {
      $0.typeSize = .accessibility5
      $0.orientation = .landscape
      $0.keyboard = .shown
    }
    // The keyboard takes 209 of 393, and 10 are free above and below.
    #expect(tree.frame(.alert, "Delete?") == Rect(x: 291, y: 10, width: 270, height: 164))
    // Words and buttons have half of that each.
    #expect(tree.all(.scroll).map(\.frame?.size.height) == [82, 82])
  }

  @Test("Words without end keep inside the window")
  func endlessWords() {
    let words = String(repeating: "x", count: 5_000)
    let flags = flags
    let stage = stage {
      block().alert(words, isPresented: flags.firstLink) {
        PushButton(words) {}
        PushButton(words, role: .cancel) {}
      } message: {
        TextBlock(words)
      }
    }
    #expect(stage.alert?.frame == Rect(x: 61.5, y: 69, width: 270, height: 739))
    #expect(stage.alert?.buttons.count == 2)
  }

  @Test("An alert without words is its buttons")
  func noWords() {
    let tree = asking([], title: "", message: "")
    #expect(tree.all(.alert).map(\.label) == [nil])
    #expect(tree.all(.heading).isEmpty)
    let frame = Rect(x: 61.5, y: 416.3333, width: 270, height: 44.3333)
    #expect(tree.all(.alert).map { $0.frame?.isClose(to: frame) } == [true])
  }

  @Test("A window narrower than an alert makes it narrower")
  func narrowWindow() {
    let tree = asking([], on: .iPadA16) { $0.windowSize = Size(width: 200, height: 600) }
    #expect(tree.frame(.alert, "Delete?")?.size.width == 180)
  }

  @Test("Text of one line does not scroll")
  func noScroll() {
    #expect(asking().all(.scroll).isEmpty)
  }
}
