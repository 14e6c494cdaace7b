import LayoutSim

/// One line of an outline: a node as it is printed.
///
/// Lengths are in points, with the two decimals that are printed. Two nodes are equal if their lines are and if
/// they are at the same place in the tree.
public struct OutlineNode: Sendable {
  /// The role.
  public internal(set) var role: Role

  /// The route, if it is a screen or a surface; `nil` if none is printed.
  public internal(set) var route: String?

  /// The label, complete and unescaped; `nil` if none is printed.
  public internal(set) var label: String?

  /// The identifier that its author set, without the leading `#`; `nil` if none is printed.
  public internal(set) var tag: String?

  /// The facts in order; in an outline of all boxes they include those that do not affect sizes.
  public internal(set) var facts: [Fact] = []

  /// The frame of the label's text, relative to the node's corner; `nil` if none is printed.
  public package(set) var textFrame: Rect?

  /// The printed flags.
  public internal(set) var flags: NodeFlags = []

  /// The size that it was offered; `nil` except in an outline of all boxes.
  public internal(set) var proposal: Proposal?

  /// The rectangle of the window in which it is drawn; `nil` if that is its frame.
  public package(set) var drawnFrame: Rect?

  /// The frame, relative to the nearest ancestor that has one; `nil` if it was not laid out.
  public package(set) var frame: Rect?

  /// The position of its parent in the outline's `nodes`; `nil` for the window.
  public internal(set) var parent: Int?

  /// The number of nodes in its subtree, including itself.
  public internal(set) var subtreeLength = 1

  /// The number of its ancestors, which is half the number of blanks before its line.
  public internal(set) var depth = 0

  /// The line as it was parsed, which saves printing it again; `nil` if the node was not parsed from a text.
  ///
  /// Any change of a parsed node clears it.
  var source: String?

  init(_ role: Role) {
    self.role = role
  }
}

extension OutlineNode {
  /// The value of the first fact named `key`; `nil` if there is none.
  public func fact(_ key: String) -> String? { facts[key]?.words }
}

extension OutlineNode: Hashable {
  /// Whether both print the same bytes at the same place in the tree.
  public static func == (lhs: OutlineNode, rhs: OutlineNode) -> Bool {
    lhs.parent == rhs.parent && lhs.subtreeLength == rhs.subtreeLength && lhs.depth == rhs.depth
      && TextLines.areSame(lhs.line, rhs.line)
  }

  /// Hashes the printed bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parent)
    hasher.combine(ExactText(line))
  }
}

extension OutlineNode {
  /// The line, without its indentation and a newline.
  package var line: String {
    var line = ""
    write(to: &line)
    return line
  }

  /// Appends the line to `text`, without creating a string for each of its words.
  func write(to text: inout String) {
    text += PrintedWords.word(role.rawValue)
    func add(_ word: String) {
      text += " "
      text += word
    }
    if let route { add(PrintedWords.route(route)) }
    if let label { add(PrintedWords.quoted(label)) }
    if let tag {
      add("#")
      text += PrintedWords.word(tag)
    }
    for fact in facts { add(PrintedWords.fact(fact.key, fact.value)) }
    if let textFrame {
      add("text=")
      textFrame.write(to: &text, between: ",")
    }
    for flag in flags.words { add(flag) }
    if let proposal {
      add("proposed=")
      text += PrintedNumber.text(offered: proposal.width)
      text += "x"
      text += PrintedNumber.text(offered: proposal.height)
    }
    if let drawnFrame {
      add("drawn=")
      drawnFrame.write(to: &text, between: ",")
    }
    if let frame {
      add("@ ")
      frame.write(to: &text, between: " ")
    }
  }
}

extension Rect {
  /// `x,y WxH`, with `separator` between the position and the size.
  package func printed(between separator: String) -> String {
    var text = ""
    write(to: &text, between: separator)
    return text
  }

  /// Appends `x,y WxH` to `text`, with `separator` between the position and the size.
  fileprivate func write(to text: inout String, between separator: String) {
    text += PrintedNumber.text(minX)
    text += ","
    text += PrintedNumber.text(minY)
    text += separator
    text += PrintedNumber.text(size.width)
    text += "x"
    text += PrintedNumber.text(size.height)
  }
}

/// A frame rounded to the pixels of a device.
///
/// The corner is rounded in the window, so that nodes which begin together also do so in print. The size is
/// rounded independently, so that nodes of one size print alike wherever they are.
struct PrintedFrame {
  private let left: Double
  private let top: Double
  private let width: Double
  private let height: Double
  private let pixel: Double

  /// The frame of a node on a device with pixels of `pixel` points.
  init(_ frame: Rect, pixel: Double) {
    left = PrintedNumber.pixels(frame.minX, of: pixel)
    top = PrintedNumber.pixels(frame.minY, of: pixel)
    width = PrintedNumber.pixels(frame.size.width, of: pixel)
    height = PrintedNumber.pixels(frame.size.height, of: pixel)
    self.pixel = pixel
  }

  /// The rounded frame in points, with the position relative to the corner of `other`, or of the window.
  func rect(within other: PrintedFrame?) -> Rect {
    Rect(
      x: PrintedNumber.rounded((left - (other?.left ?? 0)) * pixel),
      y: PrintedNumber.rounded((top - (other?.top ?? 0)) * pixel),
      width: PrintedNumber.rounded(width * pixel),
      height: PrintedNumber.rounded(height * pixel)
    )
  }
}

extension PrintedNumber {
  /// An offered length; `nil`, which requests the ideal length, is spelled out.
  static func text(offered length: Double?) -> String {
    length.map(text) ?? "nil"
  }

  /// The length in pixels of `pixel` points, rounded to the nearest integer, with halves rounded up.
  ///
  /// Two neighbours may compute their common edge by different sums; the added tolerance rounds both to the same pixel
  /// when that edge lies halfway between two pixels.
  static func pixels(_ length: Double, of pixel: Double) -> Double {
    let pixels = length / pixel
    guard pixels.magnitude < 1e13 else { return pixels }
    return (pixels + 0.5 + 1e-6).rounded(.down)
  }

  /// The number that is printed for `value`, with at most two decimals.
  static func rounded(_ value: Double) -> Double {
    value.magnitude < 1e13 ? (value * 100).rounded() / 100 : value
  }
}
