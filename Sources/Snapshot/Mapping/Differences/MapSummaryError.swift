import LayoutSim

/// The reason why a text is not the summary of a map.
public struct MapSummaryError: Error, Hashable, Sendable {
  /// What is wrong with a line.
  public enum Problem: Hashable, Sendable {
    /// It is the first, and does not name a map.
    case noMap

    /// It is none of a place.
    case unknown(line: String)

    /// A place of that name is above it.
    case repeated(place: String)

    /// Its words are not a step.
    case unreadable(UnreadableAction)

    /// It does not say where a step leads.
    case noTarget(words: String)

    /// A step leads to a place that the text does not have.
    case noPlace(String)
  }

  /// The line, from 1 on.
  public let line: Int

  /// What is wrong with it.
  public let problem: Problem
}

extension MapSummaryError: CustomStringConvertible {
  /// The line, what is wrong, and what would be right.
  public var description: String { "Line \(line): \(problem.words)" }
}

extension MapSummaryError.Problem {
  fileprivate var words: String {
    switch self {
    case .noMap: "a map begins with its name and settings: map \"everyScreen\" device iphone-15 …"
    case .unknown(let line):
      "“\(line)” is not a line of a map. Each is: place …, or below a place: by and a step of the way there, or on, "
        + "a step, → and another place."
    case .repeated(let place):
      "there is a place “\(place)” above. Take the new text of the map, rather than join two by hand."
    case .unreadable(let error): error.description
    case .noTarget(let words):
      "“\(words)” does not say where it leads. After the step come → and the name of a place."
    case .noPlace(let name):
      "there is no place “\(name)”. Take the new text of the map, rather than join two by hand."
    }
  }
}
