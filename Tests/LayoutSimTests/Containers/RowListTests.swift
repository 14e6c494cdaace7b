import LayoutSim
import Testing

/// Lists and forms.
@MainActor
struct RowListTests {
  private let metrics = ListDimensions(
    rowInsets: Insets(top: 11, leading: 16, bottom: 11, trailing: 16),
    minimumRowHeight: 44
  )

  private func rows(_ laid: Laid) -> [Rect] {
    laid.show.pass.nodes.filter { $0.role == .row }.compactMap(\.frame)
  }

  @Test("A row is at least as high as the least height, and grows with its content")
  func rowHeights() {
    let laid = Laid(300, 500) {
      RowList(metrics: metrics) {
        TextBlock("One line")
        Block("picture", 100, 60)
      }
    }
    #expect(laid.size == Size(width: 300, height: 500))
    #expect(
      rows(laid) == [
        Rect(x: 0, y: 0, width: 300, height: 44), Rect(x: 0, y: 44, width: 300, height: 82),
      ]
    )
    #expect(laid["picture"]?.origin == Point(x: 16, y: 55))
  }

  @Test("A line is the content of one row, and as high as every row")
  func lines() {
    var presses = 0
    let laid = Laid(300, 500) {
      RowList(metrics: metrics) {
        ListLine("Orders", detail: "3") { presses += 1 }
        ListLine("Name", detail: "Ada")
      }
    }
    #expect(
      rows(laid) == [
        Rect(x: 0, y: 0, width: 300, height: 44), Rect(x: 0, y: 44, width: 300, height: 44),
      ]
    )
    laid.show.press("Orders, 3")
    #expect(presses == 1)
  }

  @Test("Rows may be longer than the list, and the list has no ideal height of its own")
  func scrolling() {
    let laid = Laid(300) {
      RowList(metrics: metrics) {
        Each(0..<20, id: \.self) { TextBlock("\($0)") }
      }
    }
    #expect(laid.size == Size(width: 300, height: 10))
    #expect(rows(laid).last == Rect(x: 0, y: 836, width: 300, height: 44))
  }

  @Test("Insets of a row's own count for that row")
  func ownInsets() {
    let laid = Laid(300, 500) {
      RowList(metrics: metrics) {
        Surface("a").frame(height: 50).listRowInsets(.zero)
        Surface("b").frame(height: 50)
      }
    }
    #expect(laid["a"] == Rect(x: 0, y: 0, width: 300, height: 50))
    #expect(laid["b"] == Rect(x: 16, y: 61, width: 268, height: 50))
  }

  @Test("Sections keep their distance, and titles are not rows")
  func sections() {
    var grouped = metrics
    grouped.sectionSpacing = 35
    grouped.topMargin = 20
    grouped.sideMargin = 10
    grouped.headerInsets = Insets(top: 5, leading: 16, bottom: 5)
    let laid = Laid(300, 500) {
      RowList(metrics: grouped) {
        RowSection("Title") { TextBlock("a") }
        RowSection {
          TextBlock("b")
        } footer: {
          TextBlock("c")
        }
        TextBlock("d")
      }
    }
    // 20, the title with 5 + 20 + 5, a row; 35 and a row, its footer; 35 and a row.
    #expect(
      rows(laid) == [
        Rect(x: 10, y: 50, width: 280, height: 44),
        Rect(x: 10, y: 129, width: 280, height: 44),
        Rect(x: 10, y: 228, width: 280, height: 44),
      ]
    )
    #expect(laid.show.labels(.text) == ["Title", "a", "b", "c", "d"])
  }

  @Test("A badge is at the end of its row, and not shown for nothing, or outside a list")
  func badges() {
    func texts(@ElementBuilder _ content: () -> some Element) -> [String] {
      Laid(300, 500, content: content).show.labels(.text)
    }
    let laid = Laid(300, 500) {
      RowList(metrics: metrics) { TextBlock("a").badge(12).accessibilityIdentifier("row") }
    }
    // 16 at the side.
    let badge = laid.show.pass.nodes.first { $0.label == "12" }
    #expect(badge?.frame?.maxX == 284)
    #expect(badge?.flags.contains(.approximate) == true)
    #expect(texts { RowList { TextBlock("a").badge("new") } } == ["a", "new"])
    #expect(texts { RowList { TextBlock("a").badge(0) } } == ["a"])
    #expect(texts { RowList { TextBlock("a").badge(nil) } } == ["a"])
    #expect(texts { TextBlock("a").badge(3) } == ["a"])
  }

  @Test("Lines run between the rows of a section, from the content to the end of the row")
  func separators() {
    let laid = Laid(300, 500) {
      RowList(metrics: metrics) {
        RowSection {
          TextBlock("a")
          TextBlock("b").listRowSeparator(.hidden)
          TextBlock("c")
        }
        RowSection { TextBlock("d") }
      }
    }
    let lines = laid.show.pass.nodes.filter { $0.role == .separator }.compactMap(\.frame)
    #expect(lines == [Rect(x: 16, y: 43, width: 284, height: 1)])
  }

  @Test("A list and its rows have nodes, the rest is only layout")
  func semantics() {
    let laid = Laid(300, 500) {
      RowList(metrics: metrics) {
        TextBlock("a")
        TextBlock("b")
      }
      .accessibilityIdentifier("list")
    }
    let things = laid.show.pass.nodes.filter { $0.detail <= .semantic }.map(\.role)
    #expect(things == [.list, .row, .text, .row, .text])
    #expect(laid["list"]?.size == Size(width: 300, height: 500))
  }

  @Test("The platform's measures: 44 high, 16 at the sides of a narrow phone and 20 of a wider one")
  func platform() {
    #expect(
      rows(Laid(375, 800) { RowList { TextBlock("a") } }).first
        == Rect(x: 16, y: 35, width: 343, height: 44)
    )
    #expect(
      rows(Laid(430, 800) { EntryForm { TextBlock("a") } }).first
        == Rect(x: 20, y: 35, width: 390, height: 44)
    )
    #expect(
      rows(Laid(390, 800) { RowList { TextBlock("a") }.listStyle(.plain) }).first
        == Rect(x: 0, y: 0, width: 390, height: 44)
    )
  }

  @Test("A list counts as a container for frames")
  func container() {
    let laid = Laid(300, 500) {
      RowList(metrics: metrics) {
        Surface("a").frame(height: 10).containerRelativeFrame(.horizontal, count: 3, spacing: 0)
      }
      .frame(width: 240)
    }
    #expect(laid["a"]?.size.width == 80)
  }

  @Test("A list without rows, and sections without a list")
  func empty() {
    #expect(Laid(300, 500) { RowList {} }.size == Size(width: 300, height: 500))
    let laid = Laid(300, 500) { Column(spacing: 0) { RowSection("Title") { Block("a", 10, 10) } } }
    #expect(laid.size.height == 30)
  }

  @Test(
    "Measures that no list has give finite frames",
    arguments: [Double.nan, .infinity, -.infinity, -500, .greatestFiniteMagnitude]
  )
  func hostile(length: Double) {
    let metrics = ListDimensions(
      rowInsets: Insets(all: length),
      minimumRowHeight: length,
      sideMargin: length,
      sectionSpacing: length,
      topMargin: length,
      headerInsets: Insets(all: length),
      minimumHeaderHeight: length
    )
    for proposal in [nil, 300, length] {
      let laid = Laid(proposal, proposal) {
        RowList(metrics: metrics) {
          RowSection("Title") { TextBlock("a") }
          Surface("b")
        }
      }
      laid.expectSoundFrames()
    }
  }

  @Test("Sections whose footer and header take more than the gap between them touch")
  func gapTakenTwice() {
    var metrics = metrics
    (metrics.sectionSpacing, metrics.headerSpacing, metrics.footerSpacing) = (10, 2, 3)
    let laid = Laid(300, 500) {
      RowList(metrics: metrics) {
        RowSection {
          Block("a", 10, 44)
        } footer: {
          Block("footer", 10, 20)
        }
        RowSection {
          Block("b", 10, 44)
        } header: {
          Block("header", 10, 20)
        }
      }
    }
    // The header takes 8 of 10 points, the footer 7.
    #expect(laid["header"]?.minY == laid["footer"]?.maxY)
  }
}
