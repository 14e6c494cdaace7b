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

  /// All of them, inner ones before outer ones; several parts of one element count as one.
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

/// Notifies elements of their appearance and disappearance.
@MainActor
final class PresenceNotifications {
  private let trace: SettlingTrace

  /// The observers of appearance in the tree, inner ones first.
  var laidOut: [Presence] = []

  /// Those of them that were notified of their appearance, and not of their disappearance.
  private var present: [Presence] = []

  /// Whether rows of lazy stacks that are scrolled out of sight do not disappear.
  ///
  /// Up to iOS 18 `onDisappear` is not called for them, although `onAppear` is called each time that they come into
  /// view (reports of several authors; from iOS 26 it is).
  var rowsOfStacksStay = false

  /// Rows of lazy stacks that have appeared and are out of sight, which disappear with their stack.
  private var rowsOutOfSight: [Presence] = []

  /// Whether disappearances are reported later, by ``release(where:)``.
  var holdsDisappearances = false

  /// The disappearances that have not been reported yet, with the changes that caused them.
  private var held: [(presence: Presence, change: Int?)] = []

  init(_ trace: SettlingTrace) { self.trace = trace }

  /// Compares the observers that are present with the previous ones.
  ///
  /// On a screen that stays, disappearing content is notified before appearing content. For screens it is the
  /// other way round, as on the platform: one that is pushed appears as its transition begins, and the one
  /// below disappears at its end.
  ///
  /// Appearances are reported together with the first values of `onChange(initial:)`, inner ones first, and on one
  /// element in the order written; asynchronous code starts after all of them (four printed logs on
  /// android.benigumo.com).
  ///
  /// - Parameters:
  ///   - found: The observers that are laid out and present.
  ///   - firstValues: The first values, in the order of their observers.
  ///   - notify: Notifies the observer of a first value.
  func follow(_ found: [Presence], with firstValues: [FirstValue], _ notify: (FirstValue) -> Void) {
    let former = present
    present = found
    let were = Dictionary(uniqueKeysWithValues: former.map { (ObjectIdentifier($0.slot), $0) })
    let are = Set(found.map { ObjectIdentifier($0.slot) })
    assert(are.count == found.count, "\(found.count) elements appear at \(are.count) places.")
    let screens = Set(laidOut.map(\.screen))
    let gone = (former + rowsOutOfSight).filter { !are.contains(ObjectIdentifier($0.slot)) }
    let standing = rowsOfStacksStay ? Set(laidOut.map { ObjectIdentifier($0.slot) }) : []
    rowsOutOfSight = []
    for gone in gone where screens.contains(gone.screen) {
      let stays =
        gone.rows.contains(where: \.isInStack) && standing.contains(ObjectIdentifier(gone.slot))
      if stays { rowsOutOfSight.append(gone) } else { leave(gone) }
    }
    var values = firstValues[...]
    var started: [(new: Presence, former: Presence?)] = []
    for new in found {
      while let first = values.first, first.order < new.order {
        notify(values.removeFirst())
      }
      var known = were[ObjectIdentifier(new.slot)]
      // Content that returns before its disappearance was reported counts as never having left.
      if known == nil, let index = held.firstIndex(where: { $0.presence.slot === new.slot }) {
        known = held.remove(at: index).presence
      }
      if known == nil {
        trace.cause = .observer("onAppear")
        new.appear()
      }
      started.append((new, known))
    }
    for value in values { notify(value) }
    for (new, former) in started { new.start(after: former) }
    for gone in gone where !screens.contains(gone.screen) {
      if holdsDisappearances {
        held.append((gone, nil))
      } else {
        leave(gone)
      }
    }
  }

  private func leave(_ presence: Presence) {
    trace.cause = .observer("onDisappear")
    presence.leave()
  }

  /// Attributes the disappearances since the last call to a change.
  func attributeHeld(to change: Int) {
    for index in held.indices where held[index].change == nil { held[index].change = change }
  }

  /// Reports the disappearances that belong to a change that is over.
  func release(where isOver: (_ change: Int) -> Bool) {
    let ready = held.filter { entry in entry.change.map(isOver) ?? true }
    guard !ready.isEmpty else { return }
    held.removeAll { entry in entry.change.map(isOver) ?? true }
    for (gone, _) in ready { leave(gone) }
  }
}
