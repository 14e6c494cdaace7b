/// Names in the narrow room of a chart.
enum ChartNames {
  /// The lines of a name, at most `lines` with at most `length` characters; what finds no room is an ellipsis.
  ///
  /// Lines end at blanks, and after dots and slashes.
  static func lines(of name: String, length: Int, lines: Int) -> [String] {
    var result: [String] = []
    var rest = Substring(name)
    while !rest.isEmpty, result.count < lines {
      var line = rest.prefix(length)
      if line.endIndex < rest.endIndex {
        if result.count == lines - 1 {
          result.append("\(line.dropLast())…")
          return result
        }
        let end = line.lastIndex { " ./".contains($0) }.map { line.index(after: $0) }
        if let end, end > line.startIndex { line = line[..<end] }
      }
      rest = rest[line.endIndex...].drop { $0 == " " }
      while line.last == " " { line = line.dropLast() }
      if !line.isEmpty { result.append(String(line)) }
    }
    return result
  }
}
