import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Dragging the sheet that a popover is on a phone.
@MainActor
struct PopoverSheetDragTests {
  private let flags = Flags()

  init() { flags.first = true }

  private func popover() -> Stage {
    let flags = flags
    return stage {
      block().popover(isPresented: flags.firstLink) { TextBlock("Help") }
    }
  }

  // It is 782⅓ high, with its top at 69⅔; the middle to the lower edge is 391⅙ high.

  @Test("It was dragged by nothing but a finger that took it down at once")
  func height() throws {
    let stage = popover()
    #expect(try stage.dragSheet(toHeight: 400) == .rests(.large))
    #expect(stage.dialogs.count == 1)
    #expect(try stage.dragSheet(toHeight: 380) == .dismissed)
    #expect(stage.dialogs.isEmpty)
    #expect(flags.log == ["first=false"])
  }

  @Test("A fling down dismisses it, and a velocity that is not a number moves nothing")
  func fling() throws {
    let stage = popover()
    #expect(try stage.dragSheet(toHeight: .nan, velocity: .nan) == .rests(.large))
    #expect(try stage.dragSheet(toHeight: 700, velocity: 1_200) == .dismissed)
  }

  @Test("A popover whose dismissal shows an alert was reported as kept")
  func alertAfterwards() throws {
    let flags = flags
    let link = Bound(
      get: { flags.first },
      set: {
        flags.first = $0; flags.second = !$0
      }
    )
    let stage = stage {
      block()
        .popover(isPresented: link) { TextBlock("Help") }
        .alert("Discard?", isPresented: flags.secondLink) { PushButton("OK") {} }
    }
    #expect(try stage.dragSheetDown() == .dismissed)
    #expect(stage.alert?.title == "Discard?")
  }

  @Test("Step by step it follows the finger, and a finger that was too late does nothing")
  func steps() throws {
    let stage = popover()
    let drag = try stage.beginSheetDrag()
    drag.update(height: 300)
    #expect(drag.top == 552)
    drag.cancel()
    #expect(drag.finish() == .keptUp)
    let late = try stage.beginSheetDrag()
    late.update(height: 100)
    flags.first = false
    stage.settle()
    #expect(late.finish() == .keptUp)
    #expect(flags.log == [])
  }

  @Test("It rests at its full height only, and shows nothing to take it by")
  func detents() throws {
    let stage = popover()
    try stage.dragSheet(to: .large)
    #expect(throws: StageError.noSuchDetent(.medium, available: [.large])) {
      try stage.dragSheet(to: .medium)
    }
    #expect(throws: StageError.noGrabber(sheet: "popover")) { try stage.tapGrabber() }
    #expect(stage.dialogs.count == 1)
  }

  @Test("A popover beside its element is not a sheet")
  func beside() {
    let flags = flags
    let stage = stage(on: .iPadA16) {
      block().popover(isPresented: flags.firstLink) { TextBlock("Help") }
    }
    #expect(throws: StageError.noSheet(front: "the popover")) { try stage.beginSheetDrag() }
  }
}
