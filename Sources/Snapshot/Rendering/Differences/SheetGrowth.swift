import LayoutSim

/// The change in a sheet's height between two outlines, which is the first thing to report.
struct SheetGrowth: Hashable {
  /// The word and route that the outline prints: `sheet reviews.compose`.
  let sheet: String

  /// The increase in height, in points; negative if the sheet shrank.
  let growth: Double

  /// The first sheet whose height differs between the two texts; `nil` if there is none.
  init?(_ lines: [LineDifference.Line]) {
    var heights: [String: Double] = [:]
    for line in lines {
      switch line {
      case .removed(let text):
        if let (sheet, height) = SheetGrowth.sheet(in: text), heights[sheet] == nil {
          heights[sheet] = height
        }
      case .added(let text):
        guard let (sheet, height) = SheetGrowth.sheet(in: text),
          let old = heights[sheet], old != height
        else { continue }
        self.sheet = sheet
        growth = height - old
        return
      case .same: continue
      }
    }
    return nil
  }

  /// `sheet grew 48`, or `sheet shrank 22.5`.
  var words: String {
    "sheet \(growth < 0 ? "shrank" : "grew") \(PrintedNumber.text(abs(growth)))"
  }

  /// The name and the height in a line such as `sheet reviews.compose … @ 0,540 393x312`.
  private static func sheet(in line: String) -> (sheet: String, height: Double)? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("sheet ") else { return nil }
    let words = line.split(separator: " ")
    guard words.count > 3, words[words.count - 3] == "@",
      let height = words.last?.split(separator: "x").last.flatMap({ Double($0) })
    else { return nil }
    return ("sheet " + route(line.dropFirst(6)), height)
  }

  /// The route at the start of `words`, up to the first space outside quotes.
  private static func route(_ words: Substring) -> Substring {
    var isQuoted = false
    var isEscaped = false
    return words.prefix { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      if character == "\"" && !isEscaped { isQuoted.toggle() }
      return isQuoted || character != " "
    }
  }
}
