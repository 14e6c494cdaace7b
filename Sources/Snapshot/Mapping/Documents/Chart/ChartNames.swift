/// Names in the narrow room of a chart.
enum ChartNames {
  /// The lines of a name, at most `lines` with at most `length` characters; what finds no room is an ellipsis.
  ///
  /// Lines end between words: at blanks, after signs, and before capitals.
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
        let ends = rest.indices.prefix(line.count + 1).dropFirst()
        if let end = ends.last(where: { isBetweenWords($0, in: rest) }) { line = rest[..<end] }
      }
      rest = rest[line.endIndex...].drop { $0 == " " }
      while line.last == " " { line = line.dropLast() }
      if !line.isEmpty { result.append(String(line)) }
    }
    return result
  }

  private static func isBetweenWords(_ index: String.Index, in name: Substring) -> Bool {
    let (last, next) = (name[name.index(before: index)], name[index])
    return " ./-_,".contains(last) || " (".contains(next) || last.isLowercase && next.isUppercase
  }
}
