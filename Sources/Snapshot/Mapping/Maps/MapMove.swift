import LayoutSim

/// One step from a state, and where it led.
public struct MapMove: Hashable, Sendable, Codable {
  /// The index of the state from which it leads.
  public var from: Int

  /// What was done.
  public var step: ScriptStep

  /// The index of the state to which it led; that of `from` if nothing changed, `nil` if that state is not part of the
  /// map, because there was no room for it.
  public var to: Int?

  /// Why it was refused, in sentences; `nil` if it was not.
  public var refusal: String?

  /// Where in the window it is done, in points; `nil` if that is out of sight, or anywhere.
  public var area: Rect?

  /// Creates a move.
  public init(
    from: Int,
    step: ScriptStep,
    to: Int?,
    refusal: String? = nil,
    area: Rect? = nil
  ) {
    self.from = from
    self.step = step
    self.to = to
    self.refusal = refusal
    self.area = area
  }

  /// Whether it leads to another state.
  public var isChange: Bool { to != nil && to != from }
}
