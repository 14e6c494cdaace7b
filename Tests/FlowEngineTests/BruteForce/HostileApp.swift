import TestSupport

@testable import FlowEngine

/// An app whose observers, questions, error handlers and listeners call back whatever they like.
///
/// What breaks it is a crash, a call that does not end, or a complaint of ``complaint(about:)``.
@MainActor
final class HostileApp {
  let builder: SubjectBuilder
  let app: AnyCoordinator

  /// The coordinators that are retained besides the app: newcomers, and those that have left.
  private var held: [AnyCoordinator] = []

  var random: SeededGenerator
  private let stops: [Stop]
  private let shapes: [String: Shape]
  private let handler = FlowErrorHandler()
  private var logs: [EventLog] = []

  /// What is remembered while one call is made.
  var plan: NavigationPlan?
  private var saved: SavedState?

  /// What a restoration did not bring back.
  var notRestored: String?

  /// How many calls may still be made from inside.
  private var budget = 0

  /// What was called, the calls from inside included.
  var journal: [String] = []

  /// Whether tabs are replaced as a whole, too; without, seeds make the calls that they always made.
  private let replacesTabs: Bool

  /// Whether literal calls are made, too.
  private let hasLayers: Bool

  /// Whether there are columns, which are replaced, too.
  private let hasColumns: Bool

  init(
    seed: Int,
    replacesTabs: Bool = false,
    hasLayers: Bool = false,
    hasColumns: Bool = false
  ) {
    self.replacesTabs = replacesTabs
    self.hasLayers = hasLayers
    self.hasColumns = hasColumns
    var generator = HierarchyGenerator(
      seed: seed * 4 + (seed % 2) * 3,
      hasLayers: hasLayers,
      hasColumns: hasColumns
    )
    let shape = generator.app()
    random = SeededGenerator(seed: ~seed)
    builder = SubjectBuilder(reserving: (shape.all.map(\.id).max() ?? 0) + 1)
    app = builder.build(shape)
    stops = shape.all.flatMap { $0.stops + $0.answers.flowStops }
    shapes = Dictionary(shape.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    builder.inquiry.disturbance = { [unowned self] in disturb() }
    builder.inquiry.maker = { [unowned self] in make($0) }
    handler.setHandler { [unowned self] _ in disturb() }
    watch(app)
    for _ in 0..<2 { newcomer() }
  }

  private func watch(_ coordinator: AnyCoordinator) {
    coordinator.flowErrorHandler = handler
    coordinator.observe { [unowned self] _ in disturb() }
    logs.append(EventLog(of: coordinator, limit: 0) { [unowned self] _ in disturb() })
  }

  @discardableResult
  func newcomer() -> AnyCoordinator {
    let line: Stop.Line = random.chance(70) ? .tram : .boat
    let shape = HierarchyGenerator.newcomer(
      id: builder.nextID,
      line: line,
      seed: random.next(below: 1_000_000),
      hasLayers: hasLayers,
      hasColumns: hasColumns
    )
    let newcomer = builder.build(shape)
    if random.chance(50) { watch(newcomer) }
    held.append(newcomer)
    return newcomer
  }

  private func make(_ owner: SavedOwner) -> AnyCoordinator? {
    if random.chance(20) { return anyCoordinator() }
    guard random.chance(80), var shape = shapes[owner.name] else { return nil }
    shape.id = builder.nextID
    let made = builder.build(shape)
    if random.chance(30) { held.append(made) }
    return made
  }

  // MARK: - Calls

  /// Makes one call, with as many from inside as `disturbances`, and says what is wrong afterwards.
  func step(disturbances: Int) -> String? {
    journal = []
    plan = nil
    saved = saved.flatMap { random.chance(60) ? $0 : nil }
    if held.count > 5 { held.remove(at: random.next(below: held.count)) }
    if held.count < 2 { newcomer() }
    if logs.count > 6 { logs.removeFirst(3) }
    if disturbances == 0 {
      // In a function of its own: what it looks at is kept.
      if let change = actAlone() { return "a failed call has changed \(change)" }
    } else {
      budget = disturbances
      _ = act(on: anyCoordinator())
      budget = 0
    }
    plan = nil
    if let notRestored { return "a saved state was not restored: \(notRestored)" }
    return complaint()
  }

  /// Makes a call without re-entrant ones, and says what it has changed although it failed.
  private func actAlone() -> String? {
    let before = Still(of: roots)
    builder.inquiry.restarted = []
    var settled: NavigationPlan?
    let tokens = before.roots.map { root in
      root.observe { event in
        if case .settled(let plan) = event, settled == nil { settled = plan }
      }
    }
    defer { for token in tokens { token.cancel() } }
    guard act(on: anyCoordinator()) == false else { return nil }
    // What is brought is started first, even if it is refused then.
    guard builder.inquiry.restarted.isEmpty else { return nil }
    // What settles has not failed: there was nothing to do, and a call that waited may have followed.
    if let settled { return settled.steps.isEmpty ? nil : "what it was to: \(settled)" }
    return before.change(from: Still(of: before.roots))
  }

  private func disturb() {
    guard budget > 0, random.chance(30) else { return }
    budget -= 1
    _ = act(on: anyCoordinator())
  }

  private var roots: [AnyCoordinator] { [app] + held.filter { $0.parent == nil } }

  func anyCoordinator() -> AnyCoordinator {
    random.pickIfAny(builder.living).flatMap { builder[$0] } ?? app
  }

  private func stop() -> Stop { random.pickIfAny(stops) ?? Stop(line: .tram, number: 0) }

  /// Makes `one` act, and says whether it succeeded; `nil` if that is not reported.
  private func act(on one: AnyCoordinator) -> Bool? {
    let action = random.next(below: replacesTabs ? 30 : 26)
    journal.append("\(action) on \((one as? any Subject)?.id ?? -1)")
    if hasColumns, random.chance(30), let split = split(near: one) {
      return changeColumns(of: split)
    }
    if hasLayers, random.chance(50) { return addOrRemoveLayer(of: one) }
    switch action {
    case 0..<5: return one.navigate(to: stop().route)
    case 5: return attempt { () throws(FlowError) in try one.perform(stop().route) }
    case 6: return attempt { () throws(FlowError) in plan = try one.plan(to: stop().route) }
    case 7:
      guard let plan else { return nil }
      return attempt { () throws(FlowError) in try one.apply(plan) }
    case 8: one.pop()
    case 9: one.popToRoot()
    case 10: return one.dismissModal()
    case 11: return one.dismissDetour()
    case 12, 13:
      guard let detour = anyCoordinator() as? any Subject else { return nil }
      return detour.interrupt(one, at: random.chance(60) ? root(of: detour) : stop())
    case 14: return (newcomer() as? any Subject)?.interrupt(one, at: stop())
    case 15, 16: return one.addChild(anyCoordinator())
    case 17: return (one as? any Subject)?.register(anyCoordinator()) ?? nil
    case 18: one.parent?.removeChild(one)
    case 19:
      if let modal = one.modalCoordinators.last { _ = (one as? any Subject)?.unregister(modal) }
    case 20: one.switchToTab(random.next(below: 3))
    case 21:
      guard let orchestrator = one.rootCoordinator as? any FlowShowing else { return nil }
      return orchestrator.show(anyCoordinator(), root: stop()) ?? nil
    case 22: saved = try? one.savedState()
    case 23:
      guard let saved else { return nil }
      return restore(saved, in: one)
    case 24: random.chance(50) ? _ = one.resumeIntent() : one.abandonIntent()
    case 26...: return replaceTabs(near: one)
    default: if random.chance(50) { held.append(one) } else { releaseOne() }
    }
    return nil
  }

  /// Replaces the tabs of `one` or of its owner by some of them and some others, or sets a badge.
  private func replaceTabs(near one: AnyCoordinator) -> Bool? {
    guard let tabs = (one as? any TabShowing) ?? (one.parent as? any TabShowing) else { return nil }
    if random.chance(20) {
      tabs.setBadge(random.chance(70) ? "1" : nil, of: one)
      return nil
    }
    var given = tabs.children.filter { _ in random.chance(70) }
    while random.chance(50) {
      let other = random.chance(60) ? newcomer() : anyCoordinator()
      given.insert(other, at: random.next(below: given.count + 1))
    }
    return tabs.setTabs(given, selecting: random.chance(30) ? random.pickIfAny(given) : nil)
  }

  /// Makes a literal call, or a plan of one.
  private func addOrRemoveLayer(of one: AnyCoordinator) -> Bool? {
    let style = random.chance(40) ? nil : random.pick(TransitionPresentationStyle.scripted)
    let action = random.next(below: 18)
    journal.append("layer \(action)")
    switch action {
    case 0, 1: return (one as? any LiteralSubject)?.show(stop(), style) ?? nil
    case 2: return (one as? any LiteralSubject)?.present(stop(), style) ?? nil
    case 3: return (one as? any LiteralSubject)?.start(at: stop()) ?? nil
    case 4, 5: return one.navigate(to: newcomer(), presentationStyle: style)
    case 6: return one.navigate(to: anyCoordinator(), presentationStyle: style)
    case 7:
      let flow = anyCoordinator()
      return attempt { () throws(FlowError) in
        try flow.forcePresentation(presentationStyle: style, rootCoordinator: one)
      }
    case 8: return one.finishFlow()
    case 9: return one.close()
    case 10: return one.dismiss()
    case 11: return one.restart()
    case 12:
      let flow = anyCoordinator()
      return attempt { () throws(FlowError) in
        plan = try one.plan(to: flow, presentationStyle: style)
      }
    case 13, 14:
      let removals: [ScreenRemoval] = [
        .popScreens(random.next(below: 4)), .popToIndex(random.next(below: 3)),
        .popTo(stop().route), .dismissAll, .dismissPresentations(after: random.next(below: 3)),
      ]
      let removal = random.pick(removals)
      return attempt { () throws(FlowError) in
        if random.chance(30) { plan = try one.plan(removal) } else { try one.perform(removal) }
      }
    case 16:
      if one.visibleDialog != nil { return one.answerDialog("OK") ? true : nil }
      return one.show(.alert("OK?", buttons: [.default("OK") { [unowned self] in disturb() }]))
    case 15:
      let several = (0..<random.next(below: 3)).map { _ in
        LayerCall.Screen(stop: stop(), style: random.chance(50) ? style : nil)
      }
      let call: LayerCall =
        random.chance(50)
        ? .showSeveral(several)
        : random.chance(50) ? .replaceTop(stop()) : .insertBelowTop(stop())
      return attempt { () throws(FlowError) in _ = try (one as? any LiteralSubject)?.add(call) }
    default:
      return attempt { () throws(FlowError) in
        plan = random.chance(50) ? try one.planToFinish() : try one.planToClose()
      }
    }
  }

  private func root(of subject: any Subject) -> Stop { Stop(subject.rootRoute) }

  private func releaseOne() {
    if !held.isEmpty { held.remove(at: random.next(below: held.count)) }
  }

  func attempt(_ body: () throws(FlowError) -> Void) -> Bool {
    do throws(FlowError) {
      try body()
      return true
    } catch {
      return false
    }
  }

  // MARK: - What must hold when a call is over

  private func complaint() -> String? {
    // The hierarchy of a root that was freed goes, with what waits there, when its members next ask for theirs.
    for id in builder.living { _ = builder[id]?.hierarchy }
    let living = builder.living.compactMap { builder[$0] as AnyCoordinator? }
    return complaintAboutOwners(among: living)
      ?? living.lazy.compactMap { self.complaint(about: $0, among: living.count) }.first
      ?? complaintAboutLeftovers(among: living)
  }

  private func name(_ coordinator: AnyCoordinator) -> String { "c\(builder.id(of: coordinator))" }

  /// Every coordinator has one owner at most, and knows it.
  private func complaintAboutOwners(among living: [AnyCoordinator]) -> String? {
    var owners: [ObjectIdentifier: AnyCoordinator] = [:]
    for owner in living {
      for owned in owner.owned {
        if let other = owners.updateValue(owner, forKey: ObjectIdentifier(owned)) {
          return "\(name(owned)) belongs to \(name(other)) and \(name(owner))"
        }
        if owned.parent !== owner { return "\(name(owned)) does not know \(name(owner))" }
      }
      for shown in owner.baseRouter.current.presentations where shown.coordinator.parent !== owner {
        return "\(name(owner)) presents \(name(shown.coordinator)), which is not its own"
      }
      for pushed in owner.baseRouter.current.pushedChildren where pushed.parent !== owner {
        return "\(name(owner)) has pushed \(name(pushed)), which is not its own"
      }
    }
    for one in living {
      let hasOwner = owners[ObjectIdentifier(one)] != nil
      if hasOwner != (one.parent != nil) { return "\(name(one)) and its owner disagree" }
      if !hasOwner, one.ownership != nil, one.rootCoordinator === one, let role = one.ownership {
        return "\(name(one)) is a root that takes itself for a \(role)"
      }
    }
    return nil
  }

  /// The root, the path and the way back along it agree, and nothing of a call is left.
  private func complaint(about one: AnyCoordinator, among count: Int) -> String? {
    var top = one
    var steps = 0
    while let parent = top.parent {
      top = parent
      steps += 1
      if steps > count { return "\(name(one)) is below itself" }
    }
    if one.rootCoordinator !== top {
      return "\(name(one)) takes \(name(one.rootCoordinator)) for the root"
    }
    let path = one.ownerPath
    if path.depth != steps { return "\(name(one)) is \(steps) deep, and its path is \(path)" }
    if top.coordinator(at: path) !== one {
      return "the path of \(name(one)) leads elsewhere: \(path)"
    }
    let hierarchy = one.hierarchy
    if hierarchy.phase != .idle { return "\(name(one)) is still \(hierarchy.phase)" }
    if !hierarchy.waiting.isEmpty {
      return "\(hierarchy.waiting.count) calls wait with \(name(one))"
    }
    if !hierarchy.partners.isEmpty || hierarchy.leader != nil || hierarchy.runner != nil {
      return "\(name(one)) takes part in a call that is over"
    }
    if !hierarchy.pendingErrors.isEmpty { return "errors of \(name(one)) are not reported" }
    return nil
  }

  /// A coordinator that nothing retains is freed.
  private func complaintAboutLeftovers(among living: [AnyCoordinator]) -> String? {
    var known: Set<ObjectIdentifier> = []
    var pending = [app] + held
    while let next = pending.popLast() {
      guard known.insert(ObjectIdentifier(next)).inserted else { continue }
      pending += next.owned
      pending += next.hierarchy.intents.flatMap(\.call.partners)
    }
    guard let lost = living.first(where: { !known.contains(ObjectIdentifier($0)) }) else {
      return nil
    }
    return "\(name(lost)) is alive, and nothing retains it"
  }
}

/// Everything that a failed call must leave as it is.
@MainActor
private struct Still {
  let roots: [AnyCoordinator]
  private let states: [SavedState?]
  private let intents: [[PendingIntent]]
  private let paths: [[OwnerPath]]

  init(of roots: [AnyCoordinator]) {
    self.roots = roots
    states = roots.map { try? $0.savedState() }
    intents = roots.map { $0.hierarchy.intents.map(\.description) }
    paths = roots.map { root in
      var paths: [OwnerPath] = []
      var pending = [root]
      while let next = pending.popLast() {
        paths.append(next.ownerPath)
        pending += next.owned
      }
      return paths
    }
  }

  /// What differs from `other`, in a word.
  func change(from other: Still) -> String? {
    if paths != other.paths { return "which coordinator owns which" }
    if states != other.states { return "what is shown" }
    return intents != other.intents ? "what waits" : nil
  }
}
