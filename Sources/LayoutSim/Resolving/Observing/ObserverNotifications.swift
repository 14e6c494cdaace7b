/// Tells observers what layout found, and remembers what they were told.
///
/// The first value is always told, then only values that differ from the last. Within one frame,
/// which is one settling, a value is told once only: so two values cannot take turns for ever.
@MainActor
final class ObserverNotifications {
  /// What changes while settling does not seem to end.
  let trace = SettlingTrace()

  /// What heights were told in the last pass by something that changed state then.
  private(set) var toldHeights: [ToldHeight] = []

  /// The values that were not told again because they take turns, in the last pass.
  private(set) var notes: [LayoutNote] = []

  private let tellsPresence: Bool
  private var frame = 0
  private var passCount = 0

  /// What is in the tree and wants to hear that it comes and goes, what is inside first.
  private var present: [Presence] = []

  /// Whether those who go hear of it later, with ``release(where:)``.
  var holdsDisappearances = false

  /// Those who have gone and have not heard of it yet, each with the change that took them away.
  private var held: [(presence: Presence, change: Int?)] = []

  /// - Parameter tellsPresence: Whether what is laid out counts as shown.
  init(tellsPresence: Bool) {
    self.tellsPresence = tellsPresence
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
    toldHeights = []
  }

  /// Tells what came and went, then everybody who listens to a box of `tree`, and then `preferences`.
  ///
  /// `revision` says how often state has changed.
  func deliver(_ tree: BoxTree, preferences: [PreferenceObserver], revision: () -> Int) {
    let observers = tree.shownObservers()
    if tellsPresence { tellPresence(Presence.all(among: observers, in: tree)) }
    for (index, observer) in observers {
      let before = revision()
      trace.cause = .observer(observer.subject.name)
      guard let told = tell(observer, of: index, in: tree), revision() != before else { continue }
      if let height = height(of: told) {
        toldHeights.append(ToldHeight(slot: observer.slot, screen: observer.screen, height: height))
      }
    }
    for observer in preferences {
      let listener = Listener(observer.slot, observer.screen) {
        .preference(typeName(observer.key))
      }
      let before = revision()
      trace.cause = .observer("onPreferenceChange")
      let isTold = tell(listener, observer.value) { _ in observer.deliver(observer.value) }
      if isTold, revision() != before, let height = height(of: observer.value) {
        toldHeights.append(ToldHeight(slot: observer.slot, screen: observer.screen, height: height))
      }
    }
  }

  /// - Returns: What was told; `nil` if nothing was.
  private func tell(_ observer: BoxObserver, of index: Int, in tree: BoxTree) -> Any? {
    let listener = Listener(observer.slot, observer.screen) {
      .observer(observer.subject.name, of: tree.name(of: index))
    }
    switch observer.subject {
    case .size(let action):
      let size = tree.nodes[index].size
      return tell(listener, size) { _ in action(size) } ? size : nil
    case .geometry(let value, let action):
      let value = value(tree.geometry(of: index))
      return tell(listener, value) { action($0, value) } ? value : nil
    case .value(let value, let tellsFirst, let action):
      if !tellsFirst, observer.slot.toldLast == nil {
        observer.slot.toldLast = value
      } else {
        tell(listener, value) { action($0 ?? value) }
      }
      return nil
    case .presence:
      return nil
    }
  }

  /// Compares what is there with what was there before.
  ///
  /// On a screen that stays, what goes hears of it before what comes. Of screens it is the other way round,
  /// as on the platform: one that is pushed appears as its transition begins, and the one below disappears
  /// at its end.
  private func tellPresence(_ found: [Presence]) {
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

  /// Says which change took those away who have gone since this was said last.
  func attributeHeld(to change: Int) {
    for index in held.indices where held[index].change == nil { held[index].change = change }
  }

  /// Tells those who have gone with a change that is over.
  func release(where isOver: (_ change: Int) -> Bool) {
    let ready = held.filter { entry in entry.change.map(isOver) ?? true }
    guard !ready.isEmpty else { return }
    held.removeAll { entry in entry.change.map(isOver) ?? true }
    for (gone, _) in ready { gone.disappear?() }
  }

  /// - Returns: Whether the value was told.
  @discardableResult
  private func tell(
    _ listener: Listener,
    _ value: Any,
    _ deliver: (_ former: Any?) -> Void
  ) -> Bool {
    let slot = listener.slot
    if slot.toldFrame != frame {
      slot.toldFrame = frame
      slot.toldInFrame = []
    }
    let former = slot.toldLast
    if let former, areEqual(former, value) { return false }
    guard !slot.toldInFrame.contains(where: { areEqual($0, value) }) else {
      let change = ValueChange(
        subject: listener.subject(),
        screen: listener.screen,
        former: ValuePrint.text(former as Any),
        present: ValuePrint.text(value)
      )
      notes.append(.alternates(change))
      return false
    }
    slot.toldInFrame.append(value)
    slot.toldLast = value
    if trace.isOn, let former {
      trace.note(listener.subject(), on: listener.screen, from: former, to: value)
    }
    deliver(former)
    return true
  }

  private func height(of told: Any) -> Double? {
    switch told {
    case let height as Double: height
    case let height as Double?: height
    case let size as Size: size.height
    case let frame as Rect: frame.size.height
    case let geometry as ElementGeometry: geometry.size.height
    default: nil
    }
  }
}

/// A height that was told to something that changed state then.
struct ToldHeight {
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
