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
