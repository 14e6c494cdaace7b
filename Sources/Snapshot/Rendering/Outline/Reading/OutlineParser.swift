import LayoutSim

/// Parses an outline line by line.
struct OutlineParser {
  private let bytes: [UInt8]

  /// The number of the next line, counted from 1.
  private var number = 1

  /// The position of the next line.
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The outline.
  mutating func outline() throws(OutlineError) -> Outline {
    let header = try header()
    let layers = try layers()
    let sections = try sections()
    return Outline(
      header: header,
      layers: layers,
      nodes: sections.nodes,
      findings: sections.findings,
      silenced: sections.silenced
    )
  }

  // MARK: - Lines

  private var isAtEnd: Bool { position == bytes.count }

  /// The next line, whose end has been checked; `nil` at the end of the text.
  private mutating func line() throws(OutlineError) -> LineScanner? {
    guard let line = try peek() else { return nil }
    position = line.end + 1
    number += 1
    return line
  }

  /// The next line without reading it; `nil` at the end of the text.
  private func peek() throws(OutlineError) -> LineScanner? {
    guard !isAtEnd else { return nil }
    let end = bytes[position...].firstIndex(of: lineFeed)
    let last = end.flatMap { $0 > position ? bytes[$0 - 1] : nil }
    guard let end, last != UInt8(ascii: " "), last != UInt8(ascii: "\r") else {
      throw OutlineError(line: number, reason: .lineEnding)
    }
    return LineScanner(bytes, from: position, to: end, number: number)
  }

  // MARK: - Parts

  private mutating func header() throws(OutlineError) -> OutlineHeader {
    guard let line = try line() else { throw OutlineError(line: 1, reason: .missing("device ")) }
    var header = HeaderLine(line)
    return try header.read()
  }

  private mutating func layers() throws(OutlineError) -> [String] {
    guard var line = try line() else {
      throw OutlineError(line: number, reason: .missing(Outline.layersPrefix))
    }
    guard line.skip("layers ") else {
      throw line.error(.unexpectedLine(expected: Outline.layersPrefix))
    }
    var layers = [try layer(line)]
    while var next = try peek(), next.skip("  > ") {
      _ = try self.line()
      layers.append(try layer(next))
    }
    return layers
  }

  private func layer(_ line: LineScanner) throws(OutlineError) -> String {
    guard LayersText(line.rest).isValid else { throw line.error(.layers) }
    return line.rest
  }

  private struct Sections {
    var nodes: [OutlineNode] = []
    var findings: [OutlineFinding] = []
    var silenced: [Fact] = []
  }

  /// The part after the layers: nodes and findings, each after an empty line.
  private mutating func sections() throws(OutlineError) -> Sections {
    var sections = Sections()
    guard try startSection() else { return sections }
    // A tree without nodes may have findings.
    var ahead = self
    if let found = try? ahead.findings(), ahead.isAtEnd {
      self = ahead
      (sections.findings, sections.silenced) = found
      return sections
    }
    sections.nodes = try nodes()
    if try startSection() { (sections.findings, sections.silenced) = try findings() }
    if let line = try peek() { throw line.error(.lineEnding) }
    return sections
  }

  /// Skips the empty line before a section; returns whether there is one.
  private mutating func startSection() throws(OutlineError) -> Bool {
    guard let line = try peek() else { return false }
    guard line.isAtEnd else { throw line.error(.unexpectedLine(expected: "")) }
    _ = try self.line()
    guard let next = try peek(), !next.isAtEnd else { throw line.error(.lineEnding) }
    return true
  }

  private mutating func nodes() throws(OutlineError) -> [OutlineNode] {
    var nodes: [OutlineNode] = []
    // The last node at each depth.
    var open: [Int] = []
    while var line = try peek(), !line.isAtEnd {
      position = line.end + 1
      number += 1
      var indentation = 0
      while line.skip(UInt8(ascii: " ")) { indentation += 1 }
      guard indentation.isMultiple(of: 2), indentation <= 2 * open.count else {
        throw line.error(.indentation(indentation, deepest: 2 * open.count))
      }
      let depth = indentation / 2
      open.removeLast(open.count - depth)
      var content = NodeLine(line)
      var node = try content.read()
      node.source = line.rest
      node.depth = depth
      node.parent = open.last
      open.append(nodes.count)
      nodes.append(node)
    }
    nodes.fillInSubtreeLengths()
    return nodes
  }

  private mutating func findings() throws(OutlineError) -> ([OutlineFinding], [Fact]) {
    var findings: [OutlineFinding] = []
    while var line = try peek(), !line.isAtEnd {
      _ = try self.line()
      if line.skip("silenced ") { return (findings, try silenced(line)) }
      guard line.skip("finding ") else { throw line.error(.unexpectedLine(expected: "finding ")) }
      findings.append(try finding(line))
    }
    return (findings, [])
  }

  private func finding(_ line: LineScanner) throws(OutlineError) -> OutlineFinding {
    var line = line
    let code = try line.word()
    guard line.skip(" at ") else { throw line.error(.unexpectedWord(line.restOfWord)) }
    let place = try line.place()
    if !line.isAtEnd, !line.skip(UInt8(ascii: " ")) { throw line.error(.unexpectedWord(line.rest)) }
    let found = line.rest
    guard TextLines.areSame(PrintedWords.bare(found), found) else {
      throw line.error(.quoting(found))
    }
    return OutlineFinding(code: code, place: place, found: found)
  }

  private func silenced(_ line: LineScanner) throws(OutlineError) -> [Fact] {
    var line = line
    var counts: [Fact] = []
    repeat {
      let code = try line.bareWord(before: UInt8(ascii: "="))
      guard line.skip(UInt8(ascii: "=")) else { throw line.error(.unexpectedWord(line.restOfWord)) }
      counts.append(Fact(code, try line.bareWord()))
    } while line.skip(UInt8(ascii: " "))
    return counts
  }

  private var lineFeed: UInt8 { UInt8(ascii: "\n") }
}

extension Outline {
  /// Parses an outline of any level of detail from its text.
  ///
  /// A parsed outline prints the same bytes again. The time is proportional to the length of the text.
  ///
  /// - Throws: ``OutlineError`` if the text is not an outline, with the first wrong line.
  public init(parsing text: String) throws(OutlineError) {
    var parser = OutlineParser(text)
    self = try parser.outline()
  }
}
