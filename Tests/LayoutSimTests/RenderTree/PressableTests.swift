import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Whether an outline and a tree tell what a tap does something to.
@MainActor
struct PressableTests {
  private func stage(@ElementBuilder _ content: @escaping @MainActor () -> some Element) -> Stage {
    Stage(StubCoordinator("home") { _ in content() })
  }

  /// The role and the label of every node that is pressable.
  private func pressable(_ tree: RenderTree) -> [String] {
    tree.nodes.filter { $0.flags.contains(.pressable) }
      .map { [$0.role.rawValue, $0.label].compactMap { $0 }.joined(separator: " ") }
  }

  @Test("A row, a picture and a text that can be pressed looked like those that cannot")
  func wordsOfRoles() {
    let stage = stage {
      PushButton("Delete") {}
      PushButton("Read") {}.role(.text)
      PushButton(action: {}) { Picture("map", width: 50, height: 50) }.role(.picture)
      Row { PushButton("Open") {} }.accessibilityElement(children: .combine).role(.row)
      TextBlock("Plain")
      Row { TextBlock("Words") }.accessibilityElement(children: .combine).role(.row)
    }
    #expect(
      pressable(stage.renderTree) == ["button Delete", "text Read", "picture map", "row Open"]
    )
    let lines = TreeRenderer.outline.render(stage.renderTree).split(separator: "\n")
    func isMarked(_ name: String) -> Bool {
      lines.contains { $0.contains(name) && $0.contains(" pressable @ ") }
    }
    #expect(!isMarked("button \"Delete\""))
    #expect(isMarked("text \"Read\""))
    #expect(isMarked("picture \"map\""))
    #expect(isMarked("row \"Open\""))
    #expect(!isMarked("text \"Plain\""))
    #expect(!isMarked("row \"Words\""))
  }

  @Test("A row of a list is pressed with its button, and one of words is not")
  func rowsOfLists() {
    let stage = stage {
      RowList {
        PushButton("Row") {}
        PushButton("Own place") {}.buttonStyle(.borderless)
        TextBlock("Words")
      }
    }
    let rows = stage.renderTree.nodes.filter { $0.role == .row }
    #expect(rows.map { $0.flags.contains(.pressable) } == [true, false, false])
    #expect(pressable(stage.renderTree) == ["row", "button Row", "button Own place"])
  }

  @Test("What is disabled, constant or hidden cannot be pressed, nor the parts of it")
  func nothingHappens() {
    let stage = stage {
      PushButton("Off") {}.disabled()
      SwitchControl("Always on", isOn: .constant(true))
      StepperControl("Always 3", value: .constant(3))
      PushButton("Gone") {}.hidden()
      TextEntry("Name", words: .constant("Mary"))
    }
    #expect(pressable(stage.renderTree) == [])
  }

  @Test("The parts of a button are pressed as the button")
  func parts() {
    let stage = stage {
      PushButton(action: {}) {
        Row {
          TextBlock("One")
          TextBlock("Two")
        }
      }
    }
    #expect(pressable(stage.renderTree) == ["button One, Two"])
  }

  @Test("A grabber is pressed where the sheet can be moved or dismissed with it")
  func grabber() {
    func grabbers(_ detents: [ModalPresentationDetent], isKept: Bool) -> [Bool] {
      let sheet = SheetStage(detents) { _ in
        Fill().presentationDragIndicator(.visible).interactiveDismissDisabled(isKept)
      }
      return sheet.stage.renderTree.nodes.filter { $0.role == .grabber }
        .map { $0.flags.contains(.pressable) }
    }
    #expect(grabbers([.medium], isKept: false) == [true])
    #expect(grabbers([.medium], isKept: true) == [false])
    #expect(grabbers([.medium, .large], isKept: true) == [true])
  }
}
