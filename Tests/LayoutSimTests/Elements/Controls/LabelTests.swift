import LayoutSim
import Testing

/// Labels, links and badges.
@MainActor
struct LabelTests {
  @Test("A symbol stands 8 points before its words")
  func label() {
    // label.icon_title_spacing, symbolImage.size_rule: the symbol is 20.67 wide and high.
    let words = Panel { TextBlock("Inbox") }
    let panel = Panel { IconLabel("Inbox", icon: "tray") }
    #expect(panel.size.isNear(words.size.width + 28.667, 20.667))
    #expect(panel.roles == [.label])
    #expect(panel.things(.label).map(\.label) == ["Inbox"])
    #expect(panel.isApproximate(.label))
  }

  @Test("A label of words alone, or of its symbol alone, is known by its words")
  func looks() {
    let words = Panel { IconLabel("Inbox", icon: "tray").labelStyle(.titleOnly) }
    let icon = Panel { IconLabel("Inbox", icon: "tray").labelStyle(.iconOnly) }
    #expect(words.size == Panel { TextBlock("Inbox") }.size)
    #expect(icon.size == Panel { Icon("tray") }.size)
    #expect(words.things(.label).map(\.label) == ["Inbox"])
    #expect(icon.things(.icon).map(\.label) == ["Inbox"])
  }

  @Test("A label grows with the user's text size: 39.67 at the second accessibility size")
  func largeText() {
    // The symbol is 1.2 times 33 high, the line 39.38; both up to a pixel.
    let panel = Panel(typeSize: .accessibility2) { IconLabel("Inbox", icon: "tray") }
    #expect(panel.size.height.isNear(39.667))
  }

  @Test("A link is as large as its words, and leads where it says")
  func link() {
    var visits = 0
    let panel = Panel { TextLink("Imprint") { visits += 1 } }
    #expect(panel.size == Panel { TextBlock("Imprint") }.size)
    #expect(panel.roles == [.link])
    #expect(!panel.isApproximate(.link))
    panel.press(.link, "Imprint")
    #expect(visits == 1)
    let disabled = Panel { TextLink("Imprint") {}.disabled() }
    #expect(!disabled.press(.link, "Imprint"))
  }

  @Test("A badge is 18.33 high and at least as wide from iOS 26 on, in any text size")
  func badge() {
    // tabBar.badge
    for typeSize in [TypeSize.large, .accessibility2] {
      let panel = Panel(.iOS26, typeSize: typeSize) { BadgeMark(3) }
      #expect(panel.size.isNear(18.333, 18.333))
      #expect(panel.isApproximate(.badge))
    }
    let long = Panel(.iOS26) { BadgeMark("1,024") }
    #expect(long.size.width > 20)
    #expect(long.size.height.isNear(18.333))
    #expect(long.things(.badge).map(\.label) == ["1,024"])
  }
}
