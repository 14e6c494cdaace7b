import FlowEngine

/// A coordinator and all below it as data: what a failing seed prints, and what can be built again.
struct Shape {
  enum Kind: String { case plain, tabs, orchestrator, split }

  /// What it is called in scripts; no two coordinators of a script have the same number.
  var id: Int
  var kind: Kind

  /// Its name in owner paths, which siblings may share.
  var name: String
  var root: Stop
  var answers = Answers()

  /// The children; of tab coordinators the tabs, of an orchestrator its flow, which is the only one, and
  /// of a split its columns from the leading edge, up to three.
  var children: [Shape] = []
  var modals: [Shape] = []

  /// What the coordinator answers the planner.
  struct Answers {
    var claims: [Stop: NavigationType] = [:]
    var paths: [Stop: [Stop]] = [:]

    /// The stops that it starts at when it is brought on screen.
    var roots: Set<Stop> = []

    var detents: [ModalPresentationDetent] = [.large]
    var flows: [Stop: Shape] = [:]

    /// The stops for which `handleFlowChange` is true although no flow is replaced.
    var elsewhere: Set<Stop> = []

    /// Whether another tab is selected for those.
    var switchesTab = false

    /// Whether `canHandleFlowChange` is true for the keys of `flows` and for `elsewhere`.
    var promisesFlows = true

    /// Whether `handleFlowChange` then does what was promised.
    var keepsPromises = true

    /// The stops that its guards refuse.
    var refuses: Set<Stop> = []

    /// The stops that it puts others before.
    var redirects: [Stop: Stop] = [:]

    /// What it says when its surface is to go.
    var keeps = Keeping.nothing

    /// The styles in which it presents its stops.
    var styles: [Stop: TransitionPresentationStyle] = [:]

    /// The stop to which it starts when it is brought along.
    var startsAt: Stop?

    /// What it says when one of its plain screens is to go.
    var keepsScreens = Keeping.nothing

    var hasGuards: Bool {
      !refuses.isEmpty || !redirects.isEmpty || keeps != .nothing || keepsScreens != .nothing
    }
  }

  /// What a coordinator does to keep its surface.
  enum Keeping: Hashable {
    case nothing
    case surface
    case question(Stop)
  }
}

extension Shape {
  /// This shape and all those in it, flows to come included.
  var all: [Shape] {
    [self] + (children + modals).flatMap(\.all)
      + answers.flows.sorted { $0.key.number < $1.key.number }.flatMap(\.value.all)
  }

  /// The stops that mean something to it.
  var stops: [Stop] { [root] + answers.claims.keys.sorted { $0.sortKey < $1.sortKey } }
}

extension Shape: CustomStringConvertible {
  /// One line for each coordinator, indented below its owner.
  var description: String { lines(as: "root").joined(separator: "\n") }

  private func lines(as role: String) -> [String] {
    var words = ["\(role) c\(id) \(kind) at \(root)"]
    if name != Shape.ownName(of: id) { words.append("named \(name)") }
    words += answers.words
    let childRole =
      switch kind {
      case .plain: "child"
      case .tabs: "tab"
      case .orchestrator: "flow"
      case .split: "column"
      }
    let below =
      children.flatMap { $0.lines(as: childRole) } + modals.flatMap { $0.lines(as: "modal") }
      + answers.sortedFlows.flatMap { $0.value.lines(as: "flow for \($0.key):") }
    return [words.joined(separator: "; ")] + below.map { "  " + $0 }
  }

  static func ownName(of id: Int) -> String { "c\(id)" }
}

extension Shape.Answers {
  /// The stops that stand for another flow, or for another part of the same.
  var flowStops: [Stop] {
    sortedFlows.map(\.key) + elsewhere.sorted { $0.sortKey < $1.sortKey }
  }

  fileprivate var sortedFlows: [(key: Stop, value: Shape)] {
    flows.sorted { $0.key.sortKey < $1.key.sortKey }
  }

  fileprivate var words: [String] {
    var words: [String] = []
    for type in NavigationType.allCases {
      let stops = claims.filter { $0.value == type }.keys.sorted { $0.sortKey < $1.sortKey }
      if !stops.isEmpty {
        words.append("\(type) \(stops.map(\.description).joined(separator: " "))")
      }
    }
    for (stop, path) in paths.sorted(by: { $0.key.sortKey < $1.key.sortKey }) {
      words.append("path to \(stop): \(path.map(\.description).joined(separator: " "))")
    }
    for stop in roots.sorted(by: { $0.sortKey < $1.sortKey }) { words.append("starts at \(stop)") }
    if detents != [.large] { words.append("detents \(detents.map(\.rawValue))") }
    for stop in elsewhere.sorted(by: { $0.sortKey < $1.sortKey }) {
      words.append("goes to \(stop)\(switchesTab ? " in another tab" : "")")
    }
    if !flowStops.isEmpty, !promisesFlows { words.append("promises no flow") }
    if !flowStops.isEmpty, !keepsPromises { words.append("changes no flow") }
    for stop in refuses.sorted(by: { $0.sortKey < $1.sortKey }) { words.append("refuses \(stop)") }
    for (stop, first) in redirects.sorted(by: { $0.key.sortKey < $1.key.sortKey }) {
      words.append("puts \(first) before \(stop)")
    }
    switch keeps {
    case .nothing: break
    case .surface: words.append("stays")
    case .question(let stop): words.append("asks \(stop) before it goes")
    }
    for (stop, style) in styles.sorted(by: { $0.key.sortKey < $1.key.sortKey }) {
      words.append("\(stop) in \(style.word)")
    }
    if let startsAt { words.append("when brought at \(startsAt)") }
    switch keepsScreens {
    case .nothing: break
    case .surface: words.append("its screens stay")
    case .question(let stop): words.append("asks \(stop) before its screens go")
    }
    return words
  }
}

extension Stop {
  /// Puts stops in an order that does not depend on hashing.
  var sortKey: Int { (line == .tram ? 0 : 100_000) + number * 10 + payload }
}
