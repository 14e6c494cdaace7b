import FlowEngine

/// The configuration of a sheet and the result of laying it out.
///
/// It is a class, because layout measures the content and determines the height while the surfaces are being placed,
/// and the stage reads both afterwards: a layout passes nothing up but its size.
final class SheetSlot {
  let requested: ModalDetentConfiguration
  let configuration: SheetConfiguration
  let metrics: SheetMetrics

  /// The heights of a root screen that is covered; `nil` if the root is laid out.
  private(set) var keptHeights: SheetHeights?

  /// The insets with which the content was built.
  private(set) var insets = Insets.zero

  /// The way in which the height of the content is measured; `nil` if the sheet does not follow it.
  let measuring: SheetMeasuring?

  /// The height that bars take around the content of the root screen, which are known once it is resolved, in points.
  var barHeight = 0.0

  /// The latest answers of the content; `nil` before it was measured.
  private(set) var answers: ContentHeights?

  private(set) var heights = SheetHeights()
  private(set) var place: SheetPlace
  private(set) var rest: SheetRest?

  /// The ideal height of a screen that was pushed in the sheet; `nil` while the root is in front.
  private(set) var pushedHeight: Double?

  init(
    requested: ModalDetentConfiguration,
    configuration: SheetConfiguration,
    metrics: SheetMetrics,
    measuring: SheetMeasuring
  ) {
    self.requested = requested
    self.configuration = configuration
    self.metrics = metrics
    self.measuring = requested.detents.contains(where: \.followsContent) ? measuring : nil
    place = SheetPlace(frame: Rect(origin: .zero, size: .zero), insets: .zero)
  }

  /// Starts a pass in which the content is built with `insets`, and its root is covered if it has `keptHeights`.
  func begin(insets: Insets, keptHeights: SheetHeights?) {
    (self.insets, self.keptHeights) = (insets, keptHeights)
    place = SheetPlace(frame: Rect(origin: .zero, size: .zero), insets: insets)
  }

  /// The frame in which it is laid out.
  var frame: Rect { place.frame }

  /// Whether the sheet shows a grabber.
  var showsIndicator: Bool {
    switch configuration.indicator ?? .automatic {
    case .automatic: metrics.kind.hasDetents && Set(requested.detents).count > 1
    case .visible: metrics.kind.hasDetents
    case .hidden: false
    }
  }

  /// Whether the height at which the sheet rests depends on its content.
  var isContentSized: Bool { rest?.detent?.followsContent ?? false }

  /// Whether the content was built with the insets of the place at which the sheet came to rest.
  var isSettled: Bool { place.insets == insets }

  /// Measures `child` at the sheet's width and no height, and determines the resting position of the sheet.
  func settle(_ child: LayoutChild) {
    var width = metrics.width
    if metrics.kind.followsContent { width = min(max(0, child.size(.unspecified).width), width) }
    var asked = SheetHeights(
      answer: child.size(Proposal(width: width, height: nil)),
      ideal: child.preference(IdealHeightKey.self),
      minimum: child.preference(MinimumHeightKey.self),
      insets: insets,
      pixel: metrics.pixel
    )
    if let measuring { asked.measure(measuring) }
    heights = keptHeights ?? asked
    pushedHeight = keptHeights == nil ? nil : asked.whole
    let rest = SheetRest(requested, heights: heights, in: metrics)
    place = metrics.place(rest, contentWidth: width)
    self.rest = rest
  }

  /// Measures the content of the root screen in several heights, and returns the height for the sheet.
  ///
  /// - Parameter height: The height of the content for an offer.
  /// - Returns: The height without the bars.
  func measure(height: (Double?) -> Double) -> Double {
    let answers = ContentHeights(besides: barHeight, in: metrics, height: height)
    self.answers = answers
    let whole = measuring == .fromFallback ? answers.settled ?? answers.free : answers.free
    return whole - barHeight
  }
}

extension SheetHeights {
  /// The heights of content whose size, at the sheet's width and no height, is `answer`, including `insets`.
  ///
  /// Measured heights are rounded up to the next pixel: a sheet that is a fraction lower than its text would
  /// truncate the last line. Published heights are not rounded.
  init(answer: Size, ideal: Double?, minimum: Double?, insets: Insets, pixel: Double) {
    automatic = (answer.height - insets.vertical).roundedUp(toPixel: pixel)
    self.ideal = ideal?.snapped(toPixel: pixel)
    self.minimum = minimum?.snapped(toPixel: pixel)
  }
}
