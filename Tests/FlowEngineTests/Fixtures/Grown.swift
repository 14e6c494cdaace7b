import FlowEngine

/// A hierarchy whose shape follows from its seed: tabs, flows, children, modals, paths and routes
/// that several coordinators claim.
@MainActor
struct Grown {
  let app: AnyCoordinator

  /// Routes that somebody in the hierarchy may take, and one that nobody does.
  let routes: [any Route]

  init(seed: UInt64) {
    var growth = Growth(random: seed &* 977 &+ 11)
    app = growth.root()
    routes = growth.places
  }
}

@MainActor
private struct Growth {
  var random: UInt64
  private(set) var places: [Place] = ["nowhere"]
  private static let shared: [Place] = ["x", "y", "z"]
  private static let depth = 4

  private mutating func next(below bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(bound))
  }

  /// Whether something that comes once in `count` comes now.
  private mutating func once(in count: Int) -> Bool { next(below: count) == 0 }

  private mutating func pick(_ from: [Place]) -> Place { from[next(below: from.count)] }

  private mutating func newPlace() -> Place {
    let place = Place("n\(places.count)")
    places.append(place)
    return place
  }

  mutating func root() -> AnyCoordinator {
    switch next(below: 3) {
    case 0: desk(at: 0)
    case 1: tabs(at: 0)
    default: DeskApp(flow: once(in: 2) ? tabs(at: 1) : desk(at: 1))
    }
  }

  private mutating func coordinator(at depth: Int) -> AnyCoordinator {
    switch next(below: 6) {
    case 0: tabs(at: depth)
    case 1: DeskApp(flow: desk(at: depth + 1), root: newPlace())
    default: desk(at: depth)
    }
  }

  private mutating func tabs(at depth: Int) -> DeskTabs {
    let items = (0...next(below: 3)).map { _ in coordinator(at: depth + 1) }
    let modal = newPlace()
    let tabs = DeskTabs(root: newPlace(), tabs: items, modals: once(in: 2) ? [modal] : [])
    if once(in: 2) { tabs.addModalCoordinator(desk(at: depth + 1, root: modal)) }
    return tabs
  }

  private mutating func desk(at depth: Int, root: Place? = nil) -> Desk {
    let root = root ?? newPlace()
    var own = (0...next(below: 3)).map { _ in newPlace() }
    if once(in: 2) { own.append(pick(Self.shared)) }
    let desk = Desk("D" + root.identifier, root: root, handles: Set(own))
    if once(in: 2) { desk.answering.handles.insert(root) }
    if once(in: 3) { desk.answering.replaces = [pick(own)] }
    // A modal that nobody registers: the desk that claims it cannot show it.
    if once(in: 8) { desk.answering.modals = [pick(Self.shared)] }
    if depth < Self.depth {
      for _ in 0..<next(below: 3) { desk.addChild(coordinator(at: depth + 1)) }
      for _ in 0..<next(below: 3) {
        let modal = newPlace()
        if !once(in: 3) { desk.answering.modals.insert(modal) }
        desk.addModalCoordinator(self.desk(at: depth + 2, root: modal))
      }
    }
    desk.answering.handles.subtract(desk.answering.modals)
    for _ in 0..<next(below: 3) {
      desk.answering.paths[pick(places)] = (0...next(below: 3)).map { _ in pick(own) }
    }
    return desk
  }
}
