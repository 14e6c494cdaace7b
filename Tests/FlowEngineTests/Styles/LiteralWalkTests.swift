import TestSupport
import Testing

@testable import FlowEngine

/// Random literal calls on random coordinators of a growing hierarchy.
@MainActor
struct LiteralWalkTests {
  @Test("The laws of layers hold after every call", arguments: Night.sample(0..<40, oneIn: 8))
  func laws(seed: Int) throws {
    var walk = LiteralWalk(seed: seed)
    for _ in 0..<60 { try walk.step() }
    walk.hall.restart()
    #expect(walk.hall.layers.count == 1)
    #expect(walk.hall.children.isEmpty)
    #expect(walk.flowsLeft.isEmpty, "\(walk.history)")
  }
}

/// A hierarchy that is called at random, and what must hold of it.
@MainActor
private struct LiteralWalk {
  let hall = Hall("App")
  private var numbers: SeededGenerator
  private(set) var history: [String] = []
  private var flows: [WeakFlow] = []

  /// The coordinators to which each coordinator's numbers were given, all by their serial numbers.
  private var coordinatorNumbers: [Int: [Int: Int]] = [:]

  private final class WeakFlow {
    weak var flow: Hall?
    init(_ flow: Hall) { self.flow = flow }
  }

  init(seed: Int) {
    numbers = SeededGenerator(seed: seed)
    hall.makes = Self.makes()
  }

  private static func makes() -> [String: () -> AnyCoordinator] {
    ["Flow": { Hall("Flow") }]
  }

  /// The flows that still exist.
  var flowsLeft: [Hall] { flows.compactMap(\.flow) }

  private var all: [Hall] {
    var all: [Hall] = []
    var pending: [AnyCoordinator] = [hall]
    while let next = pending.popLast() {
      if let next = next as? Hall { all.append(next) }
      pending += next.owned
    }
    return all.sorted { $0.serial < $1.serial }
  }

  mutating func step() throws {
    try call()
    let all = all
    for coordinator in all { check(coordinator) }
    let paths = all.map(\.ownerPath.description)
    #expect(Set(paths).count == paths.count, "\(history)")
    for coordinator in all {
      #expect(hall.coordinator(at: coordinator.ownerPath) === coordinator, "\(history)")
    }
    let known = Set(all.map(\.serial))
    #expect(flowsLeft.allSatisfy { known.contains($0.serial) }, "a flow was not freed: \(history)")
    try checkSaving()
  }

  private mutating func call() throws {
    let all = all
    let target = numbers.pick(all)
    let styles: [TransitionPresentationStyle] = [
      .push, .sheet, .fullScreenCover, .detents([.medium]),
      .custom(transition: .opacity), .custom(transition: .slide, fullScreen: true),
    ]
    let style = numbers.pick(styles)
    let route = HallRoute.note(numbers.next(below: 3))
    let kind = numbers.next(below: 17)
    let before = hall.layers
    switch kind {
    case 0...2: _ = try target.plan(toRoute: route, presentationStyle: style)
    case 3: _ = try target.plan(to: Hall("Flow"), presentationStyle: style)
    case 4: _ = try target.planToClose()
    case 5: _ = try target.planToFinish()
    default: break
    }
    #expect(hall.layers == before, "a plan changed something: \(history)")
    history.append("\(kind) \(style) \(route) on \(target.ownerPath)")
    switch kind {
    case 0...2: try target.perform(toRoute: route, presentationStyle: style)
    case 3, 6, 7:
      let flow = Hall("Flow")
      flow.makes = Self.makes()
      flows.append(WeakFlow(flow))
      try target.perform(to: flow, presentationStyle: style)
      #expect(flow.parent === target, "\(history)")
    case 4: target.close()
    case 5: target.finishFlow()
    case 8: target.dismiss()
    case 9: target.pop()
    case 10: target.restart()
    case 12: target.show([.push(route), .route(.item(2), in: style == .push ? .sheet : style)])
    case 13: target.insertBelowTop(route)
    case 14: target.dismissPresentations(after: 1)
    case 15: target.popScreens(2)
    case 11: if let child = target.children.last { target.removeChild(child) }
    default: target.startFlow(route: .item(1))
    }
  }

  /// What must hold of one coordinator.
  private mutating func check(_ coordinator: Hall) {
    let state = coordinator.router.state
    let shown = coordinator.baseRouter.current
    let numbers = state.presentations.map(\.number)
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count, "\(history)")
    for presentation in shown.presentations {
      #expect(presentation.coordinator.parent === coordinator, "\(history)")
    }
    let presented = shown.presentations.filter { $0.kind == .subflow }.map(\.coordinator)
    #expect(coordinator.children == shown.pushedChildren + presented, "\(history)")
    #expect(coordinator.children.allSatisfy { $0.parent === coordinator }, "\(history)")
    // One that is new has a number that none had before.
    let known = coordinatorNumbers[coordinator.serial] ?? [:]
    for presentation in shown.presentations {
      let serial = presentation.coordinator.serial
      let number = presentation.number
      #expect(known[number] == nil || known[number] == serial, "\(history)")
      coordinatorNumbers[coordinator.serial, default: [:]][number] = serial
    }
  }

  /// A saved state leads to an equal composition, in a fresh hierarchy and in this one.
  private func checkSaving() throws {
    let data = try hall.savedData()
    let fresh = Hall("App")
    fresh.makes = Self.makes()
    #expect(try fresh.restore(from: data) == [], "\(history)")
    #expect(fresh.composition == hall.composition, "\(history)")
    #expect(try fresh.savedData() == data, "\(history)")
    let before = hall.composition
    try hall.restore(from: data)
    #expect(hall.composition == before, "\(history)")
  }
}
