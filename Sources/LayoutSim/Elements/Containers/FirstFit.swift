/// The first of several elements whose ideal size fits into the room, or the last if none does.
///
/// The one that is shown is laid out with the real offer; the others are not shown, and nothing
/// that they tell is heard. An axis along which nothing is offered always fits. The largest belongs
/// first: where a later one is larger, more room can make the choice smaller, which stacks do not
/// expect. It imitates SwiftUI's view that fits.
public struct FirstFit<Content: Element>: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let axes: LayoutAxes
  private let content: Content

  /// The first of the elements that fits along `axes`.
  ///
  /// Along the other axes each element is asked with the real offer.
  public init(in axes: LayoutAxes = .both, @ElementBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Adds a box with all of the elements, of which one will be shown.
  public func resolve(into resolver: inout Resolver) {
    resolver.assuming(0, matters: false, for: Self.self) { resolver, pick in
      resolver.container(
        FirstFitLayout(axes: axes, pick: pick),
        label: .fits,
        axis: .unchanged,
        recordsChildren: true
      ) { resolver in
        let start = resolver.store.nodes.count
        let observerCount = resolver.preferenceObservers.count
        content.resolve(into: &resolver)
        pick.matters = resolver.hear(only: pick.assumed, from: start, observers: observerCount)
      }
    }
  }
}

extension Resolver {
  /// Forgets what the boxes from `start` on told, except for the one with `number`.
  ///
  /// - Returns: Whether any of them told or listens to anything.
  fileprivate mutating func hear(
    only number: Int,
    from start: Int,
    observers observerCount: Int
  ) -> Bool {
    var boxes: [Int] = []
    store.forEachBox(in: start..<store.nodes.count) { boxes.append($0) }
    let told = boxes.map { box in
      let kept = store.nodes[box].preferences
      return kept < 0 ? PreferenceValues() : store.childPreferences[kept]
    }
    let listens = preferenceObservers.count > observerCount
    guard listens || told.contains(where: { !$0.isEmpty }) else { return false }
    guard boxes.indices.contains(number) else { return true }
    preferences = told[number]
    let shown = boxes[number]..<boxes[number] + store.nodes[boxes[number]].span
    let heard = preferenceObservers[observerCount...].filter { shown.contains($0.node) }
    preferenceObservers.replaceSubrange(observerCount..., with: heard)
    return true
  }
}
