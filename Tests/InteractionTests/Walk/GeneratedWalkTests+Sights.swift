import FlowEngine
import LayoutSim
import TestSupport
import Testing

extension GeneratedWalkTests {
  /// What walks are to lead to.
  private enum Sight: CaseIterable {
    case columnsInTab, elementSheet, elementSheetOverAnother, dialog, focusedField, movement
    case innerStack, innerTabs, innerColumns
    case rowsScrolledAway, rowsOfScreenThatIsGone, endlessCodeOfRow
  }

  @Test(
    "The laws are not untested: columns in tabs, sheets of elements, focused fields and rows occur in some walk",
    .enabled(if: Night.isOn)
  )
  func sights() async {
    var unseen = Set(Sight.allCases)
    for seed in 1...200 where !unseen.isEmpty {
      let walk = GeneratedWalk(seed: seed)
      for _ in 0..<12 {
        await walk.step()
        unseen.subtract(sights(of: walk))
      }
    }
    #expect(unseen == [])
  }

  private func sights(of walk: GeneratedWalk) -> [Sight] {
    let (stage, tallies) = (walk.stage, walk.app.models.tallies)
    let surfaces = walk.app.root.composition.surfaces
    let presented = stage.surfaces.count { !surfaces.contains($0.surface) }
    return Sight.allCases.filter { sight in
      switch sight {
      case .columnsInTab: surfaces.contains { $0.content.hasColumnsInTab }
      case .elementSheet: presented > 0
      case .elementSheetOverAnother: presented > 1
      case .dialog: !stage.dialogs.isEmpty
      case .focusedField: stage.focusedField != nil
      case .movement: stage.isMoving
      case .innerStack: stage.innermostStack.count > 1 && stage.topScreen?.isOfElement == true
      case .innerTabs: stage.renderTree.words.contains("To first")
      case .innerColumns: stage.renderTree.words.contains { $0.hasPrefix("Inner columns") }
      case .rowsScrolledAway:
        tallies.contains { $0.isAlive && $0.present.count < $0.entries.count }
      case .rowsOfScreenThatIsGone: tallies.contains { !$0.isAlive }
      case .endlessCodeOfRow: tallies.contains { $0.entries.values.contains { $0.running > 0 } }
      }
    }
  }
}

extension SurfaceContent {
  fileprivate var hasColumnsInTab: Bool {
    guard case .tabs(let tabs) = self, case .split = tabs.content else { return false }
    return true
  }
}
