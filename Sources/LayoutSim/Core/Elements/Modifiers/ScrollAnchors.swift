/// What a scroll area uses an anchor for.
public enum ScrollAnchorUse: String, Hashable, Codable, Sendable, CaseIterable {
  /// The part of the content that is in sight at first.
  case initialOffset

  /// The part that stays in sight as the content grows.
  case sizeChanges

  /// The place of content that is shorter than the area.
  case alignment
}

/// The points of its content that a scroll area starts from; `nil` for its start.
struct ScrollAnchors: Hashable, Sendable {
  private var initialOffset: AnchorPoint?
  private var sizeChanges: AnchorPoint?
  private var alignment: AnchorPoint?

  /// Whether any of them has to do with offsets.
  var followsContent: Bool { initialOffset != nil || sizeChanges != nil }

  subscript(use: ScrollAnchorUse) -> AnchorPoint? {
    get {
      switch use {
      case .initialOffset: initialOffset
      case .sizeChanges: sizeChanges
      case .alignment: alignment
      }
    }
    set {
      switch use {
      case .initialOffset: initialOffset = newValue
      case .sizeChanges: sizeChanges = newValue
      case .alignment: alignment = newValue
      }
    }
  }
}
