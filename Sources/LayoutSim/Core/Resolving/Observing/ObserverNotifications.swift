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

  /// Notifies elements of their appearance.
  let presence: PresenceNotifications

  private let notifiesPresence: Bool
  private var frame = 0
  private var passCount = 0

  /// Whether any observer is in a row of a lazy container, or was.
  private(set) var observesRows = false

  /// Whether the content of rows of lazy containers appears later, by ``showRows(_:)``.
  var holdsRows = false

  /// The observers in rows that are in sight.
  private var inSight: Set<ObjectIdentifier> = []

  /// Their slots, which are retained so that no other slot is mistaken for one of them.
  private var slotsInSight: [StateSlot] = []

  /// The observers of values in rows, which are notified once these are in sight.
  private var inRows:
    [(observer: BoxObserver, index: Int, order: PostOrder, rows: [LazyRowPlace])] =
      []

  /// - Parameter notifiesPresence: Whether elements that are laid out appear.
  init(notifiesPresence: Bool) {
    self.notifiesPresence = notifiesPresence
    presence = PresenceNotifications(trace)
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
      presence.laidOut = Presence.all(
        among: backstage.isEmpty ? observers : observers.filter { !backstage.contains($0.index) },
        in: tree
      )
      observesRows = !inSight.isEmpty
      for presence in presence.laidOut where !presence.rows.isEmpty { observesRows = true }
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
      note(value, at: observer.slot, on: observer.screen)
    }
    for observer in preferences {
      let before = revision()
      if notify(observer), revision() != before {
        note(observer.value, at: observer.slot, on: observer.screen)
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
    for presence in presence.laidOut where !presence.rows.isEmpty && isInSight(presence.rows) {
      if found.insert(ObjectIdentifier(presence.slot)).inserted { slots.append(presence.slot) }
    }
    let seen = inRows.filter { isInSight($0.rows) }
    for (observer, _, _, _) in seen where found.insert(ObjectIdentifier(observer.slot)).inserted {
      slots.append(observer.slot)
    }
    assert(
      found.count == slots.count,
      "\(found.count) rows are in sight, with \(slots.count) slots."
    )
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

  private func notifyPresence(with firstValues: [FirstValue], _ revision: () -> Int) {
    let found =
      holdsRows && observesRows
      ? presence.laidOut.filter {
        $0.rows.isEmpty || inSight.contains(ObjectIdentifier($0.slot))
      } : presence.laidOut
    presence.follow(found, with: firstValues.sorted { $0.order < $1.order }) {
      notify($0, revision)
    }
  }

  private func notify(_ first: FirstValue, _ revision: () -> Int) {
    let observer = first.observer
    let before = revision()
    let listener = Listener(observer.slot, observer.screen, observer.subject.name) {
      .observer(observer.subject.name, of: first.name())
    }
    guard case .value(let value, _, _) = observer.subject, notifyOfValue(observer, listener),
      revision() != before
    else { return }
    note(value, at: observer.slot, on: observer.screen)
  }

  /// Records `value` if it is or has a height, because its observer changed state when it was notified.
  private func note(_ value: Any, at slot: StateSlot, on screen: ScreenPlace?) {
    if let height = NotifiedHeight(value, at: slot, on: screen) { notifiedHeights.append(height) }
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
}
