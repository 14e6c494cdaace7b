import FlowEngine

/// The configuration of a sheet and the result of laying it out.
///
/// It is a class, because layout determines the height while the surfaces are being placed, and the stage
/// reads it afterwards.
final class SheetSlot {
  let requested: ModalDetentConfiguration
  let configuration: SheetConfiguration
  let metrics: SheetMetrics

  /// The heights of a root screen that is covered; `nil` if the root is laid out.
  let keptHeights: SheetHeights?

  /// The insets with which the content was built.
  let insets: Insets

  /// Measures the content's height; `nil` if the sheet does not follow it.
  let probe: SheetProbe?

  private(set) var heights = SheetHeights()
  private(set) var place: SheetPlace
  private(set) var rest: SheetRest?

  /// The ideal height of a screen that was pushed in the sheet; `nil` while the root is in front.
  private(set) var pushedHeight: Double?

  init(
    requested: ModalDetentConfiguration,
    configuration: SheetConfiguration,
    metrics: SheetMetrics,
    insets: Insets,
    keptHeights: SheetHeights?,
    probe: SheetProbe?
  ) {
    self.requested = requested
    self.configuration = configuration
    self.metrics = metrics
    self.insets = insets
    self.keptHeights = keptHeights
    self.probe = probe
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
    if let probe { asked.measure(probe.measuring) }
    heights = keptHeights ?? asked
    pushedHeight = keptHeights == nil ? nil : asked.whole
    let rest = SheetRest(requested, heights: heights, in: metrics)
    place = metrics.place(rest, contentWidth: width)
    self.rest = rest
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
