import Foundation
import LayoutSim

extension Recording {
  /// The elements that mean something to a user, as a table of comma-separated values: their types, words and frames in
  /// points, and the type of the nearest such element around each.
  ///
  /// A line between rows has the type `Separator`, and the keyboard its outermost frame.
  public var facts: String {
    let side = RecordedSide(self, window: windowSize ?? .zero, statusBar: 0)
    let reported = Set(side.meaningful + side.hairlines)
    var rows = [["type", "label", "identifier", "x", "y", "width", "height", "parent"]]
    func add(_ words: [String?], _ frame: Rect, in parent: String? = nil) {
      let lengths = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      rows.append(words.map { $0 ?? "" } + lengths.map(Length.text) + [parent ?? ""])
    }
    for index in reported.sorted() {
      guard case let element = elements[index], let frame = element.frame else { continue }
      let type = side.hairlines.contains(index) ? "Separator" : element.type
      let parent = side.ancestors(of: index).first(where: reported.contains)
      add([type, element.words, element.identifier], frame, in: parent.map { elements[$0].type })
    }
    if let keyboard = side.keyboard { add(["Keyboard", nil, nil], keyboard) }
    return rows.map { $0.map(Recording.quoted).joined(separator: ",") }.joined(separator: "\n")
      + "\n"
  }

  /// `field` in quotes, if it needs them, on one line.
  private static func quoted(_ field: String) -> String {
    let line = QuotedWords.onOneLine(field)
    guard line.contains(where: { $0 == "," || $0 == "\"" }) else { return line }
    return "\"" + line.replacing("\"", with: "\"\"") + "\""
  }

  /// The lengths of the system that it shows, for `Traits.corrections`; none if frames are rounded outward or
  /// cut off, so that no length is certain.
  ///
  /// A bar with a large title or a search field has only its place; the height of rows is the most frequent one.
  public var corrections: Corrections {
    var corrections = Corrections()
    guard let windowSize, precision != .outward, precision != .cut else { return corrections }
    let side = RecordedSide(self, window: windowSize, statusBar: 0)
    func frames(_ kind: RecordedKind) -> [Rect] {
      side.meaningful.filter { elements[$0].kind == kind }.compactMap { elements[$0].frame }
    }
    func note(_ fact: Corrections.Fact, _ length: Double?) {
      // Without the noise of subtracting.
      if let length { corrections[fact] = (length * 1000).rounded() / 1000 }
    }
    // A bar that begins lower is in a sheet.
    if let bar = frames(.navigationBar).first, bar.minY < 70 {
      note(.navigationBarTop, bar.minY)
      if bar.size.height < 60 { note(.navigationBarHeight, bar.size.height) }
    }
    note(.tabBarHeight, frames(.tabBar).first.map { windowSize.height - $0.minY })
    note(.toolbarHeight, frames(.toolbar).first { $0.size.height < 60 }?.size.height)
    note(.alertWidth, frames(.alert).first?.size.width)
    note(.keyboardHeight, side.keyboard.map { windowSize.height - $0.minY })
    // At the lower edge only the inside of its capsule is an element.
    let search = side.meaningful.first {
      elements[$0].type.hasSuffix("SearchField") && (elements[$0].frame?.minY ?? 0) < 400
    }
    note(.searchFieldHeight, search.flatMap { elements[$0].frame?.size.height })
    let rows = Dictionary(grouping: frames(.cell), by: \.size.height)
    let usual = rows.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
    if let usual, usual.value.count > 2 {
      note(.rowHeight, usual.key)
      if let card = usual.value.first, card.minX > 0 { note(.cardInset, card.minX) }
    }
    return corrections
  }
}

extension Corrections {
  /// Reads a file with a name and a number on each line, in UTF-8 or in UTF-16 with a byte-order mark.
  ///
  /// - Throws: `CorrectionError` for a line that is wrong, ``RecordingError`` for another encoding; otherwise the file
  ///   system's error.
  public init(contentsOf url: URL) throws {
    try self.init(parsing: RecordingText(RecordingText.decoded(Data(contentsOf: url))).text)
  }
}
