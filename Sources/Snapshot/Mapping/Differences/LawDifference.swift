import LayoutSim

/// The violations of laws in one of two maps, but not in the other.
///
/// ```text
/// What breaks laws differs: 1 is new.
/// broken  can-be-left: No way leads out of sheet browse.sample.
///         Log in, Browse, Look inside
/// ```
public struct LawDifference: Hashable, Sendable {
  /// A violation of a law in one of the maps.
  public struct Change: Hashable, Sendable {
    /// The name of the law.
    public let law: String

    /// A description of the problem, in sentences.
    public let words: String

    /// The steps after which it is broken.
    public let script: Script
  }

  /// The violations in the new map alone, in its order.
  public let broken: [Change]

  /// The violations in the old map alone, in its order, except those that the new map does not check, or has accepted.
  public let mended: [Change]

  /// The difference between the laws of `old` and `new`.
  ///
  /// Violations with the same text are equal, regardless of their steps.
  public init(from old: ScreenMap, to new: ScreenMap) {
    broken = LawDifference.changes(in: new, besides: old)
    let checked = Set(new.laws.map(\.name))
    let accepted = new.notes.filter { $0.code == MapNote.acceptedCode }.map(\.words)
    mended = LawDifference.changes(in: old, besides: new).filter { change in
      checked.contains(change.law)
        && !accepted.contains { $0.hasPrefix(MapNote.subject(change.law, change.words)) }
    }
  }

  private static func changes(in map: ScreenMap, besides other: ScreenMap) -> [Change] {
    var known: [String: Set<String>] = [:]
    for law in other.laws { known[law.name, default: []].formUnion(law.violations.map(\.words)) }
    return map.laws.flatMap { law in
      law.violations.filter { known[law.name]?.contains($0.words) != true }.map {
        Change(law: law.name, words: $0.words, script: $0.script)
      }
    }
  }
}

extension LawDifference {
  /// Whether both maps have the same violations.
  public var isEmpty: Bool { broken.isEmpty && mended.isEmpty }

  /// The differences, in lines without a newline at the end; empty if there are none.
  public var text: String {
    guard !isEmpty else { return "" }
    return ([headline] + lines).joined(separator: "\n")
  }

  /// The differences, for the summary of a job; empty if there are none.
  public var markdown: String {
    guard !isEmpty else { return "" }
    return "\(MarkdownText.prose(headline))\n\n\(MarkdownText.block(lines.joined(separator: "\n")))"
  }

  private var headline: String {
    let parts = [(broken, "new"), (mended, "gone")].filter { !$0.0.isEmpty }.map { changes, word in
      "\(changes.count) \(changes.count == 1 ? "is" : "are") \(word)"
    }
    return "What breaks laws differs: \(parts.joined(separator: ", "))."
  }

  private var lines: [String] {
    (broken.map { ("broken", $0) } + mended.map { ("mended", $0) }).flatMap { label, change in
      let way = change.script.steps.isEmpty ? "at the start" : change.script.brief
      return [
        "\(label)  \(SummaryText.line("\(change.law): \(change.words)"))",
        "        \(SummaryText.line(way))",
      ]
    }
  }
}

/// A script that is followed over the moves of a map, as far as they go, without the app.
private struct ReplayedPath: Hashable {
  /// The end of the path.
  enum End: Hashable {
    /// All steps are moves; the index of the place to which the last one leads.
    case arrives(place: Int)

    /// The step is not one of those that are possible there.
    case missing(ScriptStep, place: Int, there: [ScriptStep])

    /// The step is refused there.
    case refused(ScriptStep, place: Int, reason: String)

    /// Nothing was tried in the state from which the step leads.
    case leaf(ScriptStep, place: Int)

    /// The state to which the step leads is not part of the map.
    case noRoom(ScriptStep, place: Int)

    /// The map has no state.
    case nothing
  }

  /// The end of the path.
  let end: End

  /// The number of the step at which it ends, from 1 on.
  let step: Int

  /// Follows `script` over the moves of `map`.
  init(_ script: Script, over map: ScreenMap) {
    guard map.states.indices.contains(map.start) else {
      (end, step) = (.nothing, 1)
      return
    }
    var state = map.start
    for (index, step) in script.steps.enumerated() {
      let place = map.states[state].place
      let moves = map.moves(fromStateAt: state)
      guard let move = moves.first(where: { $0.step == step }), move.refusal == nil,
        let next = move.to
      else {
        self.step = index + 1
        end = ReplayedPath.end(step, of: moves, in: map.states[state], place)
        return
      }
      state = next
    }
    end = .arrives(place: map.states[state].place)
    step = script.count
  }

  private static func end(
    _ step: ScriptStep,
    of moves: ArraySlice<MapMove>,
    in state: MapState,
    _ place: Int
  ) -> End {
    guard let move = moves.first(where: { $0.step == step }) else {
      return state.isLeaf
        ? .leaf(step, place: place) : .missing(step, place: place, there: moves.map(\.step))
    }
    guard let refusal = move.refusal else { return .noRoom(step, place: place) }
    return .refused(step, place: place, reason: refusal)
  }
}

extension ScreenMap {
  /// The outcome of a path that an older map recorded, as a sentence without its full stop.
  ///
  /// It is followed over the moves of this map, without the app: `the way there ends at step 6: there is no
  /// “Read the beginning” on … > browse.editions(…); there are “Back”, “Home”, “Browse”`.
  public func ending(of way: Script) -> String {
    let walked = ReplayedPath(way, over: self)
    let front = "the way there ends at step \(walked.step): "
    func name(_ place: Int) -> String { SummaryText.line(places[place].shortName) }
    switch walked.end {
    case .arrives(let place): return "the same steps lead to \(name(place)) now"
    case .missing(let step, let place, let there):
      var targets: [String] = []
      for target in there.map(\.target) where !targets.contains(target) { targets.append(target) }
      let most = 8
      let rest = targets.count > most ? ", and \(targets.count - most) more" : ""
      let words =
        switch targets.count {
        case 0: "nothing can be done there"
        case 1: "there is \(targets[0])"
        default: "there are \(targets.prefix(most).joined(separator: ", "))\(rest)"
        }
      return SummaryText.line("\(front)there is no \(step.target) on \(name(place)); \(words)")
    case .refused(let step, let place, let reason):
      return SummaryText.line("\(front)\(step.target) is refused on \(name(place)): \(reason)")
    case .leaf(let step, let place):
      return SummaryText.line(
        "\(front)\(step.target) was not tried on \(name(place)), in a state that was not entered"
      )
    case .noRoom(let step, let place):
      return SummaryText.line(
        "\(front)\(step.target) on \(name(place)) leads to a state for which the map had no room"
      )
    case .nothing: return "the map is empty"
    }
  }
}
