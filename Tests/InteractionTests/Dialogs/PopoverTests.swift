import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Popovers.
@MainActor
struct PopoverTests {
  private let flags = Flags()

  init() { flags.first = true }

  /// A popover of 200 by 100 at a block of 100 by 50.
  private func showing(
    on device: Device = .iPadA16,
    at alignment: Anchoring = .center,
    anchor: PopoverAnchor = .bounds,
    arrowEdge: LayoutEdge? = nil,
    _ change: (inout Traits) -> Void = { _ in }
  ) -> Rect? {
    let flags = flags
    let stage = stage(on: device, change) {
      block()
        .popover(
          isPresented: flags.firstLink,
          attachmentAnchor: anchor,
          arrowEdge: arrowEdge
        ) {
          Fill().frame(width: 200, height: 100)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    return stage.dialogs.first?.frame
  }

  @Test("Popovers that present themselves for ever were 32 more with each settling")
  func endless() {
    for device in [Device.iPhone15, .iPadA16] {
      let stage = Stage(on: device) { EndlessPopover() }
      for _ in 0..<3 {
        #expect(stage.dialogs.count == 20)
        #expect(
          stage.renderTree.findings.filter { $0.code == .contentTooDeep }.map(\.found) == [
            "20 popovers are one over the other in front of screen, so that what the innermost one presents is not shown."
          ]
        )
        stage.settle()
      }
    }
  }

  @Test("What is in a popover on a tablet has the width of a phone")
  func sizeClass() {
    let flags = flags
    let stage = stage(on: .iPadA16) {
      block().popover(isPresented: flags.firstLink) { RoomReader() }
    }
    #expect(stage.element(labelled: "compact") != nil)
  }

  @Test("On a tablet a popover is as large as its content, below the middle of its element")
  func below() {
    // The block lies at 360, 567 and is 100 by 50; the arrow takes 13.
    #expect(showing() == Rect(x: 310, y: 630, width: 200, height: 100))
  }

  // The block lies 1.5 lower on iPadOS 26, whose safe area leaves 32 above and 25 below.
  @Test(
    "The edge of the arrow is the side on which a popover lies",
    arguments: [
      (LayoutEdge.bottom, Rect(x: 310, y: 455.5, width: 200, height: 100)),
      (.leading, Rect(x: 473, y: 543.5, width: 200, height: 100)),
      (.trailing, Rect(x: 147, y: 543.5, width: 200, height: 100)),
    ]
  )
  func edges(edge: LayoutEdge, frame: Rect) {
    #expect(showing(arrowEdge: edge) { $0.platform = .iOS26 } == frame)
  }

  @Test(
    "The edge of the arrow was obeyed by systems that ignore it",
    arguments: [LayoutEdge.bottom, .leading, .trailing]
  )
  func ignoredEdge(edge: LayoutEdge) {
    #expect(showing(arrowEdge: edge) == showing())
  }

  @Test(
    "A popover without an edge for its arrow covered what it belongs to where only its sides had room"
  )
  func anyEdge() {
    let flags = flags
    func frame(_ edge: LayoutEdge?) -> Rect? {
      stage(on: .iPadA16) {
        $0.platform = .iOS26
      } showing: {
        Fill().frame(width: 100, height: 1_100)
          .popover(isPresented: flags.firstLink, arrowEdge: edge) {
            Fill().frame(width: 200, height: 100)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      }
      .dialogs.first?.frame
    }
    // On the right of the 100 points, 13 away; the middle of the area between 32 and 1155 is 593.5.
    #expect(frame(nil) == Rect(x: 113, y: 543.5, width: 200, height: 100))
    // An edge that is said allows for that side and the opposite one.
    #expect(frame(.top) != frame(nil))
  }

  @Test("From right to left the leading edge is the right one")
  func rightToLeft() {
    let frame = showing(arrowEdge: .leading) {
      $0.direction = .rightToLeft
      $0.platform = .iOS26
    }
    #expect(frame == Rect(x: 147, y: 543.5, width: 200, height: 100))
  }

  @Test("The arrow points at a point or a part of the element")
  func anchors() {
    // 13 below the block's upper edge, and to the left of its leading one.
    #expect(showing(anchor: .top) == Rect(x: 310, y: 580, width: 200, height: 100))
    #expect(showing(anchor: .leading) == Rect(x: 260, y: 605, width: 200, height: 100))
    let part = PopoverAnchor.rect(Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(showing(anchor: part) == Rect(x: 270, y: 590, width: 200, height: 100))
    let turned = showing(anchor: .leading) { $0.direction = .rightToLeft }
    #expect(turned == Rect(x: 360, y: 605, width: 200, height: 100))
  }

  @Test("A popover stays 10 away from the sides")
  func side() {
    // The block lies at 0, 24.
    #expect(showing(at: .topLeading) == Rect(x: 10, y: 87, width: 200, height: 100))
  }

  @Test("Without room below, a popover lies above")
  func above() {
    // The block lies at 360, 1,110.
    #expect(showing(at: .bottom) == Rect(x: 310, y: 997, width: 200, height: 100))
  }

  @Test("A keyboard leaves no room below the element")
  func keyboard() {
    let frame = showing(at: .bottom) { $0.keyboard = .shown }
    // 333 of 1,180 are the keyboard's, on which the block stands: from 797 on, with 13 above it.
    #expect(frame == Rect(x: 310, y: 684, width: 200, height: 100))
  }

  @Test("A popover never is larger than its room")
  func large() {
    let flags = flags
    let stage = stage(on: .iPadA16) {
      block().popover(isPresented: flags.firstLink) { Fill().frame(width: 2_000, height: 2_000) }
    }
    // 10 away from the sides, from 630 to 1,150.
    #expect(stage.dialogs.first?.frame == Rect(x: 10, y: 630, width: 800, height: 520))
  }

  @Test("A popover of something that fills the screen lies in the middle of it")
  func fillingElement() {
    let flags = flags
    let stage = stage(on: .iPadA16) {
      Fill().popover(isPresented: flags.firstLink) { Fill().frame(width: 200, height: 100) }
    }
    // The middle between 24 and 1,160 is 592.
    #expect(stage.dialogs.first?.frame == Rect(x: 310, y: 542, width: 200, height: 100))
  }

  @Test("On a phone a popover is a sheet as tall as sheets can be")
  func phone() throws {
    let flags = flags
    let stage = stage {
      block().popover(isPresented: flags.firstLink) { TextBlock("Help") }
    }
    let popover = try #require(stage.renderTree.all(.popover).first)
    #expect(popover.frame == Rect(x: 0, y: 69, width: 393, height: 783))
    #expect(popover.facts == [Fact("as", "sheet")])
    #expect(stage.dialogs.map(\.kind) == [.popover])
  }

  @Test("From iOS 26 on the sheet ends where the status bar begins")
  func glassPhone() {
    let frame = showing(on: .iPhone15) { $0.platform = .iOS26 }
    #expect(frame == Rect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test("On a phone in landscape the sheet fills the window")
  func landscape() {
    let frame = showing(on: .iPhone15) { $0.orientation = .landscape }
    #expect(frame == Rect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test("A large phone in landscape has room for a popover")
  func wideLandscape() {
    let frame = showing(on: .iPhone15ProMax) { $0.orientation = .landscape }
    #expect(frame?.size == Size(width: 200, height: 100))
  }

  @Test(
    "Its content decides what becomes of it on a phone",
    arguments: [
      (SheetAdaptation.popover, Rect(x: 96.5, y: 476.5, width: 200, height: 100)),
      (.none, Rect(x: 96.5, y: 476.5, width: 200, height: 100)),
      (.sheet, Rect(x: 0, y: 69, width: 393, height: 783)),
      (.automatic, Rect(x: 0, y: 69, width: 393, height: 783)),
      (.fullScreenCover, Rect(x: 0, y: 0, width: 393, height: 852)),
    ]
  )
  func adaptation(adaptation: SheetAdaptation, frame: Rect) {
    let flags = flags
    let stage = stage {
      block().popover(isPresented: flags.firstLink) {
        Fill().frame(width: 200, height: 100).presentationCompactAdaptation(adaptation)
      }
    }
    // The block lies at 146.5, 413.5.
    #expect(stage.dialogs.first?.frame == frame)
    let codes = stage.renderTree.findings.map(\.code)
    #expect(codes == (adaptation == .fullScreenCover ? [.noWayBack] : []))
  }

  @Test("A tap outside or a swipe takes it down")
  func dismissal() throws {
    let flags = flags
    let stage = stage { block().popover(isPresented: flags.firstLink) { TextBlock("Help") } }
    #expect(stage.dismissFrontLayer() != nil)
    #expect(flags.log == ["first=false"])
    #expect(stage.dialogs.isEmpty)
    flags.first = true
    stage.settle()
    try stage.swipeSheetAway()
    #expect(!flags.first)
  }

  @Test("What fills the window has no outside and is not swiped away")
  func fillingWindow() throws {
    let flags = flags
    func showing(_ adaptation: SheetAdaptation) -> Stage {
      stage {
        $0.orientation = .landscape
      } showing: {
        block().popover(isPresented: flags.firstLink) {
          TextBlock("Help").presentationCompactAdaptation(adaptation)
        }
      }
    }
    let cover = showing(.fullScreenCover)
    #expect(cover.dismissFrontLayer() != nil)
    #expect(flags.first)
    // It is in front, and not the screen that presents it.
    #expect(throws: StageError.noSheet(front: "the popover")) { try cover.swipeSheetAway() }
    // One that asks to be a sheet is one in a low window, too, 8 below its edge.
    try showing(.sheet).swipeSheetAway()
    #expect(!flags.first)
  }

  @Test("An alert of a popover that is a sheet stands in front of it")
  func nestedOnPhone() throws {
    let flags = flags
    flags.second = true
    let stage = stage {
      block().popover(isPresented: flags.firstLink) {
        PushButton("Send") {}.alert("Sure?", isPresented: flags.secondLink)
      }
    }
    #expect(stage.dialogs.map(\.kind) == [.popover, .alert])
    let reason = OutOfReach.behind(surface: "the alert “Sure?”")
    #expect(throws: StageError.outOfReach("Send", reason: reason)) { try stage.tap("Send") }
    try stage.tap("OK")
    try stage.tap("Send")
    #expect(stage.dialogs.map(\.kind) == [.popover])
  }

  @Test("Behind a popover nothing can be pressed, and the error names it")
  func behind() {
    let flags = flags
    let stage = stage(on: .iPadA16) {
      PushButton("Help") {}.popover(isPresented: flags.firstLink) { TextBlock("Words") }
    }
    #expect(throws: StageError.outOfReach("Help", reason: .behind(surface: "the popover"))) {
      try stage.tap("Help")
    }
  }

  @Test("Long words wrap in a popover at the greatest width that the window allows")
  func longWords() throws {
    let flags = flags
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    let stage = stage(on: .iPadA16) {
      block().popover(isPresented: flags.firstLink) { TextBlock(words) }
    }
    let frame = try #require(stage.dialogs.first?.frame)
    #expect(frame.minX >= 10 && frame.maxX <= 810)
    // “word ” is some 43 points wide, so 18 of the 60 go on a line of 800.
    #expect(stage.renderTree.all(.text).map(\.lines.count) == [4])
  }

  @Test("Its content keeps its state while it is up, and starts anew the next time")
  func state() throws {
    let flags = flags
    let stage = stage { block().popover(isPresented: flags.firstLink) { Counter() } }
    try stage.tap("Count")
    try stage.tap("Count")
    #expect(stage.renderTree.words == ["2"])
    #expect(stage.dismissFrontLayer() != nil)
    #expect(stage.dialogs.isEmpty)
    flags.first = true
    stage.settle()
    #expect(stage.renderTree.words == ["0"])
  }

  @Test("A popover that is declared very deep in a screen keeps its state, too")
  func deep() throws {
    let flags = flags
    let stage = stage {
      var content = AnyElement(
        block().popover(isPresented: flags.firstLink) {
          Counter().alert("Sure?", isPresented: flags.secondLink)
        }
      )
      for _ in 0..<1_900 { content = AnyElement(Nested(content: content)) }
      return content
    }
    try stage.tap("Count")
    try stage.tap("Count")
    #expect(stage.renderTree.words == ["2"])
    flags.second = true
    stage.settle()
    #expect(stage.dialogs.map(\.kind) == [.popover, .alert])
  }

  @Test("State that changes while a popover comes up is not lost")
  func appearing() {
    let flags = flags
    let stage = stage { block().popover(isPresented: flags.firstLink) { Appearing() } }
    #expect(stage.renderTree.words == ["1"])
  }

  @Test("A popover of an element that is there for its size only keeps its state")
  func inReader() throws {
    let flags = flags
    let stage = stage {
      SizeReader { size in
        if size.width > 300 {
          block().popover(isPresented: flags.firstLink) { Counter() }
        } else {
          Fill()
        }
      }
    }
    try stage.tap("Count")
    stage.traits.orientation = .landscape
    #expect(stage.renderTree.words == ["1"])
  }

  @Test("A popover about an item is up while there is one")
  func item() {
    let box = Box()
    let stage = stage {
      block().popover(item: Bound(get: { box.item }, set: { box.item = $0 })) { item in
        TextBlock("Item \(item.id)")
      }
    }
    #expect(stage.dialogs.isEmpty)
    box.item = Item(id: 7)
    stage.settle()
    #expect(stage.renderTree.words == ["Item 7"])
    #expect(stage.dismissFrontLayer() != nil)
    #expect(box.item == nil)
  }

  @Test("Its content has its screen's environment: the coordinator, and the way back")
  func inherited() throws {
    let flags = flags
    let app = StubCoordinator("home", handles: ["next"]) { route in
      if route.identifier == "next" {
        return block().popover(isPresented: flags.firstLink) { Leaving() }
      }
      return TextBlock("Home")
    }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    #expect(stage.renderTree.words == ["home"])
    try stage.tap("Leave")
    #expect(app.visibleRoute.identifier == "home")
    #expect(stage.dialogs.isEmpty)
    #expect(flags.first)
  }

  @Test("An alert of its content is up in front of it")
  func nested() throws {
    let flags = flags
    let stage = stage(on: .iPadA16) {
      block().popover(isPresented: flags.firstLink) {
        TextBlock("Help").alert("Sure?", isPresented: flags.secondLink)
      }
    }
    #expect(stage.dialogs.map(\.kind) == [.popover])
    flags.second = true
    stage.settle()
    #expect(stage.dialogs.map(\.kind) == [.popover, .alert])
    #expect(stage.renderTree.findings.isEmpty)
    #expect(stage.renderTree.all(.popover).map { $0.flags.contains(.inert) } == [true])
    try stage.tap("OK")
    #expect(stage.dialogs.map(\.kind) == [.popover])
  }

  @Test("A popover follows its element")
  func follows() {
    let flags = flags
    let box = Box()
    let stage = stage(on: .iPadA16) {
      block()
        .popover(isPresented: flags.firstLink) { Fill().frame(width: 200, height: 100) }
        .padding(.top, box.item == nil ? 0 : 200)
    }
    #expect(stage.dialogs.first?.frame.minY == 630)
    box.item = Item(id: 1)
    stage.refresh()
    // The padding moves the block by half of it.
    #expect(stage.dialogs.first?.frame.minY == 730)
  }

  @Test(
    "Whatever the anchor, a popover is somewhere",
    arguments: [
      PopoverAnchor.point(x: .nan, y: .infinity),
      .rect(Rect(x: -.infinity, y: 1e300, width: -.infinity, height: .nan)),
    ]
  )
  func hostileAnchor(anchor: PopoverAnchor) throws {
    let frame = try #require(showing(anchor: anchor))
    #expect(frame.size == Size(width: 200, height: 100))
    #expect(Rect(x: 10, y: 34, width: 800, height: 1_116).contains(frame))
  }

  @Test("A popover that fits neither below nor above lies where there is more room")
  func moreRoom() {
    let flags = flags
    let stage = stage(on: .iPadA16) {
      $0.platform = .iOS26
    } showing: {
      block()
        .popover(isPresented: flags.firstLink, arrowEdge: .top) {
          Fill().frame(width: 200, height: 2_000)
        }
        .padding(.top, 200)
    }
    // The block lies at 668.5: from 42 on there are 613.5 above it, and less below.
    #expect(stage.dialogs.first?.frame == Rect(x: 310, y: 42, width: 200, height: 613.5))
  }

  @Test("A popover that stands as a sheet could be swiped away, and not dragged down")
  func dragDown() throws {
    let flags = flags
    let stage = stage { block().popover(isPresented: flags.firstLink) { TextBlock("Help") } }
    #expect(try stage.dragSheetDown() == .dismissed)
    #expect(flags.log == ["first=false"])
    #expect(throws: StageError.noSheet(front: "home")) { try stage.dragSheetDown() }
  }

  @Test("While something moved, what lies beside its popover counted as seen")
  func besideInTransition() throws {
    let flags = flags
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    ) { _ in
      block().popover(isPresented: flags.firstLink) {
        TextBlock("Lost").offset(x: 3_000)
      }
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    let stage = Stage(app, on: .iPadA16)
    func isCovered() -> Bool? {
      stage.renderTree.nodes.first { $0.label == "Lost" }?.flags.contains(.covered)
    }
    #expect(isCovered() == true)
    stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.05)
      #expect(!stage.transitions.isEmpty)
      #expect(isCovered() == true)
    }
  }

  @Test("A popover that stands as a sheet was without the grabber that its content asks for")
  func grabber() throws {
    func grabbers(_ device: Device, _ indicator: SheetIndicator) -> [Rect?] {
      let flags = flags
      return stage(on: device) {
        block().popover(isPresented: flags.firstLink) {
          TextBlock("Help").presentationDragIndicator(indicator)
        }
      }.renderTree.all(.grabber).map(\.frame)
    }
    // 5 below 69, in the middle of 393.
    #expect(grabbers(.iPhone15, .visible) == [Rect(x: 178.5, y: 74, width: 36, height: 5)])
    #expect(grabbers(.iPhone15, .automatic).isEmpty)
    #expect(grabbers(.iPhone15, .hidden).isEmpty)
    #expect(grabbers(.iPadA16, .visible).isEmpty)
  }

  // MARK: - Popovers that stay

  /// A popover with `interactiveDismissDisabled` while `flags.second` is true.
  private func locked(on device: Device, platform: PlatformProfile = .iOS18) -> Stage {
    let flags = flags
    flags.second = true
    return stage(on: device) {
      $0.platform = platform
    } showing: {
      block().popover(isPresented: flags.firstLink) {
        PushButton("Done") { flags.first = false }.buttonStyle(.bordered)
          .interactiveDismissDisabled(flags.second)
      }
    }
  }

  @Test(
    "A tap beside a popover that is to stay took it down",
    arguments: [Device.iPadA16, .iPhone15],
    [PlatformProfile.iOS18, .iOS26]
  )
  func lockedTaps(device: Device, platform: PlatformProfile) throws {
    let stage = locked(on: device, platform: platform)
    #expect(try stage.tapOutside() == .keptUp)
    try stage.tap(at: Point(x: 5, y: 5))
    #expect(flags.first)
    #expect(stage.dismissalAttempts == 2)
    #expect(stage.dialogs.map(\.kind) == [.popover])
    let popover = try #require(stage.renderTree.all(.popover).first)
    #expect(popover.facts.contains(Fact("dismissal", "disabled")))
    #expect(stage.renderTree.findings.isEmpty)
    flags.second = false
    stage.settle()
    #expect(try stage.tapOutside() == .dismissed)
    #expect(stage.dismissalAttempts == 2)
  }

  @Test("A pull at a popover that is to stay took it down where it stands as a sheet")
  func lockedSheet() throws {
    let stage = locked(on: .iPhone15)
    #expect(try stage.dragSheetDown() == .keptUp)
    try stage.swipeSheetAway()
    #expect(flags.first)
    #expect(stage.dismissalAttempts == 2)
    try stage.tap("Done")
    #expect(stage.dialogs.isEmpty)
  }

  @Test("A popover in one that is to stay goes, and leaves that up")
  func inLocked() throws {
    let flags = flags
    flags.second = true
    let stage = stage(on: .iPadA16) {
      block().popover(isPresented: flags.firstLink) {
        PushButton("Done") {}.buttonStyle(.bordered)
          .interactiveDismissDisabled()
          .popover(isPresented: flags.secondLink) { TextBlock("Inner") }
      }
    }
    #expect(stage.dialogs.count == 2)
    #expect(try stage.tapOutside() == .dismissed)
    #expect(!flags.second)
    #expect(try stage.tapOutside() == .keptUp)
    #expect(flags.first)
  }
}

private struct Counter: Element {
  @Local private var count = 0

  var body: some Element {
    TextBlock("\(count)")
    PushButton("Count") { count += 1 }
  }
}

private struct Appearing: Element {
  @Local private var count = 0

  var body: some Element {
    TextBlock("\(count)").onAppear { count += 1 }
  }
}

private struct Nested: Element {
  let content: AnyElement
  var body: some Element { content }
}

private struct Leaving: Element {
  @Inherited(\.coordinator) private var coordinator
  @Inherited(\.navigationBackAction) private var back

  var body: some Element {
    TextBlock(coordinator?.ownerName ?? "nobody")
    PushButton("Leave") { back?() }
  }
}

private struct Item: Identifiable {
  let id: Int
}

@MainActor
private final class Box {
  var item: Item?
}

private struct RoomReader: Element {
  @Inherited(\.horizontalSizeClass) private var sizeClass

  var body: some Element { TextBlock(sizeClass == .compact ? "compact" : "regular") }
}

/// A popover whose content presents the same again.
private struct EndlessPopover: Element {
  var body: some Element {
    TextBlock("Again").popover(isPresented: .constant(true)) { AnyElement(EndlessPopover()) }
  }
}
