import LayoutSim
import Testing

/// Layout contract.
@MainActor
struct LayoutContractTests {
  private func problems(
    @ElementBuilder _ content: () -> some Element
  ) -> [LayoutContractViolation.Problem] {
    checkLayoutContract(of: content(), measurer: MonospacedMeasurer()).violations.map(\.problem)
  }

  @Test("The elements of the module keep it")
  func builtIn() {
    let report = checkLayoutContract(
      of: Column {
        TextBlock("Some words that wrap").layoutPriority(1)
        Row(alignment: .firstTextBaseline) {
          TextBlock("a").padding()
          Stretch()
          Disc().aspectRatio(2, contentMode: .fit)
          Fill().frame(minWidth: 20, maxWidth: 80).overlay { TextBlock("b") }
        }
        Layers { Fill().position(x: 5, y: 5) }
        ScrollArea(.both) {
          LazyColumn { Each([1, 2, 3], id: \.self) { TextBlock("\($0)") } }
          LazyRow { Separator() }
        }
        VerticalLazyGrid(columns: [.fixed(20), .flexible(), .adaptive(minimum: 30)]) {
          Each(0..<7, id: \.self) { TextBlock("\($0)") }
        }
        EagerGrid {
          CellRow {
            TextBlock("Name")
            Fill()
          }
          TextBlock("A note that spans").gridCellUnsizedAxes(.horizontal)
        }
        FirstFit {
          TextBlock("Long words")
          TextBlock("Short")
        }
        SizeReader { Fill().frame(width: $0.width / 2) }
        RowList { RowSection("Title") { TextBlock("Row") } }
      },
      measurer: MonospacedMeasurer()
    )
    #expect(report.violations == [])
    #expect(report.questionCount > 1_000)
  }

  /// Answers and places as its closures say.
  private struct Custom: ContainerLayout {
    var answer: (Proposal) -> Size = { _ in .zero }
    var point = Point.zero

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      answer(proposal)
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
      for child in children { child.place(at: point, proposal: Proposal(size)) }
    }
  }

  @Test("An answer that is not a number is found, although layout repairs it")
  func notANumber() {
    let layout = Custom(answer: { _ in Size(width: .nan, height: 1) })
    #expect(problems { Container(layout) {} } == [.notANumber])
  }

  @Test("A negative answer is found")
  func negative() {
    let layout = Custom(answer: { _ in Size(width: 3, height: -1) })
    #expect(problems { Container(layout) {} }.contains(.negative(Size(width: 3, height: -1))))
  }

  @Test("A layout that answers the same question in two ways is found")
  func unstable() {
    final class Counter { var value = 0.0 }
    let counter = Counter()
    let layout = Custom(answer: { _ in
      counter.value += 1
      return Size(width: counter.value, height: 0)
    })
    let found = problems { Row { Container(layout) {} } }
    let isFound = found.contains { if case .unstable = $0 { true } else { false } }
    #expect(isFound)
  }

  @Test("A layout that remembers what it was asked before is found")
  func order() {
    struct Growing: ContainerLayout {
      func makeCache(for children: LayoutChildren) -> Double { 0 }

      func size(in proposal: Proposal, children: LayoutChildren, cache: inout Double) -> Size {
        cache = max(cache, min(proposal.width ?? 0, 5_000))
        return Size(width: cache, height: 0)
      }

      func place(
        in size: Size,
        proposal: Proposal,
        children: LayoutChildren,
        cache: inout Double
      ) {}
    }
    let found = problems { Container(Growing()) {} }
    let isFound = found.contains { if case .dependsOnOrder = $0 { true } else { false } }
    #expect(isFound)
  }

  @Test("A length that shrinks where there is more room is found")
  func shrinking() {
    let layout = Custom(answer: { Size(width: 0, height: $0.height == .infinity ? 5 : 9) })
    #expect(problems { Container(layout) {} } == [.shrinks(.vertical, zero: 9, infinity: 5)])
  }

  @Test(
    "A choice that is narrower where there is more room keeps it, and so does what surrounds it"
  )
  func choice() {
    struct Handing: ContainerLayout {
      func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
        children.first?.size(proposal) ?? .zero
      }

      func place(
        in size: Size,
        proposal: Proposal,
        children: LayoutChildren,
        cache: inout Void
      ) {
        children.first?.place(at: .zero, proposal: proposal)
      }
    }
    let found = problems {
      Row {
        Container(Handing()) {
          FirstFit {
            Picture("narrow", width: 12, height: 33)
            Picture("wide", width: 100, height: 12)
          }
        }
        .padding()
      }
    }
    #expect(found == [])
  }

  @Test("An ideal length without end is found")
  func infiniteIdeal() {
    let layout = Custom(answer: { Size(width: $0.width ?? .infinity, height: 0) })
    #expect(problems { Container(layout) {} } == [.infiniteIdeal(.horizontal)])
  }

  @Test("Elements that are too deep to be laid out were reported to keep it")
  func tooDeep() throws {
    struct Endless: Element {
      var body: some Element { AnyElement(Endless()) }
    }
    let report = checkLayoutContract(of: Column { Endless() })
    #expect(report.violations.map(\.problem) == [.refused(.tooDeep(limit: 2_000))])
    #expect(!report.isKept)
    let violation = try #require(report.violations.first)
    #expect(
      violation.description
        == "The element offered 393x852 cannot be laid out: \(LayoutError.tooDeep(limit: 2_000))"
    )
  }

  @Test("A child at no place is found, and the layout is named")
  func misplaced() throws {
    let layout = Custom(point: Point(x: .infinity, y: 0))
    let report = checkLayoutContract(of: Container(layout) { Fill() })
    let violation = try #require(report.violations.first)
    #expect(violation.problem == .misplacedChild)
    #expect(
      violation.description == "Custom offered 0x0 puts a child at a place that is not finite."
    )
  }
}
