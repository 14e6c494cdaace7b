/// An observer of a box, notified after layout.
struct BoxObserver {
  /// The slot that stores the last value.
  let slot: StateSlot

  let subject: Subject
  let screen: ScreenPlace?

  /// The observed property.
  enum Subject {
    /// The size of the box.
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

    /// Asynchronous code that goes on as long as the box is present.
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
    node.payload = Int32(builder.tables.observers.count)
    builder.tables.observers.append(observer)
    return node
  }
}
