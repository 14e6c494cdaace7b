import TestSupport

@testable import FlowEngine

/// Makes up calls that fit a hierarchy as it is now.
@MainActor
struct CallGenerator {
  private var random: SeededGenerator
  private let stops: [Stop]
  private let hierarchy: ScriptedHierarchy

  init(seed: Int, for shape: Shape, in hierarchy: ScriptedHierarchy) {
    random = SeededGenerator(seed: ~seed)
    self.hierarchy = hierarchy
    // Flows are few, and what is rare among many stops would hardly ever be asked for.
    stops = shape.all.flatMap { $0.stops + $0.answers.flowStops + $0.answers.flowStops }
  }

  /// The next call, in `portrait`.
  mutating func next(in portrait: Portrait) -> ScriptedCall {
    switch random.next(below: 100) {
    case 0..<4: .answered(simple(in: portrait), by: answer(in: portrait))
    case 4..<6:
      .interrupted(.navigate(stop(), from: caller(in: portrait)), by: simple(in: portrait))
    default: simple(in: portrait)
    }
  }

  /// A call for an observer.
  ///
  /// What is left out: giving away somebody who is part of the hierarchy. They would belong to
  /// somebody who may have been taken out when the call's turn comes, and is freed then.
  private mutating func answer(in portrait: Portrait) -> ScriptedCall {
    let call = simple(in: portrait)
    return call.gives == nil ? call : .popToRoot(call.callee)
  }

  private mutating func simple(in portrait: Portrait) -> ScriptedCall {
    switch random.next(below: 100) {
    case 0..<41: .navigate(stop(), from: caller(in: portrait))
    case 41..<45: .perform(stop(), from: caller(in: portrait))
    case 45..<50: .planAndApply(stop(), from: caller(in: portrait))
    case 50..<53: .keepPlan(stop(), from: caller(in: portrait))
    case 53..<56: .applyKeptPlan(on: portrait.root)
    case 56..<65: .pop(caller(in: portrait))
    case 65..<68: .popToRoot(caller(in: portrait))
    case 68..<71: .dismissModal(presenter(of: .modal, in: portrait))
    case 71..<74: .dismissDetour(presenter(of: .detour, in: portrait))
    case 74..<82: presentDetour(in: portrait)
    case 82..<89: changeOwners(in: portrait)
    case 89..<95: switchTab(in: portrait)
    case 95..<97: selectDetent(in: portrait)
    default: showFlow(in: portrait)
    }
  }

  private mutating func stop() -> Stop {
    if random.chance(7) { return Stop(line: .tram, number: 99) }
    return random.pickIfAny(stops) ?? Stop(line: .tram, number: 0)
  }

  private mutating func anybody(in portrait: Portrait) -> Int {
    random.pickIfAny(Array(portrait.attached)) ?? portrait.root
  }

  private mutating func caller(in portrait: Portrait) -> Int {
    random.chance(55) ? portrait.visible : anybody(in: portrait)
  }

  private mutating func presenter(of kind: Presentation.Kind, in portrait: Portrait) -> Int {
    let presenters = portrait.attached.filter {
      portrait[$0]?.presentations.contains { $0.kind == kind } == true
    }
    return random.pickIfAny(presenters) ?? anybody(in: portrait)
  }

  private mutating func newcomer(line: Stop.Line? = nil) -> Shape {
    HierarchyGenerator.newcomer(
      id: hierarchy.builder.nextID,
      line: line,
      seed: random.next(below: 1_000_000)
    )
  }

  /// Somebody new or spare, sometimes somebody who will be refused.
  private mutating func candidate(for host: Int, in portrait: Portrait, line: Stop.Line? = nil)
    -> ScriptedCall.Candidate
  {
    switch random.next(below: 10) {
    case 0..<6: .new(newcomer(line: line))
    case 6..<8: .known(random.pickIfAny(Array(portrait.order[portrait.attachedCount...])) ?? host)
    case 8: .known(anybody(in: portrait))
    default: .known(random.pickIfAny(portrait.chain(from: host)) ?? host)
    }
  }

  private mutating func presentDetour(in portrait: Portrait) -> ScriptedCall {
    let host = caller(in: portrait)
    var detour = candidate(for: host, in: portrait)
    // It may show what somebody below it stands at.
    if case .new(var shape) = detour, random.chance(40),
      let root = portrait[anybody(in: portrait)]?.root
    {
      shape.answers.claims[root] = .push
      detour = .new(shape)
    }
    let stops: [Stop] =
      switch detour {
      case .new(let shape): shape.all.flatMap(\.stops)
      case .known(let id): portrait[id].map { [$0.root] } ?? []
      }
    let root = stops.first ?? stop()
    return .presentDetour(
      detour,
      at: random.chance(65) ? root : random.chance(50) ? stop() : random.pickIfAny(stops) ?? root,
      on: host
    )
  }

  private mutating func changeOwners(in portrait: Portrait) -> ScriptedCall {
    let host = anybody(in: portrait)
    let line = portrait[host]?.root.line
    switch random.next(below: 10) {
    case 0..<3: return .addChild(candidate(for: host, in: portrait), to: host)
    case 3..<5: return .addModal(candidate(for: host, in: portrait, line: line), to: host)
    case 5..<7:
      // Somebody that owns little, lest soon nothing is left.
      let child = [anybody(in: portrait), anybody(in: portrait)]
        .min { size(of: $0, in: portrait) < size(of: $1, in: portrait) }
      guard let child else { return .popToRoot(host) }
      return .removeChild(child, from: portrait[child]?.parent ?? host)
    default:
      let modals = portrait.attached.flatMap { portrait[$0]?.modals ?? [] }
      let modal = random.pickIfAny(modals) ?? host
      return .removeModal(modal, from: portrait[modal]?.parent ?? host)
    }
  }

  private func size(of id: Int, in portrait: Portrait) -> Int {
    portrait.attached.count { portrait.chain(from: $0).contains(id) }
  }

  private mutating func switchTab(in portrait: Portrait) -> ScriptedCall {
    let all = portrait.attached.filter { portrait[$0]?.kind == .tabs }
    guard let tabs = random.pickIfAny(all) else {
      return .navigate(stop(), from: caller(in: portrait))
    }
    let count = portrait[tabs]?.children.count ?? 0
    return .switchToTab(random.next(below: count + 1) - (random.chance(10) ? 1 : 0), on: tabs)
  }

  private mutating func selectDetent(in portrait: Portrait) -> ScriptedCall {
    let surface = random.pickIfAny(portrait.surfaces(over: portrait.root))
    let detent: ModalPresentationDetent = random.chance(60) ? .medium : .small
    return .selectDetent(detent, on: surface ?? portrait.root)
  }

  private mutating func showFlow(in portrait: Portrait) -> ScriptedCall {
    guard
      let host = random.pickIfAny(portrait.attached.filter { portrait[$0]?.kind == .orchestrator }),
      let member = portrait[host]
    else { return .popToRoot(anybody(in: portrait)) }
    let flow: ScriptedCall.Candidate =
      random.chance(20) && member.flow != nil
      ? .known(member.flow ?? host) : candidate(for: host, in: portrait)
    return .showFlow(
      flow,
      root: Stop(line: member.root.line, number: 60 + random.next(below: 2)),
      on: host
    )
  }
}
