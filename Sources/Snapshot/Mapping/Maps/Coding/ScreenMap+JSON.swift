import Foundation

extension ScreenMap {
  /// The map as JSON: each place, state, move, route, link, law, note and outline is a line.
  ///
  /// It is the same on every machine, and ends in one newline. An outline is a list of strings of lines and of runs
  /// `[outline, line, count]`, which stand for lines of an earlier outline, all counted from 0.
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

  /// Reads a map from JSON: that of ``json``, or of any encoder.
  ///
  /// - Throws: A ``ScreenMapError`` that says what is wrong and where.
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

/// Writes values of a map as JSON, each on one line.
enum MapJSON {
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, whole numbers and lists of them can always be encoded.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
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
