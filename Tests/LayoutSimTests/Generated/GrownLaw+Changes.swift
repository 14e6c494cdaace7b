@testable import LayoutSim

extension GrownLaw {
  /// Changes one leaf after the other, and compares with a tree in which they were so from the start.
  static func changes(_ recipe: Recipe) throws -> String? {
    try changes(recipe, count: 6)
  }

  static func changes(_ recipe: Recipe, count: Int) throws -> String? {
    var recipe = recipe
    var numbers = SeededNumbers(seed: recipe.count &+ recipe.choice)
    let window = Proposal(width: 390, height: 844)
    let tree = try GrownTree(recipe)
    _ = tree.frames(window)
    let leaves = recipe.leaves
    guard !leaves.isEmpty else { return nil }
    for step in 0..<count {
      let number = numbers.pick(leaves)
      let size = Size(width: Double(numbers.below(150)), height: Double(numbers.below(90)))
      let choice = numbers.below(1_000)
      recipe.forEach { leaf in
        guard leaf.number == number else { return }
        if leaf.ingredient == .picture { leaf.lengths[0...1] = [size.width, size.height] }
        leaf.choice = choice
      }
      tree.change(number, to: size, choice: choice)
      // Now and then two changes come together.
      if numbers.chance(25) { continue }
      if let difference = difference(tree.frames(window), try GrownTree(recipe).frames(window)) {
        return "after change \(step), of leaf \(number): \(difference)"
      }
    }
    return nil
  }
}

extension GrownTree {
  /// Changes every box of the leaf with `number` in place.
  fileprivate func change(_ number: Int, to size: Size, choice: Int) {
    for index in 0..<boxes.count {
      let node = boxes.nodes[index]
      switch node.kind {
      case .fixed where node.payload >= 0 && boxes.tables.names[Int(node.payload)] == "\(number)":
        boxes.resize(index, to: size)
      case .text where boxes.tables.texts[Int(node.payload)].words.hasPrefix("\(number) "):
        let recipe = Recipe(ingredient: .text, choice: choice, number: number)
        boxes.reword(index, to: Grown.words(recipe))
      default:
        break
      }
    }
  }
}
