@testable import FlowEngine

/// L1 to L3 for navigations that succeeded.
extension Law {
  static var ofNavigating: [Law] {
    [
      Law(name: "L3: the destination is seen", problem: destinationIsSeen),
      Law(name: "L1: the destination is on top of its surface", problem: destinationIsOnTop),
      Law(name: "B66: going there again does nothing", problem: goingAgainDoesNothing),
      Law(name: "B61: what is left upwards is cleaned", problem: leftIsCleaned),
      Law(name: "D6: under a modal of an owner all stays", problem: allStaysUnderModal),
      Law(name: "Under a surface that answers all stays", problem: allStaysUnderSurface),
      Law(name: "B63: other tabs keep their stacks", problem: otherTabsKeep),
      Law(name: "B71: the path lies under the destination", problem: pathIsWalked),
      Law(name: "A new flow is seen", problem: newFlowIsSeen),
      Law(name: "What is left for another part of a flow is cleaned", problem: departureIsClean),
    ]
  }

  private static func destinationIsSeen(_ record: CallRecord) -> String? {
    guard let arrival = record.arrival else { return nil }
    let isThere =
      record.screen.stop == arrival.stop || record.isBareContainer(at: arrival.stop)
    guard case .covered(let owner, let route)? = arrival.plan.note else {
      return isThere ? nil : "not seen, and no note: in front is \(record.screen.stop)"
    }
    if record.before.isSeen(arrival.start) { return "called from what is seen, and not seen" }
    // A dialog is in front of the screen that is seen.
    if !record.after.dialogs.isEmpty { return nil }
    let visible = RouteDescription(record.screen.stop.route)
    let path = record.screen.path()
    if owner != path || route != visible {
      return "the note says \(route) of \(owner), in front is \(visible) of \(path)"
    }
    return nil
  }

  private static func destinationIsOnTop(_ record: CallRecord) -> String? {
    guard let stop = record.arrival?.stop, record.containers(at: stop).isEmpty else {
      return nil
    }
    let after = record.after
    let isOnTop = after.attached.contains { id in
      after[id]?.ownership != .child && after.stop(of: after.top(of: id)) == stop
    }
    return isOnTop ? nil : "\(stop) is not on top of anything"
  }

  private static func goingAgainDoesNothing(_ record: CallRecord) -> String? {
    guard let arrival = record.arrival, let again = record.again else { return nil }
    // What has left has its registered root again (D17), and a call on it shows it first (A18).
    let hasLeftForItsRoot = record.after.chain(from: arrival.start).contains { id in
      guard let old = record.before[id], let new = record.after[id] else { return false }
      return old.root != new.root && new.root == arrival.stop && !record.after.isShown(id)
    }
    if hasLeftForItsRoot { return nil }
    switch again {
    case .failure(let error): return "going there again fails: \(error)"
    case .success(let plan) where plan.steps.isEmpty: return nil
    case .success(let plan): return "going there again: \(plan.steps)"
    }
  }

  private static func leftIsCleaned(_ record: CallRecord) -> String? {
    guard let arrival = record.arrival, record.before.isSeen(arrival.start) else { return nil }
    let after = record.after
    let way = after.chain(from: after.visible)
    let left = record.before.chain(from: arrival.start).prefix { !way.contains($0) }
    let turn = record.before.chain(from: arrival.start).dropFirst(left.count).first
    let next = zip(way, way.dropFirst()).first { $1 == turn }?.0
    if turn.flatMap({ after[$0] })?.presentations.contains(where: { $0.id == next }) == true {
      return nil
    }
    // Tabs below where the call turns are not those that it leaves.
    let isCovered = record.surfaceAround.map { surface in
      surface != turn && turn.map(after.chain(from: surface).contains) == true
        && !record.leavesTab(for: surface)
    }
    if isCovered == true { return nil }
    for member in left.compactMap({ after[$0] }) {
      if !member.presentations.isEmpty { return "c\(member.id) still presents" }
      if !member.stack.isEmpty || !member.pushed.isEmpty { return "c\(member.id) keeps a stack" }
    }
    return nil
  }

  private static func allStaysUnderSurface(_ record: CallRecord) -> String? {
    // A tab that is not selected is left as any other, wherever the call goes, and though a surface of its own
    // is in front.
    guard let surface = record.surfaceThatAnswered, let arrival = record.arrival,
      record.before.isSeen(arrival.start), !record.leavesTab(for: surface)
    else { return nil }
    let (before, after) = (record.before, record.after)
    let surfaces = before.surfaces(over: before.root)
    let above = surfaces.drop { $0 != surface }
    if !after.surfaces(over: after.root).starts(with: surfaces.dropLast(above.count - 1)) {
      return "surfaces under c\(surface) are others"
    }
    for id in before.attached where !before.chain(from: id).contains(where: above.contains) {
      if before[id]?.stack != after[id]?.stack || before[id]?.pushed != after[id]?.pushed {
        return "c\(id), under c\(surface), has another stack"
      }
    }
    return nil
  }

  private static func allStaysUnderModal(_ record: CallRecord) -> String? {
    guard let arrival = record.arrival, record.before.isSeen(arrival.start) else { return nil }
    let (before, after) = (record.before, record.after)
    let way = after.chain(from: after.visible)
    for (id, over) in zip(way.dropFirst(), way) {
      guard let old = before[id], let new = after[id],
        new.presentations.contains(where: { $0.id == over }),
        before.isOnSurface(arrival.start, of: id)
      else { continue }
      // A path to the modal is built where the stack was empty, and ends what was pushed there.
      if new.stack != old.stack {
        return new.pushed.isEmpty ? nil : "screens came under those of a child"
      }
      for under in [id] + before.chain(from: arrival.start).prefix(while: { $0 != id })
      where before[under]?.stack != after[under]?.stack
        || before[under]?.pushed != after[under]?.pushed
      {
        return "c\(under) has another stack"
      }
    }
    return nil
  }

  private static func otherTabsKeep(_ record: CallRecord) -> String? {
    guard let arrival = record.arrival else { return nil }
    let (before, after) = (record.before, record.after)
    let way = after.chain(from: after.visible)
    let left = before.chain(from: arrival.start)
    for tabs in left.compactMap({ before[$0] })
    where tabs.kind == .tabs && way.contains(tabs.id) && before.isSeen(arrival.start) {
      // A modal that takes another route as its root was dismissed and is shown anew.
      guard left.allSatisfy({ before[$0]?.root == after[$0]?.root }) else { continue }
      for tab in tabs.children where !way.contains(tab) && !left.contains(tab) {
        guard let old = before[tab], let new = after[tab] else { continue }
        if old.stack != new.stack || old.pushed != new.pushed {
          return "tab c\(tab) had \(old.stack) c\(old.pushed), has \(new.stack) c\(new.pushed)"
        }
      }
    }
    return nil
  }

  private static func pathIsWalked(_ record: CallRecord) -> String? {
    guard let stop = record.arrival?.stop else { return nil }
    let visible = record.after.visible
    guard let old = record.before[visible], let new = record.after[visible],
      let answers = record.shape(visible)?.answers, let path = answers.paths[stop],
      old.stack.isEmpty, new.stack.last == stop, new.kind == .plain
    else { return nil }
    var expected: [Stop] = []
    for entry in path.filter({ $0 != new.root }) + (path.contains(stop) ? [] : [stop]) {
      if answers.claims[entry] == .replace { _ = expected.popLast() }
      expected.append(entry)
    }
    return new.stack == expected ? nil : "the stack is \(new.stack), the path \(expected)"
  }

  private static func newFlowIsSeen(_ record: CallRecord) -> String? {
    guard let plan = record.plan, plan.changesFlow, !record.goesElsewhere else { return nil }
    let after = record.after
    guard let flow = after[after.root]?.flow else { return "there is no flow" }
    return after.visible == after.top(of: flow) && !after.canGoBack(from: after.visible)
      ? nil : "in front is c\(after.visible)"
  }

  private static func departureIsClean(_ record: CallRecord) -> String? {
    guard let plan = record.plan, plan.changesFlow, record.goesElsewhere, !record.isAnswered,
      let start = record.call.destination?.start
    else { return nil }
    let (before, after) = (record.before, record.after)
    if !after.surfaces(over: after.root).isEmpty { return "surfaces stay over the root" }
    let left = before.chain(from: start).dropLast()
    if let outermost = left.last, after[after.root]?.pushed.contains(outermost) == true {
      return "c\(outermost), which was left, is still pushed"
    }
    let surfaces = before.surfaces(over: before.root)
    for id in before.attached where id != before.root {
      guard let old = before[id], let new = after[id] else { continue }
      let isGone = before.chain(from: id).contains { left.contains($0) || surfaces.contains($0) }
      if left.contains(id), !new.isAtRoot { return "c\(id), which was left, keeps \(new)" }
      // What was pushed above what was left goes with it.
      let isAbove = before[before.root]?.pushed.contains { before.chain(from: id).contains($0) }
      if !isGone, isAbove != true, !new.hasStack(of: old) { return "c\(id) was not left" }
    }
    let (old, new) = (before[before.root], after[after.root])
    return old?.stack == new?.stack && old?.root == new?.root ? nil : "the root has other screens"
  }
}
