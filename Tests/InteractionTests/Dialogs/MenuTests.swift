import FlowEngine
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// Menus.
@MainActor
struct MenuTests {
  private let flags = Flags()

  /// A menu “Options” at a block of 100 by 50, opened.
  private func opened(
    on device: Device = .iPhone15,
    @ElementBuilder items: @escaping @MainActor () -> some Element
  ) throws -> Stage {
    let stage = stage(on: device) {
      MenuControl {
        items()
      } label: {
        block()
      }
      .accessibilityIdentifier("options")
    }
    try stage.tap("#options")
    return stage
  }

  @ElementBuilder private func actions() -> some Element {
    PushButton("Share", action: flags.note("shared"))
    Separator()
    PushButton("Delete", role: .destructive, action: flags.note("deleted"))
  }

  @Test("It is 250 wide, with rows of 44, below the middle of its button")
  func place() throws {
    // The block lies at 360, 567 on this tablet and is 100 by 50; 8 are free between them.
    #expect(
      try opened(on: .iPadA16, items: actions).renderTree.outline(of: .menu) == """
        menu approximate @ 285,625 250x96
          button "Share" approximate @ 0,0 250x44
          button "Delete" purpose=destructive approximate @ 0,52 250x44
        """
    )
  }

  @Test("It is among the dialogs, with its buttons from top to bottom")
  func shown() throws {
    let stage = stage { MenuControl("Options", items: self.actions) }
    #expect(stage.dialogs.isEmpty)
    try stage.tap("Options")
    #expect(stage.dialogs.map(\.kind) == [.menu])
    #expect(stage.dialogs.first?.title == "Options")
    #expect(
      stage.dialogs.first?.buttons
        == [ShownDialogButton("Share"), ShownDialogButton("Delete", role: .destructive)]
    )
  }

  @Test("Outlines say of its button that it opens a menu")
  func button() {
    let stage = stage { MenuControl("Options", items: self.actions) }
    #expect(stage.renderTree.outline(of: .button).hasPrefix("button \"Options\" opens=menu"))
  }

  @Test("Wireframes and pictures show its items")
  func drawn() throws {
    let tree = try opened(items: actions).renderTree
    #expect(TreeRenderer.wireframe.render(tree).contains("[Share]"))
    #expect(TreeRenderer.svg.render(tree).contains("Delete"))
  }

  @Test("Choosing an item performs it and closes the menu")
  func choosing() throws {
    let stage = try opened(items: actions)
    try stage.tap("Share")
    #expect(flags.log == ["shared"])
    #expect(stage.dialogs.isEmpty)
  }

  @Test("A tap outside closes it and does nothing else")
  func outside() throws {
    let stage = try opened(items: actions)
    try stage.tap(at: Point(x: 20, y: 100))
    #expect(stage.dialogs.isEmpty)
    #expect(flags.log.isEmpty)
  }

  @Test("Nothing behind it can be tapped, and the error names it")
  func behind() throws {
    let stage = stage {
      Column {
        PushButton("Buy") {}
        MenuControl("Options", items: self.actions)
      }
    }
    try stage.tap("Options")
    let reason = OutOfReach.behind(surface: "the menu “Options”")
    #expect(throws: StageError.outOfReach("Buy", reason: reason)) { try stage.tap("Buy") }
  }

  @Test("A disabled item is shown, and cannot be chosen")
  func disabled() throws {
    let stage = try opened { PushButton("Share") {}.disabled(true) }
    #expect(throws: StageError.outOfReach("Share", reason: .disabled)) { try stage.tap("Share") }
    #expect(stage.dialogs.first?.buttons == [ShownDialogButton("Share", isEnabled: false)])
  }

  @Test("An item may open an alert, which comes once the menu is closed")
  func alert() throws {
    let flags = flags
    let stage = stage {
      MenuControl("Options") { PushButton("Delete") { flags.first = true } }
        .alert("Really?", isPresented: flags.firstLink)
    }
    try stage.tap("Options")
    try stage.tap("Delete")
    #expect(stage.dialogs.map(\.kind) == [.alert])
  }

  @Test("A menu in it opens in its place, under its title")
  func nested() throws {
    let stage = try opened {
      MenuControl("Move to") {
        PushButton("Archive", action: flags.note("archived"))
      }
    }
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Move to"])
    try stage.tap("Move to")
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Move to", "Archive"])
    try stage.tap("Archive")
    #expect(flags.log == ["archived"])
    #expect(stage.dialogs.isEmpty)
  }

  @Test("The title of a menu in it leads back, and closed it opens from the start")
  func nestedBack() throws {
    let stage = try opened {
      MenuControl("Move to") { PushButton("Archive") {} }
      PushButton("Share") {}
    }
    try stage.tap("Move to")
    try stage.tap("Move to")
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Move to", "Share"])
    try stage.tap("Move to")
    try stage.tapOutside()
    try stage.tap("#options")
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Move to", "Share"])
  }

  @Test("A menu without items opens nothing, and the error says so")
  func empty() {
    let stage = stage { MenuControl("Options") {} }
    #expect(throws: StageError.emptyMenu("Options")) { try stage.tap("Options") }
    #expect(stage.dialogs.isEmpty)
    #expect(
      "\(StageError.emptyMenu("Options"))"
        == "“Options” is a menu without items, so it opens nothing. Add PushButtons to it, or remove it."
    )
  }

  @Test("A menu without items in another one opens nothing either")
  func emptyInside() throws {
    let stage = try opened { MenuControl("Move to") {} }
    #expect(throws: StageError.emptyMenu("Move to")) { try stage.tap("Move to") }
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Move to"])
  }

  @Test("A switch in it is an item with a checkmark while it is on")
  func toggle() throws {
    let flags = flags
    let stage = try opened { SwitchControl("Unread only", isOn: flags.firstLink) }
    #expect(!stage.renderTree.outline(of: .menu).contains("selected"))
    try stage.tap("Unread only")
    #expect(flags.first)
    try stage.tap("#options")
    #expect(stage.renderTree.outline(of: .menu).contains("button \"Unread only\" selected"))
  }

  @Test("A picker in it lists its options, the selected one with a checkmark")
  func picker() throws {
    let stage = try opened {
      ChoiceControl("Sort", selection: .constant("Date"), options: ["Date", "Size"])
    }
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Date", "Size"])
    let chosen = stage.renderTree.nodes.filter { $0.flags.contains(.selected) }
    #expect(chosen.map(\.label) == ["Date"])
  }

  @Test("Sections have their headers above, and gaps of 8 between them")
  func sections() throws {
    let stage = try opened(on: .iPadA16) {
      PushButton("Share") {}
      RowSection("Danger") { PushButton("Delete") {} }
    }
    let tree = stage.renderTree
    // 44, a gap of 8, a heading of 16 with 8 above and below, 44.
    #expect(tree.all(.menu).first?.frame?.size == Size(width: 250, height: 128))
    #expect(tree.frame(.button, "Delete")?.minY == 709)
    #expect(tree.all(.text).map(\.label).contains("Danger"))
  }

  @Test("With more items than there is room for it scrolls")
  func scrolls() throws {
    let flags = flags
    let stage = try opened {
      Each(0..<40) { number in PushButton("Item \(number)", action: flags.note("\(number)")) }
    }
    // The block ends at 463.5, 8 are free, and the margin is at 808.
    #expect(stage.dialogs.first?.frame.size == Size(width: 250, height: 336.5))
    try stage.scroll(to: "Item 39")
    try stage.tap("Item 39")
    #expect(flags.log == ["39"])
  }

  @Test("It goes with its element, which is no finding")
  func gone() {
    let flags = flags
    let stage = stage {
      Column {
        if !flags.first { MenuControl("Options", items: self.actions) }
      }
    }
    #expect(throws: Never.self) { try stage.tap("Options") }
    flags.first = true
    stage.refresh()
    #expect(stage.dialogs.isEmpty)
    #expect(!stage.renderTree.findings.contains { $0.code == .dialogLost })
  }
}
