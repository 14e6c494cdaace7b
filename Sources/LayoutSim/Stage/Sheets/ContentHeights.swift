/// The heights of the content of a sheet's root screen in several offers, bars included, in points.
struct ContentHeights {
  /// Without an offered height.
  let free: Double

  /// In the height that a sheet has before it is measured.
  let inFallback: Double

  /// In the height of the tallest sheet; `nil` if it has its own height anyway.
  private(set) var inTallest: Double?

  /// The height at which a sheet comes to rest that starts with the fallback and repeatedly adopts its content's
  /// height; `nil` if it is the height without an offer.
  private(set) var settled: Double?

  /// The height of the tallest sheet, and the length of one pixel, in points.
  private let (maximum, pixel): (Double, Double)

  /// The height of a sheet that follows its content, before the content was measured.
  static let fallback = 200.0

  /// Measures all heights.
  ///
  /// - Parameters:
  ///   - bars: The height that bars take above and below the content.
  ///   - metrics: The metrics of the sheet.
  ///   - height: The height of the content for an offer.
  init(besides bars: Double, in metrics: SheetMetrics, height: (Double?) -> Double) {
    (maximum, pixel) = (metrics.maximum, metrics.pixel)
    func whole(in sheet: Double) -> Double { height(max(0, sheet - bars)) + bars }
    free = height(nil) + bars
    assert(!free.isNaN, "Content between bars of \(bars) points has no height.")
    inFallback = whole(in: ContentHeights.fallback)
    if abs(inFallback - ContentHeights.fallback) <= pixel { inTallest = whole(in: maximum) }
    guard abs(inFallback - free) > pixel else { return }
    var settled = inFallback
    // It takes a few rounds; content that never settles is abandoned.
    for _ in 0..<8 {
      let next = whole(in: min(settled, maximum))
      guard abs(next - settled) > pixel / 2 else { break }
      settled = next
    }
    self.settled = settled
  }

  /// Whether the content adopts any height that it is offered.
  var hasNoHeight: Bool {
    guard let inTallest else { return false }
    return abs(inTallest - maximum) <= pixel && maximum > ContentHeights.fallback + pixel
  }

  /// Whether the content is higher in the height of an unmeasured sheet than its own height.
  var isStretched: Bool { inFallback > free + pixel }

  /// Whether the content is lower in the height of an unmeasured sheet than its own height.
  var isSqueezed: Bool { inFallback < free - pixel }
}

/// The content of a sheet's root screen, whose height is measured in several ways if none is offered.
struct MeasuredContent: Element {
  let slot: SheetSlot
  let content: AnyElement

  var body: some Element {
    Container(MeasuredLayout(slot: slot)) {
      StackedIfSeveral(content: content)
    }
  }
}

private struct MeasuredLayout: ContainerLayout {
  let slot: SheetSlot

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    guard let child = children.first else { return .zero }
    guard proposal.height == nil, let width = proposal.width else { return child.size(proposal) }
    let height = slot.measure {
      child.size(Proposal(width: width, height: $0)).height
    }
    return Size(width: child.size(proposal).width, height: height)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    for child in children { child.place(at: .zero, proposal: proposal) }
  }
}
