import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A well-formed XML document, as a list of its elements.
package struct MarkupDocument {
  /// An element in the order of the document.
  package struct Element {
    package let name: String
    package let attributes: [String: String]

    /// The names of the elements around it, outermost first.
    package let path: [String]

    /// The text in it, without that of its children.
    package var text = ""
  }

  /// The reason why a text is not well-formed.
  package struct Malformed: Error, CustomStringConvertible {
    package let line: Int
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
  }

  package let elements: [Element]

  /// Parses `text`.
  package init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else {
      throw Malformed(line: parser.lineNumber, reason: "\(parser.parserError as Any)")
    }
    elements = reader.elements
  }

  /// The elements called `name`.
  package func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
}

private final class Reader: NSObject, XMLParserDelegate {
  var elements: [MarkupDocument.Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let path = open.map { elements[$0].name }
    open.append(elements.count)
    elements.append(MarkupDocument.Element(name: name, attributes: attributes, path: path))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}
