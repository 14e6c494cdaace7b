import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Confirmation dialogs.
@MainActor
struct ConfirmationTests {
  private let flags = Flags()

  init() { flags.first = true }

  private func choosing(
    _ visibility: DialogTitleVisibility = .automatic,
    cancel: String? = nil,
    message: String? = nil,
    on device: Device = .iPhone15,
    _ change: (inout Traits) -> Void = { _ in }
  ) -> Stage {
    let flags = flags
    return stage(on: device, change) {
      block()
        .confirmationDialog(
          "What now?",
          isPresented: flags.firstLink,
          titleVisibility: visibility
        ) {
          if let cancel {
            PushButton(cancel, role: .cancel, action: flags.note("cancelled"))
          }
          PushButton("Share", action: flags.note("shared"))
          PushButton("Delete", role: .destructive) {}
        } message: {
          if let message { TextBlock(message) }
        }
    }
  }

  @Test(
    "On a phone it lies at the bottom, with a Cancel button of its own that the app did not declare"
  )
  func phone() {
    let stage = choosing()
    // Two rows of 57, a gap of 8, another row; the home indicator begins at 818.
    #expect(
      stage.renderTree.outline(of: .dialog) == """
        dialog "What now?" approximate @ 8,639 377x179
          button "Share" purpose=default approximate @ 0,0 377x57
          button "Delete" purpose=destructive approximate @ 0,57 377x57
          button "Cancel" purpose=cancel approximate @ 0,122 377x57
        """
    )
    #expect(stage.dialogs.map(\.kind) == [.confirmation])
    #expect(stage.dialogs.first?.title == "What now?")
    #expect(stage.alert == nil)
  }

  @Test("A phone with a home button keeps 8 free below")
  func homeButton() {
    let tree = choosing(on: .iPhoneSE3).renderTree
    #expect(tree.all(.dialog).map(\.frame) == [Rect(x: 8, y: 480, width: 359, height: 179)])
  }

  @Test("On a phone in landscape it is as wide as in portrait")
  func landscape() {
    let tree = choosing { $0.orientation = .landscape }.renderTree
    #expect(tree.all(.dialog).map(\.frame) == [Rect(x: 237.5, y: 193, width: 377, height: 179)])
  }

  @Test("It lies above the keyboard")
  func keyboard() {
    let tree = choosing { $0.keyboard = .shown }.renderTree
    // 336 of 852 are the keyboard's.
    #expect(tree.all(.dialog).map(\.frame) == [Rect(x: 8, y: 337, width: 377, height: 179)])
  }

  @Test("From right to left it lies at the same place, and on a tablet at its element")
  func rightToLeft() {
    let phone = choosing { $0.direction = .rightToLeft }
    #expect(phone.dialogs.first?.frame == Rect(x: 8, y: 639, width: 377, height: 179))
    let tablet = choosing(on: .iPadA16) { $0.direction = .rightToLeft }
    #expect(tablet.dialogs.first?.frame == Rect(x: 258, y: 630, width: 304, height: 114))
  }

  @Test("At the largest text size its rows are as high as their words")
  func accessibility() throws {
    let tree = choosing { $0.typeSize = .accessibility5 }.renderTree
    // 55-point words make a line of 65⅔, with 16 above and below.
    let cancel = try #require(tree.frame(.button, "Cancel"))
    #expect(abs(cancel.size.height - 97.6667) < 0.001)
  }

  @Test("A visible title and a message stand above the buttons")
  func words() throws {
    let tree = choosing(.visible, message: "Choose well.").renderTree
    #expect(tree.all(.heading).map(\.label) == ["What now?"])
    #expect(tree.words == ["Choose well."])
    // 14 + 15⅔ + 4 + 16 + 14 above the rows.
    let frame = try #require(tree.all(.dialog).first?.frame)
    #expect(frame.isClose(to: Rect(x: 8, y: 575.3333, width: 377, height: 242.6667)))
  }

  @Test("A declared Cancel button is the one apart")
  func ownCancel() throws {
    let stage = choosing(cancel: "Not now")
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Share", "Delete", "Not now"])
    try stage.tap("Not now")
    #expect(flags.log == ["cancelled", "first=false"])
    #expect(stage.dialogs.isEmpty)
  }

  @Test("A press performs the action, and then it goes")
  func press() throws {
    try choosing().tap("Share")
    #expect(flags.log == ["shared", "first=false"])
  }

  @Test("A tap outside is as good as the Cancel button")
  func tapOutside() {
    let stage = choosing(cancel: "Not now")
    #expect(stage.dismissFrontLayer() != nil)
    #expect(flags.log == ["cancelled", "first=false"])
    #expect(stage.dialogs.isEmpty)
    #expect(stage.dismissFrontLayer() == nil)
  }

  @Test("Without any action there is still a Cancel button")
  func noActions() {
    let flags = flags
    let stage = stage {
      block().confirmationDialog("Nothing", isPresented: flags.firstLink) { EmptyElement() }
    }
    #expect(stage.dialogs.first?.buttons == [ShownDialogButton("Cancel", role: .cancel)])
    #expect(stage.dialogs.first?.frame == Rect(x: 8, y: 761, width: 377, height: 57))
  }

  @Test("Many actions scroll, and the Cancel button stays below them")
  func many() {
    let flags = flags
    let stage = stage {
      block().confirmationDialog("Many", isPresented: flags.firstLink) {
        Each(1..<31, id: \.self) { number in PushButton("Action \(number)") {} }
      }
    }
    let tree = stage.renderTree
    // From 69 to 818; a row of 57 and a gap of 8 leave 684.
    #expect(stage.dialogs.first?.frame == Rect(x: 8, y: 69, width: 377, height: 749))
    #expect(tree.all(.scroll).map(\.frame) == [Rect(x: 8, y: 69, width: 377, height: 684)])
    #expect(tree.frame(.button, "Cancel") == Rect(x: 8, y: 761, width: 377, height: 57))
  }

  @Test("From iOS 26 on it is a card of 240 with rows of 48 at its element on a phone")
  func glass() {
    let stage = choosing { $0.platform = .iOS26 }
    let tree = stage.renderTree
    // The block ends at 438.5 + 25; 13 below it the card begins: two rows, a gap of 8 and 16 around.
    #expect(tree.all(.dialog).map(\.frame) == [Rect(x: 76.5, y: 476.5, width: 240, height: 136)])
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Share", "Delete"])
  }

  @Test("On a tablet it is a popover at its element, without a Cancel button")
  func tablet() {
    let stage = choosing(cancel: "Not now", on: .iPadA16)
    // The block lies at 360, 567; 13 below it the popover begins.
    #expect(stage.dialogs.first?.frame == Rect(x: 258, y: 630, width: 304, height: 114))
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Share", "Delete"])
    #expect(stage.dismissFrontLayer() != nil)
    #expect(flags.log == ["cancelled", "first=false"])
  }

  @Test("On a tablet with iOS 26 it is 288 wide")
  func glassTablet() {
    let stage = choosing(on: .iPadA16) { $0.platform = .iOS26 }
    // The middle between 32 and 1,155 is 593.5; 25 and 13 below it the popover begins.
    #expect(stage.dialogs.first?.frame == Rect(x: 266, y: 631.5, width: 288, height: 136))
  }

  @Test("In a narrow window of a tablet it lies at the bottom")
  func narrowWindow() {
    let stage = choosing(on: .iPadA16) { $0.windowSize = Size(width: 400, height: 1_180) }
    #expect(stage.dialogs.first?.buttons.last == ShownDialogButton("Cancel", role: .cancel))
    #expect(stage.dialogs.first?.frame.maxY == 1160)
  }

  @Test("On a computer it looks like an alert")
  func computer() {
    let stage = choosing(on: .mac) { $0.platform = .macOS }
    // 20 + 20.5 + 20 and three rows of 44⅓, in the middle of 1,024 by 768.
    #expect(stage.dialogs.first?.frame == Rect(x: 377, y: 287.25, width: 270, height: 193.5))
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Share", "Delete", "Cancel"])
    #expect(stage.renderTree.all(.dialog).count == 1)
  }

  @Test("A choice about data is up only while there is data")
  func data() {
    let flags = flags
    func choosing(_ name: String?) -> Stage {
      stage {
        block().confirmationDialog("File", isPresented: flags.firstLink, presenting: name) { name in
          PushButton("Open \(name)") {}
        } message: { name in
          TextBlock(name)
        }
      }
    }
    #expect(choosing(nil).dialogs.isEmpty)
    #expect(choosing("Draft").dialogs.first?.buttons.map(\.label) == ["Open Draft", "Cancel"])
  }

  @Test("A tap outside presses the first Cancel button that is not disabled, if there is one")
  func tapOutsideDisabled() {
    let flags = flags
    func tapOutside(@ElementBuilder _ buttons: @escaping @MainActor () -> some Element) {
      flags.first = true
      flags.log = []
      let stage = stage {
        block().confirmationDialog("What now?", isPresented: flags.firstLink, actions: buttons)
      }
      #expect(stage.dismissFrontLayer() != nil)
      #expect(stage.dialogs.isEmpty)
    }
    tapOutside {
      PushButton("Not now", role: .cancel, action: flags.note("first")).disabled()
    }
    #expect(flags.log == ["first=false"])
    tapOutside {
      PushButton("Not now", role: .cancel, action: flags.note("first")).disabled()
      PushButton("Never", role: .cancel, action: flags.note("second"))
    }
    #expect(flags.log == ["second", "first=false"])
  }

  @Test("With one action and large words a dialog was squeezed, and hung above the edge")
  func oneAction() {
    let flags = flags
    let stage = stage {
      $0.typeSize = .accessibility3
    } showing: {
      block().confirmationDialog("Reset?", isPresented: flags.firstLink, titleVisibility: .visible)
      {
        PushButton("Reset", role: .destructive) {}
        PushButton("Keep", role: .cancel) {}
      }
    }
    // A title of 39⅔ with 14 above and below, a row of 51⅓ with 16, a gap of 8, another row.
    #expect(
      stage.renderTree.outline(of: .dialog) == """
        dialog "Reset?" approximate @ 8,575.67 377x242.33
          heading "Reset?" @ 137.67,14 101.67x39.67
          button "Reset" purpose=destructive approximate @ 0,67.67 377x83.33
          button "Keep" purpose=cancel approximate @ 0,159 377x83.33
        """
    )
  }
}
