import FlowEngine

/// The outcome of a gesture on a sheet.
public enum SheetLanding: Hashable, Sendable {
  /// It rests at this detent; `nil` if its height is none of the requested ones.
  case rests(ModalPresentationDetent?)

  /// It was dismissed.
  case dismissed

  /// It would have been dismissed, but cannot be, or its coordinator refused.
  case keptUp
}

/// The way in which a gesture ends.
public enum GestureRelease: String, Hashable, Codable, Sendable, CaseIterable {
  /// The gesture takes effect.
  case completed

  /// Everything returns to its former place.
  case cancelled
}
