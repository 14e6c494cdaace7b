import LayoutSim
import TestSupport
import Testing

/// How the work grows where different things are inside each other by turns: counted, not timed.
@MainActor
struct MixedGrowthTests {
  /// Chains in which what one level asks multiplies with what the next one does.
  enum Chain: String, CaseIterable, Sendable {
    case ratiosInGrids, coveringRatios, baselinesAndGrids, stacksAndRatios, prioritiesAndRatios
    case baselinesAndChoices, layersAndGuides

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
      case .layersAndGuides:
        return [Wrapping.row, .layers, .guidedColumn][level % 3].around(content, at: level)
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

  // Where more than six boxes that change offers are around one, it answers 16 + 96 = 112 offers exactly at
  // most, and a stack asks its content for the least, the greatest and the final length of each: 336
  // questions for a text. With six around it, of which each makes four offers of one, as guides are asked for in
  // the size that is taken, there are 4^6 = 4,096.
  private func expectFewQuestions(_ chain: WrappedChain, _ words: String) throws {
    // What multiplies would take for ever where it is deep, so the first that is too much ends it.
    try #require(chain.measures <= 336 * chain.textCount, "\(words)")
    try #require(chain.questions <= 4_096, "\(words)")
  }

  @Test(
    "Words and boxes are asked as often in a deep chain as in a flat one",
    arguments: Chain.allCases
  )
  func chains(chain: Chain) throws {
    for levels in [8, 12, 16, 24] + (Night.isOn ? [96] : []) {
      let made = try WrappedChain(levels: levels) { chain.around($0, at: $1) }
      _ = made.frames(Proposal(width: 390, height: chain.height))
      try expectFewQuestions(made, "\(levels) levels")
    }
  }

  /// The cycle of a seed: each wrapping alone, then each around a row, then two or three by turns.
  private static func cycle(seed: Int) -> [Wrapping] {
    let all = Wrapping.allCases
    if seed < 2 * all.count {
      return seed < all.count ? [all[seed]] : [.row, all[seed - all.count]]
    }
    var numbers = SeededGenerator(seed: seed)
    return (0..<2 + numbers.next(below: 2)).map { _ in numbers.pick(all) }
  }

  @Test("Whatever is inside each other by turns, the work grows with the depth")
  func cycles() throws {
    for seed in Night.sample(0..<160, oneIn: 8) {
      let cycle = MixedGrowthTests.cycle(seed: seed)
      for levels in [12, 48] {
        let made = try WrappedChain(cycle, levels: levels)
        _ = made.frames(Proposal(width: 390, height: seed.isMultiple(of: 2) ? 844 : nil))
        try expectFewQuestions(made, "\(cycle.map(\.rawValue)), \(levels) levels")
      }
    }
  }
}
