import FlowEngine
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// Context menus.
@MainActor
struct ContextMenuTests {
  private let flags = Flags()

  private func list() -> Stage {
    let flags = flags
    return stage {
      RowList {
        Each(["Brahms", "Liszt"], id: \.self) { name in
          PushButton(name, action: flags.note("open \(name)"))
            .contextMenu { PushButton("Share", action: flags.note("share \(name)")) }
        }
      }
    }
  }

  @Test("A long press opens it, and an item is chosen from it")
  func opens() throws {
    let stage = list()
    try stage.longPress("Liszt")
    #expect(stage.dialogs.map(\.kind) == [.menu])
    try stage.tap("Share")
    #expect(flags.log == ["share Liszt"])
    #expect(stage.dialogs.isEmpty)
  }

  @Test("Wireframes show all of an item that deletes, at whatever edge of the menu it is")
  func wireframe() throws {
    let stage = stage {
      RowList {
        PushButton("Liszt") {}.contextMenu { PushButton("Delete", role: .destructive) {} }
      }
    }
    try stage.longPress("Liszt")
    #expect(TreeRenderer.wireframe.render(stage.renderTree).contains("[!Delete]"))
  }

  @Test("A tap still does what it did")
  func tap() throws {
    let stage = list()
    try stage.tap("Brahms")
    #expect(flags.log == ["open Brahms"])
    #expect(stage.dialogs.isEmpty)
  }

  @Test("A tap outside closes it")
  func outside() throws {
    let stage = list()
    try stage.longPress("Brahms")
    try stage.tapOutside()
    #expect(stage.dialogs.isEmpty)
    #expect(flags.log.isEmpty)
  }

  @Test("Without items it opens nothing, and the error says so")
  func empty() {
    let stage = stage { TextBlock("Brahms").contextMenu {} }
    #expect(throws: StageError.emptyMenu("Brahms")) { try stage.longPress("Brahms") }
    #expect(stage.dialogs.isEmpty)
  }

  @Test("Disabled content opens none")
  func disabled() {
    let stage = stage {
      TextBlock("Brahms").contextMenu { PushButton("Share") {} }.disabled(true)
    }
    #expect(throws: StageError.self) { try stage.longPress("Brahms") }
    #expect(stage.dialogs.isEmpty)
  }
}
