/// Makes a failing script small: what is left is needed for the failure.
extension CallScript {
  /// The smallest script found that breaks the same law.
  @MainActor
  func shrunk(breaking law: String, of laws: [Law] = Law.all) -> CallScript {
    func stillFails(_ script: CallScript) -> Bool { script.run(laws: laws)?.law == law }

    var best = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.withFewerCalls where stillFails(candidate) {
        best = candidate
        isSmaller = true
        break
      }
      if isSmaller { continue }
      for candidate in best.withSmallerCalls + best.withSmallerShapes where stillFails(candidate) {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  /// This script without a run of calls, the longest runs first.
  private var withFewerCalls: [CallScript] {
    var candidates: [CallScript] = []
    var length = calls.count
    while length > 0 {
      for first in stride(from: 0, through: calls.count - length, by: length) {
        var candidate = self
        candidate.calls.removeSubrange(first..<first + length)
        candidates.append(candidate)
      }
      length /= 2
    }
    return candidates
  }

  private var withSmallerCalls: [CallScript] {
    calls.indices.flatMap { index in
      calls[index].smaller.map { call in
        var candidate = self
        candidate.calls[index] = call
        return candidate
      }
    }
  }

  private var withSmallerShapes: [CallScript] {
    shape.smaller.map { CallScript(shape: $0, calls: calls, isObserved: isObserved) }
  }
}

extension ScriptedCall {
  /// Calls that do less.
  fileprivate var smaller: [ScriptedCall] {
    switch self {
    case .answered(let call, let other), .interrupted(let call, let other): [call, other]
    case .presentDetour(.new(let shape), let stop, let id):
      shape.smaller.map { .presentDetour(.new($0), at: stop, on: id) }
    case .addChild(.new(let shape), let id):
      shape.smaller.map { .addChild(.new($0), to: id) }
    case .addModal(.new(let shape), let id):
      shape.smaller.map { .addModal(.new($0), to: id) }
    case .showFlow(.new(let shape), let root, let id):
      shape.smaller.map { .showFlow(.new($0), root: root, on: id) }
    case .setTabs(let tabs, let selecting, let id):
      (selecting == nil ? [] : [.setTabs(tabs, selecting: nil, on: id)])
        + tabs.indices.map { index in
          var fewer = tabs
          fewer.remove(at: index)
          return .setTabs(fewer, selecting: nil, on: id)
        }
    case .planLayer(let call, let id):
      [.layer(call, on: id)] + call.smaller.map { .planLayer($0, on: id) }
    case .layer(let call, let id): call.smaller.map { .layer($0, on: id) }
    case .keepLayerPlan(let call, let id): call.smaller.map { .keepLayerPlan($0, on: id) }
    default: []
    }
  }
}

extension LayerCall {
  /// Calls that do less.
  fileprivate var smaller: [LayerCall] {
    switch self {
    case .bring(.new(let shape), let style): shape.smaller.map { .bring(.new($0), style) }
    case .force(let candidate, let style): [.bring(candidate, style)]
    default: []
    }
  }
}

extension Shape {
  /// Shapes with one thing less, the largest things first.
  fileprivate var smaller: [Shape] {
    var shapes: [Shape] = []
    func add(_ change: (inout Shape) -> Void) {
      var shape = self
      change(&shape)
      shapes.append(shape)
    }
    // An owner that only leads to a coordinator below it can be left out.
    shapes += (children + modals).filter { $0.root.line == root.line }
    for index in children.indices { add { $0.children.remove(at: index) } }
    for index in modals.indices { add { $0.modals.remove(at: index) } }
    for key in answers.flows.keys.sorted(by: { $0.sortKey < $1.sortKey }) {
      add { $0.answers.flows[key] = nil }
    }
    for index in children.indices {
      shapes += children[index].smaller.map { child in
        var shape = self
        shape.children[index] = child
        return shape
      }
    }
    for index in modals.indices {
      shapes += modals[index].smaller.map { modal in
        var shape = self
        shape.modals[index] = modal
        return shape
      }
    }
    for stop in answers.roots.sorted(by: { $0.sortKey < $1.sortKey }) {
      add { $0.answers.roots.remove(stop) }
    }
    for key in answers.paths.keys.sorted(by: { $0.sortKey < $1.sortKey }) {
      add { $0.answers.paths[key] = nil }
    }
    for key in answers.claims.keys.sorted(by: { $0.sortKey < $1.sortKey }) {
      add { $0.answers.claims[key] = nil }
    }
    if answers.keeps != .nothing { add { $0.answers.keeps = .nothing } }
    for stop in answers.refuses.sorted(by: { $0.sortKey < $1.sortKey }) {
      add { $0.answers.refuses.remove(stop) }
    }
    for stop in answers.redirects.keys.sorted(by: { $0.sortKey < $1.sortKey }) {
      add { $0.answers.redirects[stop] = nil }
    }
    for stop in answers.styles.keys.sorted(by: { $0.sortKey < $1.sortKey }) {
      add { $0.answers.styles[stop] = nil }
    }
    if answers.startsAt != nil { add { $0.answers.startsAt = nil } }
    if answers.keepsScreens != .nothing { add { $0.answers.keepsScreens = .nothing } }
    if answers.detents != [.large] { add { $0.answers.detents = [.large] } }
    if name != Shape.ownName(of: id) { add { $0.name = Shape.ownName(of: id) } }
    return shapes
  }
}
