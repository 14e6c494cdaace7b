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
    boxes = resolver.finish(asking: .of(measurer), depthLimit: depthLimit)
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

  /// Forgets what is known of boxes beforehand, so that every stack asks all children for their lengths
  /// before it serves them.
  func forgetTraits() {
    for index in 0..<boxes.count where !boxes.nodes[index].traits.contains(.sized) {
      boxes.nodes[index].traits.subtract([.rigid, .fills, .allFill, .steady])
      if boxes.nodes[index].kind == .stack { boxes.nodes[index].traits.insert(.needsOrder) }
      if boxes.nodes[index].kind != .text { boxes.nodes[index].traits.remove(.narrows) }
    }
  }

  /// What boxes there are, as positions.
  var positions: [Int] { (0..<boxes.count).filter { boxes.nodes[$0].kind != .outlineOnly } }
}

/// Where a box is in the box around it.
struct GrownFrame: Equatable {
  let word: String
  let position: Point
  let size: Size

  /// The position of the box around it; its own for the root.
  let parent: Int
}

extension GrownFrame {
  /// Whether both are the same but for what is lost where lengths are added in another order.
  func isNear(_ other: GrownFrame) -> Bool {
    let pairs = [
      (position.x, other.position.x), (position.y, other.position.y),
      (size.width, other.size.width), (size.height, other.size.height),
    ]
    return pairs.allSatisfy { one, other in
      one == other || abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
    }
  }
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
