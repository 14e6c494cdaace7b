import FlowEngine
import LayoutSim
import SnapshotRendering

/// A fingerprint that distinguishes states from each other, and screens from each other.
struct StateFingerprint: Hashable, Sendable, Codable {
  /// Everything that can make a difference later: the hierarchy, local state, labels, values and flags.
  var state: UInt64

  /// The same, plus all frames and findings: if two are equal, so are the screens.
  var screen: UInt64
}

extension StateFingerprint {
  /// Reads the state of an app on a stage.
  @MainActor
  init(app: AnyCoordinator, stage: Stage, adding words: [String]) {
    let tree = stage.renderTree
    var state = Fingerprint()
    state.add(app.describedState)
    for screen in stage.describedScreens { state.add(screen) }
    state.add(tree)
    for text in words { state.add(text) }
    var screen = state
    // Nodes are large, and iterating over them would copy them.
    for index in tree.nodes.indices {
      screen.add(Int(tree.nodes[index].flags.rawValue))
      screen.add(tree.nodes[index].frame)
      screen.add(tree.nodes[index].drawnFrame)
    }
    for finding in tree.findings {
      screen.add(finding.code.rawValue)
      screen.add(finding.place)
      screen.add(finding.found)
    }
    self.init(state: state.value, screen: screen.value)
  }
}

extension Fingerprint {
  fileprivate mutating func add(_ state: DescribedState) {
    for coordinator in state.coordinators {
      add(coordinator.owner.description)
      add(coordinator.root)
      if let root = coordinator.lastingRoot { add(root) }
      add(coordinator.stack.count)
      for route in coordinator.stack { add(route) }
      add(coordinator.selectedTab)
      for badge in coordinator.badges {
        add(badge.tab)
        add(badge.text)
      }
      for child in coordinator.pushedChildren { add(child.description) }
      for presentation in coordinator.presentations { add(presentation) }
      add(coordinator.columnVisibility.rawValue)
      add(coordinator.compactColumn.rawValue)
    }
    for intent in state.intents { add(intent.description) }
  }

  private mutating func add(_ route: RouteDescription) {
    add(route.type)
    add(route.identifier)
  }

  private mutating func add(_ presentation: DescribedPresentation) {
    add(presentation.kind.rawValue)
    add(presentation.style.rawValue)
    add(presentation.owner.description)
    add(presentation.route)
    guard let detents = presentation.detents else { return }
    for detent in detents.detents { add(detent.rawValue) }
    add(detents.selectedDetent?.rawValue ?? "")
  }

  fileprivate mutating func add(_ screen: DescribedScreen) {
    add(screen.owner.description)
    add(screen.route)
    for member in screen.members {
      add(member.place)
      add(member.name)
      add(member.value.words)
    }
    for note in screen.notes { add(note) }
  }

  fileprivate mutating func add(_ tree: RenderTree) {
    for index in tree.nodes.indices where tree.nodes[index].detail != .layout {
      let node = tree.nodes[index]
      if Fingerprint.titles.contains(node.role), tree.isInBar(index) { continue }
      add(node.role.rawValue)
      if let route = node.route { add(route) }
      add(node.label ?? "")
      if let identifier = node.identifier { add(identifier) }
      add(Int(node.flags.intersection(.distinguishing).rawValue))
      for fact in node.facts where !Fingerprint.measurements.contains(fact.key) {
        add(fact.key)
        add(fact.value)
      }
    }
  }

  fileprivate mutating func add(_ frame: Rect?) {
    guard let frame else { return add(0) }
    for number in [frame.minX, frame.minY, frame.size.width, frame.size.height] { add(number) }
  }

  /// The place of a bar's title follows from scrolling; its text is the name of the bar.
  private static let titles: Set<Role> = [.heading, .barTitle]

  /// The facts that follow from sizes and from scrolling.
  private static let measurements: Set<String> = [
    "measured", "minimum", "inset", "laid-out", "title",
  ]
}

extension RenderTree {
  fileprivate func isInBar(_ index: Int) -> Bool {
    ancestors(of: index).contains { nodes[$0].role == .navigationBar }
  }
}

extension NodeFlags {
  /// The flags that do not follow from sizes and from scrolling.
  fileprivate static let distinguishing: NodeFlags = [
    .selected, .focused, .pushedChild, .top, .inert, .pressable, .disabled, .empty, .hidden,
  ]
}

/// A route by its identifier, and a fingerprint of its contents.
struct RouteValue: Hashable, Sendable, Codable {
  var identifier: String
  var value: UInt64
}

/// Inspects routes, and caches the results: inspection is slow, and most states of an app have the same routes.
@MainActor
final class RouteValues {
  /// The cached values, each with a copy of the route: while it is retained, nothing else has the same bytes.
  private var known: [Bytes: (route: any Route, value: UInt64)] = [:]

  /// An app that recreates its texts has different bytes each time.
  private static let most = 4_096

  /// The value of `route`.
  func value(of route: any Route) -> RouteValue {
    let description = RouteDescription(route)
    return RouteValue(
      identifier: "\(description.type) \(description.identifier)",
      value: fingerprint(of: route)
    )
  }

  private func fingerprint(of route: some Route) -> UInt64 {
    let bytes = Bytes(route)
    if let known = known[bytes] { return known.value }
    let described = DescribedValue(route)
    var fingerprint = Fingerprint()
    fingerprint.add(described.words)
    // A route with objects or functions is not retained, since that would retain those as well.
    if described.opaqueTypes.isEmpty {
      if known.count == RouteValues.most { known = [:] }
      known[bytes] = (route, fingerprint.value)
    }
    return fingerprint.value
  }

  /// The bytes of a value in memory, with its type.
  private struct Bytes: Hashable {
    let type: ObjectIdentifier
    let bytes: [UInt8]

    init<Value>(_ value: Value) {
      type = ObjectIdentifier(Value.self)
      bytes = withUnsafeBytes(of: value) { Array($0) }
    }
  }
}
