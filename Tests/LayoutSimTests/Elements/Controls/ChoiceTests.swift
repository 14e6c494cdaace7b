import LayoutSim
import Testing

/// Pickers.
@MainActor
struct ChoiceTests {
  private static let words = ["Title", "Author", "Price"]

  private func picker(_ look: ChoiceLook, _ order: Wire<String>) -> some Element {
    ChoiceControl("Sort by", selection: order.link, options: Self.words).pickerStyle(look)
  }

  @Test("A menu is 34.33 high, and grows with its words")
  func menu() {
    // picker.menu_height; 39.67 + 14 in 33-point letters. The arrows are 10.33 wide, 6 behind the words.
    let order = Wire("Author")
    let words = Panel { TextBlock("Author") }.size.width
    #expect(Panel { picker(.menu, order) }.size.isNear(words + 16.333, 34.333))
    #expect(Panel(typeSize: .accessibility2) { picker(.menu, order) }.size.height.isNear(53.667))
    // Not sure is the distance from the title alone.
    #expect(!Panel { picker(.menu, order) }.isApproximate(.picker))
    #expect(Panel { RowList { picker(.menu, order) } }.isApproximate(.picker))
  }

  @Test(
    "The title of a menu was shown outside of lists, too",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func titleOfMenu(platform: PlatformProfile) {
    let order = Wire("Author")
    let width = Panel { picker(.menu, order) }.size.width
    #expect(Panel(platform) { Column { picker(.menu, order) } }.size.width == width)
    // Rows of a list are 20 from its sides, 16 from iOS 26 on, and their content as far from theirs.
    let inset: Double = platform == .iOS18 ? 20 : 16
    let list = Panel(platform, width: 393, height: 800) { RowList { picker(.menu, order) } }
    #expect(list.things(.picker).first?.frame?.size.width == 393 - 4 * inset)
  }

  @Test("Segments are 32 high in any text size")
  func segmentedHeight() {
    // picker.segmented_height
    let order = Wire("Author")
    for typeSize in [TypeSize.large, .accessibility2] {
      let old = Panel(typeSize: typeSize) { picker(.segmented, order) }
      let new = Panel(.iOS26, typeSize: typeSize) { picker(.segmented, order) }
      #expect(old.size == Size(width: 361, height: 32))
      #expect(new.size == Size(width: 361, height: 32))
      #expect(!old.isApproximate(.picker))
    }
  }

  @Test("Segments share the width equally, and a press chooses one")
  func segments() {
    let order = Wire("Author")
    // Two lines of 1 between three.
    let panel = Panel(width: 362) { picker(.segmented, order) }
    #expect(panel.things(.option).map(\.frame?.size.width) == [120, 120, 120])
    #expect(
      panel.things(.option).map(\.flags) == [.pressable, [.selected, .pressable], .pressable]
    )
    panel.press(.option, "Price")
    #expect(order.value == "Price")
    #expect(
      panel.things(.option).map(\.flags) == [.pressable, .pressable, [.selected, .pressable]]
    )
    #expect(panel.fact("value", of: .picker) == "Price")
  }

  @Test("A label with a condition trapped")
  func conditionalLabel() {
    let stage = Stage {
      ChoiceControl(selection: .constant(1)) {
        TextBlock("One").tag(1)
      } label: {
        if Self.words.count > 2 { TextBlock("Sort by") }
      }
    }
    #expect(stage.renderTree.nodes.contains { $0.role == .picker && $0.label == "Sort by" })
  }

  @Test("A wheel is 216 high and as wide as there is room, in any text size")
  func wheel() {
    // picker.wheel_height
    let order = Wire("Author")
    for platform in PlatformProfile.allCases {
      let panel = Panel(platform, typeSize: .accessibility2) { picker(.wheel, order) }
      #expect(panel.size == Size(width: 361, height: 216))
      #expect(panel.isApproximate(.picker))
    }
  }

  @Test("Options in line are rows of a list, which a press chooses")
  func inline() {
    // list.row_min_height, list.row_min_height_swiftui
    let order = Wire("Author")
    let old = Panel { picker(.inline, order) }
    #expect(old.size == Size(width: 361, height: 132))
    #expect(!old.isApproximate(.picker))
    #expect(Panel(.iOS26) { picker(.inline, order) }.size == Size(width: 361, height: 156))
    old.press(.option, "Title")
    #expect(order.value == "Title")
    #expect(old.things(.option).map(\.flags) == [[.selected, .pressable], .pressable, .pressable])
  }

  @Test("An option of a menu or a wheel is entered by its words, and nothing else is")
  func entering() {
    for look in [ChoiceLook.menu, .wheel, .segmented, .inline] {
      let order = Wire("Author")
      let panel = Panel { picker(look, order) }
      #expect(panel.enter("Price", .picker, "Sort by") == true)
      #expect(order.value == "Price")
      #expect(panel.enter("Weight", .picker, "Sort by") == false)
      #expect(order.value == "Price")
    }
  }

  @Test("A condition and a figure in an option stopped the test")
  func partsOfOptions() {
    let star: String? = "star"
    let panel = Panel {
      ChoiceControl("Sort by", selection: .constant(2)) {
        Row {
          if let star { Icon(star) }
          Figure.circle
          TextBlock("Author")
        }
        .tag(2)
      }
    }
    #expect(panel.fact("value", of: .picker) == "Author")
  }

  @Test("A value that no option has selects nothing")
  func noChoice() {
    let panel = Panel { picker(.menu, Wire("Weight")) }
    #expect(panel.fact("value", of: .picker) == "none")
  }

  @Test("A disabled picker takes no choice")
  func disabled() {
    let order = Wire("Author")
    let panel = Panel { picker(.segmented, order).disabled() }
    #expect(!panel.press(.option, "Price"))
    #expect(panel.enter("Price", .picker, "Sort by") == nil)
    #expect(order.value == "Author")
    #expect(panel.things(.picker).first?.flags.contains(.disabled) == true)
  }
}
