import LayoutSim

extension Recording {
  /// The elements that mean something to a user, as a table of comma-separated values: their types, words and frames in
  /// points, and the type of the nearest such element around each.
  ///
  /// A line between rows has the type `Separator`, and the keyboard its outermost frame.
  public var facts: String {
    let side = RecordedSide(self, window: windowSize ?? .zero, statusBar: 0)
    let told = Set(side.meaningful + side.hairlines)
    var rows: [[String]] = [["type", "label", "identifier", "x", "y", "width", "height", "parent"]]
    func add(
      _ type: String,
      _ label: String?,
      _ identifier: String?,
      _ frame: Rect,
      _ parent: String
    ) {
      let lengths = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      rows.append([type, label ?? "", identifier ?? ""] + lengths.map(Length.text) + [parent])
    }
    for index in told.sorted() {
      let element = elements[index]
      guard let frame = element.frame else { continue }
      let parent = side.ancestors(of: index).first(where: told.contains)
      add(
        side.hairlines.contains(index) ? "Separator" : element.type,
        element.words,
        element.identifier,
        frame,
        parent.map { elements[$0].type } ?? ""
      )
    }
    if let keyboard = side.keyboard { add("Keyboard", nil, nil, keyboard, "") }
    return rows.map { $0.map(Recording.quoted).joined(separator: ",") }.joined(separator: "\n")
      + "\n"
  }

  /// `field` in quotes, if it needs them, on one line.
  private static func quoted(_ field: String) -> String {
    let line = QuotedWords.onOneLine(field)
    guard line.contains(where: { $0 == "," || $0 == "\"" }) else { return line }
    return "\"" + line.replacing("\"", with: "\"\"") + "\""
  }
}
