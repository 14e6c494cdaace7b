/// An observer of a box, notified after layout.
struct BoxObserver {
  /// The slot that stores the last value.
  let slot: StateSlot

  let subject: Subject
  let screen: ScreenPlace?

  /// The observed property.
  enum Subject {
    case size(@MainActor (Size) -> Void)

    /// A value computed from the geometry of the box.
    case geometry(
      value: @MainActor (ElementGeometry) -> Any,
      action: @MainActor (_ former: Any?, _ value: Any) -> Void
    )

    /// A change of a value that is independent of the box.
    case value(Any, notifiesFirst: Bool, action: @MainActor (_ former: Any) -> Void)

    /// The appearance and disappearance of the box.
    case presence(appear: (@MainActor () -> Void)?, disappear: (@MainActor () -> Void)?)

    /// Asynchronous code that runs as long as the box is present.
    case task(PresenceTask)
  }
}

extension BoxObserver.Subject {
  /// The name of the modifier.
  var name: String {
    switch self {
    case .size: "onSizeChange"
    case .geometry: "onGeometryChange"
    case .value: "onChange"
    case .presence: "onAppear"
    case .task: "task"
    }
  }

  /// Whether it depends on the frame of the observed content.
  fileprivate var needsFrame: Bool {
    switch self {
    case .size, .geometry: true
    case .value, .presence, .task: false
    }
  }
}

extension Resolver {
  /// Resolves `content`, which `subject` observes: in one box if its frame matters, otherwise as its parts.
  mutating func observed<Observer, Content: Element>(
    by type: Observer.Type,
    _ subject: BoxObserver.Subject,
    content: Content
  ) {
    let slot = place.claim(type)
    let outer = place.enter(slot)
    openBox(observerNode(BoxObserver(slot: slot, subject: subject, screen: inherited.screenPlace)))
    if subject.needsFrame { openGroup() }
    content.resolve(into: &self)
    if subject.needsFrame { closeGroup() }
    closeModifier()
    place.leave(to: outer)
  }

  /// Opens a transparent box that is observed.
  mutating func openObserver(_ observer: BoxObserver) {
    openBox(observerNode(observer))
  }

  private mutating func observerNode(_ observer: BoxObserver) -> Node {
    var node = Node(.pass, .observer)
    node.payload = builder.tables.observers.add(observer)
    return node
  }
}

/// An observer of a preference, notified after layout.
struct PreferenceObserver {
  let slot: StateSlot

  /// The first box of the observed content, at the time.
  var node: Int
  let value: Any

  let key: Any.Type
  let screen: ScreenPlace?
  let deliver: @MainActor (_ value: Any) -> Void
}

/// A row of a lazy container in a scroll area, or a page of a pager, by the positions of their boxes.
struct LazyRowPlace: Hashable {
  /// The position of the box that the container places.
  let row: Int

  /// The position of the nearest scroll area around the container, or of the pager.
  let area: Int

  /// Whether the container is a lazy stack or grid.
  var isInStack = false
}

extension BoxTree {
  /// The rows of lazy containers in scroll areas, and the pages, that contain the box at `index`, innermost first.
  func lazyRows(around index: Int) -> [LazyRowPlace] {
    guard tables.flags.contains(.createsRows) else { return [] }
    var rows: [LazyRowPlace] = []
    var waiting: [(row: Int, isInStack: Bool)] = []
    var inner = index
    while nodes[inner].up > 0 {
      let outer = inner - Int(nodes[inner].up)
      if createsRowsWhenInSight(outer) { waiting.append((inner, nodes[outer].label != .scroll)) }
      if nodes[outer].label == .pager { rows.append(LazyRowPlace(row: inner, area: outer)) }
      if !waiting.isEmpty, hasScrollSlot(outer) {
        rows += waiting.map { LazyRowPlace(row: $0.row, area: outer, isInStack: $0.isInStack) }
        waiting = []
      }
      inner = outer
    }
    return rows
  }

  /// Whether the box at `index` is that of a lazy stack or grid, or the one that contains the rows of a list.
  private func createsRowsWhenInSight(_ index: Int) -> Bool {
    switch nodes[index].label {
    case .lazyColumn, .lazyRow, .lazyGrid: true
    case .scroll: nodes[index].up == 1 && nodes[index - 1].label == .list
    default: false
    }
  }

  private func hasScrollSlot(_ index: Int) -> Bool {
    let semantics = Int(nodes[index].semantics)
    return semantics >= 0 && tables.semantics[semantics].scrollSlot != nil
  }
}

/// A height whose observer changed state when it was notified.
struct NotifiedHeight {
  let slot: StateSlot
  let screen: ScreenPlace?
  let height: Double

  /// The height that `value` is or has; `nil` if there is none.
  init?(_ value: Any, at slot: StateSlot, on screen: ScreenPlace?) {
    let height: Double? =
      switch value {
      case let height as Double: height
      case let height as Double?: height
      case let size as Size: size.height
      case let frame as Rect: frame.size.height
      case let geometry as ElementGeometry: geometry.size.height
      default: nil
      }
    guard let height else { return nil }
    (self.slot, self.screen, self.height) = (slot, screen, height)
  }
}

/// The first value of an observer that counts it as a change.
struct FirstValue {
  let order: PostOrder
  let observer: BoxObserver

  /// The name of its box in findings.
  let name: () -> String
}

extension BoxObserver {
  /// Whether it is notified of a value that it observes for the first time.
  @MainActor
  var isNewWithValue: Bool {
    guard case .value(_, notifiesFirst: true, _) = subject else { return false }
    return slot.lastNotified == nil
  }
}

/// The identity of an observer of values, with its name in findings.
struct Listener {
  let slot: StateSlot
  let screen: ScreenPlace?

  /// The name of its modifier.
  let cause: String

  let subject: () -> ChangingSubject

  init(
    _ slot: StateSlot,
    _ screen: ScreenPlace?,
    _ cause: String,
    subject: @escaping () -> ChangingSubject
  ) {
    self.slot = slot
    self.screen = screen
    self.cause = cause
    self.subject = subject
  }
}
