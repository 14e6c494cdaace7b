import LayoutSim

/// A node that is not the same in two outlines.
public struct NodeDifference: Hashable, Sendable {
  /// The node in the old outline; `nil` if it was added.
  public let old: OutlineNode?

  /// The node in the new outline; `nil` if it was removed.
  public let new: OutlineNode?

  /// The position in the old outline's nodes; `nil` if it was added.
  public let oldIndex: Int?

  /// The position in the new outline's nodes; `nil` if it was removed.
  public let newIndex: Int?

  /// Whether it, or an ancestor, has a different parent or a different place among its siblings.
  public let hasMoved: Bool

  /// The parts of its line that differ; empty if it was added or removed, or only moved.
  public let aspects: Aspects
}

extension NodeDifference {
  /// The parts of a node's line, as a set.
  public struct Aspects: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: Int

    /// Creates the set of the parts whose bits are set in `rawValue`.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The role.
    public static let role = Aspects(rawValue: 1 << 0)

    /// The route.
    public static let route = Aspects(rawValue: 1 << 1)

    /// The label.
    public static let label = Aspects(rawValue: 1 << 2)

    /// The tag.
    public static let tag = Aspects(rawValue: 1 << 3)

    /// The facts.
    public static let facts = Aspects(rawValue: 1 << 4)

    /// The frame of the label's text.
    public static let textFrame = Aspects(rawValue: 1 << 5)

    /// The flags.
    public static let flags = Aspects(rawValue: 1 << 6)

    /// The offer.
    public static let proposal = Aspects(rawValue: 1 << 7)

    /// The rectangle in which it is drawn.
    public static let drawnFrame = Aspects(rawValue: 1 << 8)

    /// The horizontal position.
    public static let x = Aspects(rawValue: 1 << 9)

    /// The vertical position.
    public static let y = Aspects(rawValue: 1 << 10)

    /// The width.
    public static let width = Aspects(rawValue: 1 << 11)

    /// The height.
    public static let height = Aspects(rawValue: 1 << 12)

    /// Whether there is a frame.
    public static let hasFrame = Aspects(rawValue: 1 << 13)
  }
}

extension NodeDifference.Aspects {
  /// The position and the size.
  static let geometry: NodeDifference.Aspects = [.x, .y, .width, .height, .hasFrame]

  /// The parts in which two nodes differ.
  init(from old: OutlineNode, to new: OutlineNode) {
    self = []
    if !TextLines.areSame(old.role.rawValue, new.role.rawValue) { insert(.role) }
    if !areSame(old.route, new.route) { insert(.route) }
    if !areSame(old.label, new.label) { insert(.label) }
    if !areSame(old.tag, new.tag) { insert(.tag) }
    if !old.facts.elementsEqual(new.facts, by: areSame) { insert(.facts) }
    if old.flags != new.flags { insert(.flags) }
    if !areSame(old.textFrame, new.textFrame) { insert(.textFrame) }
    if !areSame(old.drawnFrame, new.drawnFrame) { insert(.drawnFrame) }
    if (old.proposal == nil) != (new.proposal == nil)
      || !areSame(old.proposal?.width, new.proposal?.width)
      || !areSame(old.proposal?.height, new.proposal?.height)
    {
      insert(.proposal)
    }
    if let one = old.frame, let other = new.frame {
      if !areSame(one.minX, other.minX) { insert(.x) }
      if !areSame(one.minY, other.minY) { insert(.y) }
      if !areSame(one.size.width, other.size.width) { insert(.width) }
      if !areSame(one.size.height, other.size.height) { insert(.height) }
    } else if (old.frame == nil) != (new.frame == nil) {
      insert(.hasFrame)
    }
  }
}

private func areSame(_ one: String?, _ other: String?) -> Bool {
  guard let one, let other else { return (one == nil) == (other == nil) }
  return TextLines.areSame(one, other)
}

private func areSame(_ one: Fact, _ other: Fact) -> Bool {
  TextLines.areSame(one.key, other.key) && TextLines.areSame(one.value, other.value)
}

/// Whether both are printed alike, which is true of two NaNs.
private func areSame(_ one: Double?, _ other: Double?) -> Bool {
  guard let one, let other else { return (one == nil) == (other == nil) }
  return one == other || one.isNaN && other.isNaN
}

private func areSame(_ one: Rect?, _ other: Rect?) -> Bool {
  guard let one, let other else { return (one == nil) == (other == nil) }
  return areSame(one.minX, other.minX) && areSame(one.minY, other.minY)
    && areSame(one.size.width, other.size.width) && areSame(one.size.height, other.size.height)
}

/// Lists the nodes that differ between two outlines whose nodes have been matched.
struct NodeDifferences {
  let all: [NodeDifference]

  init(_ pairs: NodePairs) {
    let (old, new) = (pairs.old, pairs.new)
    var all: [NodeDifference] = []
    for index in old.nodes.indices where pairs.newOfOld[index] == nil {
      all.append(
        NodeDifference(
          old: old.nodes[index],
          new: nil,
          oldIndex: index,
          newIndex: nil,
          hasMoved: false,
          aspects: []
        )
      )
    }
    for index in new.nodes.indices {
      let other = pairs.oldOfNew[index]
      if let other, !pairs.hasMoved[index], pairs.areSame(other, index) { continue }
      all.append(
        NodeDifference(
          old: other.map { old.nodes[$0] },
          new: new.nodes[index],
          oldIndex: other,
          newIndex: index,
          hasMoved: pairs.hasMoved[index],
          aspects: other.map { .init(from: old.nodes[$0], to: new.nodes[index]) } ?? []
        )
      )
    }
    self.all = all
  }
}

extension NodePairs {
  /// Whether two nodes print the same line.
  fileprivate func areSame(_ index: Int, _ other: Int) -> Bool {
    guard old.lines[index] == new.lines[other] else { return false }
    let (one, other) = (old.nodes[index], new.nodes[other])
    return TextLines.areSame(one.source ?? one.line, other.source ?? other.line)
  }
}
