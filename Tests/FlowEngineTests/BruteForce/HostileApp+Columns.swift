import TestSupport

@testable import FlowEngine

extension HostileApp {
  /// The split that is nearest around `one`, or else any.
  func split(near one: AnyCoordinator) -> (any ColumnShowing)? {
    var next: AnyCoordinator? = one
    while let coordinator = next {
      if let split = coordinator as? any ColumnShowing { return split }
      next = coordinator.parent
    }
    let splits = builder.living.compactMap { builder[$0] as? any ColumnShowing }
    return random.pickIfAny(splits)
  }

  /// Fills, empties, shows or requests a column, which `split` need not have.
  func changeColumns(of split: any ColumnShowing) -> Bool? {
    let column = random.pick(SplitColumn.allCases)
    let action = random.next(below: 10)
    journal.append("column \(action) of \(split.id): \(column)")
    switch action {
    case 0, 1: return split.setColumn(column, to: newcomer())
    case 2: return split.setColumn(column, to: anyCoordinator())
    case 3: return split.setColumn(column, to: nil)
    case 4: return split.show(newcomer(), in: column)
    case 5: return split.show(anyCoordinator(), in: column)
    case 6, 7: return split.show(column)
    case 8:
      return attempt { () throws(FlowError) in plan = try split.planToShow(column) }
    default:
      split.setColumnVisibility(random.pick(ColumnVisibility.allCases))
      return nil
    }
  }
}
