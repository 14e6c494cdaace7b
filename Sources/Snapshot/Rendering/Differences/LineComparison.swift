/// Finds the changes between two lists of lines and groups neighbours into places.
struct LineComparison {
  let old: [String]
  let new: [String]

  /// One line of the merged texts and where it stands in each; a line stands before the line of the
  /// text that does not have it.
  private struct Step {
    let line: LineDifference.Line
    let oldIndex: Int
    let newIndex: Int

    var isChange: Bool {
      if case .same = line { false } else { true }
    }
  }

  func places(heading: LineDifference.Heading, context: Int) -> [LineDifference.Place] {
    let steps = merged()
    return ranges(of: steps, context: context).map { range in
      LineDifference.Place(
        heading: text(of: heading, at: steps[range].first(where: \.isChange)),
        lines: steps[range].map(\.line),
        changedLines: changedLines(in: steps[range])
      )
    }
  }

  private func merged() -> [Step] {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old, by: TextLines.areSame) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        steps.append(
          Step(line: .removed(old[oldIndex]), oldIndex: oldIndex, newIndex: newIndex)
        )
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        steps.append(Step(line: .added(new[newIndex]), oldIndex: oldIndex, newIndex: newIndex))
        newIndex += 1
      } else {
        steps.append(Step(line: .same(new[newIndex]), oldIndex: oldIndex, newIndex: newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
    return steps
  }

  /// The changes with their context; places that would touch are one.
  private func ranges(of steps: [Step], context: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in steps.indices where steps[index].isChange {
      let lower = max(index - context, 0)
      let upper = min(index + context + 1, steps.count)
      if let last = ranges.last, lower <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<upper
      } else {
        ranges.append(lower..<upper)
      }
    }
    return ranges
  }

  /// A run of changes counts as many lines as the longer of its two sides.
  private func changedLines(in steps: ArraySlice<Step>) -> Int {
    var (total, removed, added) = (0, 0, 0)
    for step in steps {
      switch step.line {
      case .removed: removed += 1
      case .added: added += 1
      case .same:
        total += max(removed, added)
        (removed, added) = (0, 0)
      }
    }
    return total + max(removed, added)
  }

  private func text(of heading: LineDifference.Heading, at step: Step?) -> String {
    guard let step else { return "" }
    let number = "line \(min(step.newIndex + 1, max(new.count, 1)))"
    guard heading == .enclosingNodes else { return number }
    // A removed line is looked for where it was, anything else where it is.
    let nodes =
      if case .removed = step.line {
        EnclosingNodes(lines: old, index: step.oldIndex)
      } else {
        EnclosingNodes(lines: new, index: step.newIndex)
      }
    return nodes.text ?? number
  }
}
