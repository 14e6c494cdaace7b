@testable import FlowEngine

/// The whole observable state of a hierarchy, as a value: two are equal if nothing has changed.
struct StateCopy: Equatable {
  /// One coordinator; others are named by their numbers.
  struct Member: Equatable {
    let id: Int
    let kind: Shape.Kind
    let parent: Int?
    let ownership: OwnerStep.Role?
    let context: CoordinatorPresentationContext
    let root: Stop
    let stack: [Stop]
    let selectedTab: Int
    var presentations: [Shown]
    let pushed: [Int]
    let children: [Int]
    let modals: [Int]

    /// Those of the modals that are registered; others stay until they are dismissed.
    let registered: [Int]

    let flow: Int?

    /// The badge that was set on its tab.
    let badge: String?

    /// The root that it returns to.
    let lastingRoot: Stop
  }

  /// One presentation.
  struct Shown: Equatable {
    let id: Int
    let kind: Presentation.Kind
    let stop: Stop
    let detents: ModalDetentConfiguration?
    let style: TransitionPresentationStyle
    let number: Int

    /// When it came, which only matters beside others.
    let order: Order
  }

  /// A place in the order in which presentations came; all are equal.
  struct Order: Equatable {
    let value: UInt

    static func == (lhs: Order, rhs: Order) -> Bool { true }
  }

  /// The number of the coordinator at the top.
  let root: Int

  /// The members at their numbers.
  private var members: [Member?] = []

  /// The plain screens, whose numbers count down from -2.
  private var screens: [Member?] = []

  /// The numbers in the order in which a walk from the top, and then from the spares, meets them.
  private(set) var order: [Int] = []

  /// How many of those, from the first on, are part of the hierarchy; the others are spare.
  private(set) var attachedCount = 0

  /// A coordinator that was met twice.
  private(set) var metTwice: Int?

  /// The numbers of those that are part of the hierarchy.
  var attached: ArraySlice<Int> { order.prefix(attachedCount) }

  /// Whether both are equal, spares apart.
  func isSameHierarchy(as other: StateCopy) -> Bool {
    attached.elementsEqual(other.attached) && attached.allSatisfy { self[$0] == other[$0] }
  }

  /// The coordinators of the app that are part of the hierarchy.
  var attachedSubjects: [Int] { attached.filter { $0 >= 0 } }

  subscript(id: Int) -> Member? {
    if id <= -2 { return screens.indices.contains(-2 - id) ? screens[-2 - id] : nil }
    return members.indices.contains(id) ? members[id] : nil
  }

  /// A copy of the state of all that `root` and `spares` own.
  @MainActor
  init(of root: AnyCoordinator, and spares: [AnyCoordinator] = [], by builder: SubjectBuilder) {
    self.root = builder.id(of: root)
    add(root, by: builder)
    attachedCount = order.count
    for spare in spares { add(spare, by: builder) }
  }

  /// Adds `top`, which is not part of the hierarchy, with all below it.
  @MainActor
  mutating func add(_ top: AnyCoordinator, by builder: SubjectBuilder) {
    var pending = [top]
    while let next = pending.popLast() {
      let id = builder.id(of: next)
      guard self[id] == nil else {
        metTwice = id
        continue
      }
      insert(Member(next, id: id, by: builder))
      pending += next.ownedCoordinators.children
      pending += next.modalCoordinators
      pending += next.ownedCoordinators.leavingModals
      for presentation in next.baseRouter.current.presentations where presentation.kind != .modal {
        pending.append(presentation.coordinator)
      }
    }
  }

  private mutating func insert(_ member: Member) {
    let id = member.id
    if id <= -2 {
      while screens.count <= -2 - id { screens.append(nil) }
      screens[-2 - id] = member
    } else {
      while members.count <= id { members.append(nil) }
      members[id] = member
    }
    order.append(id)
  }
}

extension StateCopy.Member {
  @MainActor
  fileprivate init(_ coordinator: AnyCoordinator, id: Int, by builder: SubjectBuilder) {
    let router = coordinator.baseRouter
    self.id = id
    kind =
      coordinator.childOwnership == .tab
      ? .tabs : coordinator is any FlowShowing ? .orchestrator : .plain
    parent = coordinator.parent.map(builder.id)
    ownership = coordinator.ownership
    context = coordinator.presentationContext
    root = Stop(router.current.root)
    stack = (0..<router.current.stack.count).map { Stop(router.current.stack.routes[$0]) }
    selectedTab = router.current.selectedTab
    presentations = router.current.presentations.map {
      StateCopy.Shown(
        id: builder.id(of: $0.coordinator),
        kind: $0.kind,
        stop: Stop($0.route),
        detents: $0.detents,
        style: $0.style,
        number: $0.number,
        order: StateCopy.Order(value: $0.order)
      )
    }
    pushed = router.current.pushedChildren.map(builder.id)
    children = coordinator.ownedCoordinators.children.map(builder.id)
    registered = coordinator.modalCoordinators.map(builder.id)
    modals = (coordinator.modalCoordinators + coordinator.ownedCoordinators.leavingModals).map(
      builder.id
    )
    flow = coordinator.flow.map(builder.id)
    badge = coordinator.tabSlot?.badge
    lastingRoot = Stop(router.current.lastingRoot)
  }
}
