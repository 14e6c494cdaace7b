/// The headings of the places in a difference of two texts.
struct PlaceHeadings {
  private let newCount: Int
  private let linesBefore: Int
  private let old: EnclosingNodes?
  private let new: EnclosingNodes?

  init(old: [String], new: [String], kind: LineDifference.Heading, linesBefore: Int) {
    newCount = new.count
    self.linesBefore = linesBefore
    self.old = kind == .enclosingNodes ? EnclosingNodes(lines: old) : nil
    self.new = kind == .enclosingNodes ? EnclosingNodes(lines: new) : nil
  }

  /// The heading of a line that only the old text has; in the new text it would be at `new`.
  func text(ofOld index: Int, new: Int) -> String { old?.text(at: index) ?? number(new) }

  /// The heading of a line of the new text.
  func text(ofNew index: Int) -> String { new?.text(at: index) ?? number(index) }

  private func number(_ index: Int) -> String {
    "line \(linesBefore + min(index + 1, max(newCount, 1)))"
  }
}
