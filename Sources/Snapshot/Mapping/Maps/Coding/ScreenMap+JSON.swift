import Foundation
import SnapshotRendering

extension ScreenMap {
  /// The map as JSON: each place, state, move, route, link, law, note and outline is a line.
  ///
  /// It is the same on every machine, and ends in one newline. An outline is a list of strings of lines and of runs
  /// `[outline, line, count]`, which refer to lines of an earlier outline, all counted from 0.
  public var json: String {
    let parts = Key.allCases.map { key in "\(MapJSON.text(key.rawValue)): \(json(of: key))" }
    return "{\n\(parts.joined(separator: ",\n"))\n}\n"
  }

  private func json(of key: Key) -> String {
    switch key {
    case .version: MapJSON.text(ScreenMap.versionName)
    case .name: MapJSON.text(name)
    case .settings: MapJSON.text(settings)
    case .limits: MapJSON.text(limits)
    case .walks: MapJSON.text(walks)
    case .isComplete: MapJSON.text(isComplete)
    case .declaredLeftOut: MapJSON.text(declaredLeftOut)
    case .stepCount: MapJSON.text(stepCount)
    case .start: MapJSON.text(start)
    case .places: MapJSON.lines(places)
    case .states: MapJSON.lines(states)
    case .moves: MapJSON.lines(moves)
    case .routes: MapJSON.lines(routes)
    case .links: MapJSON.lines(links)
    case .laws: MapJSON.lines(laws)
    case .notes: MapJSON.lines(notes)
    case .outlines: MapJSON.lines(SharedLines(outlines).texts)
    }
  }

  /// Creates a map from JSON: that of ``json``, or of any encoder.
  ///
  /// - Throws: A ``ScreenMapError`` with the problem and its place.
  public init(json: String) throws(ScreenMapError) {
    do {
      self = try JSONDecoder().decode(ScreenMap.self, from: Data(json.utf8))
    } catch let error as ScreenMapError {
      throw error
    } catch let error as DecodingError {
      throw error.screenMapError
    } catch {
      throw .unreadable(place: "the whole", reason: "\(error)")
    }
  }
}

/// Encodes values of a map as JSON, each on one line.
enum MapJSON {
  static func text(_ value: some Encodable) -> String {
    // Strings, whole numbers and lists of them can always be encoded.
    (try? JSONEncoder.oneLine.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  static func lines(_ values: [some Encodable]) -> String {
    var lines: [String] = []
    for value in values { lines.append(text(value)) }
    return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
  }
}

extension DecodingError {
  fileprivate var screenMapError: ScreenMapError {
    switch self {
    case .keyNotFound(let key, let context):
      .unreadable(place: DecodingError.place(context.codingPath + [key]), reason: "it is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      .unreadable(
        place: DecodingError.place(context.codingPath),
        reason: DecodingError.sentence(context.debugDescription)
      )
    @unknown default: .unreadable(place: "the whole", reason: "\(self)")
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    let words = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    guard !words.isEmpty else { return "the whole" }
    return words.hasPrefix(".") ? String(words.dropFirst()) : words
  }

  private static func sentence(_ words: String) -> String {
    words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}

/// The reason why a text is not a map.
public enum ScreenMapError: Error, Hashable, Sendable {
  /// The text is not JSON, or a part of it is missing or of another kind; with the place and the reason.
  case unreadable(place: String, reason: String)

  /// It has a version that is not supported.
  case version(String)

  /// A part refers to another by a number that no part has.
  case missing(part: String, number: Int, of: String)

  /// The moves are not in the order of the states from which they lead; the number of the first that is not.
  case order(move: Int)

  /// Two states have the same name.
  case repeated(id: String)
}

extension ScreenMapError: CustomStringConvertible {
  /// A description of the problem and its solution.
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
