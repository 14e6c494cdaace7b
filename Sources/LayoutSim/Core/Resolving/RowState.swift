/// The state of an element inside a row of a lazy container.
///
/// A device makes the content of a row when it comes near the visible part, and drops it with its state some time after
/// it was scrolled away (WWDC26, session 321). The elements that make up the rows, down to the first container of each,
/// are made to count the rows, and keep their state (recorded in onevcat/Kingfisher#1618 and described by Chris Eidhof,
/// “Lifetime of State Properties in SwiftUI”; well established, although that session does not mention the exception).
struct RowState {
  let slot: WeakReference<StateSlot>

  /// Whether the element is a row of the nearest lazy container, so that only rows around that one matter.
  let isRow: Bool
}

private enum RowStatesKey: ContainerValueKey {
  static var defaultValue: [RowState] { [] }
}

/// How far a row is from the visible part of its scroll area.
enum RowDistance: Int {
  case inSight

  /// Out of sight, at most as far as the visible part is long: a device drops rows after “a number of updates”.
  case near

  case far
}

extension Resolver {
  /// Begins what is made by the element with the state in `slot`.
  ///
  /// - Returns: Whether the state is inside a row of a lazy container.
  mutating func openState(_ slot: StateSlot) -> Bool {
    guard rowLevel.isInAnyLazyRow, slot.hasValues else { return false }
    openMark()
    return true
  }

  mutating func closeState(_ slot: StateSlot, isInRow: Bool) {
    guard isInRow else { return }
    builder.tables.flags.insert(.hasRowStates)
    let state = RowState(slot: WeakReference(slot), isRow: !rowLevel.isInLazyRow)
    closeMark { builder, start in
      guard let box = builder.boxes(from: start).first else { return }
      let inner = builder.containerValue(RowStatesKey.self, of: box)
      builder.setContainerValue(RowStatesKey.self, inner + [state], of: box)
    }
  }
}

extension BoxTree {
  /// Drops the state in rows that come into sight after they were far away.
  ///
  /// - Parameter distance: The distance of content that is in all of these rows; `nil` if it is not shown.
  /// - Returns: Whether there was any.
  @MainActor
  func dropRowStates(_ distance: ([LazyRowPlace]) -> RowDistance?) -> Bool {
    guard tables.flags.contains(.hasRowStates) else { return false }
    var hasDropped = false
    for index in 0..<count where nodes[index].containerValues >= 0 {
      let values = tables.containerValues[Int(nodes[index].containerValues)].values
      guard let value = values[ObjectIdentifier(RowStatesKey.self)] else { continue }
      let rows = lazyRows(around: index).filter { nodes[$0.area].label != .pager }
      for state in erased(value, as: [RowState].self) {
        guard let slot = state.slot.object,
          let distance = distance(Array(rows.dropFirst(state.isRow ? 1 : 0)))
        else { continue }
        switch (slot.rowDistance, distance) {
        case (.inSight, .far): slot.rowDistance = .far
        case (nil, .inSight): slot.rowDistance = .inSight
        case (.far, .inSight):
          slot.rowDistance = .inSight
          slot.dropValues()
          hasDropped = true
        default: break
        }
      }
    }
    return hasDropped
  }
}

extension StateSlot {
  /// Whether the element has state of its own.
  fileprivate var hasValues: Bool { members.contains { $0.key >= 0 } }

  /// Makes the element new; a field with the focus keeps it.
  fileprivate func dropValues() {
    members = members.filter {
      $0.key < 0 || ($0.value as? any DescribedStorage)?.isOfFocus == true
    }
    (body, part) = (nil, nil)
    store?.noteChange()
  }
}
