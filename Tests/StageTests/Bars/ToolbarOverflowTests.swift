import LayoutSim
import Testing

/// Items of bars without room.
@MainActor
struct ToolbarOverflowTests {
  private struct Many: Element {
    let count: Int

    @Local private var log: [Int] = []

    var body: some Element {
      TextBlock("log \(log)")
        .toolbar {
          Each(0..<count) { number in
            BarItem {
              PushButton {
                log.append(number)
              } label: {
                IconLabel("Item \(number)", icon: "\(number).circle")
              }
            }
          }
        }
    }
  }

  private func buttons(_ stage: Stage) -> [String] {
    stage.renderTree.all(.button).compactMap(\.label)
  }

  @Test("Eight buttons of 44 fit into 393 less the margins, of nine the last two are in a menu")
  func fits() throws {
    // 393 - 2 * 8 = 377: 8 * 44 = 352 fit; of nine, seven and the button of 44.
    let eight = Stage(on: .iPhone15) { Many(count: 8) }
    #expect(buttons(eight) == (0..<8).map { "Item \($0)" })
    let nine = Stage(on: .iPhone15) { Many(count: 9) }
    #expect(buttons(nine) == (0..<7).map { "Item \($0)" } + ["More"])
    let more = try #require(nine.renderTree.all(.button).last)
    #expect(more.frame == Rect(x: 341, y: 161.0 / 3, width: 44, height: 44))
    #expect(more.flags.contains(.approximate))

    try nine.tap("More")
    #expect(nine.dialogs.map(\.kind) == [.menu])
    #expect(nine.dialogs.first?.buttons.map(\.label) == ["Item 7", "Item 8"])
    try nine.tap("Item 8")
    #expect(nine.dialogs.isEmpty)
    #expect(nine.renderTree.words.contains("log [8]"))
  }

  @Test("With more room the menu goes, and with less it comes back")
  func turning() {
    let stage = Stage(on: .iPhone15) { Many(count: 9) }
    stage.rotate(to: .landscape)
    #expect(buttons(stage) == (0..<9).map { "Item \($0)" })
    stage.rotate(to: .portrait)
    #expect(buttons(stage).last == "More")
  }

  @Test("Secondary actions are always in the menu, after those without room")
  func secondary() throws {
    let stage = Stage(on: .iPhone15, platform: .iOS26) {
      Fill().toolbar {
        BarItem(placement: .secondaryAction) { PushButton("Archive") {} }
        BarItem { PushButton(action: {}) { Icon("plus") }.accessibilityLabel("Add") }
      }
    }
    #expect(buttons(stage) == ["Add", "More"])
    try stage.tap("More")
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Archive"])
  }

  @Test("A title with a menu opens it once it is inline")
  func titleMenu() throws {
    let stage = Stage(on: .iPhone15) {
      Fill().navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu {
          PushButton("Rename") {}
          PushButton("Move") {}
        }
    }
    try stage.tap("Note")
    #expect(stage.dialogs.first?.buttons.map(\.label) == ["Rename", "Move"])
    let large = Stage(on: .iPhone15) {
      Fill().navigationTitle("Note").toolbarTitleMenu { PushButton("Rename") {} }
    }
    #expect(large.renderTree.all(.button).isEmpty)
  }
}
