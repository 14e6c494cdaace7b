import LayoutSim
import Testing

/// How the work grows with the depth: counted, not timed.
@MainActor
@Suite("Growth of layout")
struct GrowthTests {
  /// What is around what at each level of a chain.
  enum Chain: String, CaseIterable, Sendable {
    case stacks, leastWidth, greatestWidth, bothWidths, otherWidthsEach, bothLengths, idealLengths
    case ratios, idealRatios, coveringRatios, shares, sharesInRows, priorities, bars, decorations
    case layers, fixedSizes, baselines, ownGuides, framesAndRatios, spacers, paddedColumns
    case scrolls, lazyColumns, everything
  }

  /// How often texts are measured in `levels` of a chain, and the layout of the innermost leaf is
  /// asked.
  private func work(
    _ chain: Chain,
    levels: Int
  ) -> (measures: Int, questions: Int) {
    let tally = Tally()
    var element = AnyElement(
      Column {
        TextBlock("deep down")
        Container(TalliedLayout(tally: tally)) {}
      }
    )
    for level in 0..<levels {
      element = GrowthTests.wrap(element, in: chain, at: level)
    }
    let measurer = CountingMeasurer()
    layOut(element, measurer, Proposal(width: 390, height: 760))
    return (measurer.count, tally.count)
  }

  private func layOut(_ element: some Element, _ measurer: CountingMeasurer, _ offer: Proposal) {
    let pass = ElementTree(measurer: measurer)
      .pass(element, proposal: offer, pixel: 1, showsNodes: { _ in false })
    #expect(pass.size.width > 0)
  }

  private static func wrap(_ inner: AnyElement, in chain: Chain, at level: Int) -> AnyElement {
    let number = Double(level)
    let row = Row {
      TextBlock("some words")
      inner
    }
    let column = Column {
      TextBlock("some words that wrap")
      inner
    }
    switch chain {
    case .stacks: return level.isMultiple(of: 2) ? AnyElement(row) : AnyElement(column)
    case .leastWidth: return AnyElement(row.frame(minWidth: 20 + number))
    case .greatestWidth: return AnyElement(row.frame(maxWidth: 300))
    case .bothWidths: return AnyElement(row.frame(minWidth: 20, maxWidth: 300))
    case .otherWidthsEach: return AnyElement(row.frame(maxWidth: 200 + number * 1.7))
    case .bothLengths:
      return AnyElement(row.frame(maxWidth: 200 + number * 1.7, maxHeight: 300 + number * 2.3))
    case .idealLengths:
      return AnyElement(
        column.frame(minWidth: 10, idealWidth: 100 + number, maxHeight: 400 + number)
      )
    case .ratios: return AnyElement(row.aspectRatio(1 + number / 100, contentMode: .fit))
    case .idealRatios: return AnyElement(row.aspectRatio(contentMode: .fit))
    case .coveringRatios:
      return AnyElement(column.aspectRatio(1 + number / 100, contentMode: .fill))
    case .shares: return AnyElement(Container(Share(part: 0.99)) { inner.padding(1) })
    case .sharesInRows: return AnyElement(Container(Share(part: 0.97)) { row })
    case .priorities: return AnyElement(row.layoutPriority(number))
    case .bars: return AnyElement(inner.safeAreaBar(.bottom) { TextBlock("bar that wraps") })
    case .decorations: return AnyElement(row.overlay { TextBlock("over it") })
    case .layers:
      return AnyElement(
        Layers {
          TextBlock("some words")
          inner
        }
        .padding(1)
      )
    case .fixedSizes:
      return AnyElement(
        level.isMultiple(of: 2)
          ? AnyElement(row.fixedSize(horizontal: false, vertical: true))
          : AnyElement(column.fixedSize(horizontal: true, vertical: false))
      )
    case .baselines:
      return AnyElement(
        Row(alignment: .lastBaseline) {
          TextBlock("some words")
          Column {
            inner
            TextBlock("b")
          }
        }
      )
    case .ownGuides:
      return AnyElement(
        Column(alignment: HorizontalGuide(ThirdKey.self)) {
          TextBlock("some words").guide(HorizontalGuide(ThirdKey.self)) { $0.width / 4 }
          inner
        }
      )
    case .framesAndRatios:
      return level.isMultiple(of: 2)
        ? AnyElement(row.frame(maxWidth: 200 + number))
        : AnyElement(column.aspectRatio(contentMode: .fit))
    case .spacers:
      return AnyElement(
        Row {
          TextBlock("some words")
          Stretch()
          inner
        }
      )
    case .paddedColumns: return AnyElement(column.padding(1).frame(maxHeight: 700 - number))
    case .scrolls: return AnyElement(ScrollArea { row })
    case .lazyColumns: return AnyElement(LazyColumn { row })
    case .everything: return everything(inner, at: level)
    }
  }

  private static func everything(_ inner: AnyElement, at level: Int) -> AnyElement {
    let chains = Chain.allCases.dropLast()
    return wrap(inner, in: chains[level * 7 % chains.count], at: level)
  }

  @Test("Four times as deep is at most sixteen times the work", arguments: Chain.allCases)
  func square(chain: Chain) {
    let shallow = work(chain, levels: 16)
    let deep = work(chain, levels: 64)
    #expect(deep.measures <= 16 * max(16, shallow.measures))
    #expect(deep.questions <= 16 * max(16, shallow.questions))
  }

  @Test(
    "Stacks by turns ask each text at most eight times, however deep",
    arguments: [4, 16, 64, 256]
  )
  func alternatingStacks(levels: Int) {
    let found = work(.stacks, levels: levels)
    #expect(found.measures <= 8 * (levels + 1), "\(found.measures) measurements")
  }

  @Test("A thousand paragraphs are measured once each")
  func paragraphs() {
    let measurer = CountingMeasurer()
    layOut(
      Column(alignment: .leading, spacing: 0) {
        Each(0..<1_000, id: \.self) { TextBlock("some words that wrap, paragraph \($0)") }
      },
      measurer,
      Proposal(width: 200, height: nil)
    )
    #expect(measurer.count == 1_000)
  }

  @Test("A screen of an app with 66 texts asks each three times at most")
  func appScreen() {
    let measurer = CountingMeasurer(characterWidth: 8)
    layOut(AppScreen(), measurer, Proposal(width: 390, height: 844))
    #expect(measurer.count <= 198, "\(measurer.count) measurements")
  }

  /// Offers its child a part of what it is offered, and takes what the child takes.
  private struct Share: ContainerLayout {
    let part: Double

    private func offer(_ proposal: Proposal) -> Proposal {
      Proposal(width: proposal.width.map { $0 * part }, height: proposal.height.map { $0 * part })
    }

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      children.first?.size(offer(proposal)) ?? .zero
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
      for child in children { child.place(at: .zero, proposal: offer(proposal)) }
    }
  }
}
