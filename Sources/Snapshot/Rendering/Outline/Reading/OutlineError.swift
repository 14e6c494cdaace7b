/// The error of a text that is not an outline, with the first wrong line.
public struct OutlineError: Error, Hashable, Sendable {
  /// The problem of the line.
  public enum Reason: Hashable, Sendable {
    /// The text ends where a line is expected that begins like this.
    case missing(String)

    /// A line that does not begin as expected here.
    case unexpectedLine(expected: String)

    /// A setting in the first line that is missing, or is not one that outlines print.
    case setting(expected: String, found: String)

    /// A line of layers whose quotes, parentheses or blanks are not those of surfaces.
    case layers

    /// An odd number of blanks, or more than two more than the line above has.
    case indentation(Int, deepest: Int)

    /// A word that is not one of a node's parts, or that comes after a part that it precedes in every outline.
    case unexpectedWord(String)

    /// Quoted text that does not end, or that is escaped differently than in outlines.
    case quotes(String)

    /// A word that needs quotes here, or has them although outlines print none.
    case quoting(String)

    /// A length or a frame that is written differently than in outlines.
    case number(String)

    /// Blanks at the end of the line, or a line ending other than one newline.
    case lineEnding
  }

  /// The number of the line, counted from 1.
  public let line: Int

  /// The problem.
  public let reason: Reason
}

extension OutlineError: CustomStringConvertible {
  /// The line, its problem, and the solution.
  public var description: String { "line \(line): \(reason.words)" }
}

extension OutlineError.Reason {
  fileprivate var words: String {
    switch self {
    case .missing(let start):
      "the text ends, where “\(start)” is expected. Record the whole outline"
    case .unexpectedLine(let expected):
      expected.isEmpty
        ? "an empty line is expected here. Pass the text of an outline, as TreeRenderer.outline writes it"
        : "it does not begin with “\(expected)”. Pass the text of an outline, as TreeRenderer.outline writes it"
    case .setting(let expected, let found):
      found.isEmpty
        ? "“\(expected)” is expected, where the line ends. Record the outline anew"
        : "“\(expected)” is expected in place of “\(found)”. Record the outline anew"
    case .layers:
      "these are not surfaces with their screens. Record the outline anew"
    case .indentation(let found, let deepest):
      "it is indented by \(found). Indent it by an even number of blanks up to \(deepest)"
    case .unexpectedWord(let word):
      "“\(word)” is not expected here. The parts of a node are its role, route, \"label\", #tag, facts "
        + "key=value, flags and @ frame, in this order and with one blank between them"
    case .quotes(let text):
      "\(text) is not in quotes as outlines write them. Close them, and escape as \\\", \\\\, \\n, \\r, \\t or "
        + "\\u{…}, and nothing else"
    case .quoting(let word):
      "“\(word)” is quoted where outlines write it without quotes, or the other way round. Quote what has "
        + "blanks or could be mistaken for another part, and nothing else"
    case .number(let word):
      "“\(word)” is not written as outlines write lengths: x,y WxH, with at most two decimals and no zero "
        + "at the end of them"
    case .lineEnding:
      "it does not end in one newline. Remove blanks and carriage returns from its end, and empty lines "
        + "from that of the text"
    }
  }
}
