/// The difference between a reference and a text, by nodes or by lines.
package enum SnapshotDifference: Hashable, Sendable {
  /// The style of comparing two texts.
  package enum Style: Hashable, Sendable {
    /// As outlines, node by node; line by line if one of them is not an outline.
    case nodes

    /// As outlines, line by line, with the nodes around each place.
    case linesOfNodes

    /// As ordinary texts, line by line.
    case lines

    /// The style for texts whose files have this extension.
    package init(ofFilesWith fileExtension: String) {
      self = ["outline", "variations", "story"].contains(fileExtension) ? .nodes : .lines
    }
  }

  /// Between two outlines.
  case nodes(TreeDifference)

  /// Between two stories, or two matrices of variations.
  case parts(PartedDifference)

  /// Between two texts.
  case lines(LineDifference)

  /// The difference that turns `reference` into `text`.
  ///
  /// Line endings and newlines at the end are not compared.
  package init(from reference: String, to text: String, style: Style) {
    // Nobody reads an outline of a hundred thousand nodes, and comparing them takes long.
    let isLong = max(reference.utf8.count, text.utf8.count) > SnapshotDifference.longest
    let style = isLong ? .lines : style
    if style == .nodes,
      let old = try? Outline(parsing: TextLines.normalised(reference)),
      let new = try? Outline(parsing: TextLines.normalised(text))
    {
      self = .nodes(TreeDifference(from: old, to: new))
    } else if style == .nodes,
      let difference = PartedDifference(
        from: TextLines.normalised(reference),
        to: TextLines.normalised(text)
      )
    {
      self = .parts(difference)
    } else {
      let heading: LineDifference.Heading = style == .lines ? .lineNumber : .enclosingNodes
      self = .lines(LineDifference(from: reference, to: text, heading: heading))
    }
  }

  /// The number of bytes up to which texts are compared by nodes.
  private static let longest = 8_000_000

  /// The summary of a text without a reference.
  package static let newSummary = "new"

  /// A summary of the changes, on one line.
  package var summary: String {
    switch self {
    case .nodes(let difference): difference.summary
    case .parts(let difference): difference.summary
    case .lines(let difference): difference.summary
    }
  }

  /// The changes, as the reason for replacing a reference.
  var reason: String {
    switch self {
    case .nodes(let difference): difference.summary
    case .parts(let difference): difference.summary
    case .lines(let difference): "\(difference.summary) differed"
    }
  }

  /// The changes, in at most `budget` lines, the last of which may refer the reader to `path`.
  package func text(budget: Int, path: String) -> String {
    switch self {
    case .nodes(let difference): difference.text(budget: budget, path: path)
    case .parts(let difference): difference.text(budget: budget, path: path)
    case .lines(let difference): difference.text(budget: budget, path: path)
    }
  }
}

/// The outcome of comparing a text with its reference.
package enum Verdict: Hashable, Sendable {
  /// They are the same.
  case matched

  /// The text becomes the reference; the difference from the old one, if they were compared.
  case recorded(replacing: SnapshotDifference?)

  /// There is no reference, and none may be written.
  case missing

  /// They are not the same.
  case differs(SnapshotDifference)

  /// Another snapshot of the same run already claimed the reference.
  case collided(Collision)
}

/// Two snapshots that would share one reference file.
package enum Collision: Hashable, Sendable {
  /// Two assertions without a name in tests of the same name; `first` is the earlier one.
  case unnamed(first: AssertionPlace)

  /// A parameterised test gives no name, so that its cases share a file.
  case parameterised

  /// The name was used for another text; `first` is the earlier assertion.
  case otherText(first: AssertionPlace)

  /// Another name makes the same file name: `name` of the earlier assertion `first`.
  case otherName(first: AssertionPlace, name: String)

  /// The file's name differs only in case from `file`, that of an earlier assertion.
  case otherCase(first: AssertionPlace, file: String)
}

/// The place of an assertion in the sources.
package struct AssertionPlace: Hashable, Sendable, Codable {
  /// The name of the test, from its function.
  package let test: String

  /// The name of the test's file, without folders.
  package let file: String

  /// The line in that file, counted from 1.
  package let line: Int
}

extension AssertionPlace: CustomStringConvertible {
  /// `test() in ReviewTests.swift:12`.
  package var description: String { "\(test) in \(file):\(line)" }
}

/// Compares `text` with the content of its reference file; `nil` if there is no such file.
///
/// Nothing is read or written: the verdict determines what to do. Line endings and newlines at the end are not
/// compared; every other byte is.
package func verify(
  _ text: String,
  against reference: String?,
  record mode: RecordMode,
  style: SnapshotDifference.Style = .nodes
) -> Verdict {
  guard let reference else {
    return mode == .never ? .missing : .recorded(replacing: nil)
  }
  let isSame = TextLines.areSame(TextLines.normalised(text), TextLines.normalised(reference))
  if isSame { return .matched }
  if mode == .all { return .recorded(replacing: nil) }
  let difference = SnapshotDifference(from: reference, to: text, style: style)
  return mode == .failed ? .recorded(replacing: difference) : .differs(difference)
}
