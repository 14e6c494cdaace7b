/// An element that observes its appearance and disappearance.
@MainActor
struct Presence {
  let slot: StateSlot
  let screen: ScreenPlace?

  /// The rows of lazy containers that it is in, innermost first; it is present while all of them are in sight.
  let rows: [LazyRowPlace]

  /// Its place among observers: inner ones before outer ones.
  let order: PostOrder

  private let onAppear: (@MainActor () -> Void)?
  private let disappear: (@MainActor () -> Void)?
  private let task: PresenceTask?

  /// All of them, inner ones before outer ones; several parts of one element are one.
  static func all(
    among observers: [(index: Int, observer: BoxObserver)],
    in tree: BoxTree
  ) -> [Presence] {
    var known: Set<ObjectIdentifier> = []
    let found = observers.compactMap { index, observer -> Presence? in
      guard let presence = Presence(observer, in: tree, at: index),
        known.insert(ObjectIdentifier(observer.slot)).inserted
      else { return nil }
      return presence
    }
    return found.sorted { $0.order < $1.order }
  }

  private init?(_ observer: BoxObserver, in tree: BoxTree, at index: Int) {
    switch observer.subject {
    case .presence(let appear, let disappear):
      (onAppear, self.disappear, task) = (appear, disappear, nil)
    case .task(let task): (onAppear, disappear, self.task) = (nil, nil, task)
    case .size, .geometry, .value: return nil
    }
    slot = observer.slot
    screen = observer.screen
    rows = tree.lazyRows(around: index)
    order = PostOrder(of: index, in: tree)
  }

  /// Performs the action of the appearance.
  func appear() { onAppear?() }

  /// Starts the code of present content, unless it runs already.
  ///
  /// - Parameter former: The same element in the previous pass; `nil` if it was not there.
  func start(after former: Presence?) {
    guard let task, former?.task.map(task.isSame(as:)) != true else { return }
    slot.task?.cancel()
    slot.task = task.start()
  }

  /// Performs the actions of the disappearance.
  func leave() {
    disappear?()
    slot.task?.cancel()
    slot.task = nil
  }
}

/// The place of a box among others, inner ones before outer ones.
struct PostOrder: Comparable {
  private let end: Int
  private let index: Int

  init(of index: Int, in tree: BoxTree) {
    self.index = index
    end = index + Int(tree.nodes[index].span)
  }

  static func < (first: PostOrder, second: PostOrder) -> Bool {
    (first.end, -first.index) < (second.end, -second.index)
  }
}

/// Asynchronous code that runs as long as an element is present.
@MainActor
struct PresenceTask {
  /// The value for which it is started again; `nil` without one.
  private let id: Any?

  let start: @MainActor () -> (any StartedTask)?

  init(id: Any?, start: @escaping @MainActor () -> (any StartedTask)?) {
    self.id = id
    self.start = start
  }

  /// Whether the code of `former` may keep running.
  func isSame(as former: PresenceTask) -> Bool {
    guard let id, let other = former.id else { return true }
    return areEqual(id, other)
  }
}
