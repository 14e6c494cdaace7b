import LayoutSim
import Testing

/// Sections, rows and folding.
@MainActor
struct SectionTests {
  private func section(_ look: ListLook) -> some Element {
    TitledSection("General", footer: "Restarts the app.") {
      Fill().frame(height: 100)
    }
    .listStyle(look)
  }

  private func header(_ platform: PlatformProfile, _ look: ListLook) -> Double? {
    Panel(platform) { section(look) }.pass.nodes.first { $0.role == .fill }?.frame?.minY
  }

  @Test("The header of a plain list is 28 high")
  func plainHeader() throws {
    // list.plain_header_height
    for platform in PlatformProfile.allCases {
      #expect(try #require(header(platform, .plain)).isNear(28))
    }
  }

  @Test("The header of a group is 40.33 high from iOS 26 on, and 38.67 before")
  func groupedHeader() throws {
    // 10 + 20.33 + 10, and 17 + 15.67 + 6.
    #expect(try #require(header(.iOS26, .insetGrouped)).isNear(40.333))
    #expect(try #require(header(.iOS18, .insetGrouped)).isNear(38.667))
    #expect(!Panel(.iOS18) { section(.grouped) }.isApproximate(.heading))
  }

  @Test("A footer keeps 14 free above and below a line of 15.67, and 18 up to iOS 18")
  func footer() {
    #expect(Panel(.iOS26) { section(.insetGrouped) }.size.height.isNear(40.333 + 100 + 29.667))
    #expect(Panel(.iOS18) { section(.insetGrouped) }.size.height.isNear(38.667 + 100 + 33.667))
  }

  @Test("Groups up to iOS 18 have headers in capitals, known by the words as they were given")
  func capitals() throws {
    let panel = Panel { section(.insetGrouped) }
    let header = try #require(panel.things(.heading).first)
    #expect(header.label == "General")
    #expect(header.lines == ["GENERAL"])
    #expect(panel.things(.section).map(\.label) == ["General"])
    let later = Panel(.iOS26) { section(.insetGrouped) }
    #expect(later.things(.heading).first?.lines == ["General"])
  }

  @Test("A header of the app's own is in capitals where titles are, unless it says its letters")
  func ownHeader() {
    func header(_ platform: PlatformProfile, _ look: ListLook, _ header: some Element) -> [String]?
    {
      Panel(platform, height: 300) {
        RowList {
          RowSection {
            TextBlock("a")
          } header: {
            header
          }
        }
        .listStyle(look)
      }
      .pass.nodes.first { $0.label == "General" }?.lines
    }
    let words = TextBlock("General")
    #expect(header(.iOS18, .insetGrouped, words) == ["GENERAL"])
    #expect(header(.iOS18, .insetGrouped, words.textCase(nil)) == ["General"])
    #expect(header(.iOS18, .plain, words) == ["General"])
    #expect(header(.iOS26, .insetGrouped, words) == ["General"])
  }

  @Test("Words of a section begin 16 points from its side")
  func headerInset() {
    let panel = Panel { section(.insetGrouped) }
    #expect(panel.things(.heading).map(\.frame?.minX) == [16])
    #expect(panel.things(.text).map(\.frame?.minX) == [16])
  }

  @Test("A row of a list is 44 high, from iOS 26 on 52, and more in large text")
  func rows() {
    // list.row_min_height, list.row_vertical_inset, list.row_min_height_swiftui,
    // list.classic_row_height_ax2
    #expect(Panel { ListLine("Name", detail: "Ada") }.size.isNear(361, 44))
    #expect(Panel(.iOS26) { ListLine("Name", detail: "Ada") }.size.isNear(361, 52))
    // 44 x 29 / 22, the distances of body text's lines.
    #expect(Panel(.iOS26, typeSize: .xxxLarge) { ListLine("Name") }.size.isNear(361, 58))
    #expect(Panel(.iOS26, typeSize: .accessibility2) { ListLine("Name") }.size.isNear(361, 80))
    // 39.67 + 22.
    #expect(Panel(typeSize: .accessibility2) { ListLine("Name") }.size.isNear(361, 61.667))
    #expect(!Panel { ListLine("Name") }.isApproximate(.row))
    #expect(Panel(typeSize: .accessibility2) { ListLine("Name") }.isApproximate(.row))
    #expect(!Panel(.iOS26) { ListLine("Name") }.isApproximate(.row))
  }

  @Test("A row that leads on ends in a mark of 10.33 x 14, larger beside larger words")
  func chevron() {
    // list.disclosure_chevron
    func mark(_ typeSize: TypeSize) -> Size? {
      let panel = Panel(.iOS26, typeSize: typeSize) { ListLine("Orders") {} }
      return panel.pass.nodes.first { $0.role == .icon }?.frame?.size
    }
    #expect(mark(.large)?.isNear(10.333, 14) == true)
    #expect(mark(.xxxLarge)?.isNear(14, 19.5) == true)
    #expect(mark(.accessibility2)?.isNear(20, 28.5) == true)
  }

  @Test("A row is one node, which leads on when it is pressed")
  func press() {
    var visits = 0
    let panel = Panel { ListLine("Orders", detail: "3") { visits += 1 } }
    #expect(panel.roles == [.row, .text, .text, .icon])
    #expect(panel.press(.row, "Orders, 3"))
    #expect(visits == 1)
    let disabled = Panel { ListLine("Orders") {}.disabled() }
    #expect(!disabled.press(.row, "Orders"))
    #expect(disabled.things(.row).first?.flags.contains(.disabled) == true)
  }

  @Test("What is folded away takes no room, and is there after a press")
  func folding() {
    let isShown = Wire(false)
    let panel = Panel {
      FoldingSection("Advanced", isShown: isShown.link) { Fill().frame(height: 100) }
    }
    #expect(panel.size.isNear(361, 20.333))
    #expect(panel.fact("value", of: .disclosure) == "folded")
    panel.press(.disclosure, "Advanced")
    #expect(isShown.value)
    // The gap between the words and the content is the column's.
    #expect(panel.size.height > 120)
    #expect(panel.fact("value", of: .disclosure) == "shown")
    #expect(panel.isApproximate(.disclosure))
  }

  @Test("A disabled section does not unfold")
  func disabledFolding() {
    let isShown = Wire(false)
    let panel = Panel { FoldingSection("Advanced", isShown: isShown.link) {}.disabled() }
    #expect(!panel.press(.disclosure, "Advanced"))
    #expect(!isShown.value)
    #expect(panel.things(.disclosure).first?.flags.contains(.disabled) == true)
  }
}
