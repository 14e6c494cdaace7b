import FlowEngine

/// A sheet on a stage: its detents, its content's height, and its resting place.
public struct SheetMeasurement: Hashable, Sendable {
  /// The coordinator of the sheet.
  public let owner: OwnerPath

  /// The route for which it was presented.
  public let route: RouteDescription

  /// The requested detents, in their order.
  public let detents: [ModalPresentationDetent]

  /// The detent at which it rests; `nil` if none of those requested can be shown, or if a sheet has a single position:
  /// in a low window, in a regular width, on a computer.
  public let detent: ModalPresentationDetent?

  /// The ideal height of its root screen, in points, bars included: the measurement in whole pixels, or the
  /// published height.
  public let measured: Double

  /// The minimum height that its root screen published, in points; `nil` if it published none.
  public let minimum: Double?

  /// The height at which it rests, in points, without the home indicator's area.
  ///
  /// Above the keyboard of a field in it, a sheet with several heights is at its greatest one, as its frame shows, and
  /// later returns to this one. Detents are specified in this height; the frame's height includes the rest.
  public let height: Double

  /// The heights at which it can rest on the device, the lowest first.
  ///
  /// Detents that cannot be shown are left out, as are all but the first of several with the same height.
  public let restingHeights: [RestingHeight]

  /// Its frame in the window.
  public let frame: Rect

  /// The rectangle in which it is drawn: from iOS 26 on a partial sheet is scaled, so that it floats.
  public let drawnFrame: Rect

  /// The safe area insets of its content.
  public let insets: Insets

  /// The radii of its corners.
  public let corners: SheetCorners

  /// The dimming behind it, as the opacity of black; 0 if the content behind it can be used.
  public let dimming: Double

  /// Whether it shows a grabber.
  public let showsIndicator: Bool

  /// Whether its content prevents gestures from dismissing it.
  public let isDismissDisabled: Bool

  /// The height of `detent` on this device, in points; `nil` if it was not requested, cannot be shown, or is ignored.
  public func measuredHeight(for detent: ModalPresentationDetent) -> Double? {
    guard detents.contains(detent) else { return nil }
    return values[detent]
  }

  /// Whether it is shown as a cover, which no finger moves or dismisses.
  let isCover: Bool

  /// Its current height, as that of a detent, in points.
  let standing: Double

  /// The largest detent at which the content behind it can be used; `nil` if there is none.
  let undimmed: ModalPresentationDetent?

  /// The effect of an upward drag on its scrolled content.
  let scrolling: SheetScrolling

  /// The heights of all requested detents that can be shown.
  let values: [ModalPresentationDetent: Double]
}

/// The way in which a stage measures the content of a sheet.
public enum SheetMeasuring: String, Hashable, Codable, Sendable, CaseIterable {
  /// By the size of the content's root screen at the sheet's width and no height, as the coordinator guides
  /// promise; a height that the screen publishes takes precedence.
  case fromContent

  /// As the reference framework does on a device: the sheet is presented with 200 points for `custom`, its
  /// content is laid out in that height, and the sheet takes the content's height, until it no longer
  /// changes.
  ///
  /// Text that can be squeezed stays squeezed, and content that fits any height stays at 200. An ideal height that the
  /// screen publishes is overwritten by the measured one; `small` is the published minimum, or 100. The detent to which
  /// a gesture drags the sheet stays selected: the reference loses `small` there if no minimum is published, which
  /// changes no height.
  case fromFallback
}
