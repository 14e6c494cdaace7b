@testable import LayoutSim

/// The same few things around each other, over and over, with words in the middle.
@MainActor
struct WrappedChain {
  let boxes: BoxTree
  private let measurer = CountingMeasurer()

  /// The words in the middle.
  static let words = "deep words that wrap in narrow places"

  init(
    levels: Int,
    words: String = WrappedChain.words,
    wrap: (_ content: AnyElement, _ level: Int) -> AnyElement
  ) throws {
    var element = AnyElement(TextBlock(words))
    for level in 0..<levels { element = wrap(element, level) }
    boxes = try ElementTree(measurer: measurer)
      .resolved(element, InheritedValues(), .unspecified, pixel: 1)
      .finish(measurer: measurer, depthLimit: 64)
  }

  /// A chain in which the parts of `cycle` follow each other, the first one innermost.
  init(_ cycle: [Wrapping], levels: Int, words: String = WrappedChain.words) throws {
    try self.init(levels: levels, words: words) { content, level in
      cycle[level % cycle.count].around(content, at: level)
    }
  }

  /// How often words were measured.
  var measures: Int { measurer.count }

  /// How often boxes were asked for what they did not have at hand; 0 in builds that do not count it.
  var questions: Int {
    #if DEBUG
      boxes.desk.pointee.questionCount
    #else
      0
    #endif
  }

  /// The frame of every box, each in the one around it, once the chain is laid out for `offer`.
  func frames(_ offer: Proposal) -> [Rect] {
    boxes.layOut(offer)
    return (0..<boxes.count).map { index in
      Rect(origin: boxes.nodes[index].position, size: boxes.nodes[index].size)
    }
  }

  /// Gives the words in the middle others.
  func reword(_ words: String, to others: String) {
    for index in 0..<boxes.count where boxes.nodes[index].kind == .text {
      let text = boxes.tables.texts[Int(boxes.nodes[index].payload)]
      if text.words == words { boxes.solver.reword(index, to: others) }
    }
  }
}
