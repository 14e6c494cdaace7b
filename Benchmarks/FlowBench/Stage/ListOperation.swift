import FlowEngine
import LayoutSim
import Observation

/// The changes of a list that the js-framework-benchmark measures, each on a new list.
///
/// What one of them costs is the difference between its scenario and `list-new`, which only shows the list.
enum ListOperation: String, CaseIterable {
  /// Shows the list, and changes nothing.
  case new

  /// Fills an empty list.
  case create

  /// Replaces all rows by others.
  case replace

  /// Changes the text of every tenth row.
  case updateTenth = "update-tenth"

  /// Changes the text of one row.
  case updateOne = "update-one"

  /// Selects a row.
  case select

  /// Swaps the second row and the last but one.
  case swap

  /// Removes a row.
  case remove

  /// Adds as many rows.
  case append

  /// Removes all rows.
  case clear
}

extension StageScenario {
  /// The scenarios of a list of `count` rows.
  static func lists(of count: Int) -> [StageScenario] {
    ListOperation.allCases.map { operation in
      StageScenario(
        name: "list-\(operation.rawValue)-\(count)",
        summary: "a list of \(count) rows, then: \(operation.rawValue)",
        treeCount: 2
      ) {
        {
          let model = ListModel(operation == .create ? 0 : count)
          let stage = Stage { ListScreen(model: model) }
          precondition(stage.rows == model.items.count)
          model.perform(operation, count)
          precondition(stage.rows == model.items.count)
        }
      }
    }
  }
}

extension Stage {
  /// The number of rows in the tree, which has to be made for it.
  fileprivate var rows: Int { renderTree.nodes.count { $0.role == .row } }
}

@MainActor
@Observable
private final class ListModel {
  var items: [ListItem]
  var selected: Int?

  init(_ count: Int) { items = ListModel.items(0..<count) }

  static func items(_ numbers: Range<Int>) -> [ListItem] {
    numbers.map { ListItem(id: $0, words: "Row \($0)") }
  }

  func perform(_ operation: ListOperation, _ count: Int) {
    switch operation {
    case .new: break
    case .create: items = ListModel.items(0..<count)
    case .replace: items = ListModel.items(count..<2 * count)
    case .updateTenth: for row in stride(from: 0, to: count, by: 10) { items[row].words += "!" }
    case .updateOne: items[count / 2].words += "!"
    case .select: selected = count / 2
    case .swap: items.swapAt(1, count - 2)
    case .remove: items.remove(at: count / 2)
    case .append: items += ListModel.items(count..<2 * count)
    case .clear: items = []
    }
  }
}

private struct ListItem: Identifiable {
  let id: Int
  var words: String
}

private struct ListScreen: Element {
  let model: ListModel

  var body: some Element {
    RowList {
      Each(model.items) { item in
        ListLine(item: item, isSelected: model.selected == item.id)
      }
    }
  }
}

private struct ListLine: Element {
  let item: ListItem
  let isSelected: Bool

  var body: some Element {
    Row {
      TextBlock("\(item.id)")
      TextBlock(item.words).bold(isSelected)
    }
  }
}
