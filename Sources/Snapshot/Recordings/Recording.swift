import Foundation
import LayoutSim

/// A recorded screen: what a device or a simulator showed, as a tool printed it.
///
/// A UI test prints `XCUIApplication().debugDescription`; Appium, Maestro, idb and Xcode's device interaction print trees
/// of their own. The format is recognised by the content.
///
/// ```swift
/// let recording = try Recording(contentsOf: URL(fileURLWithPath: "settings.xml"))
/// let comparison = try RecordingComparison(of: recording, with: stage.renderTree)
/// print(comparison.text)
/// ```
public struct Recording: Hashable, Sendable {
  /// The format that was recognised.
  public let format: RecordingFormat

  /// How exactly frames are recorded.
  public let precision: RecordedPrecision

  /// The size of the screen in points; `nil` if neither a window nor an application has a frame.
  public let windowSize: Size?

  /// All elements in pre-order: an element is followed by its whole subtree.
  public let elements: [RecordedElement]

  /// The parts that could not be read, in the order of their lines.
  public let remarks: [RecordingRemark]

  /// Whether the text ends too early, so that elements are missing.
  public let isCut: Bool

  /// Reads the file at `url`, which is text in UTF-8 or in UTF-16 with a byte-order mark.
  ///
  /// - Throws: ``RecordingError`` if it is not a recording; otherwise the file system's error.
  public init(contentsOf url: URL) throws {
    try self.init(data: Data(contentsOf: url, options: .mappedIfSafe))
  }

  /// Reads the content of a file.
  package init(data: Data) throws(RecordingError) {
    guard data.count <= Recording.longest else { throw RecordingError(.tooLong(data.count)) }
    try self.init(text: RecordingText.decoded(data))
  }

  /// Reads `text`.
  public init(text: String) throws(RecordingError) {
    guard text.utf8.count <= Recording.longest else {
      throw RecordingError(.tooLong(text.utf8.count))
    }
    let content = try RecordingText(text).read()
    let framed = content.elements.compactMap(\.frame)
    guard !framed.isEmpty else { throw RecordingError(.noFrames) }
    if content.isLandscape { throw RecordingError(.landscape) }
    let isWhole = framed.flatMap { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
      .allSatisfy { $0 == $0.rounded() }
    let precision = content.precision
    self.format = content.format
    // Somebody rounded them, since these formats have decimals.
    self.precision =
      isWhole && framed.count > 3 && precision.hasDecimals ? .nearestPoint : precision
    self.elements = content.elements
    self.remarks = content.remarks.sorted { $0.line < $1.line }
    self.isCut = content.isCut
    let outer =
      content.elements.first { $0.kind == .window && $0.hasArea }
      ?? content.elements.first { $0.kind == .application && $0.hasArea }
      ?? content.elements.first { $0.hasArea && $0.frame?.origin == .zero }
    windowSize = outer?.frame?.size
  }

  /// The greatest size of a file in bytes, number of elements, and depth, which are far beyond those of any tool.
  static let (longest, mostElements, deepest) = (50_000_000, 20_000, 250)
}

/// An element of a recording.
public struct RecordedElement: Hashable, Sendable {
  /// The kind.
  public var kind: RecordedKind

  /// The type or the role, as it was recorded; empty in formats without one.
  public var type: String

  /// The identifier; `nil` if there is none, or if it only repeats the label.
  public var identifier: String?

  /// The label, complete.
  public var label: String?

  /// The value, as it was recorded: long ones are cut by some tools.
  public var value: String?

  /// The placeholder of a field.
  public var placeholder: String?

  /// The frame in the window, in points; `nil` if none was recorded, or one that is not a rectangle.
  public var frame: Rect?

  /// Whether it is enabled; `nil` if that was not recorded.
  public var isEnabled: Bool?

  /// Whether the tool recorded it as visible, which is not reliable; `nil` if that was not recorded.
  public var isVisible: Bool?

  /// The position of its parent in the recording's elements; `nil` for the first ones.
  public var parent: Int?

  /// The line on which it begins, counted from 1.
  public var line: Int

  init(_ type: String, kind: RecordedKind, parent: Int?, line: Int) {
    self.type = type
    self.kind = kind
    self.parent = parent
    self.line = line
  }

  /// Its first words: the label, the placeholder, or the value of a text.
  public var words: String? {
    [label, placeholder, kind == .text || kind == .unknown ? value : nil]
      .compactMap { $0 }.first { $0.contains { !$0.isWhitespace } }
  }

  var hasArea: Bool { (frame?.size.width ?? 0) > 0 && (frame?.size.height ?? 0) > 0 }
}

/// A part of a recording that could not be read.
public struct RecordingRemark: Hashable, Sendable, Encodable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int

  /// The problem.
  public let reason: String

  /// Both: `line 11: a frame is no rectangle: “inf”`.
  public var description: String { "line \(line): \(reason)" }
}

/// The error of a text that is not a recording, or of a recording that cannot be compared.
public struct RecordingError: Error, Hashable, Sendable {
  /// The problem.
  public enum Reason: Hashable, Sendable {
    /// A text in none of the formats.
    case unknownFormat

    /// Bytes that are not text in UTF-8 or UTF-16.
    case encoding

    /// More bytes than a recording has.
    case tooLong(Int)

    /// More elements than a screen has.
    case tooManyElements

    /// Elements nested deeper than tools nest them.
    case tooDeep

    /// XML or JSON that is not well-formed, with the problem.
    case malformed(String)

    /// A document type or an entity of its own, which is not read.
    case entity(String)

    /// No element with a frame.
    case noFrames

    /// An interface in landscape, of which frames are recorded in portrait.
    case landscape
  }

  /// The line, counted from 1; `nil` if the problem is not on one line.
  public let line: Int?

  /// The problem.
  public let reason: Reason

  init(_ reason: Reason, line: Int? = nil) {
    self.line = line
    self.reason = reason
  }
}

extension RecordingError: CustomStringConvertible {
  /// The line, its problem, and the solution.
  public var description: String {
    let words =
      switch reason {
      case .unknownFormat:
        "this is no recording: neither the description of an XCUIApplication, nor Xcode's device hierarchy, nor a page "
          + "source of Appium, nor JSON of idb, axe or Maestro"
      case .encoding: "the text is neither UTF-8 nor UTF-16. Save the file as UTF-8"
      case .tooLong(let bytes):
        "the text has \(bytes) bytes; recordings of up to \(Recording.longest) are read"
      case .tooManyElements:
        "there are more than \(Recording.mostElements) elements. Record a single screen"
      case .tooDeep: "elements are nested more than \(Recording.deepest) deep"
      case .malformed(let problem): problem
      case .entity(let name):
        "“\(name)” is a document type or an entity of its own, which is not read. Record the page source anew"
      case .noFrames: "no element has a frame. Record with frames, without excluded attributes"
      case .landscape:
        "the interface was in landscape, of which frames are recorded in portrait. Record in portrait"
      }
    return (line.map { "line \($0): " } ?? "") + words
  }
}
