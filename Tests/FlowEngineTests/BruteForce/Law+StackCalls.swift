@testable import FlowEngine

/// Calls that show several screens, change the stack below its top, or go back literally.
extension Law {
  static var ofStackCalls: [Law] {
    [
      Law(name: "Several screens are those that single calls would show", problem: several),
      Law(name: "The top is replaced, and below it is inserted", problem: stackChange),
      Law(name: "Going back takes as many screens as it says", problem: poppedScreens),
      Law(name: "Going back ends at the screen that it names", problem: poppedTo),
      Law(name: "Dismissing by number takes that and what is over it", problem: dismissed),
      Law(name: "Dismissing all keeps every stack", problem: dismissedAll),
      Law(name: "A dialog is in front of all, until anything else comes", problem: dialogs),
    ]
  }

  private static func several(_ record: CallRecord) -> String? {
    guard case (.showSeveral(let screens), let id)? = record.call.literal, record.outcome == .done,
      let old = record.before[id]?.withoutDialogs, let new = record.after[id]
    else { return nil }
    let styled = record.styled(screens, on: id)
    let pushed = styled.filter { $0.style == .push }.map(\.stop)
    if screens.isEmpty { return unchanged(record, but: [], below: []) }
    let kept = pushed.isEmpty ? old.presentations : []
    let added = styled.filter { $0.style != .push }
    if new.stack != old.stack + pushed || new.pushed != (pushed.isEmpty ? old.pushed : []) {
      return "c\(id) has \(new)"
    }
    guard Array(new.presentations.prefix(kept.count)) == kept,
      new.presentations.dropFirst(kept.count).map(\.stop) == added.map(\.stop),
      new.presentations.dropFirst(kept.count).map(\.style) == added.compactMap(\.style)
    else { return "c\(id) presents \(new.presentations)" }
    guard let last = styled.last, record.before.isSeen(id) else { return nil }
    if last.style == .push { return record.after.visible == id ? nil : "it is not seen" }
    guard let shown = new.presentations.last else { return "nothing is presented" }
    return record.after.isSeen(shown.id) ? nil : "c\(shown.id) is not seen"
  }

  private static func stackChange(_ record: CallRecord) -> String? {
    guard let (call, id) = record.call.literal, record.outcome == .done,
      let old = record.before[id], let new = record.after[id]
    else { return nil }
    switch call {
    case .replaceTop(let stop):
      return new.stack == old.stack.dropLast() + [stop] && new.pushed.isEmpty
        && new.presentations.isEmpty && (!record.before.isSeen(id) || record.after.visible == id)
        ? nil : "c\(id) has \(new)"
    case .insertBelowTop(let stop):
      var stack = old.stack
      stack.insert(stop, at: stack.count - (old.pushed.isEmpty ? 1 : 0))
      if new.stack != stack || record.after.visible != record.before.visible {
        return "c\(id) has \(new)"
      }
      return unchanged(record, but: [id], below: [])
    default: return nil
    }
  }

  private static func poppedScreens(_ record: CallRecord) -> String? {
    guard case (.remove(.popScreens(let count)), let id)? = record.call.literal,
      record.outcome == .done
    else { return nil }
    let bottom = record.before.bottom(of: id)
    let before = record.before.poppable(on: bottom)
    let isGone = !record.after.isShown(bottom) || record.after[bottom]?.parent == nil
    if isGone, record.before[bottom]?.parent != nil {
      return count == before ? nil : "\(before) screens have gone"
    }
    let after = record.after.poppable(on: bottom)
    return before - after == count ? nil : "\(before - after) screens have gone"
  }

  private static func poppedTo(_ record: CallRecord) -> String? {
    guard case (.remove(let removal), let called)? = record.call.literal, record.outcome == .done
    else { return nil }
    let id = record.before.stack(of: called)
    guard let old = record.before[id], let new = record.after[id],
      let index = removal.index(on: old)
    else { return nil }
    if new.stack != Array(old.stack.prefix(index)) || !new.pushed.isEmpty
      || new.presentations != old.presentations || new.root != old.root
    {
      return "c\(id) has \(new)"
    }
    let (owners, siblings) = record.before.pushedAbove(id)
    if let first = siblings.first(where: record.after.isShownByOwner) { return "c\(first) stays" }
    return unchanged(record, but: [id] + owners, below: old.pushed + siblings)
  }

  private static func dismissed(_ record: CallRecord) -> String? {
    guard case (.remove(let removal), let id)? = record.call.literal, record.outcome == .done,
      let old = record.before[id], let new = record.after[id]
    else { return nil }
    var left = old.presentations
    switch removal {
    case .dismissPresentations(let number): left.removeAll { $0.number > number }
    case .dismissPresentation(let number):
      if let index = left.firstIndex(where: { $0.number == number }) {
        let takesAll = left[index].kind == .screen || left[index].kind == .subflow
        let over = left[(index + 1)...].prefix {
          takesAll || $0.kind == .screen || $0.kind == .subflow
        }
        left.removeSubrange(index...index + over.count)
      }
    default: return nil
    }
    if new.presentations != left || !new.hasStack(of: old) { return "c\(id) has \(new)" }
    let gone = old.presentations.filter { !left.contains($0) }
    return unchanged(record, but: [id], below: gone.map(\.id))
  }

  private static func dismissedAll(_ record: CallRecord) -> String? {
    guard case (.remove(.dismissAll), let id)? = record.call.literal, record.outcome == .done
    else { return nil }
    let left = record.after.surfaces(over: id)
    if !left.isEmpty { return "c\(left) stay" }
    let gone = record.before.shownSurfaces.map(\.key.id).filter { record.before.isBelow($0, id) }
    let changed = record.before.attached.first { other in
      guard let old = record.before[other], let new = record.after[other] else { return false }
      return !record.before.chain(from: other).contains(where: gone.contains)
        && !new.hasStack(of: old)
    }
    return changed.map { "c\($0) has changed" }
  }
}

extension Law {
  private static func dialogs(_ record: CallRecord) -> String? {
    guard !record.isAnswered, record.outcome == .done else { return nil }
    let (before, after) = (record.before, record.after)
    let hasCome = after.shownSurfaces.contains { surface in
      !before.shownSurfaces.contains { $0.key == surface.key }
    }
    if hasCome, !after.dialogs.isEmpty { return "c\(after.dialogs) are still there" }
    guard let (call, _) = record.call.literal else { return nil }
    switch call {
    case .showDialog(let number):
      guard let front = after.places.last, after[front]?.isDialog == true else {
        return "no dialog is in front"
      }
      if after.dialogs.count != before.dialogs.count + 1 { return "others have gone for \(number)" }
      var host = before.visibleHost
      // Only an owner can present over a dialog of its own.
      if let last = before.places.last, before[last]?.isDialog == true,
        let owner = before[last]?.parent, before.chain(from: host).contains(owner)
      {
        host = owner
      }
      if after[front]?.parent != host { return "c\(host) was in front" }
      return unchanged(record, but: [host], below: [])
    case .answerDialog:
      let hadFront = before.places.last.flatMap { before[$0] }?.isDialog == true
      let expected = hadFront ? before.dialogs.count - 1 : before.dialogs.count
      if after.dialogs.count != expected { return "\(after.dialogs.count) dialogs are left" }
      return unchanged(record, but: [before.visibleHost], below: before.dialogs)
    default: return nil
    }
  }

  /// Whether a call on a stack must be refused; `nil` if it goes to a coordinator that is not shown, which may fail.
  static func mustRefuseChange(_ call: LayerCall, on id: Int, _ record: CallRecord) -> Bool? {
    let before = record.before
    guard let member = before[id] else { return nil }
    let isContainer = before.content(of: member) != nil || member.kind == .tabs
    switch call {
    case .showSeveral(let screens):
      let styles = record.styled(screens, on: id).map(\.style)
      let hasPush = styles.contains(.push)
      let first = styles.firstIndex { $0 != .push } ?? styles.count
      if hasPush && isContainer || styles[first...].contains(.push) { return true }
      return before.isShown(id) || screens.isEmpty ? false : nil
    case .replaceTop: return isContainer ? true : before.isShown(id) ? false : nil
    case .insertBelowTop: return isContainer || member.stack.isEmpty && member.pushed.isEmpty
    case .remove(let removal):
      let stack = before[before.stack(of: id)] ?? member
      switch removal {
      case .popToIndex, .popTo, .popToKind:
        let hasOwn = before.content(of: stack) == nil && stack.kind != .tabs
        return !hasOwn || removal.index(on: stack) == nil
      case .popScreens(let count):
        let bottom = before.bottom(of: id)
        let screens = before.poppable(on: bottom)
        return count < 1 || count > screens
          || count == screens && !before.canLeave(bottom)
      case .dismissAll, .dismissPresentation, .dismissPresentations: return false
      }
    default: return nil
    }
  }
}

extension LayerCall.Removal {
  /// The index on the own stack of `member` to which it goes back; `nil` if it is not there.
  fileprivate func index(on member: StateCopy.Member) -> Int? {
    let screens = [member.root] + member.stack
    return switch self {
    case .popToIndex(let index): screens.indices.contains(index) ? index : nil
    case .popTo(let stop): screens.lastIndex(of: stop)
    // Stops have no brackets, so those of one identifier are of one kind.
    case .popToKind(let stop): screens.lastIndex { $0.identifier == stop.identifier }
    default: nil
    }
  }
}

extension CallRecord {
  /// The screens with the styles in which they are shown.
  fileprivate func styled(_ screens: [LayerCall.Screen], on id: Int) -> [LayerCall.Screen] {
    let styles = shape(id)?.answers.styles ?? [:]
    return screens.map {
      LayerCall.Screen(stop: $0.stop, style: $0.style ?? styles[$0.stop] ?? .push)
    }
  }
}

extension StateCopy {
  /// The coordinator at the bottom of the stack that the screens of `id` are on.
  fileprivate func bottom(of id: Int) -> Int {
    var bottom = id
    while let member = self[bottom], let parent = member.parent,
      member.ownership == .flow || self[parent]?.pushed.contains(bottom) == true
    {
      bottom = parent
    }
    return bottom
  }

  /// The coordinators that are pushed above `id` on its stack, and those that pushed them.
  fileprivate func pushedAbove(_ id: Int) -> (owners: [Int], siblings: [Int]) {
    var (owners, siblings): ([Int], [Int]) = ([], [])
    var current = id
    while let parent = self[current]?.parent, let pushed = self[parent]?.pushed,
      let place = pushed.firstIndex(of: current)
    {
      owners.append(parent)
      siblings += pushed[(place + 1)...]
      current = parent
    }
    return (owners, siblings)
  }

  /// How many screens can be taken off the stack at whose bottom `id` is, tabs counting as one.
  fileprivate func poppable(on id: Int) -> Int {
    guard let member = self[id] else { return 0 }
    let own =
      switch member.kind {
      case .tabs, .split: 1
      case .orchestrator, .plain: content(of: member).map(poppable(on:)) ?? 1 + member.stack.count
      }
    return own + member.pushed.map(poppable(on:)).reduce(0, +)
  }

  /// `id`, or the coordinator that has the stack of the selected tab.
  fileprivate func stack(of id: Int) -> Int {
    var stack = id
    guard self[id]?.kind == .tabs else { return id }
    while let member = self[stack], let next = content(of: member) { stack = next }
    return stack
  }

  /// Whether `id` is a surface that goes with its root screen.
  fileprivate func canLeave(_ id: Int) -> Bool {
    guard let member = self[id], let owner = member.parent.flatMap({ self[$0] }),
      owner.presentations.contains(where: { $0.id == id })
    else { return false }
    return member.kind != .orchestrator || member.flow == nil
  }

  fileprivate func isBelow(_ id: Int, _ owner: Int) -> Bool {
    id != owner && chain(from: id).contains(owner)
  }
}
