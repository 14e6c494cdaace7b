@testable import FlowEngine

/// Literal calls.
extension CallGenerator {
  /// A literal call on a coordinator of the hierarchy, or a plan of one.
  mutating func layerCall(in state: StateCopy) -> ScriptedCall {
    let host = caller(in: state)
    let call = layer(on: host, in: state)
    guard call.canBePlanned, random.chance(25) else { return .layer(call, on: host) }
    return random.chance(70) ? .planLayer(call, on: host) : .keepLayerPlan(call, on: host)
  }

  private mutating func layer(on host: Int, in state: StateCopy) -> LayerCall {
    if state.dialogs.isEmpty ? random.chance(4) : random.chance(20) {
      return random.chance(50) ? .answerDialog : .showDialog(random.next(below: 2))
    }
    switch random.next(below: 40) {
    case 0..<6: return .show(stop(for: host, in: state), style())
    case 6..<8: return .present(stop(for: host, in: state), style())
    case 8..<12: return .bring(candidate(for: host, in: state), style())
    case 12: return .force(candidate(for: host, in: state), style())
    case 13..<17: return .finishFlow
    case 17..<19: return .close
    case 19..<21: return .dismiss
    case 21: return .restart
    case 22..<26:
      let count = random.next(below: 4)
      return .showSeveral(
        (0..<count).map { _ in
          LayerCall.Screen(stop: stop(for: host, in: state), style: style())
        }
      )
    case 26..<28: return .replaceTop(stop(for: host, in: state))
    case 28..<30: return .insertBelowTop(stop(for: host, in: state))
    case 30..<38: return .remove(removal(on: host, in: state))
    default: return .startFlow(stop(for: host, in: state))
    }
  }

  private mutating func removal(on host: Int, in state: StateCopy) -> LayerCall.Removal {
    let stack = state[host].map { [$0.root] + $0.stack } ?? []
    let numbers = state[host]?.presentations.map(\.number) ?? []
    let there = random.chance(70) ? random.pickIfAny(stack) : nil
    return switch random.next(below: 8) {
    case 0..<2: .popScreens(random.next(below: 5))
    case 2: .popToIndex(random.next(below: 4))
    case 3: .popTo(there ?? stop())
    case 4: .popToKind(there ?? stop())
    case 5: .dismissAll
    case 6: .dismissPresentation(random.pickIfAny(numbers) ?? 1)
    default: .dismissPresentations(after: random.pickIfAny([0] + numbers) ?? 0)
    }
  }

  private mutating func style() -> TransitionPresentationStyle? {
    random.chance(40) ? nil : random.pick(TransitionPresentationStyle.scripted)
  }

  /// Mostly a stop of the host's own line.
  private mutating func stop(for host: Int, in state: StateCopy) -> Stop {
    var stop = stop()
    for _ in 0..<3 where stop.line != state[host]?.root.line { stop = self.stop() }
    return stop
  }
}
