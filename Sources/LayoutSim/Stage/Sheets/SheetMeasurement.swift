import FlowEngine

/// A sheet on a stage: what was asked for, what its content measured, and where it rests.
public struct SheetMeasurement: Hashable, Sendable {
  /// The coordinator that the sheet shows.
  public let owner: OwnerPath

  /// The route that it was presented for.
  public let route: RouteDescription

  /// The heights it may rest at, in the order in which they were asked for.
  public let detents: [ModalPresentationDetent]

  /// The height it rests at; `nil` if none that was asked for can be shown, and where a sheet has
  /// only one place: in a low window, on a computer.
  public let detent: ModalPresentationDetent?

  /// How tall its root screen wants to be, in points, bars included: what was measured in
  /// whole pixels, or what it published.
  public let measured: Double

  /// The least height that its root screen published, in points; `nil` if it published none.
  public let minimum: Double?

  /// The height it rests at, in points, without what the home indicator takes.
  ///
  /// It is what a detent is said in; the frame's height has the rest.
  public let height: Double

  /// The heights that the device lets it rest at, the lowest first.
  ///
  /// Detents that cannot be shown are left out, and of several that are equally high all but the
  /// first.
  public let restingHeights: [RestingHeight]

  /// Where it is laid out in the window.
  public let frame: Rect

  /// Where it is drawn: from iOS 26 on a partial sheet is scaled, so that it floats.
  public let drawnFrame: Rect

  /// What its content keeps free.
  public let insets: Insets

  /// The radii of its corners.
  public let corners: SheetCorners

  /// How dark what is behind it becomes, as the opacity of black; 0 where that can still be used.
  public let dimming: Double

  /// Whether it shows the short bar by which it is dragged.
  public let showsIndicator: Bool

  /// Whether its content keeps a finger from dismissing it.
  public let isDismissDisabled: Bool

  /// The height that `detent` is on this device, in points; `nil` if it was not asked for, or cannot
  /// be shown.
  public func measuredHeight(for detent: ModalPresentationDetent) -> Double? {
    guard detents.contains(detent) else { return nil }
    return values[detent]
  }

  /// The largest detent at which what is behind it can be used; `nil` if there is none.
  let undimmed: ModalPresentationDetent?

  /// What an upward drag on its scrolled content does.
  let scrolling: SheetScrolling

  /// The heights of all detents that were asked for and can be shown.
  let values: [ModalPresentationDetent: Double]
}
