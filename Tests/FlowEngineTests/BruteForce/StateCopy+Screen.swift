@testable import FlowEngine

/// What is on screen, derived from the rules and not from the engine's own code.
extension StateCopy {
  /// The coordinator that a container shows instead of a stack of its own.
  func content(of member: Member) -> Int? {
    switch member.kind {
    // Scripts have no columns: only hostile apps do.
    case .plain, .split: nil
    case .tabs:
      member.children.indices.contains(member.selectedTab)
        ? member.children[member.selectedTab] : nil
    case .orchestrator: member.flow
    }
  }

  /// Those whose screens share the surface of `id`, lowest first, itself included.
  ///
  /// Tabs that are not selected come below the one that is: only what they present is seen.
  private func surfaceMates(of id: Int) -> [Int] {
    guard let member = self[id] else { return [] }
    let content = content(of: member)
    var mates: [Int] = []
    if member.kind == .tabs { mates += member.children.filter { $0 != content } }
    if let content { mates.append(content) }
    return mates + member.pushed
  }

  /// The surfaces over that of `id`, lowest first, by the coordinators that they show.
  func surfaces(over id: Int) -> [Int] { places(over: id, inSight: true).map(\.id) }

  private struct Place {
    let id: Int
    let isInSight: Bool
    let order: UInt
  }

  /// The surfaces over that of `id`, and whether each is in sight: an overlay is not where the stack that it is
  /// over is not, which is in a tab that is not selected.
  private func places(over id: Int, inSight: Bool) -> [Place] {
    guard let member = self[id] else { return [] }
    let left =
      member.kind == .tabs ? Set(member.children).subtracting([content(of: member) ?? -1]) : []
    var groups = surfaceMates(of: id).map {
      self.places(over: $0, inSight: inSight && !left.contains($0))
    }
    var places: [Place] = []
    if member.kind == .tabs {
      // Whichever tab is selected, the one whose lowest surface came first is next.
      while let next = groups.filter({ !$0.isEmpty }).min(by: { $0[0].order < $1[0].order }) {
        places.append(next[0])
        guard let group = groups.firstIndex(where: { $0.first?.id == next[0].id }) else { break }
        groups[group].removeFirst()
      }
    } else {
      places = groups.flatMap { $0 }
    }
    var isSeen = inSight
    for shown in member.presentations {
      if case .custom(_, _, fullScreen: false) = shown.style {} else { isSeen = true }
      places.append(Place(id: shown.id, isInSight: isSeen, order: shown.order.value))
      places += self.places(over: shown.id, inSight: isSeen)
    }
    return places
  }

  /// The coordinator whose screen is on top of the surface that `id` is at the bottom of.
  func top(of id: Int) -> Int {
    var top = id
    while let member = self[top], let next = member.pushed.last ?? content(of: member) {
      top = next
    }
    return top
  }

  /// The coordinator whose screen is in front of everything; a plain screen has one of its own.
  var visible: Int { top(of: places.last { self[$0]?.isDialog != true } ?? root) }

  /// The surfaces and dialogs that are in sight, lowest first.
  var places: [Int] { places(over: root, inSight: true).filter(\.isInSight).map(\.id) }

  /// The dialogs of the hierarchy.
  var dialogs: [Int] { attached.filter { self[$0]?.isDialog == true } }

  /// Whether the coordinator is the same in `other`, apart from dialogs that it showed.
  func isDialogOnly(_ id: Int, in other: StateCopy) -> Bool {
    self[id] == other[id] || self[id]?.withoutDialogs == other[id]?.withoutDialogs
  }

  /// The coordinator of the app whose screen is in front of everything.
  var visibleHost: Int {
    let visible = visible
    return self[visible]?.ownership == .screen ? self[visible]?.parent ?? visible : visible
  }

  /// The topmost stop of the coordinator's own stack.
  func stop(of id: Int) -> Stop? { self[id].map { $0.stack.last ?? $0.root } }

  /// How many screens lie on the surface or in the tab of `id`; tabs count what the selected one has.
  private func screens(on id: Int) -> Int {
    guard let member = self[id] else { return 0 }
    let own =
      switch member.kind {
      case .tabs: content(of: member).map(screens(on:)) ?? 1
      case .orchestrator where member.flow != nil: content(of: member).map(screens(on:)) ?? 0
      case .orchestrator, .plain, .split: 1 + member.stack.count
      }
    return own + member.pushed.map(screens(on:)).reduce(0, +)
  }

  /// How many screens there are on all surfaces.
  var screenCount: Int {
    ([root] + surfaces(over: root).filter { self[$0]?.isDialog != true })
      .map(screens(on:)).reduce(0, +)
  }

  /// Whether there is a way back from the screen of `id`, which is on top of its surface.
  func canGoBack(from id: Int) -> Bool {
    guard let member = self[id] else { return false }
    if !member.stack.isEmpty { return true }
    switch member.ownership {
    case .none, .tab, .column: return false
    case .child, .screen: return true
    // Tabs and orchestrators that were presented show their content's root screen, not one of their own.
    case .modal, .detour: return member.kind == .plain || content(of: member) == nil
    case .subflow:
      let isPushed = member.parent.flatMap { self[$0] }?.pushed.contains(id) == true
      return isPushed || member.kind == .plain || content(of: member) == nil
    // A flow's root is the orchestrator's first screen, which goes if that was pushed.
    case .flow: return isPushedOrchestrator(member.parent)
    }
  }

  private func isPushedOrchestrator(_ id: Int?) -> Bool {
    var current = id
    while let here = current, let member = self[here] {
      let isPushed = member.parent.flatMap { self[$0] }?.pushed.contains(here) == true
      if member.ownership == .child || isPushed { return true }
      guard member.ownership == .flow else { return false }
      current = member.parent
    }
    return false
  }

  /// `id` and its owners, innermost first.
  func chain(from id: Int) -> [Int] {
    var chain: [Int] = []
    var current: Int? = id
    while let here = current {
      chain.append(here)
      current = self[here]?.parent
    }
    return chain
  }

  /// Whether what the user sees is `id` or below it.
  func isSeen(_ id: Int) -> Bool { chain(from: visible).contains(id) }

  /// Whether all tabs that `id` is in are selected.
  func isInSelectedTabs(_ id: Int) -> Bool {
    let chain = chain(from: id)
    return zip(chain, chain.dropFirst()).allSatisfy { next, owner in
      self[owner].map { $0.kind != .tabs || !$0.children.contains(next) || content(of: $0) == next }
        ?? true
    }
  }

  /// Whether `id` is on screen, or would be if nothing covered it and all tabs were selected.
  func isShown(_ id: Int) -> Bool { chain(from: id).allSatisfy(isShownByOwner) }

  /// Whether the owner of `id` shows it.
  func isShownByOwner(_ id: Int) -> Bool {
    guard let member = self[id], let owner = member.parent.flatMap({ self[$0] }) else {
      return true
    }
    return switch member.ownership {
    case .child: owner.pushed.contains(id)
    case .modal: owner.presentations.contains { $0.id == id }
    case .none, .tab, .column, .flow, .detour, .screen, .subflow: true
    }
  }

  /// Whether the screens of `id` lie on the surface of `owner`, or in one of its tabs.
  func isOnSurface(_ id: Int, of owner: Int) -> Bool {
    chain(from: id).prefix { $0 != owner }.allSatisfy { next in
      [.child, .tab, .flow].contains(self[next]?.ownership)
        || self[next]?.parent.flatMap { self[$0] }?.pushed.contains(next) == true
    }
      && chain(from: id).contains(owner)
  }

  /// The presentation that shows `id`, with its host, if it is the one nearest to `id` and of `kind`.
  func surface(of id: Int, as kind: Presentation.Kind) -> (shown: Shown, host: Int)? {
    for next in chain(from: id) {
      guard let host = self[next]?.parent, let owner = self[host] else { return nil }
      if let shown = owner.presentations.first(where: { $0.id == next }) {
        let isSame = shown.kind == kind || kind == .modal && shown.kind == .subflow
        return isSame ? (shown, host) : nil
      }
      if self[next]?.ownership == .child, !owner.pushed.contains(next) { return nil }
      if self[next]?.ownership == .modal { return nil }
    }
    return nil
  }
}

extension StateCopy.Member {
  /// Whether it stands for a dialog.
  var isDialog: Bool { ownership == .screen && root.isDialog }

  /// The same without the dialogs that it shows.
  var withoutDialogs: StateCopy.Member {
    var member = self
    member.presentations.removeAll { $0.kind == .screen && $0.stop.isDialog }
    return member
  }
}

extension Stop {
  /// Whether it is no stop of the app, but a dialog.
  var isDialog: Bool { number == -1 }
}
