import LayoutSim
import Testing

/// Distances in lists that an app says.
@MainActor
struct ListSpacingTests {
  private var metrics: ListDimensions {
    var metrics = ListDimensions(rowInsets: Insets(leading: 16), minimumRowHeight: 44)
    metrics.sectionSpacing = 35
    metrics.headerSpacing = 17.5
    metrics.topMargin = 20
    metrics.sideMargin = 10
    return metrics
  }

  private func rows(_ laid: Laid) -> [Rect] {
    laid.show.pass.nodes.filter { $0.role == .row }.compactMap(\.frame)
  }

  private func tops(_ laid: Laid) -> [Double] { rows(laid).map(\.minY) }

  private func lines(_ laid: Laid) -> Int {
    laid.show.pass.nodes.count { $0.role == .separator }
  }

  private func isApproximate(_ laid: Laid) -> Bool {
    laid.show.things(.list).contains { $0.flags.contains(.approximate) }
  }

  private func twoRows(_ look: ListLook) -> some Element {
    RowList(metrics: metrics) {
      TextBlock("a")
      TextBlock("b")
    }
    .listStyle(look)
  }

  @Test("Rows are as far apart as is said, and cards of their own have no separators")
  func rowSpacing() {
    let cards = Laid(300, 500) { twoRows(.insetGrouped).listRowSpacing(10) }
    // 20, a row of 44, 10.
    #expect(tops(cards) == [20, 74])
    #expect(lines(cards) == 0)
    let plain = Laid(300, 500) { twoRows(.plain).listRowSpacing(10) }
    #expect(tops(plain) == [20, 74])
    #expect(lines(plain) == 1)
    #expect(tops(Laid(300, 500) { twoRows(.plain).listRowSpacing(nil) }) == [20, 64])
    #expect(tops(Laid(300, 500) { twoRows(.plain).listRowSpacing(-5) }) == [20, 64])
    #expect(!isApproximate(plain))
  }

  @Test("The distance between rows is not one between a title and its rows")
  func titledRows() {
    let laid = Laid(300, 500) {
      RowList(metrics: metrics) {
        RowSection("Title") {
          TextBlock("a")
          TextBlock("b")
        }
      }
      .listRowSpacing(10)
    }
    // 20 above the list, the title with its line of 20, a row of 44, 10.
    #expect(tops(laid) == [40, 94])
  }

  private func sections() -> some Element {
    RowList(metrics: metrics) {
      RowSection { TextBlock("a") }
      RowSection { TextBlock("b") }
      RowSection("Title") { TextBlock("c") }
    }
  }

  @Test("Sections are as far apart as is said, and a header takes its share")
  func sectionSpacing() {
    // 20; a row of 44 and 35; a row, half of that and a title of 20.
    #expect(tops(Laid(300, 500) { sections() }) == [20, 99, 180.5])
    // 10 between sections, 5 above the title.
    #expect(tops(Laid(300, 500) { sections().listSectionSpacing(10) }) == [20, 74, 143])
    let compact = Laid(300, 500) { sections().listSectionSpacing(.compact) }
    // 17.5 between sections, 8.75 above the title.
    #expect(tops(compact) == [20, 81.5, 154.25])
    #expect(isApproximate(compact))
    let usual = Laid(300, 500) { sections().listSectionSpacing(.default) }
    #expect(tops(usual) == [20, 99, 180.5])
    #expect(!isApproximate(usual))
    let none = Laid(300, 500) { sections().listSectionSpacing(.nan) }
    #expect(tops(none) == [20, 64, 128])
  }

  @Test("A section may say its own distance, and between two that do the smaller one counts")
  func ownSectionSpacing() {
    func list(_ first: Double, _ second: SectionGap, _ third: Double) -> some Element {
      RowList(metrics: metrics) {
        RowSection { TextBlock("a") }.listSectionSpacing(first)
        RowSection { TextBlock("b") }.listSectionSpacing(second)
        RowSection { TextBlock("c") }
        RowSection("Title") { TextBlock("d") }.listSectionSpacing(third)
      }
    }
    // 20; a row of 44 and the 8 of the first; 44 and 35, for the third has no smaller one; 44, half of 12 and a title of 20.
    let laid = Laid(300, 500) { list(8, .default, 12) }
    #expect(tops(laid) == [20, 72, 151, 221])
    let guessed = laid.show.pass.nodes.filter { $0.role == .row }
      .map { $0.flags.contains(.approximate) }
    #expect(guessed == [true, false, false, true])
    // The list's distance is 30 for those that say none, so that a header's is 15.
    let inList = Laid(300, 500) { list(8, .compact, 40).listSectionSpacing(30) }
    // 20; 44 and 8; 44 and 17.5, half of the platform's; 44, 15 and 20.
    #expect(tops(inList) == [20, 72, 133.5, 212.5])
    let nested = Laid(300, 500) { list(8, .default, 12).listSectionSpacing(30) }
    // 44 and 30 between the second, which wants the platform's 35, and the third.
    #expect(tops(nested) == [20, 72, 146, 216])
  }

  @Test("Margins that are said take the place of the list's own")
  func margins() {
    func list() -> some Element { RowList(metrics: metrics) { TextBlock("a") } }
    let top = Laid(300, 500) { list().contentMargins(.top, 0) }
    #expect(rows(top) == [Rect(x: 10, y: 0, width: 280, height: 44)])
    // The margin below stays: 44 and 20.
    let content = top.show.pass.nodes.first { $0.role == .scroll }
    #expect(content?.frame?.size.height == 64)
    let sides = Laid(300, 500) { list().contentMargins(.horizontal, 8) }
    #expect(rows(sides) == [Rect(x: 8, y: 20, width: 284, height: 44)])
    #expect(isApproximate(sides))
    let indicators = Laid(300, 500) { list().contentMargins(.all, 8, for: .scrollIndicators) }
    #expect(rows(indicators) == [Rect(x: 10, y: 20, width: 280, height: 44)])
  }
}
