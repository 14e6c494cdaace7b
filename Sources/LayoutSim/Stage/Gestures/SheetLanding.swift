import FlowEngine

/// What became of a sheet that a finger has touched.
public enum SheetLanding: Hashable, Sendable {
  /// It rests at this height; `nil` if it rests at none that was asked for.
  case rests(ModalPresentationDetent?)

  /// It is gone.
  case dismissed

  /// It would have gone, but cannot be dismissed, or its coordinator did not let it go.
  case keptUp
}

/// How a finger leaves what it has moved.
public enum GestureRelease: String, Hashable, Codable, Sendable, CaseIterable {
  /// The gesture does what it is for.
  case completed

  /// Everything goes back to where it was.
  case cancelled
}
