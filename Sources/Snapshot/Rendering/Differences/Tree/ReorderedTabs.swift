/// Tabs that are the same ones in another order, as the lines of layers have them.
struct ReorderedTabs {
  /// `home, shop → shop, home`.
  let words: String

  /// Compares the layers of two outlines; `nil` unless the tabs of a coordinator changed places alone.
  init?(from old: [String], to new: [String]) {
    let pairs = zip(ReorderedTabs.names(in: old), ReorderedTabs.names(in: new))
    guard let (before, after) = pairs.first(where: { $0 != $1 && $0.sorted() == $1.sorted() })
    else { return nil }
    words = "\(before.joined(separator: ", ")) → \(after.joined(separator: ", "))"
  }

  /// The names of the tabs of each coordinator with tabs, without the star of the selected one.
  private static func names(in layers: [String]) -> [[String]] {
    layers.joined(separator: " ").ranges(of: "tabs(").map { range in
      var names = [""]
      var (depth, isQuoted, isEscaped) = (0, false, false)
      for character in layers.joined(separator: " ")[range.upperBound...] {
        if isQuoted {
          isQuoted = character != "\"" || isEscaped
          isEscaped = character == "\\" && !isEscaped
        } else if character == "\"" {
          isQuoted = true
        } else if character == "(" {
          depth += 1
        } else if character == ")" {
          if depth == 0 { break }
          depth -= 1
        } else if character == ",", depth == 0 {
          names.append("")
          continue
        } else if character == "*", names[names.count - 1].isEmpty {
          continue
        }
        names[names.count - 1].append(character)
      }
      return names
    }
  }
}
