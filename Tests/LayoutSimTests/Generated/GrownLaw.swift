@testable import LayoutSim

/// A law that must hold for every tree.
@MainActor
struct GrownLaw {
  let name: String

  /// The law is tried on every so many trees.
  let share: Int

  /// Whether it is only about trees of sensible lengths.
  var isForSensibleLengths = false

  /// What is wrong with a tree; `nil` where the law holds.
  let problem: @MainActor (Recipe) throws -> String?

  static let all: [GrownLaw] = [
    GrownLaw(name: "No frame has a length that is none", share: 1, problem: lengths),
    GrownLaw(name: "Every box answers the same, in whatever order", share: 8, problem: answers),
    GrownLaw(name: "A second layout changes nothing", share: 4, problem: repetition),
    GrownLaw(
      name: "The other direction mirrors every frame",
      share: 2,
      isForSensibleLengths: true,
      problem: mirroring
    ),
    GrownLaw(name: "Postponed questions change no frame", share: 16, problem: postponing),
    GrownLaw(
      name: "What is known before anything is asked changes no frame",
      share: 2,
      isForSensibleLengths: true,
      problem: asking
    ),
  ]
}

extension Recipe {
  /// Whether a length in it is so long, or so little a number, that differences of it mean nothing.
  var isHostile: Bool {
    contains { $0.lengths.contains { $0.map { !(abs($0) < 10_000) } ?? false } }
  }
}

// MARK: - The laws

extension GrownLaw {
  private static let windows = [
    Proposal(width: 390, height: 844), Proposal(width: 320, height: nil), .unspecified, .zero,
    Proposal(width: 60, height: 50), .infinity,
  ]

  private static func lengths(_ recipe: Recipe) -> String? {
    let window = windows[recipe.choice % windows.count]
    let measurer: any TextMeasurer =
      recipe.choice.isMultiple(of: 4) ? InterMeasurer() : SteadyMeasurer()
    let tree = ElementTree(measurer: measurer)
    for node in settledNodes(of: recipe, in: tree, window).nodes {
      guard let frame = node.frame else { continue }
      for rect in [frame, node.textFrame ?? frame] {
        let isSomewhere = rect.minX.isFinite && rect.minY.isFinite
        guard isSomewhere, rect.size.width >= 0, rect.size.height >= 0 else {
          return "\(node.label ?? node.role.rawValue) is at \(rect), offered \(window)"
        }
      }
      let isFinite =
        window == .infinity || recipe.isHostile
        || (frame.size.width.isFinite && frame.size.height.isFinite)
      if !isFinite { return "\(node.label ?? node.role.rawValue) is endless, offered \(window)" }
    }
    return nil
  }

  private static let questions: [Proposal] = [
    .unspecified, .zero, .infinity, Proposal(width: 320, height: 480),
    Proposal(width: 100, height: nil), Proposal(width: nil, height: 33.5),
    Proposal(width: 0, height: 200), Proposal(width: .infinity, height: 60),
  ]

  private static func answers(_ recipe: Recipe) throws -> String? {
    let measurer: any TextMeasurer =
      recipe.choice.isMultiple(of: 2) ? InterMeasurer() : SteadyMeasurer()
    let one = try GrownTree(recipe, measurer: measurer)
    let other = try GrownTree(recipe, measurer: measurer)
    let asked = one.positions.flatMap { box in questions.map { (box, $0) } }
    let answers = asked.map { one.boxes.solver.measure($0, Offer($1)) }
    let reversed = asked.reversed().map { other.boxes.solver.measure($0, Offer($1)) }
    for (index, second) in reversed.reversed().enumerated() where answers[index] != second {
      let (box, question) = asked[index]
      return "box \(box), \(one.boxes.nodes[box].label), answers \(answers[index]) and \(second) "
        + "to \(question)"
    }
    // Frames are compared where only the outermost box was asked, as it is in life.
    let probed = try GrownTree(recipe, measurer: measurer)
    for question in questions { probed.boxes.solver.measure(0, Offer(question)) }
    let fresh = try GrownTree(recipe, measurer: measurer)
    return difference(probed.frames(windows[0]), fresh.frames(windows[0]))
  }

  private static func repetition(_ recipe: Recipe) -> String? {
    let tree = ElementTree(measurer: SteadyMeasurer())
    let (nodes, isSettled) = settledNodes(of: recipe, in: tree, windows[0])
    // What takes turns is somewhere else each time.
    guard isSettled else { return nil }
    let second = settledNodes(of: recipe, in: tree, windows[0]).nodes
    if !areSame(second, nodes) { return "the second time" }
    // What remembers the first width it had may remember one of the other window.
    if recipe.contains({ $0.ingredient == .stateful }) { return nil }
    guard settledNodes(of: recipe, in: tree, windows[4]).isSettled else { return nil }
    let again = settledNodes(of: recipe, in: tree, windows[0]).nodes
    return areSame(again, nodes) ? nil : "after another window"
  }

  /// Whether the nodes are equal; a size of a font that is not a number is the same as itself.
  private static func areSame(_ first: [RenderNode], _ second: [RenderNode]) -> Bool {
    first == second || "\(first)" == "\(second)"
  }

  private static func settledNodes(
    of recipe: Recipe,
    in tree: ElementTree,
    _ window: Proposal
  ) -> (nodes: [RenderNode], isSettled: Bool) {
    let pass = tree.settle {
      PassInput(Grown(recipe: recipe), proposal: window, pixel: 1)
    }
    return (pass.nodes, !pass.needsAnother)
  }

  private static func mirroring(_ recipe: Recipe) throws -> String? {
    // A direction that is given inside does not turn round with the one outside.
    if recipe.contains({ $0.ingredient == .direction }) { return nil }
    let window = windows[recipe.choice % 5]
    let left = try GrownTree(recipe).frames(window)
    let right = try GrownTree(recipe, direction: .rightToLeft).frames(window)
    for index in left.indices.dropFirst() {
      let (one, other) = (left[index], right[index])
      let width = left[one.parent].size.width
      let expected = width - one.position.x - one.size.width
      let slack = 1e-6 * max(1, abs(width), abs(one.position.x), abs(one.size.width))
      let differences = [
        one.size.width - other.size.width, one.size.height - other.size.height,
        one.position.y - other.position.y, expected - other.position.x,
      ]
      if differences.contains(where: { !(abs($0) < slack) && !$0.isNaN }) {
        return "box \(index): \(one) in \(width) turns into \(other)"
      }
    }
    return nil
  }

  private static func postponing(_ recipe: Recipe) throws -> String? {
    let plain = try GrownTree(recipe).frames(windows[0])
    for limit in 1...9 {
      let frames = try GrownTree(recipe, depthLimit: limit).frames(windows[0])
      if let difference = difference(frames, plain) { return "at limit \(limit): \(difference)" }
    }
    return nil
  }

  private static func asking(_ recipe: Recipe) throws -> String? {
    let window = windows[recipe.choice % windows.count]
    let knowing = try GrownTree(recipe).frames(window)
    let tree = try GrownTree(recipe)
    tree.forgetTraits()
    let asking = tree.frames(window)
    for (index, (frame, other)) in zip(knowing, asking).enumerated()
    where !frame.isNear(other) {
      return "box \(index) is \(frame) instead of \(other)"
    }
    return nil
  }

  static func difference(_ frames: [GrownFrame], _ expected: [GrownFrame]) -> String? {
    for (index, (frame, other)) in zip(frames, expected).enumerated() where frame != other {
      return "box \(index) is \(frame) instead of \(other)"
    }
    return frames.count == expected.count ? nil : "\(frames.count) boxes, not \(expected.count)"
  }
}
