/// Notifies observers of what layout found, and remembers the values.
///
/// An observer is always notified of the first value, then only of values that differ from the last.
/// Within one frame, which is one settling, it is notified of a value once only: so two values cannot
/// take turns for ever.
@MainActor
final class ObserverNotifications {
  /// What changes while settling does not seem to end.
  let trace = SettlingTrace()

  /// The heights of the last pass whose observers changed state when they were notified.
  private(set) var notifiedHeights: [NotifiedHeight] = []

  /// The values of which observers were not notified again because they take turns, in the last pass.
  private(set) var notes: [LayoutNote] = []

  private let notifiesPresence: Bool
  private var frame = 0
  private var passCount = 0

  /// What is in the tree and observes that it comes and goes, what is inside first.
  private var present: [Presence] = []

  /// Whether what goes is notified later, with ``release(where:)``.
  var holdsDisappearances = false

  /// What has gone and was not notified yet, each with the change that took it away.
  private var held: [(presence: Presence, change: Int?)] = []

  /// - Parameter notifiesPresence: Whether what is laid out counts as shown.
  init(notifiesPresence: Bool) {
    self.notifiesPresence = notifiesPresence
  }

  /// Begins another pass, the first one of a frame or not.
  func beginPass(isContinuing: Bool) {
    if !isContinuing {
      frame += 1
      passCount = 0
    }
    passCount += 1
    // The values of the last two passes are of interest.
    trace.isOn = passCount > settlingLimit - 2
    if passCount <= settlingLimit - 1 { trace.clear() }
    notes = []
    notifiedHeights = []
  }

  /// Notifies what came and went, then the observers of boxes of `tree`, and then `preferences`.
  ///
  /// `revision` says how often state has changed.
  func deliver(_ tree: BoxTree, preferences: [PreferenceObserver], revision: () -> Int) {
    let observers = tree.shownObservers()
    if notifiesPresence { notifyPresence(Presence.all(among: observers, in: tree)) }
    for (index, observer) in observers {
      let before = revision()
      trace.cause = .observer(observer.subject.name)
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
      let listener = Listener(observer.slot, observer.screen) {
        .preference(typeName(observer.key))
      }
      let before = revision()
      trace.cause = .observer("onPreferenceChange")
      let isNotified = notify(listener, observer.value) { _ in observer.deliver(observer.value) }
      if isNotified, revision() != before, let height = height(of: observer.value) {
        notifiedHeights.append(
          NotifiedHeight(slot: observer.slot, screen: observer.screen, height: height)
        )
      }
    }
  }

  /// - Returns: The value of which it was notified; `nil` if there was none.
  private func notify(_ observer: BoxObserver, of index: Int, in tree: BoxTree) -> Any? {
    let listener = Listener(observer.slot, observer.screen) {
      .observer(observer.subject.name, of: tree.name(of: index))
    }
    switch observer.subject {
    case .size(let action):
      let size = tree.nodes[index].size
      return notify(listener, size) { _ in action(size) } ? size : nil
    case .geometry(let value, let action):
      let value = value(tree.geometry(of: index))
      return notify(listener, value) { action($0, value) } ? value : nil
    case .value(let value, let notifiesFirst, let action):
      if !notifiesFirst, observer.slot.lastNotified == nil {
        observer.slot.lastNotified = value
      } else {
        notify(listener, value) { action($0 ?? value) }
      }
      return nil
    case .presence:
      return nil
    }
  }

  /// Compares what is there with what was there before.
  ///
  /// On a screen that stays, what goes is notified before what comes. Of screens it is the other way round,
  /// as on the platform: one that is pushed appears as its transition begins, and the one below disappears
  /// at its end.
  private func notifyPresence(_ found: [Presence]) {
    let former = present
    present = found
    let were = Set(former.map { ObjectIdentifier($0.slot) })
    let are = Set(found.map { ObjectIdentifier($0.slot) })
    let screens = Set(found.map(\.screen))
    let gone = former.filter { !are.contains(ObjectIdentifier($0.slot)) }
    trace.cause = .observer("onDisappear")
    for gone in gone where screens.contains(gone.screen) { gone.disappear?() }
    for new in found where !were.contains(ObjectIdentifier(new.slot)) {
      // What comes back before it has gone was there all the time.
      if let index = held.firstIndex(where: { $0.presence.slot === new.slot }) {
        held.remove(at: index)
        continue
      }
      trace.cause = .observer("onAppear")
      new.appear?()
    }
    for gone in gone where !screens.contains(gone.screen) {
      if holdsDisappearances {
        held.append((gone, nil))
      } else {
        trace.cause = .observer("onDisappear")
        gone.disappear?()
      }
    }
  }

  /// Notes which change took away what has gone since this was noted last.
  func attributeHeld(to change: Int) {
    for index in held.indices where held[index].change == nil { held[index].change = change }
  }

  /// Notifies what has gone with a change that is over.
  func release(where isOver: (_ change: Int) -> Bool) {
    let ready = held.filter { entry in entry.change.map(isOver) ?? true }
    guard !ready.isEmpty else { return }
    held.removeAll { entry in entry.change.map(isOver) ?? true }
    for (gone, _) in ready { gone.disappear?() }
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

/// A listener to values, and how a finding calls it.
private struct Listener {
  let slot: StateSlot
  let screen: ScreenPlace?
  let subject: () -> ChangingSubject

  init(_ slot: StateSlot, _ screen: ScreenPlace?, subject: @escaping () -> ChangingSubject) {
    self.slot = slot
    self.screen = screen
    self.subject = subject
  }
}
