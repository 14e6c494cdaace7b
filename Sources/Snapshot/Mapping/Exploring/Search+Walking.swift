import FlowEngine
import LayoutSim

extension Search {
  /// Continues at random from the states that limits kept from being entered; does nothing if there are none.
  ///
  /// A walk prefers steps that have not been tried at its current place. The states that it finds are checked like all
  /// others, but not entered; the limit of states does not apply to them.
  mutating func walk(_ walks: RandomWalks) async {
    let leaves = states.indices.filter {
      states[$0].status != .entered && states[$0].status != .unfollowed
    }
    guard !leaves.isEmpty else { return }
    var numbers = SeededNumbers(seed: walks.seed)
    var tried: [Int: [ScriptStep: Int]] = [:]
    for (number, move) in moves.enumerated() {
      tried[move.from, default: [:]][move.move.step] = number
    }
    for _ in 0..<walks.count where !isInVain {
      let leaf = leaves[numbers.next(below: leaves.count)]
      await walk(from: leaf, walks.length, &numbers, &tried)
    }
  }

  /// Takes at most `length` steps from the state at `leaf`.
  private mutating func walk(
    from leaf: Int,
    _ length: Int,
    _ numbers: inout SeededNumbers,
    _ tried: inout [Int: [ScriptStep: Int]]
  ) async {
    var walked = states[leaf].way
    let run = await entering.replay(walked)
    count(steps: walked.count)
    guard run.fingerprint.state == states[leaf].fingerprint.state else {
      return noteUnsteady(walked)
    }
    var here = leaf
    for _ in 0..<length {
      let steps = run.steps
      let fresh = steps.filter { tried[here]?[$0.step] == nil }
      let choice = fresh.isEmpty ? steps : fresh
      guard !choice.isEmpty else { return }
      let (step, area) = choice[numbers.next(below: choice.count)]
      let openActionCount = run.openActionCount
      walked = walked.appending(step)
      var move = TriedStep(
        step: step,
        area: area,
        refusal: await entering.perform(step, on: run),
        end: run.fingerprint
      )
      move.unfollowed = run.unfollowed
      move.isUncertain = run.openActionCount > openActionCount
      note(move.unfollowed, after: walked)
      move.findings = entering.findings(on: run)
      add(entering.routes(of: run))
      count(steps: 1)
      if let number = tried[here]?[step], moves[number].move.end.state != move.end.state {
        return await noteHiddenState(states[here].way.appending(step), walked)
      }
      let next =
        if let known = index(of: move.end) {
          known
        } else {
          await addState(of: run, by: step, from: here, after: walked)
        }
      if tried[here]?[step] == nil {
        move.instability = entering.instability(of: run, after: step)
        tried[here, default: [:]][step] = moves.count
        append(FoundMove(from: here, move: move, to: next))
        // State that settles late would affect the following steps.
        if move.instability != nil { return }
      }
      // Real time would determine what follows.
      if move.isUncertain { return }
      here = next
    }
  }

  /// Adds the state that `step` has led to from the state at `start`; returns its index.
  ///
  /// Its path is the shortest known one, which is followed once more if a problem is found there.
  private mutating func addState(
    of run: AppRun<App>,
    by step: ScriptStep,
    from start: Int,
    after walked: Script
  ) async -> Int {
    var way = states[start].way.appending(step)
    let fingerprint = run.fingerprint
    let details = entering.details(of: run, after: way)
    if way != walked, !details.breaches.isEmpty,
      await entering.replay(way).fingerprint.state != fingerprint.state
    {
      await noteHiddenState(way, walked)
      way = walked
    }
    var state = FoundState(fingerprint: fingerprint, details: details, way: way)
    state.status = .walked
    add(state)
    return states.count - 1
  }
}

/// A fixed sequence of numbers for each seed, the same on every machine: SplitMix64.
///
/// The standard library's use of a generator's numbers may change with its version, so it is not used.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number, from 0 up to but excluding `bound`, which is at least 1.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(bound))
  }
}
