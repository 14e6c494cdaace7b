import FlowEngine

/// What a sheet is configured to be, and what layout makes of it.
///
/// A class, because layout finds out the height while the surfaces are being placed, and the stage
/// reads it afterwards.
final class SheetSlot {
  let requested: ModalDetentConfiguration
  let configuration: SheetConfiguration
  let metrics: SheetMetrics

  /// The heights of a root screen that other screens cover; `nil` if the root is what is laid out.
  let keptHeights: SheetHeights?

  /// What the content was told to keep free.
  let insets: Insets

  /// What asks the content for its height; `nil` if the sheet does not go by it.
  let probe: SheetProbe?

  private(set) var heights = SheetHeights()
  private(set) var place: SheetPlace
  private(set) var rest: SheetRest?

  /// How tall a screen that was pushed in the sheet wants to be; `nil` while the root is in front.
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

  /// Where it is laid out.
  var frame: Rect { place.frame }

  /// Whether the sheet shows the short bar by which it is dragged.
  var showsIndicator: Bool {
    switch configuration.indicator ?? .automatic {
    case .automatic: metrics.kind.hasDetents && Set(requested.detents).count > 1
    case .visible: metrics.kind.hasDetents
    case .hidden: false
    }
  }

  /// Whether the sheet rests at a height that its content decides.
  var isContentSized: Bool { rest?.detent?.followsContent ?? false }

  /// Whether the content was told to keep free what it has to where the sheet came to rest.
  var isSettled: Bool { place.insets == insets }

  /// Measures `child` at the sheet's width and no height, and decides where the sheet rests.
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
  /// The heights of content that takes `answer` of the sheet's width and no height, of which it
  /// keeps `insets` free.
  ///
  /// What was measured goes up to the next pixel: a sheet that is a fraction lower than its text would
  /// cut the last line off. What the screen published stays as it is.
  init(answer: Size, ideal: Double?, minimum: Double?, insets: Insets, pixel: Double) {
    automatic = (answer.height - insets.vertical).roundedUp(toPixel: pixel)
    self.ideal = ideal?.snapped(toPixel: pixel)
    self.minimum = minimum?.snapped(toPixel: pixel)
  }
}
