@testable import LayoutSim

/// The same few things around each other, over and over, with words in the middle.
@MainActor
struct WrappedChain {
  let boxes: BoxTree
  private let measurer = CountingMeasurer()
  private let tally: Tally

  /// The words in the middle.
  static let words = "deep words that wrap in narrow places"

  init(
    levels: Int,
    words: String = WrappedChain.words,
    wrap: (_ content: AnyElement, _ level: Int) -> AnyElement
  ) throws {
    let tally = Tally()
    self.tally = tally
    var element = AnyElement(
      Column {
        TextBlock(words)
        Container(TalliedLayout(tally: tally)) {}
      }
    )
    for level in 0..<levels { element = wrap(element, level) }
    boxes = try ElementTree(measurer: measurer)
      .resolved(element, InheritedValues(), .unspecified, pixel: 1)
      .finish(asking: .of(measurer))
  }

  /// A chain in which the parts of `cycle` follow each other, the first one innermost.
  init(_ cycle: [Wrapping], levels: Int, words: String = WrappedChain.words) throws {
    try self.init(levels: levels, words: words) { content, level in
      cycle[level % cycle.count].around(content, at: level)
    }
  }

  /// How often words were measured.
  var measures: Int { measurer.count }

  /// How many texts there are.
  var textCount: Int { (0..<boxes.count).count { boxes.nodes[$0].kind == .text } }

  /// How often the layout in the middle was asked for its size.
  var questions: Int { tally.count }

  /// The frame of every box, each in the one around it, once the chain is laid out for `offer`.
  func frames(_ offer: Proposal) -> [Rect] {
    boxes.layOut(offer)
    return (0..<boxes.count).map { index in
      Rect(origin: boxes.nodes[index].position, size: boxes.nodes[index].size)
    }
  }
}

/// Counts questions.
final class Tally {
  var count = 0
}

/// As a text of 4,000 square points, whose size is unknown before it is asked.
struct TalliedLayout: ContainerLayout {
  let tally: Tally

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    tally.count += 1
    let width = min(max(proposal.width ?? 200, 10), 200)
    return Size(width: width, height: 4_000 / width)
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {}
}
