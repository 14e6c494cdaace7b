/// An element that observes its appearance and disappearance.
@MainActor
struct Presence {
  let slot: StateSlot
  let screen: ScreenPlace?
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  /// All of them, inner ones before outer ones; several parts of one element are one.
  static func all(
    among observers: [(index: Int, observer: BoxObserver)],
    in tree: BoxTree
  ) -> [Presence] {
    var known: Set<ObjectIdentifier> = []
    let found = observers.compactMap { index, observer -> (index: Int, end: Int, Presence)? in
      guard case .presence(let appear, let disappear) = observer.subject,
        known.insert(ObjectIdentifier(observer.slot)).inserted
      else { return nil }
      let presence = Presence(
        slot: observer.slot,
        screen: observer.screen,
        appear: appear,
        disappear: disappear
      )
      return (index, index + Int(tree.nodes[index].span), presence)
    }
    return found.sorted { ($0.end, -$0.index) < ($1.end, -$1.index) }.map(\.2)
  }
}
