/// Measures the height of the content of a sheet's root screen, while the sheet is measured.
///
/// It is a class, because the layout that measures and the stage that reads the result are far apart. A stage lays out
/// on a single thread.
final class SheetProbe: @unchecked Sendable {
  /// The way in which the sheet is measured.
  let measuring: SheetMeasuring

  /// The height of the tallest sheet, in points.
  let maximum: Double

  /// The length of one pixel, in points.
  let pixel: Double

  /// The latest answers of the content; `nil` before it was measured.
  private(set) var answers: Answers?

  /// The heights of content, bars included, in points.
  struct Answers {
    /// Without an offered height.
    var free: Double

    /// In the height that a sheet has before it is measured.
    var inFallback: Double

    /// In the height of the tallest sheet; `nil` if it has its own height anyway.
    var inTallest: Double?

    /// The height at which a sheet comes to rest that starts with the fallback and repeatedly adopts its content's
    /// height; `nil` if it is the height without an offer.
    var settled: Double?
  }

  /// The height of a sheet that follows its content, before the content was measured.
  static let fallback = 200.0

  init(measuring: SheetMeasuring, maximum: Double, pixel: Double) {
    self.measuring = measuring
    self.maximum = maximum
    self.pixel = pixel
  }

  /// Measures all heights, and returns the one for the sheet.
  ///
  /// - Parameters:
  ///   - bars: The height that bars take above and below the content.
  ///   - height: The height of the content for an offer.
  /// - Returns: The height without the bars.
  func ask(besides bars: Double, height: (Double?) -> Double) -> Double {
    func whole(in sheet: Double) -> Double { height(max(0, sheet - bars)) + bars }
    let free = height(nil) + bars
    var answers = Answers(free: free, inFallback: whole(in: SheetProbe.fallback))
    if abs(answers.inFallback - SheetProbe.fallback) <= pixel {
      answers.inTallest = whole(in: maximum)
    }
    if abs(answers.inFallback - free) > pixel {
      var settled = answers.inFallback
      // It takes a few rounds; content that never settles is abandoned.
      for _ in 0..<8 {
        let next = whole(in: min(settled, maximum))
        guard abs(next - settled) > pixel / 2 else { break }
        settled = next
      }
      answers.settled = settled
    }
    self.answers = answers
    return (measuring == .fromFallback ? answers.settled ?? free : free) - bars
  }

  /// Whether the content adopts any height that it is offered.
  var hasNoHeight: Bool {
    guard let tallest = answers?.inTallest else { return false }
    return abs(tallest - maximum) <= pixel && maximum > SheetProbe.fallback + pixel
  }

  /// Whether the content is higher in the height of an unmeasured sheet than its own height.
  var isStretched: Bool { answers.map { $0.inFallback > $0.free + pixel } ?? false }

  /// Whether the content is lower in the height of an unmeasured sheet than its own height.
  var isSqueezed: Bool { answers.map { $0.inFallback < $0.free - pixel } ?? false }
}

/// The content of a sheet's root screen, whose height a probe measures if none is offered.
struct ProbedContent: Element {
  let probe: SheetProbe
  let bars: ProbedBars
  let content: AnyElement

  var body: some Element {
    Container(ProbedLayout(probe: probe, bars: bars)) {
      StackedIfSeveral(content: content)
    }
  }
}

/// The bars around the content of a sheet's root screen, which are known once it is resolved.
final class ProbedBars: @unchecked Sendable {
  /// The height that they occupy in the sheet, in points.
  var height = 0.0
}

private struct ProbedLayout: ContainerLayout {
  let probe: SheetProbe
  let bars: ProbedBars

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    guard let child = children.first else { return .zero }
    guard proposal.height == nil, let width = proposal.width else { return child.size(proposal) }
    let height = probe.ask(besides: bars.height) {
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
