/// Notifies observers of the results of layout, and stores the values.
///
/// An observer is always notified of the first value, then only of values that differ from the last. Within
/// one frame, which is one settling, it is notified of a value only once, so two values cannot alternate
/// forever.
@MainActor
final class ObserverNotifications {
  /// The changes in a settling that does not seem to end.
  let trace = SettlingTrace()

  /// The heights of the last pass whose observers changed state when they were notified.
  private(set) var notifiedHeights: [NotifiedHeight] = []

  /// The values of the last pass about which observers were not notified again because they alternate.
  private(set) var notes: [LayoutNote] = []

  private let notifiesPresence: Bool
  private var frame = 0
  private var passCount = 0

  /// The observers of appearance in the tree, inner ones first.
  private var laidOut: [Presence] = []

  /// Whether any of them is in a row of a lazy container, or was.
  private(set) var observesRows = false

  /// Those of them that were notified of their appearance, and not of their disappearance.
  private var present: [Presence] = []

  /// Whether the content of rows of lazy containers appears later, by ``showRows(_:)``.
  var holdsRows = false

  /// Whether rows of lazy stacks that are scrolled out of sight do not disappear.
  ///
  /// Up to iOS 18 `onDisappear` is not called for them, although `onAppear` is each time that they come (reports of
  /// several authors; from iOS 26 it is).
  var rowsOfStacksStay = false

  /// Rows of lazy stacks that have appeared and are out of sight, which disappear with their stack.
  private var rowsOutOfSight: [Presence] = []

  /// The observers in rows that are in sight.
  private var inSight: Set<ObjectIdentifier> = []

  /// Their slots, which are retained so that no other slot is mistaken for one of them.
  private var slotsInSight: [StateSlot] = []

  /// The observers of values in rows, which are notified once these are in sight.
  private var inRows:
    [(observer: BoxObserver, index: Int, order: PostOrder, rows: [LazyRowPlace])] =
      []

  /// Whether disappearances are notified later, by ``release(where:)``.
  var holdsDisappearances = false

  /// The disappearances that were not notified yet, with the changes that caused them.
  private var held: [(presence: Presence, change: Int?)] = []

  /// - Parameter notifiesPresence: Whether elements that are laid out appear.
  init(notifiesPresence: Bool) {
    self.notifiesPresence = notifiesPresence
  }

  /// Begins another pass, which may be the first of a frame.
  func beginPass(isContinuing: Bool) {
    if !isContinuing {
      frame += 1
      passCount = 0
    }
    passCount += 1
    // The values of the last two passes are needed.
    trace.isOn = passCount > settlingLimit - 2
    if passCount <= settlingLimit - 1 { trace.clear() }
    notes = []
    notifiedHeights = []
  }

  /// Notifies appearances and disappearances, then the observers of boxes of `tree`, then `preferences`.
  ///
  /// `revision` returns the number of state changes.
  func deliver(_ tree: BoxTree, preferences: [PreferenceObserver], revision: () -> Int) {
    let observers = tree.shownObservers()
    let backstage = tree.backstage
    if notifiesPresence {
      laidOut = Presence.all(
        among: backstage.isEmpty ? observers : observers.filter { !backstage.contains($0.index) },
        in: tree
      )
      observesRows = !inSight.isEmpty
      for presence in laidOut where !presence.rows.isEmpty { observesRows = true }
      notifyPresence(
        with: observers.filter { index, observer in
          observer.isNewWithValue && !backstage.contains(index)
            && (!holdsRows || !tree.tables.flags.contains(.createsRows)
              || tree.lazyRows(around: index).isEmpty)
        }
        .map { index, observer in
          FirstValue(order: PostOrder(of: index, in: tree), observer: observer) {
            tree.name(of: index)
          }
        },
        revision
      )
    }
    if !inRows.isEmpty { inRows = [] }
    for (index, observer) in observers {
      if holdsRows, tree.tables.flags.contains(.createsRows),
        waitsForSight(observer, at: index, in: tree, isBackstage: backstage.contains(index))
      {
        continue
      }
      let before = revision()
      guard let value = notify(observer, of: index, in: tree), revision() != before else {
        continue
      }
      if let height = height(of: value) {
        notifiedHeights.append(
          NotifiedHeight(slot: observer.slot, screen: observer.screen, height: height)
        )
      }
    }
    for observer in preferences {
      let before = revision()
      if notify(observer), revision() != before, let height = height(of: observer.value) {
        notifiedHeights.append(
          NotifiedHeight(slot: observer.slot, screen: observer.screen, height: height)
        )
      }
    }
  }

  /// Notifies the observers of values in `tree`, which is out of sight and was not laid out, then `preferences`.
  ///
  /// Those in rows are notified once the row is in sight.
  func deliverChanges(_ tree: BoxTree, preferences: [PreferenceObserver]) {
    for (index, observer) in tree.shownObservers() {
      guard case .value = observer.subject,
        !holdsRows || !tree.tables.flags.contains(.createsRows)
          || tree.lazyRows(around: index).isEmpty
      else { continue }
      _ = notify(observer, of: index, in: tree)
    }
    for observer in preferences { notify(observer) }
  }

  /// Stores an observer of a value in a row, and returns whether the row was out of sight when rows were last shown.
  private func waitsForSight(
    _ observer: BoxObserver,
    at index: Int,
    in tree: BoxTree,
    isBackstage: Bool
  ) -> Bool {
    guard case .value = observer.subject else { return false }
    let rows = tree.lazyRows(around: index)
    guard !rows.isEmpty else { return false }
    // No row there is in sight.
    if isBackstage { return true }
    observesRows = true
    inRows.append((observer, index, PostOrder(of: index, in: tree), rows))
    return !inSight.contains(ObjectIdentifier(observer.slot))
  }

  /// - Returns: Whether the observer was notified.
  @discardableResult
  private func notify(_ observer: PreferenceObserver) -> Bool {
    let listener = Listener(observer.slot, observer.screen, "onPreferenceChange") {
      .preference(typeName(observer.key))
    }
    return notify(listener, observer.value) { _ in observer.deliver(observer.value) }
  }

  /// - Returns: The value of which it was notified; `nil` if there was none.
  private func notify(_ observer: BoxObserver, of index: Int, in tree: BoxTree) -> Any? {
    let listener = Listener(observer.slot, observer.screen, observer.subject.name) {
      .observer(observer.subject.name, of: tree.name(of: index))
    }
    switch observer.subject {
    case .size(let action):
      let size = tree.nodes[index].size
      return notify(listener, size) { _ in action(size) } ? size : nil
    case .geometry(let value, let action):
      let value = value(tree.geometry(of: index))
      return notify(listener, value) { action($0, value) } ? value : nil
    case .value(let value, _, _): return notifyOfValue(observer, listener) ? value : nil
    case .presence, .task:
      return nil
    }
  }

  /// Notifies an observer of a value, for which the first value may not count as a change.
  ///
  /// - Returns: Whether the observer was notified.
  @discardableResult
  private func notifyOfValue(_ observer: BoxObserver, _ listener: Listener) -> Bool {
    guard case .value(let value, let notifiesFirst, let action) = observer.subject else {
      return false
    }
    if !notifiesFirst, observer.slot.lastNotified == nil {
      observer.slot.lastNotified = value
      return false
    }
    return notify(listener, value) { action($0 ?? value) }
  }

  /// Notifies the content of rows of lazy containers of its appearance and disappearance, and of changes that it
  /// missed.
  ///
  /// - Parameters:
  ///   - isInSight: Whether content that is in all of these rows is in sight.
  ///   - name: The name of the box at a position in findings.
  /// - Returns: Whether any was notified.
  func showRows(
    _ isInSight: ([LazyRowPlace]) -> Bool,
    name: @escaping (_ index: Int) -> String
  ) -> Bool {
    var found: Set<ObjectIdentifier> = []
    var slots: [StateSlot] = []
    for presence in laidOut where !presence.rows.isEmpty && isInSight(presence.rows) {
      if found.insert(ObjectIdentifier(presence.slot)).inserted { slots.append(presence.slot) }
    }
    let seen = inRows.filter { isInSight($0.rows) }
    for (observer, _, _, _) in seen where found.insert(ObjectIdentifier(observer.slot)).inserted {
      slots.append(observer.slot)
    }
    guard found != inSight else { return false }
    let known = inSight
    (inSight, slotsInSight) = (found, slots)
    notifyPresence(
      with: seen.filter(\.observer.isNewWithValue).map { observer, index, order, _ in
        FirstValue(order: order, observer: observer) { name(index) }
      },
      { 0 }
    )
    for (observer, index, _, _) in seen where !known.contains(ObjectIdentifier(observer.slot)) {
      let listener = Listener(observer.slot, observer.screen, observer.subject.name) {
        .observer(observer.subject.name, of: name(index))
      }
      notifyOfValue(observer, listener)
    }
    return true
  }

  private func isPresent(_ presence: Presence) -> Bool {
    !holdsRows || presence.rows.isEmpty || inSight.contains(ObjectIdentifier(presence.slot))
  }

  /// Compares the observers that are present with the previous ones.
  ///
  /// On a screen that stays, disappearing content is notified before appearing content. For screens it is the
  /// other way round, as on the platform: one that is pushed appears as its transition begins, and the one
  /// below disappears at its end.
  ///
  /// What appears is notified together with the first values of `onChange(initial:)`, inner ones first and on one element
  /// as written; asynchronous code starts after all of them (four printed logs on android.benigumo.com).
  private func notifyPresence(with firstValues: [FirstValue], _ revision: () -> Int) {
    let former = present
    let found = holdsRows && observesRows ? laidOut.filter(isPresent) : laidOut
    present = found
    let were = Dictionary(uniqueKeysWithValues: former.map { (ObjectIdentifier($0.slot), $0) })
    let are = Set(found.map { ObjectIdentifier($0.slot) })
    let screens = Set(laidOut.map(\.screen))
    let gone = (former + rowsOutOfSight).filter { !are.contains(ObjectIdentifier($0.slot)) }
    let standing = rowsOfStacksStay ? Set(laidOut.map { ObjectIdentifier($0.slot) }) : []
    rowsOutOfSight = []
    for gone in gone where screens.contains(gone.screen) {
      let stays =
        gone.rows.contains(where: \.isInStack) && standing.contains(ObjectIdentifier(gone.slot))
      if stays { rowsOutOfSight.append(gone) } else { leave(gone) }
    }
    var values = firstValues.sorted { $0.order < $1.order }[...]
    var started: [(new: Presence, former: Presence?)] = []
    for new in found {
      while let first = values.first, first.order < new.order {
        notify(values.removeFirst(), revision)
      }
      var known = were[ObjectIdentifier(new.slot)]
      // Content that returns before its disappearance was notified was there all the time.
      if known == nil, let index = held.firstIndex(where: { $0.presence.slot === new.slot }) {
        known = held.remove(at: index).presence
      }
      if known == nil {
        trace.cause = .observer("onAppear")
        new.appear()
      }
      started.append((new, known))
    }
    for value in values { notify(value, revision) }
    for (new, former) in started { new.start(after: former) }
    for gone in gone where !screens.contains(gone.screen) {
      if holdsDisappearances {
        held.append((gone, nil))
      } else {
        leave(gone)
      }
    }
  }

  private func notify(_ first: FirstValue, _ revision: () -> Int) {
    let observer = first.observer
    let before = revision()
    let listener = Listener(observer.slot, observer.screen, observer.subject.name) {
      .observer(observer.subject.name, of: first.name())
    }
    guard case .value(let value, _, _) = observer.subject, notifyOfValue(observer, listener),
      revision() != before, let height = height(of: value)
    else { return }
    notifiedHeights.append(
      NotifiedHeight(slot: observer.slot, screen: observer.screen, height: height)
    )
  }

  private func leave(_ presence: Presence) {
    trace.cause = .observer("onDisappear")
    presence.leave()
  }

  /// Attributes the disappearances since the last call to a change.
  func attributeHeld(to change: Int) {
    for index in held.indices where held[index].change == nil { held[index].change = change }
  }

  /// Notifies the disappearances that belong to a change which is over.
  func release(where isOver: (_ change: Int) -> Bool) {
    let ready = held.filter { entry in entry.change.map(isOver) ?? true }
    guard !ready.isEmpty else { return }
    held.removeAll { entry in entry.change.map(isOver) ?? true }
    for (gone, _) in ready { leave(gone) }
  }

  /// - Returns: Whether the observer was notified.
  @discardableResult
  private func notify(
    _ listener: Listener,
    _ value: Any,
    _ deliver: (_ former: Any?) -> Void
  ) -> Bool {
    let slot = listener.slot
    if slot.notifiedFrame != frame {
      slot.notifiedFrame = frame
      slot.notifiedInFrame = []
    }
    let former = slot.lastNotified
    if let former, areEqual(former, value) { return false }
    guard !slot.notifiedInFrame.contains(where: { areEqual($0, value) }) else {
      let change = ValueChange(
        subject: listener.subject(),
        screen: listener.screen,
        former: ValuePrint.text(former as Any),
        present: ValuePrint.text(value)
      )
      notes.append(.alternates(change))
      return false
    }
    slot.notifiedInFrame.append(value)
    slot.lastNotified = value
    if trace.isOn, let former {
      trace.note(listener.subject(), on: listener.screen, from: former, to: value)
    }
    trace.cause = .observer(listener.cause)
    deliver(former)
    return true
  }

  private func height(of value: Any) -> Double? {
    switch value {
    case let height as Double: height
    case let height as Double?: height
    case let size as Size: size.height
    case let frame as Rect: frame.size.height
    case let geometry as ElementGeometry: geometry.size.height
    default: nil
    }
  }
}

/// A height whose observer changed state when it was notified.
struct NotifiedHeight {
  let slot: StateSlot
  let screen: ScreenPlace?
  let height: Double
}

/// The first value of an observer that counts it as a change.
private struct FirstValue {
  let order: PostOrder
  let observer: BoxObserver

  /// The name of its box in findings.
  let name: () -> String
}

extension BoxObserver {
  /// Whether it is notified of a value that it observes for the first time.
  @MainActor
  fileprivate var isNewWithValue: Bool {
    guard case .value(_, notifiesFirst: true, _) = subject else { return false }
    return slot.lastNotified == nil
  }
}

/// The identity of an observer of values, with its name in findings.
private struct Listener {
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
