extension MapDifference {
  /// The difference as Markdown, for the summary of a job: a heading, and a block with at most `budget` lines.
  public func markdown(budget: Int = 200) -> String {
    let heading = "### Screen map \(MarkdownText.prose(new.name))"
    if isEmpty { return "\(heading)\n\nNothing differs.\n" }
    let text = text(budget: budget)
    let block = text.isEmpty ? "" : "\n" + MarkdownText.block(text)
    return "\(heading): \(summary)\n\(block)"
  }
}
