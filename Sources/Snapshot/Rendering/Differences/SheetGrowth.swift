import LayoutSim

/// What a difference between two outlines did to the height of a sheet: the first thing to know.
struct SheetGrowth: Hashable {
  /// The word and route that the outline prints: `sheet reviews.compose`.
  let sheet: String

  /// The height it gained, in points; negative if it lost some.
  let growth: Double

  /// The first sheet that two texts print with different heights, or `nil` if there is none.
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
    guard line.drop(while: { $0 == " " }).hasPrefix("sheet ") else { return nil }
    let words = line.split(separator: " ")
    guard words.count > 3, words[0] == "sheet", words[words.count - 3] == "@",
      let height = words.last?.split(separator: "x").last.flatMap({ Double($0) })
    else { return nil }
    return ("\(words[0]) \(words[1])", height)
  }
}
