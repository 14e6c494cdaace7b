import LayoutSim

extension ScreenMap {
  /// The map as Markdown, for people: `screens.md`.
  ///
  /// It has counts, limits and notes, a chart, a section about each place, and then routes, links and laws. It is the
  /// same on every machine.
  public var markdown: String {
    let arrows = PlaceArrows(self)
    let sections = PlaceSection(self, arrows)
    let parts =
      [opening, noteSection, chartSection(arrows), "## Places\n"]
      + places.indices.map { sections.text(ofPlaceAt: $0) }
      + [leftOutSection(sections), routeSection, linkSection(sections), LawSection(map: self).text]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var opening: String {
    let leftOut = leftOut
    let end =
      if isComplete, leftOut.isEmpty {
        "The exploration is complete: everything was tried in every state."
      } else if !leftOut.isEmpty, leftOut.allSatisfy({ $0.reason == .declared }) {
        "The exploration is complete but for [what was declared to be left out](#left-out)."
      } else {
        "**The exploration is not complete**: "
          + (leftOut.contains { $0.reason == .overBudget }
            ? "a limit of states or steps has ended it."
            : leafCount > 0
              ? "[some states](#left-out) were not entered."
              : leftOut.contains { $0.reason == .unfollowed }
                ? "[some code](#left-out) was not followed to its end."
                : "[some actions](#left-out) were not tried.")
      }
    return """
      # Screens of \(MarkdownText.prose(name))

      \(MarkdownText.code(settings))

      | places | states | not entered | moves | steps |
      | ---: | ---: | ---: | ---: | ---: |
      | \(places.count) | \(states.count) | \(leafCount) | \(moves.count) | \(stepCount) |

      \(end) \(MarkdownText.count(limits.entries, "state")) of each place \
      \(limits.entries == 1 ? "is" : "are") entered, in which no kind of screen is in a stack more than \
      \(MarkdownText.count(limits.repeats, "time")); there are at most \
      \(MarkdownText.count(limits.states, "state")) and \(MarkdownText.count(limits.steps, "step")).\
      \(walkWords)

      """
  }

  private var walkWords: String {
    guard !walks.isEmpty else { return "" }
    let words = walks.map { walk in
      "\(MarkdownText.count(walk.count, "walk")) at random of \(MarkdownText.count(walk.length, "step")) each "
        + "(seed \(walk.seed))"
    }
    let found = states.count { $0.status == .walked }
    return " \(words.joined(separator: " and ")) went on from there, and found "
      + "\(MarkdownText.count(found, "state"))."
  }

  private var noteSection: String {
    guard !notes.isEmpty else { return "" }
    let entries = notes.map { note in
      "- \(MarkdownText.code(note.code)): \(MarkdownText.prose(note.words))\n"
        + note.scripts.map { "\n\(MarkdownText.block($0.description, indentation: "  "))" }.joined()
    }
    return "## Notes\n\n\(entries.joined())"
  }

  private func chartSection(_ arrows: PlaceArrows) -> String {
    let charts = MermaidChart.all(of: self, arrows)
    guard !charts.isEmpty else { return "" }
    let texts = charts.map { chart in
      let title = chart.title.map { "### \(MarkdownText.prose($0))\n\n" } ?? ""
      let rest =
        chart.missing > 0
        ? "\n\(MarkdownText.count(chart.missing, "arrow")) more found no room.\n" : ""
      return "\(title)```mermaid\n\(chart.text)\n```\n\(rest)"
    }
    return
      "## Chart\n\nMoves to places that are nearer to the start are left out.\n\n\(texts.joined(separator: "\n"))"
  }

  private func leftOutSection(_ sections: PlaceSection) -> String {
    let leftOut = leftOut
    guard !leftOut.isEmpty else { return "" }
    let most = 3
    let rows = leftOut.map { part in
      let steps = part.untried.prefix(most).map { MarkdownText.code($0.description, inTable: true) }
      let rest = part.untried.count - steps.count
      let more = rest > 0 ? " and \(rest) more" : ""
      return "| \(sections.link(toPlaceAt: part.place, inTable: true)) | \(part.states.count) "
        + "| \(part.reason.rawValue) | \(steps.joined(separator: ", "))\(more) |\n"
    }
    return """
      ## Left out

      | place | states | because | tried nowhere on the place |
      | --- | ---: | --- | --- |
      \(rows.joined())
      """
  }

  private var routeSection: String {
    guard !routes.isEmpty else { return "" }
    let missing = routes.filter { $0.state == nil }
    let words =
      missing.isEmpty
      ? "Each expected kind of route is reached.\n"
      : missing.map { "- \(MarkdownText.code($0.kind))\n" }.joined()
    return "## Routes that are never reached\n\n\(words)"
  }

  private func linkSection(_ sections: PlaceSection) -> String {
    guard !links.isEmpty else { return "" }
    let rows = links.map { link in
      let targets = link.places.map { sections.link(toPlaceAt: $0) }.joined(separator: ", ")
      let refusals = link.refusals == 0 ? "" : "in \(MarkdownText.count(link.refusals, "state"))"
      return "| \(MarkdownText.code(link.link, inTable: true)) | \(targets) | \(refusals) |\n"
    }
    return """
      ## Links

      | link | leads to | is refused |
      | --- | --- | --- |
      \(rows.joined())
      """
  }
}

/// Escapes texts of an app for Markdown, so that they are not markup.
enum MarkdownText {
  /// A text of a paragraph or a heading, on one line.
  static func prose(_ text: String) -> String {
    var result = ""
    for scalar in line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A code host notifies the person whose name follows.
      case "@": result += "&#64;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "$", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text as code, on one line; in a table a bar would end its cell.
  static func code(_ text: String, inTable: Bool = false) -> String {
    let words = inTable ? line(text).replacing("|", with: "\\|") : line(text)
    guard !words.isEmpty else { return "" }
    let ticks = longestTicks(in: words)
    let fence = String(repeating: "`", count: ticks + 1)
    return ticks == 0 ? "\(fence)\(words)\(fence)" : "\(fence) \(words) \(fence)"
  }

  /// Lines as a block of code, each preceded by `indentation`; it ends in a newline.
  static func block(_ text: String, _ language: String = "text", indentation: String = "") -> String
  {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      line(String($0))
    }
    let fence = String(repeating: "`", count: max(3, longestTicks(in: text) + 1))
    return ([fence + language] + lines + [fence])
      .map { $0.isEmpty ? "\n" : "\(indentation)\($0)\n" }.joined()
  }

  /// The address of a heading within the page; characters that an address cannot have are left out.
  static func anchor(_ id: String) -> String {
    String(
      String.UnicodeScalarView(
        id.unicodeScalars.filter { scalar in
          scalar.isASCII
            && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
              || ".-_".unicodeScalars.contains(scalar))
        }
      )
    )
  }

  /// A number with its noun: `1 state`, `2 states`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(count == 1 ? noun : "\(noun)s")"
  }

  /// A text on one line, with invisible characters escaped.
  private static func line(_ text: String) -> String { SummaryText.line(text) }

  private static func longestTicks(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
