extension ScreenMap {
  /// Checks that whatever is referred to by a number is there, and that moves are in order.
  ///
  /// Everything that reads a map relies on both.
  func check() throws(ScreenMapError) {
    if !states.isEmpty || start != 0 { try check(start, in: states, "start", "state") }
    for (index, state) in states.enumerated() {
      try check(state.place, in: places, "states[\(index)]", "place")
      try check(state.outline, in: outlines, "states[\(index)]", "outline")
    }
    var ids: Set<String> = []
    for state in states where !ids.insert(state.id).inserted { throw .repeated(id: state.id) }
    for (index, move) in moves.enumerated() {
      try check(move.from, in: states, "moves[\(index)]", "state")
      if let to = move.to { try check(to, in: states, "moves[\(index)]", "state") }
      if index > 0, moves[index - 1].from > move.from { throw .order(move: index) }
    }
    for (index, route) in routes.enumerated() {
      if let state = route.state { try check(state, in: states, "routes[\(index)]", "state") }
    }
    for (index, link) in links.enumerated() {
      for place in link.places { try check(place, in: places, "links[\(index)]", "place") }
    }
    for (index, law) in laws.enumerated() {
      for violation in law.violations {
        try check(violation.state, in: states, "laws[\(index)]", "state")
        for outline in [violation.before, violation.after].compactMap(\.self) {
          try check(outline, in: outlines, "laws[\(index)]", "outline")
        }
      }
    }
  }

  private func check<Part>(
    _ number: Int,
    in parts: [Part],
    _ place: @autoclosure () -> String,
    _ kind: String
  ) throws(ScreenMapError) {
    if !parts.indices.contains(number) {
      throw .missing(part: place(), number: number, of: kind)
    }
  }
}
