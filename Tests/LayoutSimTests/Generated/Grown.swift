@testable import LayoutSim

/// The element of a recipe.
///
/// It resolves on its own and is no `AnyElement`, so that what is static stays static.
struct Grown: Element {
  typealias Body = Never

  let recipe: Recipe

  func resolve(into resolver: inout Resolver) {
    let ingredient = recipe.ingredient
    if Ingredient.leaves.contains(ingredient) {
      growLeaf(into: &resolver)
    } else if Ingredient.modifiers.contains(ingredient) {
      growModifier(into: &resolver)
    } else if Ingredient.decorations.contains(ingredient) {
      growDecoration(into: &resolver)
    } else {
      growContainer(into: &resolver)
    }
  }

  var content: GrownParts { GrownParts(recipes: recipe.parts[...]) }

  /// The length at `index`, or `standard` where none is given.
  func length(_ index: Int, _ standard: Double = 20) -> Double { recipe.lengths[index] ?? standard }

  /// One of `choices`; other questions are decided by other digits.
  func choose<Choice>(_ choices: [Choice], digit: Int = 1) -> Choice {
    choices[recipe.choice / digit % choices.count]
  }

  var anchoring: Anchoring {
    Anchoring(horizontal: choose(Grown.horizontal), vertical: choose(Grown.vertical, digit: 6))
  }

  static let horizontal: [HorizontalGuide] = [
    .leading, .center, .trailing, .center, .leading, HorizontalGuide(ThirdKey.self),
  ]

  static let vertical: [VerticalGuide] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, VerticalGuide(ThirdKey.self),
  ]
}

/// The elements of several recipes.
struct GrownParts: Element {
  typealias Body = Never

  let recipes: ArraySlice<Recipe>

  func resolve(into resolver: inout Resolver) {
    for (position, recipe) in recipes.enumerated() {
      resolver.child(Grown(recipe: recipe), at: position)
    }
  }
}

/// A custom guide, at a third of the length.
enum ThirdKey: GuideKey {
  static func defaultPosition(in box: BoxDimensions) -> Double {
    (box.width + box.height) / 3
  }
}
