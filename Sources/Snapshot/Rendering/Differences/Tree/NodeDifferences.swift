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
