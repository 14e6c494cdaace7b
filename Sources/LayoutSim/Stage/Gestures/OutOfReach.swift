/// The reason why an element on the stage cannot be touched.
public enum OutOfReach: Hashable, Sendable {
  /// A surface in front of it blocks it.
  case behind(surface: String)

  /// It is disabled.
  case disabled

  /// A transition keeps it out of sight or reach until it is over: `dismissal of filter`.
  case moving(transition: String)

  /// Touches pass through it: ``Element/allowsHitTesting(_:)``.
  case untouchable

  /// It is hidden by something.
  case hidden

  /// It is outside its screen or surface, or outside the content of a scroll area, where scrolling cannot
  /// bring it into sight.
  case offScreen

  /// Something on the same surface covers it wherever it could be touched.
  case under(String)

  /// It is scrolled out of a scroll area's viewport.
  case scrolledAway(area: String)
}
