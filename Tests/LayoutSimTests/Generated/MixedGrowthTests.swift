import LayoutSim
import TestSupport
import Testing

/// How the work grows where different things are inside each other by turns: counted, not timed.
@MainActor
@Suite("Growth of mixed layout")
struct MixedGrowthTests {
  /// Chains in which what one level asks multiplies with what the next one does.
  enum Chain: String, CaseIterable, Sendable {
    case ratiosInGrids, coveringRatios, baselinesAndGrids, stacksAndRatios, prioritiesAndRatios
    case baselinesAndChoices

    /// The height of the window; `nil` for none.
    var height: Double? { self == .baselinesAndGrids ? nil : 844 }

    @MainActor
    func around(_ content: AnyElement, at level: Int) -> AnyElement {
      let isEven = level.isMultiple(of: 2)
      switch self {
      case .ratiosInGrids:
        return Wrapping.ratioGrid.around(content, at: level)
      case .coveringRatios:
        let stack = Chain.stack(content, isRow: isEven)
        return (isEven ? Wrapping.coveringRatio : .tallRatio).around(stack, at: level)
      case .baselinesAndGrids:
        return (isEven ? Wrapping.baselineRow : .fillingGrid).around(content, at: level)
      case .stacksAndRatios:
        if level % 3 == 0 { return Chain.stack(content, isRow: (level / 3).isMultiple(of: 2)) }
        return (level % 3 == 1 ? Wrapping.idealRatio : .preference).around(content, at: level)
      case .prioritiesAndRatios:
        return [Wrapping.baselineRow, .priorityRow, .idealRatio][level % 3]
          .around(content, at: level)
      case .baselinesAndChoices:
        return [Wrapping.baselineRow, .fits, .column][level % 3].around(content, at: level)
      }
    }

    @MainActor
    private static func stack(_ content: AnyElement, isRow: Bool) -> AnyElement {
      guard isRow else {
        return AnyElement(
          Column {
            content
            TextBlock("y")
          }
        )
      }
      return AnyElement(
        Row {
          content
          TextBlock("x")
        }
      )
    }
  }

  // What multiplies would take for ever where it is deep, so the first that is too much ends it.
  @Test(
    "Words are measured five times for a pair of levels at most, and boxes are asked 32 times",
    arguments: Chain.allCases
  )
  func square(chain: Chain) throws {
    var counts: [Int: Int] = [:]
    for levels in [8, 12, 16, 24, 32, 48, 96] {
      let made = try WrappedChain(levels: levels) { chain.around($0, at: $1) }
      _ = made.frames(Proposal(width: 390, height: chain.height))
      try #require(made.measures <= 5 * levels * levels, "\(levels) levels")
      try #require(made.questions <= 32 * levels * levels, "\(levels) levels")
      // From there on, twice as deep is at most four times the measures, once these are many.
      if levels >= 48, let half = counts[levels / 2] {
        try #require(made.measures <= 4 * max(half, levels * levels / 4), "\(levels) levels")
      }
      counts[levels] = made.measures
    }
  }

  /// The cycle of a seed: each wrapping alone, then two or three by turns.
  private static func cycle(seed: Int) -> [Wrapping] {
    if Wrapping.allCases.indices.contains(seed) { return [Wrapping.allCases[seed]] }
    var numbers = SeededGenerator(seed: seed)
    return (0..<2 + numbers.next(below: 2)).map { _ in numbers.pick(Wrapping.allCases) }
  }

  // Six boxes that change offers may multiply whatever they like; so the counts of few levels have a
  // part that does not grow.
  @Test("Whatever is inside each other by turns, the work grows with the square of the depth")
  func cycles() throws {
    for seed in 0..<160 {
      let cycle = MixedGrowthTests.cycle(seed: seed)
      let window = Proposal(width: 390, height: seed.isMultiple(of: 2) ? 844 : nil)
      var last = (measures: 1_000, questions: 16_000)
      for levels in [12, 24, 48] {
        let made = try WrappedChain(cycle, levels: levels)
        _ = made.frames(window)
        let words = "\(cycle.map(\.rawValue)), \(levels) levels"
        try #require(made.measures <= 4 * max(last.measures, 2 * levels * levels), "\(words)")
        try #require(made.questions <= 4 * max(last.questions, 16 * levels * levels), "\(words)")
        last = (made.measures, made.questions)
      }
    }
  }
}
