import FlowEngine

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

/// Finds the observers on which the heights of sheets depend, from pass to pass of one settling.
///
/// An observer feeds a height if a sheet requested another one before the observer was notified of that height, and
/// requests exactly that height afterwards, as a detent or as the height that its content publishes. A height that was
/// requested all along has no feeder.
@MainActor
struct HeightFeedback {
  private struct RequestedHeights {
    let ideal: Double?
    let minimum: Double?

    /// The detents that are numbers of points.
    let detents: Set<Double>

    init(_ slot: SheetSlot, pixel: Double) {
      (ideal, minimum) = (slot.heights.ideal, slot.heights.minimum)
      detents = Set(
        slot.requested.detents.compactMap {
          if case .height(let points) = $0 { points.snapped(toPixel: pixel) } else { nil }
        }
      )
    }
  }

  private var notified: [NotifiedHeight] = []
  private var requests: [Int: RequestedHeights] = [:]

  /// Compares the heights that the sheets of `builder` request with those of which observers were notified in
  /// the passes before `pass`: the detents of an element's sheet follow its content one pass later.
  ///
  /// - Returns: Whether an observer turned out to feed a height.
  mutating func follow(_ pass: Pass, _ builder: WindowBuilder) -> Bool {
    var isNew = false
    let pixel = builder.stage.traits.device.pixel
    for (index, slot) in builder.slots where slot.keptHeights == nil {
      let surface = builder.surfaces[index].owner.serial
      let requested = RequestedHeights(slot, pixel: pixel)
      if let former = requests.updateValue(requested, forKey: surface) {
        for height in notified where height.screen?.surface == surface && !height.slot.feedsHeight {
          let points = height.height.snapped(toPixel: pixel)
          let isIdeal = requested.ideal == points && former.ideal != points
          guard
            isIdeal || (requested.minimum == points && former.minimum != points)
              || (requested.detents.contains(points) && !former.detents.contains(points))
          else { continue }
          height.slot.feedsHeight = true
          if isIdeal {
            builder.stage.memories.memory(of: builder.surfaces[index]).idealFeeder = height.slot
          }
          isNew = true
        }
      }
    }
    notified += pass.notifiedHeights
    return isNew
  }
}
