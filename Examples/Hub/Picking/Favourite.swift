import Observation

/// The shade that was last picked, which the screens of the flows show.
@MainActor
@Observable
public final class Favourite {
  /// The shade; `nil` before any was picked.
  public internal(set) var shade: Shade?
}
