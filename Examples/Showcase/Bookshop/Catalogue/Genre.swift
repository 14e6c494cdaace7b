/// A shelf of the shop.
public enum Genre: String, Hashable, Sendable, CaseIterable {
  /// Detective stories.
  case detective

  /// Gothic novels.
  case gothic

  /// Adventure stories.
  case adventure

  /// Comedies of manners.
  case manners

  /// The label of the shelf.
  public var title: String {
    switch self {
    case .detective: "Detective stories"
    case .gothic: "Gothic tales"
    case .adventure: "Adventures"
    case .manners: "Novels of manners"
    }
  }
}
