/// A shelf of the shop.
public enum Genre: String, Hashable, Sendable, CaseIterable {
  /// Somebody did it.
  case detective

  /// Somebody walks at night.
  case gothic

  /// Somebody sets sail.
  case adventure

  /// Somebody will marry.
  case manners

  /// The words on the shelf.
  public var title: String {
    switch self {
    case .detective: "Detective stories"
    case .gothic: "Gothic tales"
    case .adventure: "Adventures"
    case .manners: "Novels of manners"
    }
  }
}
