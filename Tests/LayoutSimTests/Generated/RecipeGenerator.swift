import TestSupport

/// Makes up elements.
struct RecipeGenerator {
  var numbers: SeededGenerator

  /// How many of 100 lengths are not sensible ones.
  var hostility = 0

  /// What it may use.
  var leaves = Ingredient.leaves
  var modifiers = Ingredient.modifiers
  var containers = Ingredient.containers

  /// The element of `seed`: every third one has hostile lengths.
  static func recipe(seed: Int) -> Recipe {
    var generator = RecipeGenerator(numbers: SeededGenerator(seed: seed))
    if seed % 3 == 0 { generator.hostility = 25 }
    return generator.tree()
  }

  /// A tree of up to two dozen elements or so.
  mutating func tree() -> Recipe {
    var room = 4 + numbers.next(below: 20)
    return element(&room, depth: 0).numbered
  }

  private mutating func element(_ room: inout Int, depth: Int) -> Recipe {
    room -= 1
    let kind = numbers.next(below: 100)
    if room <= 0 || depth > 9 || (depth > 0 && kind < 20) {
      return make(numbers.pick(leaves))
    }
    var recipe: Recipe
    if kind < 50 {
      recipe = make(numbers.pick(modifiers))
      recipe.parts = parts(numbers.chance(90) ? 1 : 2, &room, depth)
    } else if kind < 58 {
      recipe = make(numbers.pick(Ingredient.decorations))
      recipe.parts = parts(2, &room, depth)
    } else if kind < 80 {
      recipe = make(numbers.chance(50) ? .row : .column)
      recipe.parts = parts(1 + numbers.next(below: 4), &room, depth)
    } else {
      recipe = make(numbers.pick(containers))
      recipe.parts = parts(numbers.next(below: 5), &room, depth)
    }
    return recipe
  }

  private mutating func parts(_ count: Int, _ room: inout Int, _ depth: Int) -> [Recipe] {
    var parts: [Recipe] = []
    for _ in 0..<count { parts.append(element(&room, depth: depth + 1)) }
    return parts
  }

  private mutating func make(_ ingredient: Ingredient) -> Recipe {
    var recipe = Recipe(ingredient: ingredient)
    for index in recipe.lengths.indices where numbers.chance(60) {
      recipe.lengths[index] = length()
    }
    recipe.choice = numbers.next(below: 1_000)
    return recipe
  }

  private mutating func length() -> Double {
    if numbers.chance(hostility) { return numbers.pick(RecipeGenerator.hostileLengths) }
    switch numbers.next(below: 10) {
    case 0: return 0
    case 1: return -Double(numbers.next(below: 40))
    case 2: return 300 + Double(numbers.next(below: 600))
    case 3: return Double(numbers.next(below: 400)) / 8
    default: return Double(numbers.next(below: 120))
    }
  }

  private static let hostileLengths: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, -1, 1e18, -.nan, .ulpOfOne,
  ]
}
