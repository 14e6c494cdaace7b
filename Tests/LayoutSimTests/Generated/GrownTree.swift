@testable import LayoutSim

/// The boxes of a recipe, not yet laid out.
@MainActor
struct GrownTree {
  let boxes: BoxTree

  init(
    _ recipe: Recipe,
    direction: WritingDirection = .leftToRight,
    measurer: any TextMeasurer = SteadyMeasurer(),
    window: Proposal = Proposal(width: 390, height: 844),
    depthLimit: Int = 64
  ) throws {
    var inherited = InheritedValues()
    inherited.layoutDirection = direction
    let tree = ElementTree(measurer: measurer)
    let resolver = try tree.resolved(Grown(recipe: recipe), inherited, window, pixel: 1)
    boxes = resolver.finish(measurer: measurer, depthLimit: depthLimit)
  }

  /// The frame of every box, and what it was offered, once the tree is laid out for `offer`.
  func frames(_ offer: Proposal) -> [GrownFrame] {
    boxes.layOut(offer)
    return present(offer)
  }

  /// The frame of every box as it is now.
  func present(_ offer: Proposal) -> [GrownFrame] {
    boxes.solver.fillInOffers(Offer(offer))
    return (0..<boxes.count).map { index in
      let node = boxes.nodes[index]
      return GrownFrame(
        word: node.label.rawValue,
        position: node.position,
        size: node.size,
        parent: index - Int(node.up)
      )
    }
  }

  /// What boxes there are, as positions.
  var positions: [Int] { (0..<boxes.count).filter { boxes.nodes[$0].kind != .mention } }
}

/// Where a box is in the box around it.
struct GrownFrame: Equatable {
  let word: String
  let position: Point
  let size: Size

  /// The position of the box around it; its own for the root.
  let parent: Int
}

/// Text in which every character is as wide as every other, whatever the font.
struct SteadyMeasurer: TextMeasurer {
  func layOut(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextLayout {
    MonospacedMeasurer().layOut(
      TextContent(content.words, font: TextFont(pointSize: 16), lines: content.lines),
      in: proposal,
      pixel: pixel
    )
  }
}
