extension Recipe {
  /// The smallest recipe found for which `fails` is still true.
  func shrunk(where fails: (Recipe) -> Bool) -> Recipe {
    var best = self
    var attempts = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.smaller {
        attempts += 1
        if attempts > 5_000 { return best }
        guard fails(candidate) else { continue }
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  /// Recipes with a little less, the largest steps first.
  private var smaller: [Recipe] {
    var candidates = parts
    for index in parts.indices where parts.count > 1 {
      candidates.append(changed { $0.parts.remove(at: index) })
    }
    for index in parts.indices {
      for part in parts[index].smaller { candidates.append(changed { $0.parts[index] = part }) }
    }
    if parts.isEmpty, ingredient != .picture, ingredient != .fill {
      candidates.append(Recipe(ingredient: .fill, number: number))
      candidates.append(Recipe(ingredient: .picture, lengths: [10, 10, nil, nil], number: number))
    }
    for index in lengths.indices where lengths[index] != nil {
      candidates.append(changed { $0.lengths[index] = nil })
      if lengths[index] != 10 { candidates.append(changed { $0.lengths[index] = 10 }) }
    }
    if choice != 0 {
      candidates.append(changed { $0.choice = 0 })
      candidates.append(changed { $0.choice /= 2 })
    }
    return candidates
  }

  private func changed(_ change: (inout Recipe) -> Void) -> Recipe {
    var copy = self
    change(&copy)
    return copy
  }
}
