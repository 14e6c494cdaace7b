extension MapDifference {
  /// The difference as Markdown, for the summary of a job: a heading, a block with at most `budget` lines, and how the
  /// `laws` differ, if that is known.
  public func markdown(budget: Int = 200, laws: LawDifference? = nil) -> String {
    let heading = "### Screen map \(MarkdownText.prose(new.name))"
    let lawText = laws?.markdown ?? ""
    if isEmpty {
      return lawText.isEmpty
        ? "\(heading)\n\nNothing differs.\n" : "\(heading): the places are the same\n\n\(lawText)"
    }
    let text = text(budget: budget)
    let block = text.isEmpty ? "" : "\n" + MarkdownText.block(text)
    return "\(heading): \(summary)\n\(block)" + (lawText.isEmpty ? "" : "\n\(lawText)")
  }
}
