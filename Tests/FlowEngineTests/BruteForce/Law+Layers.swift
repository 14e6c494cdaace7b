@testable import FlowEngine

/// Layers, flows that are brought along, and what goes.
extension Law {
  static var ofLayers: [Law] {
    [
      Law(
        name: "What goes is told once, and by a literal call the top first",
        problem: goingIsTold
      ),
      Law(name: "No number is given twice", holdsOfGuarded: true) { $0.numberGivenTwice },
      Law(
        name: "A flow is owned exactly while it is shown",
        holdsOfGuarded: true,
        problem: flowsAreShown
      ),
      Law(name: "A literal call adds what it says, where it says", problem: literalAdds),
      Law(
        name: "Finishing leaves nothing of the flow and moves nothing else",
        problem: finishing
      ),
      Law(name: "Closing takes the latest presentation and what is above", problem: closing),
      Law(name: "Starting again leaves the root alone", problem: startingAgain),
    ]
  }

  // MARK: - What goes

  private static func goingIsTold(_ record: CallRecord) -> String? {
    guard !record.isAnswered, record.outcome == .done else { return nil }
    let shown = Set(record.after.shownSurfaces.map(\.key))
    let gone = record.before.shownSurfaces.filter { !shown.contains($0.key) }.reversed()
    let expected = gone.map(\.told)
    let isRight =
      record.told.count == gone.count && Set(record.told) == Set(expected)
      // A navigation may clear the tabs that it left before the one that is selected.
      && (record.call.literal == nil || isFromTheTop(record.told, Array(gone), record.before))
    return isRight ? nil : "\(record.told) were told, gone from the top are \(expected)"
  }

  /// Whether what has gone was told in that order, except that of two tabs either may come first.
  private static func isFromTheTop(
    _ told: [Inquiry.Told],
    _ gone: [StateCopy.ShownSurface],
    _ state: StateCopy
  ) -> Bool {
    var rest = gone
    for notice in told {
      // The first that has it, for one screen may have gone twice.
      guard let place = rest.firstIndex(where: { $0.told == notice }) else { return false }
      let next = rest.remove(at: place)
      let passed = rest.prefix(place)
      guard passed.allSatisfy({ state.areInDifferentTabs($0.key.host, next.key.host) }) else {
        return false
      }
    }
    return true
  }

  private static func flowsAreShown(_ record: CallRecord) -> String? {
    let after = record.after
    for member in after.order.compactMap({ after[$0] }) {
      let owner = member.parent.flatMap { after[$0] }
      let isShown =
        owner?.pushed.contains(member.id) == true
        || owner?.presentations.contains { $0.id == member.id } == true
      if member.ownership == .subflow || member.ownership == .screen, !isShown {
        return "c\(member.id) is owned, and not shown"
      }
      let flows = member.children.filter { after[$0]?.ownership == .subflow }
      if !Set(flows).isSubset(of: member.pushed) { return "c\(member.id) keeps c\(flows)" }
    }
    return nil
  }

  private static func finishing(_ record: CallRecord) -> String? {
    guard case (.finishFlow, let id)? = record.call.literal, record.outcome == .done else {
      return nil
    }
    let (before, after) = (record.before, record.after)
    let flow = before.flow(of: id)
    guard let old = before[flow] else { return nil }
    if old.ownership == .subflow, after[flow]?.parent != nil { return "c\(flow) still is owned" }
    if let new = after[flow], new.parent != nil || old.ownership == .none, !new.isAtRoot {
      return "c\(flow) still shows \(new)"
    }
    guard let owner = old.parent else {
      return after[flow]?.root == old.root ? unchanged(record, but: [], below: [flow]) : "root"
    }
    guard let host = before[owner], let now = after[owner] else { return "its owner has gone" }
    let place = host.presentations.firstIndex { $0.id == flow } ?? host.presentations.count
    if now.presentations != Array(host.presentations.prefix(place)) { return "another layer" }
    if now.pushed != host.pushed.filter({ $0 != flow }) || now.stack != host.stack
      || now.root != host.root
    {
      return "something else of c\(owner) has moved"
    }
    let gone = [flow] + host.presentations.suffix(from: place).map(\.id)
    return unchanged(record, but: [owner], below: gone)
  }

  private static func closing(_ record: CallRecord) -> String? {
    guard let (call, id) = record.call.literal, record.outcome == .done,
      let old = record.before[id], let new = record.after[id]
    else { return nil }
    switch call {
    case .close, .dismiss: break
    default: return nil
    }
    guard let latest = old.presentations.last else {
      if case .close = call { return nil }
      return record.before.isSameHierarchy(as: record.after) ? nil : "something has changed"
    }
    if new.presentations != old.presentations.dropLast() || !new.hasStack(of: old) {
      return "c\(id) has \(new)"
    }
    return unchanged(record, but: [id], below: [latest.id])
  }

  private static func startingAgain(_ record: CallRecord) -> String? {
    guard let (call, id) = record.call.literal, record.outcome == .done,
      let old = record.before[id], let new = record.after[id]
    else { return nil }
    var root = old.root
    switch call {
    case .restart: break
    case .startFlow where old.ownership == .modal && !record.before.isShownByOwner(id):
      return record.before.isSameHierarchy(as: record.after) ? nil : "something has changed"
    case .startFlow(let stop): root = stop
    default: return nil
    }
    if !new.isAtRoot || new.root != root { return "c\(id) has \(new)" }
    return unchanged(record, but: [], below: [id])
  }

  /// What has changed besides `changed` and everything at or below `gone`.
  static func unchanged(_ record: CallRecord, but changed: [Int], below gone: [Int])
    -> String?
  {
    let before = record.before
    let other = before.attached.first { other in
      !changed.contains(other) && !before.isDialogOnly(other, in: record.after)
        && !before.chain(from: other).contains(where: gone.contains)
    }
    return other.map { "c\($0) has changed, too" }
  }

  // MARK: - What comes

  private static func literalAdds(_ record: CallRecord) -> String? {
    guard let (call, id) = record.call.literal, record.outcome == .done,
      let addition = record.addition(of: call, on: id),
      let old = record.before[addition.host]?.withoutDialogs,
      let new = record.after[addition.host]
    else { return nil }
    let host = addition.host
    let isSeen = record.before.isSeen(host)
    switch addition {
    case .push(let stop, _):
      if new.stack != old.stack + [stop] || !new.pushed.isEmpty || !new.presentations.isEmpty {
        return "c\(host) has \(new)"
      }
      return !isSeen || record.after.visible == host ? nil : "it is not seen"
    case .pushFlow:
      guard new.pushed.dropLast() == old.pushed[...], new.pushed.count == old.pushed.count + 1,
        new.stack == old.stack, new.presentations.isEmpty, let flow = new.pushed.last
      else { return "c\(host) has \(new)" }
      if record.after[flow]?.ownership != .subflow { return "c\(flow) is no flow" }
      return !isSeen || record.after.isSeen(flow) ? nil : "c\(flow) is not seen"
    case .layer(let style, let stop, _):
      guard new.presentations.dropLast() == old.presentations[...], new.hasStack(of: old),
        let last = new.presentations.last, last.style == style,
        last.kind == (stop == nil ? .subflow : .screen), stop == nil || last.stop == stop
      else { return "c\(host) has \(new)" }
      if isSeen, !record.after.isSeen(last.id) { return "it is not seen" }
      // A layer in place is seen where its tab is selected only.
      if isSeen, case .custom(_, _, fullScreen: false) = style,
        !record.before.isInSelectedTabs(host)
      {
        return nil
      }
      return record.before.isShown(host)
        ? unchanged(record, but: [host], below: record.before.dialogs) : nil
    }
  }
}

extension Law {
  /// Whether a literal call must be refused; `nil` if it goes to a coordinator that is not shown, which may fail.
  static func mustRefuse(_ call: LayerCall, on id: Int, _ record: CallRecord) -> Bool? {
    let before = record.before
    switch call {
    case .finishFlow: return before[before.flow(of: id)]?.ownership == .flow
    case .close, .dismiss, .restart: return false
    case .showDialog, .answerDialog: return false
    case .showSeveral, .replaceTop, .insertBelowTop, .remove:
      return mustRefuseChange(call, on: id, record)
    case .startFlow: return before[id]?.flow != nil
    case .show, .present, .bring, .force:
      let host = call.host(calledOn: id, in: before)
      if let newcomer = call.newcomer, !isOwnable(newcomer, by: host, before) { return true }
      guard before.isShown(host) else { return nil }
      switch record.addition(of: call, on: id) {
      case .push?, .pushFlow?:
        return before[host].map { before.content(of: $0) != nil || $0.kind == .tabs }
      case .layer?, nil: return false
      }
    }
  }
}

/// What a literal call adds to a coordinator.
enum Addition {
  case push(Stop, on: Int)
  case pushFlow(on: Int)

  /// A plain screen for a stop, or else a flow.
  case layer(TransitionPresentationStyle, Stop?, on: Int)

  var host: Int {
    switch self {
    case .push(_, let host), .pushFlow(let host), .layer(_, _, let host): host
    }
  }
}

extension LayerCall {
  /// The coordinator that will present or push.
  func host(calledOn id: Int, in state: StateCopy) -> Int {
    if case .force = self { state.visibleHost } else { id }
  }
}

extension CallRecord {
  /// What `call` adds, by the rules for styles; `nil` if it adds nothing.
  func addition(of call: LayerCall, on id: Int) -> Addition? {
    let host = call.host(calledOn: id, in: before)
    let styles = shape(host)?.answers.styles ?? [:]
    switch call {
    case .show(let stop, let given):
      let style = given ?? styles[stop] ?? .push
      return style == .push ? .push(stop, on: host) : .layer(style, stop, on: host)
    case .present(let stop, let given):
      if given == .push { return .push(stop, on: host) }
      let own = styles[stop].flatMap { $0 == .push ? nil : $0 }
      return .layer(given ?? own ?? .sheet, stop, on: host)
    case .bring(let candidate, let given), .force(let candidate, let given):
      var style = given ?? ownStyle(of: candidate) ?? .sheet
      if case .force = call, given == nil, style == .push { style = .sheet }
      return style == .push ? .pushFlow(on: host) : .layer(style, nil, on: host)
    case .startFlow, .finishFlow, .restart, .close, .dismiss, .showSeveral, .replaceTop,
      .insertBelowTop, .remove, .showDialog, .answerDialog:
      return nil
    }
  }

  /// The style that a flow has for its root, once it has started.
  private func ownStyle(of candidate: ScriptedCall.Candidate) -> TransitionPresentationStyle? {
    switch candidate {
    case .new(let shape): return shape.answers.styles[shape.answers.startsAt ?? shape.root]
    case .known(let id):
      // One that was brought before has started.
      return (after[id]?.root ?? before[id]?.root).flatMap { shape(id)?.answers.styles[$0] }
    }
  }
}

extension StateCopy {
  /// A presentation of a host, with the notice that its going gives.
  struct ShownSurface {
    struct Key: Hashable {
      let id: Int
      let host: Int
      let number: Int
    }

    let key: Key
    let told: Inquiry.Told
  }

  /// All presentations, lowest first.
  var shownSurfaces: [ShownSurface] {
    surfaces(over: root).compactMap { id in
      guard let member = self[id], !member.isDialog, let host = member.parent,
        let shown = self[host]?.presentations.first(where: { $0.id == id })
      else { return nil }
      return ShownSurface(
        key: ShownSurface.Key(id: id, host: host, number: shown.number),
        told: shown.kind == .screen ? .screen(shown.stop, of: host) : .surface(id)
      )
    }
  }

  /// Whether both are below the same tab coordinator, in different tabs.
  func areInDifferentTabs(_ id: Int, _ other: Int) -> Bool {
    let (chain, otherChain) = (chain(from: id), chain(from: other))
    guard let common = chain.first(where: otherChain.contains), self[common]?.kind == .tabs else {
      return false
    }
    return common != id && common != other
  }

  /// The coordinator that leaves when `id` finishes: that of a tab is its tab coordinator.
  func flow(of id: Int) -> Int {
    var flow = id
    while self[flow]?.ownership == .tab, let owner = self[flow]?.parent { flow = owner }
    return flow
  }
}

extension StateCopy.Member {
  /// Whether it shows nothing besides its root.
  var isAtRoot: Bool { stack.isEmpty && pushed.isEmpty && presentations.isEmpty }

  /// Whether it has the same screens as `other`, presentations apart.
  func hasStack(of other: StateCopy.Member) -> Bool {
    stack == other.stack && pushed == other.pushed && root == other.root
  }
}
