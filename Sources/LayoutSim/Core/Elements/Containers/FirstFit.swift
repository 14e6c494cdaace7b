/// The first of several elements whose ideal size fits, or the last if none does.
///
/// The chosen one is laid out with the actual offer; the others are not shown, and their preferences and
/// observers are ignored. An axis without an offer always fits. Order the elements from the largest to the
/// smallest: otherwise a larger offer can lead to a smaller choice, and a stack serves it before all others.
/// It imitates SwiftUI's `ViewThatFits`.
public struct FirstFit<Content: Element>: PrimitiveElement {
  private let axes: LayoutAxes
  private let content: Content

  /// Creates a choice of the first element that fits along `axes`.
  ///
  /// Along the other axes each element gets the actual offer.
  public init(in axes: LayoutAxes = .both, @ElementBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Adds a box that contains all of the elements, one of which is shown.
  public func resolve(into resolver: inout Resolver) {
    resolver.assuming(0, matters: false, for: Self.self) { resolver, pick in
      resolver.container(
        FirstFitLayout(axes: axes, pick: pick),
        label: .fits,
        axis: .unchanged,
        recordsChildren: true
      ) { resolver in
        let observerCount = resolver.builder.observers.count
        resolver.openMark()
        content.resolve(into: &resolver)
        resolver.closeMark { builder, start in
          pick.matters = builder.keep(only: pick.assumed, from: start, observers: observerCount)
        }
      }
    }
  }
}

extension TreeBuilder {
  /// Removes the preferences of the boxes from `start` on, except for the one with `number`.
  ///
  /// - Returns: Whether any of them has a preference or an observer.
  fileprivate mutating func keep(
    only number: Int,
    from start: Int,
    observers observerCount: Int
  ) -> Bool {
    let boxes = boxes(from: start)
    let written = boxes.map { box in
      nodes[box].containerValues < 0
        ? PreferenceValues() : tables.containerValues[Int(nodes[box].containerValues)].preferences
    }
    let listens = observers.count > observerCount
    guard listens || written.contains(where: { !$0.isEmpty }) else { return false }
    guard boxes.indices.contains(number) else { return true }
    preferences = written[number]
    let shown = boxes[number]..<boxes[number] + Int(nodes[boxes[number]].span)
    let kept = observers[observerCount...].filter { shown.contains($0.node) }
    observers.replaceSubrange(observerCount..., with: kept)
    return true
  }
}

/// Shows the first child whose ideal size fits the offer, or else the last.
struct FirstFitLayout: ContainerLayout {
  let axes: LayoutAxes

  /// The child that was chosen last time, and the one that is chosen now.
  let pick: Assumption<Int>

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.isEmpty ? .zero : children[fitting(proposal, children)].size(proposal)
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    guard !children.isEmpty else { return }
    let shown = fitting(proposal, children)
    for (index, child) in children.enumerated() {
      if index == shown {
        child.place(at: .zero, proposal: proposal)
      } else {
        child.leaveOut()
      }
    }
    pick.found = shown
  }

  private func fitting(_ proposal: Proposal, _ children: LayoutChildren) -> Int {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    return children.dropLast().firstIndex { child in
      let size = child.size(ideal)
      let fitsAcross = size.width <= proposal.width ?? .infinity
      let fitsDown = size.height <= proposal.height ?? .infinity
      return (fitsAcross || !axes.contains(.horizontal))
        && (fitsDown || !axes.contains(.vertical))
    } ?? children.count - 1
  }
}
