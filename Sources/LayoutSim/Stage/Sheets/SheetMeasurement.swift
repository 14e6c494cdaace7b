import FlowEngine

/// A sheet on a stage: what was asked for, what its content measured, and where it rests.
public struct SheetMeasurement: Hashable, Sendable {
  /// The coordinator that the sheet shows.
  public let owner: OwnerPath

  /// The route that it was presented for.
  public let route: RouteDescription

  /// The heights it may rest at, in the order in which they were asked for.
  public let detents: [ModalPresentationDetent]

  /// The height it rests at; `nil` if none that was asked for can be shown.
  public let detent: ModalPresentationDetent?

  /// How tall its root screen wants to be, in points, bars included.
  public let measured: Double

  /// The least height that its root screen published, in points; `nil` if it published none.
  public let minimum: Double?

  /// The height it rests at, in points, without what the home indicator takes.
  public let value: Double

  /// Where it lies in the window.
  public let frame: Rect
}
