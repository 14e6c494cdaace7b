@testable import FlowEngine

/// How each kind of call is made; `nil` stands for one that cannot be made.
extension ScriptedHierarchy {
  func route(_ call: ScriptedCall) -> Outcome? {
    switch call {
    case .navigate(let stop, let id):
      builder[id].map { $0.navigate(to: stop.route) ? .done : .refused(nil) }
    case .perform(let stop, let id):
      builder[id].map { subject in
        attempt { () throws(FlowError) in try subject.perform(stop.route) }
      }
    case .planAndApply(let stop, let id):
      builder[id].map { subject in
        attempt { () throws(FlowError) in try subject.apply(subject.plan(to: stop.route)) }
      }
    case .keepPlan(let stop, let id):
      builder[id].map { subject in
        attempt { () throws(FlowError) in
          kept = try (subject.plan(to: stop.route), state)
        }
      }
    default: nil
    }
  }

  func going(_ call: ScriptedCall) -> Outcome? {
    switch call {
    case .pop(let id):
      builder[id].map { subject in
        ended(root.unhandledErrors.count) { subject.pop() }
      }
    case .popToRoot(let id):
      builder[id].map { subject in
        ended(root.unhandledErrors.count) { subject.popToRoot() }
      }
    case .dismissModal(let id):
      builder[id].map { subject in
        ended(root.unhandledErrors.count) { subject.dismissModal() }
      }
    case .dismissDetour(let id):
      builder[id].map { subject in
        ended(root.unhandledErrors.count) { subject.dismissDetour() }
      }
    case .switchToTab(let index, let id):
      (builder[id] as? any TabShowing).map { tabs in
        ended(root.unhandledErrors.count) { tabs.switchToTab(index) }
      }
    case .setBadge(let text, let tab, let id):
      (builder[id] as? any TabShowing).flatMap { tabs in
        builder[tab].map { tab in
          ended(root.unhandledErrors.count) { tabs.setBadge(text, of: tab) }
        }
      }
    case .selectDetent(let detent, let id):
      builder[id].map { subject in
        ended(root.unhandledErrors.count) { subject.selectDetent(detent) }
      }
    default: nil
    }
  }

  /// The outcome of a call that says nothing itself: it was refused if an error was reported.
  private func ended(_ errors: Int, _ call: () -> Void) -> Outcome {
    call()
    // An observer that received something may have answered with a call that was refused.
    return root.unhandledErrors.count == errors || !received.isEmpty ? .done : .refused(nil)
  }

  func owning(_ call: ScriptedCall) -> Outcome? {
    switch call {
    case .presentDetour(let detour, let stop, let id):
      give(detour, to: id) { host, detour in
        let isDone = detour.interrupt(host, at: stop)
        if isDone == true, detour.id % 3 == 0 { detours.append(detour) }
        return isDone
      }
    case .addChild(let child, let id):
      give(child, to: id) { host, child in host.addChild(child) }
    case .addModal(let modal, let id):
      give(modal, to: id) { host, modal in host.register(modal) }
    case .showFlow(let flow, let root, let id):
      give(flow, to: id) { host, flow in
        (host as? any FlowShowing)?.show(flow, root: root)
      }
    case .setTabs(let tabs, let selecting, let id): replaceTabs(of: id, by: tabs, selecting)
    case .removeChild(let child, let id):
      take(child, from: id) { host, child in host.removeChild(child) }
    case .removeModal(let modal, let id):
      take(modal, from: id) { host, modal in host.unregister(modal) }
    default: nil
    }
  }

  private func give(
    _ candidate: ScriptedCall.Candidate,
    to id: Int,
    _ body: (any Subject, any Subject) -> Bool?
  ) -> Outcome? {
    guard let host = builder[id] else { return nil }
    let candidate: AnyCoordinator? =
      switch candidate {
      case .known(let id): builder[id]
      case .new(let shape): builder.build(shape)
      }
    guard let subject = candidate as? any Subject else { return nil }
    guard let isDone = body(host, subject) else { return nil }
    if isDone { unspare(subject) }
    return isDone ? .done : .refused(nil)
  }

  private func replaceTabs(
    of id: Int,
    by candidates: [ScriptedCall.Candidate],
    _ selecting: Int?
  ) -> Outcome? {
    guard let host = builder[id] as? any TabShowing else { return nil }
    let tabs = candidates.compactMap { candidate -> AnyCoordinator? in
      switch candidate {
      case .known(let id): builder[id]
      case .new(let shape): builder.build(shape)
      }
    }
    guard tabs.count == candidates.count else { return nil }
    let before = host.children
    guard host.setTabs(tabs, selecting: selecting.map { tabs[$0] }) else { return .refused(nil) }
    for tab in tabs where tab.parent != nil { unspare(tab) }
    for case let tab as any Subject in before where tab.parent == nil && tab.id % 3 == 0 {
      spare(tab)
    }
    return .done
  }

  private func take(
    _ id: Int,
    from host: Int,
    _ body: (any Subject, any Subject) -> Bool?
  ) -> Outcome? {
    guard let host = builder[host], let subject = builder[id] else { return nil }
    guard body(host, subject) != nil else { return nil }
    if subject.parent == nil { spare(subject) }
    return .done
  }
}
