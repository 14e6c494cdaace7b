import TestSupport

@testable import FlowEngine

/// Makes up calls that fit a hierarchy as it is now.
@MainActor
struct CallGenerator {
  var random: SeededGenerator
  private let stops: [Stop]
  private let hierarchy: ScriptedHierarchy

  /// Whether tabs are replaced as a whole, and badges set; without, seeds make the calls that they always made.
  private let replacesTabs: Bool

  /// Whether literal calls are made; without, seeds make the calls that they always made.
  private let hasLayers: Bool

  init(
    seed: Int,
    for shape: Shape,
    in hierarchy: ScriptedHierarchy,
    replacesTabs: Bool = false,
    hasLayers: Bool = false
  ) {
    random = SeededGenerator(seed: ~seed)
    self.hierarchy = hierarchy
    self.replacesTabs = replacesTabs
    self.hasLayers = hasLayers
    // Flows are few, and what is rare among many stops would hardly ever be asked for.
    stops = shape.all.flatMap { $0.stops + $0.answers.flowStops + $0.answers.flowStops }
  }

  /// The next call, in `state`.
  mutating func next(in state: StateCopy) -> ScriptedCall {
    switch random.next(below: 100) {
    case 0..<4: .answered(simple(in: state), by: answer(in: state))
    case 4..<6:
      .interrupted(interruptible(in: state), by: simple(in: state))
    default: simple(in: state)
    }
  }

  private mutating func interruptible(in state: StateCopy) -> ScriptedCall {
    if hasLayers, random.chance(50) { return layerCall(in: state) }
    return .navigate(stop(), from: caller(in: state))
  }

  /// A call for an observer.
  ///
  /// What is left out: giving away a coordinator of the hierarchy. It would belong to an owner that may
  /// have been taken out by the time of the call, and is freed then.
  private mutating func answer(in state: StateCopy) -> ScriptedCall {
    let call = simple(in: state)
    return call.gives == nil ? call : .popToRoot(call.callee)
  }

  private mutating func simple(in state: StateCopy) -> ScriptedCall {
    if replacesTabs, random.chance(25), let call = changeTabs(in: state) { return call }
    if hasLayers, random.chance(45) { return layerCall(in: state) }
    return switch random.next(below: 100) {
    case 0..<41: .navigate(stop(), from: caller(in: state))
    case 41..<45: .perform(stop(), from: caller(in: state))
    case 45..<50: .planAndApply(stop(), from: caller(in: state))
    case 50..<53: .keepPlan(stop(), from: caller(in: state))
    case 53..<56: .applyKeptPlan(on: state.root)
    case 56..<65: .pop(caller(in: state))
    case 65..<68: .popToRoot(caller(in: state))
    case 68..<71: .dismissModal(presenter(of: .modal, in: state))
    case 71..<74: .dismissDetour(presenter(of: .detour, in: state))
    case 74..<82: presentDetour(in: state)
    case 82..<89: changeOwners(in: state)
    case 89..<95: switchTab(in: state)
    case 95..<97: selectDetent(in: state)
    default: showFlow(in: state)
    }
  }

  mutating func stop() -> Stop {
    if random.chance(7) { return Stop(line: .tram, number: 99) }
    return random.pickIfAny(stops) ?? Stop(line: .tram, number: 0)
  }

  private mutating func anyCoordinator(in state: StateCopy) -> Int {
    random.pickIfAny(state.attachedSubjects) ?? state.root
  }

  mutating func caller(in state: StateCopy) -> Int {
    random.chance(55) ? state.visibleHost : anyCoordinator(in: state)
  }

  private mutating func presenter(of kind: Presentation.Kind, in state: StateCopy) -> Int {
    let presenters = state.attached.filter {
      state[$0]?.presentations.contains { $0.kind == kind } == true
    }
    return random.pickIfAny(presenters) ?? anyCoordinator(in: state)
  }

  private mutating func newcomer(line: Stop.Line? = nil) -> Shape {
    HierarchyGenerator.newcomer(
      id: hierarchy.builder.nextID,
      line: line,
      seed: random.next(below: 1_000_000),
      hasLayers: hasLayers
    )
  }

  /// A new or spare coordinator, sometimes one that will be refused.
  mutating func candidate(for host: Int, in state: StateCopy, line: Stop.Line? = nil)
    -> ScriptedCall.Candidate
  {
    switch random.next(below: 10) {
    case 0..<6: .new(newcomer(line: line))
    case 6..<8: .known(random.pickIfAny(Array(state.order[state.attachedCount...])) ?? host)
    case 8: .known(anyCoordinator(in: state))
    default: .known(random.pickIfAny(state.chain(from: host)) ?? host)
    }
  }

  private mutating func presentDetour(in state: StateCopy) -> ScriptedCall {
    let host = caller(in: state)
    var detour = candidate(for: host, in: state)
    // It may show what a coordinator below it stands at.
    if case .new(var shape) = detour, random.chance(40),
      let root = state[anyCoordinator(in: state)]?.root
    {
      shape.answers.claims[root] = .push
      detour = .new(shape)
    }
    let stops: [Stop] =
      switch detour {
      case .new(let shape): shape.all.flatMap(\.stops)
      case .known(let id): state[id].map { [$0.root] } ?? []
      }
    let root = stops.first ?? stop()
    return .presentDetour(
      detour,
      at: random.chance(65) ? root : random.chance(50) ? stop() : random.pickIfAny(stops) ?? root,
      on: host
    )
  }

  private mutating func changeOwners(in state: StateCopy) -> ScriptedCall {
    let host = anyCoordinator(in: state)
    let line = state[host]?.root.line
    switch random.next(below: 10) {
    case 0..<3: return .addChild(candidate(for: host, in: state), to: host)
    case 3..<5: return .addModal(candidate(for: host, in: state, line: line), to: host)
    case 5..<7:
      // A coordinator that owns little, lest soon nothing is left.
      let child = [anyCoordinator(in: state), anyCoordinator(in: state)]
        .min { size(of: $0, in: state) < size(of: $1, in: state) }
      guard let child else { return .popToRoot(host) }
      return .removeChild(child, from: state[child]?.parent ?? host)
    default:
      let modals = state.attached.flatMap { state[$0]?.modals ?? [] }
      let modal = random.pickIfAny(modals) ?? host
      return .removeModal(modal, from: state[modal]?.parent ?? host)
    }
  }

  private func size(of id: Int, in state: StateCopy) -> Int {
    state.attached.count { state.chain(from: $0).contains(id) }
  }

  private mutating func switchTab(in state: StateCopy) -> ScriptedCall {
    let all = state.attached.filter { state[$0]?.kind == .tabs }
    guard let tabs = random.pickIfAny(all) else {
      return .navigate(stop(), from: caller(in: state))
    }
    let count = state[tabs]?.children.count ?? 0
    return .switchToTab(random.next(below: count + 1) - (random.chance(10) ? 1 : 0), on: tabs)
  }

  /// Other tabs in place of those of a tab coordinator, or a badge on one; `nil` if there are no tabs.
  private mutating func changeTabs(in state: StateCopy) -> ScriptedCall? {
    guard let tabs = random.pickIfAny(state.attached.filter { state[$0]?.kind == .tabs }),
      let children = state[tabs]?.children
    else { return nil }
    if random.chance(25) {
      let tab = random.chance(90) ? random.pickIfAny(children) : nil
      let text = random.chance(75) ? "\(random.next(below: 3))" : nil
      return .setBadge(text, of: tab ?? anyCoordinator(in: state), on: tabs)
    }
    var given = children.filter { _ in random.chance(75) }.map(ScriptedCall.Candidate.known)
    while random.chance(40), given.count < 4 {
      // Coordinators that come together must not be given the same number.
      let isFirst = given.allSatisfy { $0.known != nil }
      let next = candidate(for: tabs, in: state)
      if next.known == nil, !isFirst { break }
      given.insert(next, at: random.next(below: given.count + 1))
    }
    if random.chance(30), given.count > 1 {
      given.swapAt(random.next(below: given.count), random.next(below: given.count))
    }
    let selecting = random.chance(30) && !given.isEmpty ? random.next(below: given.count) : nil
    return .setTabs(given, selecting: selecting, on: tabs)
  }

  private mutating func selectDetent(in state: StateCopy) -> ScriptedCall {
    let surface = random.pickIfAny(state.surfaces(over: state.root))
    let detent: ModalPresentationDetent = random.chance(60) ? .medium : .small
    return .selectDetent(detent, on: surface ?? state.root)
  }

  private mutating func showFlow(in state: StateCopy) -> ScriptedCall {
    guard
      let host = random.pickIfAny(state.attached.filter { state[$0]?.kind == .orchestrator }),
      let member = state[host]
    else { return .popToRoot(anyCoordinator(in: state)) }
    let flow: ScriptedCall.Candidate =
      random.chance(20) && member.flow != nil
      ? .known(member.flow ?? host) : candidate(for: host, in: state)
    return .showFlow(
      flow,
      root: Stop(line: member.root.line, number: 60 + random.next(below: 2)),
      on: host
    )
  }
}
