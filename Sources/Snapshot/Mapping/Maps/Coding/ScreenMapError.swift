/// The reason why a text is not a map.
public enum ScreenMapError: Error, Hashable, Sendable {
  /// The text is not JSON, or a part of it is missing or of another kind; where, and for what reason.
  case unreadable(place: String, reason: String)

  /// It is written as a version that this one does not know.
  case version(String)

  /// A part refers to another by a number that no part has.
  case missing(part: String, number: Int, of: String)

  /// The moves are not in the order of the states from which they lead; the number of the first that is not.
  case order(move: Int)

  /// Two states have the same name.
  case repeated(id: String)
}

extension ScreenMapError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let place, let reason):
      "This is not the text of a screen map: \(place): \(reason). \(ScreenMapError.again)"
    case .version(let version):
      "The map is of version “\(version)”, and “\(ScreenMap.versionName)” is the latest that is read here. "
        + "Update FlowSim, or write the map again with this version."
    case .missing(let part, let number, let kind):
      "The map is damaged: \(part) refers to \(kind) \(number), and there is none. \(ScreenMapError.again)"
    case .order(let move):
      "The map is damaged: moves[\(move)] belongs before the one above it. \(ScreenMapError.again)"
    case .repeated(let id):
      "The map is damaged: two states are called “\(id)”. \(ScreenMapError.again)"
    }
  }

  private static let again = "Write it again: explore the app, and take the `json` of the map."
}
