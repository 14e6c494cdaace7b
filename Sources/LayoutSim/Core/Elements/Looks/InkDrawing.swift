/// The drawing of an ink by a renderer, read from its word.
package indirect enum InkDrawing: Hashable, Sendable {
  /// A colour by its word.
  case colour(String)

  /// Another ink with a given opacity.
  case faded(InkDrawing, Double)

  /// A gradient from one point of a shape to another, with colours at equal distances.
  case linear(from: AnchorPoint, to: AnchorPoint, [Ink])

  /// A gradient around a point between two radii, in points.
  case radial(center: AnchorPoint, from: Double, to: Double, [Ink])

  /// Reads the word of `ink`; a word that is neither a gradient nor faded is a colour.
  package init(_ ink: Ink) {
    let word = ink.rawValue
    if let gradient = InkDrawing(gradient: word) {
      self = gradient
    } else if let slash = word.lastIndex(of: "/"), slash != word.startIndex,
      let share = InkDrawing.share(word[word.index(after: slash)...])
    {
      self = .faded(InkDrawing(Ink(String(word[..<slash]))), share)
    } else {
      self = .colour(word)
    }
  }

  private init?(gradient word: String) {
    guard word.hasSuffix(")"), let open = word.firstIndex(of: "(") else { return nil }
    let inner = word[word.index(after: open)...].dropLast()
    guard !inner.contains("("), !inner.contains(")") else { return nil }
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    func inks(from start: Int) -> [Ink]? {
      parts.count > start ? parts[start...].map { Ink($0) } : nil
    }
    switch word[..<open] {
    case "linear":
      guard let inks = inks(from: 2), let from = AnchorPoint(word: parts[0]),
        let to = AnchorPoint(word: parts[1])
      else { return nil }
      self = .linear(from: from, to: to, inks)
    case "radial":
      guard let inks = inks(from: 3), let center = AnchorPoint(word: parts[0]),
        let start = Double(parts[1]), let end = Double(parts[2]), start.isFinite, end.isFinite
      else { return nil }
      self = .radial(center: center, from: start, to: end, inks)
    case "angular":
      guard let inks = inks(from: 1), AnchorPoint(word: parts[0]) != nil else { return nil }
      self = .linear(from: .leading, to: .trailing, inks)
    default:
      return nil
    }
  }

  /// The opacity that a level or a number represents.
  private static func share(_ word: Substring) -> Double? {
    switch word {
    // Approximately the platform's own levels of text.
    case "secondary": 0.6
    case "tertiary": 0.3
    case "quaternary": 0.18
    default: Double(word).flatMap { (0...1).contains($0) ? $0 : nil }
    }
  }
}

extension Ink {
  /// Whether it is invisible.
  package var isInvisible: Bool {
    switch InkDrawing(self) {
    case .colour(let word): word == "clear"
    case .faded(let other, let share): share == 0 || other == .colour("clear")
    case .linear, .radial: false
    }
  }

  /// Whether content behind it can be seen through it.
  package var isTranslucent: Bool {
    switch InkDrawing(self) {
    case .colour(let word): word == "clear"
    case .faded: true
    case .linear(_, _, let inks), .radial(_, _, _, let inks):
      inks.contains { if case .faded = InkDrawing($0) { true } else { $0 == .clear } }
    }
  }
}
