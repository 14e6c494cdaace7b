import LayoutSim
import Testing

/// Symbols and images.
@MainActor
struct ImageTests {
  @Test("A symbol is 1.2 times as high as its letters are large, more or less with its scale")
  func symbol() {
    // symbolImage.size_rule: 20.4 up to a pixel; the other scales are proposed.
    let medium = Panel { Icon("star") }
    let small = Panel { Icon("star").imageScale(.small) }
    let large = Panel { Icon("star").imageScale(.large) }
    #expect(medium.size.isNear(20.667, 20.667))
    #expect(small.size.isNear(16, 16))
    #expect(large.size.isNear(26.333, 26.333))
    #expect(small.isApproximate(.icon))
    #expect(large.isApproximate(.icon))
  }

  @Test("A resizable image takes what it is offered, and has its own size where nothing is")
  func resizable() {
    let picture = Picture("cover", width: 120, height: 90).resizable()
    #expect(Panel(width: 361, height: 200) { picture }.size == Size(width: 361, height: 200))
    #expect(Panel(width: nil) { picture }.size == Size(width: 120, height: 90))
    #expect(Panel(width: 0, height: 0) { picture }.size == .zero)
    #expect(Panel(width: 50, height: nil) { picture }.size == Size(width: 50, height: 90))
    let things = Panel { picture }.things(.picture)
    #expect(things.map(\.label) == ["cover"])
  }

  @Test(
    "A resizable symbol takes what it is offered, and has the size of its text where nothing is"
  )
  func resizableIcon() {
    let icon = Icon("star").resizable()
    #expect(Panel(width: 56, height: 40) { icon }.size == Size(width: 56, height: 40))
    // 1.2 times 17 points, rounded up to a third.
    #expect(Panel(width: nil) { icon }.size.isNear(20.667, 20.667))
    #expect(Panel { icon }.things(.icon).map(\.label) == ["star"])
  }

  @Test("A resizable image is never smaller than what is not stretched of it")
  func capInsets() {
    let caps = Insets(top: 10, leading: 20, bottom: 5, trailing: .nan)
    let picture = Picture("bubble", width: 40, height: 30).resizable(capInsets: caps)
    #expect(Panel(width: 0, height: 0) { picture }.size == Size(width: 20, height: 15))
    #expect(Panel(width: 100, height: 8) { picture }.size == Size(width: 100, height: 15))
  }

  @Test("A resizable image keeps its shape in a ratio that fits")
  func fitting() {
    let panel = Panel(width: 360, height: 360) {
      Picture("cover", width: 120, height: 90).resizable().aspectRatio(contentMode: .fit)
    }
    #expect(panel.size == Size(width: 360, height: 270))
  }
}
