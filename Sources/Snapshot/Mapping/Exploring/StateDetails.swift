import FlowEngine
import LayoutSim
import SnapshotRendering

/// The details of a state that maps contain and laws need.
struct StateDetails: Hashable, Sendable, Codable {
  var place: MapPlace

  /// The line `layers` of its outline.
  var composition: String

  var outline: String

  /// The number of occurrences of the most frequent kind in one stack, or among the surfaces.
  var repetition: Int

  /// The expected kinds of routes on the surfaces in sight.
  var kinds: [String]

  /// The surfaces above the base and the screens above roots, from the lowest.
  var leavable: [DismissibleLayer]

  /// The lowest part of each surface, which no way back leaves: its coordinator, its root and its tab.
  var bottoms: [String]

  /// The coordinators that belong to the hierarchy only as long as they are shown: detours, flows, and those brought
  /// along.
  var guests: [String]

  /// Whether nothing is pushed or presented anywhere, also out of sight.
  var isAtRoots: Bool

  /// The route of the screen in front.
  var front: String

  /// Everything that is tried there, in order.
  var steps: [ScriptStep]

  /// Other possible actions there, which are tried nowhere.
  var leftOut: [ScriptStep]

  /// The values of the controls on the screen in front, by their labels, without those on dialogs.
  var values: [String]

  /// The local state that cannot be inspected.
  var opaqueState: [String]

  /// The laws that it breaks by itself, with the problems.
  var breaches: [Breach] = []
}

/// A law that a state or a move breaks.
struct Breach: Hashable, Sendable, Codable {
  var law: String
  var words: String

  /// The name of the setting under which it does; `nil` if it is that of the map.
  var setting: String?
}

extension StateDetails {
  /// Reads the state of an app on a stage.
  @MainActor
  init<App>(_ run: AppRun<App>, of exploration: Exploration<App>) {
    let stage = run.stage
    let tree = stage.renderTree
    let outline = Outline(of: tree)
    let surfaces = stage.surfaces.map(\.surface)
    composition = outline.layers.joined(separator: " > ")
    self.outline = outline.text
    let stacks = surfaces.map { $0.content.stacks.map { $0.map { $0.route.identifier } } }
    let kinds = stacks.map { $0.map { $0.map(exploration.kindOfRoute) } }
    place = MapPlace(on: stage, of: exploration)
    let chain = surfaces.dropFirst().map { exploration.kindOfRoute($0.route.identifier) }
    repetition = (kinds.flatMap(\.self) + [chain]).map(StateDetails.repetition).max() ?? 0
    let presented = surfaces.map { exploration.kindOfRoute($0.route.identifier) }
    self.kinds = exploration.expectedKinds.filter { kind in
      presented.contains(kind) || kinds.contains { $0.contains { $0.contains(kind) } }
    }
    leavable = DismissibleLayer.all(on: surfaces)
    bottoms = surfaces.indices.map { index in
      let root = stacks[index].first?.first ?? ""
      return "\(surfaces[index].owner) \(root) \(surfaces[index].content.selectedTab ?? "")"
    }
    let coordinators = run.app.describedState.coordinators
    guests = coordinators.filter { $0.owner.isOfGuest }.map(\.owner.description)
    isAtRoots = coordinators.allSatisfy {
      $0.stack.isEmpty && $0.pushedChildren.isEmpty && $0.presentations.isEmpty
    }
    front = stage.topScreen?.route.identifier ?? surfaces.last?.route.identifier ?? ""
    let possible = run.possibleSteps
    steps = possible.tried.map(\.step)
    leftOut = possible.leftOut
    values = tree.controlValues
    opaqueState = stage.describedScreens.flatMap { screen in
      screen.members.flatMap { member in
        member.value.opaqueTypes.map { "\(member.name), of type \($0)" }
      }
    }
  }

  private static func repetition(in kinds: [String]) -> Int {
    Dictionary(grouping: kinds, by: \.self).values.map(\.count).max() ?? 0
  }
}

extension MapPlace {
  /// The place that a stage shows.
  @MainActor
  package init<App>(on stage: Stage, of exploration: Exploration<App>) {
    let surfaces = stage.surfaces.map(\.surface)
    let ofElements = stage.screensOfElements
    let firstInSight =
      surfaces.lastIndex { $0.style == .cover && !$0.hasClearBackdrop } ?? surfaces.startIndex
    self.init(
      surfaces: surfaces.indices.dropFirst(firstInSight).map { index in
        let surface = surfaces[index]
        let inner = ofElements.count == surfaces.count ? ofElements[index] : []
        return MapSurface(
          style: surface.style.rawValue,
          owner: exploration.pathWithoutValues(surface.owner).description,
          kinds: (surface.content.stacks.joined().map(\.route.identifier) + inner).map {
            exploration.kindOfRoute($0)
          },
          tab: surface.content.selectedTab
        )
      },
      dialogs: stage.dialogs.map { dialog in
        [dialog.kind.rawValue, dialog.title].compactMap(\.self).joined(separator: " ")
      }
    )
  }
}

extension OwnerPath {
  /// Whether the coordinator leaves the hierarchy when it leaves the screen.
  fileprivate var isOfGuest: Bool {
    switch steps.last?.role {
    case .detour, .flow, .subflow: true
    case .child, .tab, .column, .modal, .screen, nil: false
    }
  }
}

extension SurfaceContent {
  /// The stacks in sight, the outermost first.
  var stacks: [[StackEntry]] {
    switch self {
    case .stack(let entries): [entries] + (entries.last?.tabs?.content.stacks ?? [])
    case .tabs(let tabs): tabs.content.stacks
    case .screen(let entry): [[entry]]
    case .split(let split): split.columns.flatMap(\.content.stacks)
    }
  }

  /// The title of the innermost selected tab; `nil` without tabs.
  fileprivate var selectedTab: String? {
    switch self {
    case .stack(let entries): entries.last?.tabs?.selectedTitle
    case .tabs(let tabs): tabs.selectedTitle
    case .screen: nil
    case .split(let split): split.columns.lazy.compactMap(\.content.selectedTab).first
    }
  }
}

extension TabComposition {
  fileprivate var selectedTitle: String? {
    if let inner = content.selectedTab { return inner }
    guard tabs.indices.contains(selected) else { return nil }
    return tabs[selected].title ?? tabs[selected].route.identifier
  }
}

extension RenderTree {
  /// The values of all controls that have one, as `field Name = Ned`, in order; those with the same name are numbered.
  ///
  /// Those on alerts, dialogs, popovers and menus are excluded, since they disappear with these.
  fileprivate var controlValues: [String] {
    let dialogs: Set<Role> = [.alert, .dialog, .popover, .menu]
    var counts: [String: Int] = [:]
    return nodes.enumerated().compactMap { index, node in
      guard node.detail != .layout, node.role.takesValue || node.role == .switch,
        !ancestors(of: index).contains(where: { dialogs.contains(nodes[$0].role) }),
        let value = node.facts.first(where: { $0.key == "value" })?.value
      else { return nil }
      let name = "\(node.role.rawValue) \(node.label ?? node.identifier ?? "")"
      counts[name, default: 0] += 1
      let number = counts[name] ?? 1
      return number == 1 ? "\(name) = \(value)" : "\(name), number \(number) = \(value)"
    }
  }
}
