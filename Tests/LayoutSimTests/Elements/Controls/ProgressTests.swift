import LayoutSim
import Testing

/// Progress.
@MainActor
struct ProgressTests {
  @Test("A bar is as wide as there is room and 4 high, in any text size")
  func bar() {
    // progressView.linear_height
    for platform in PlatformProfile.allCases {
      let panel = Panel(platform, typeSize: .accessibility2) { ProgressBar(value: 0.4) }
      #expect(panel.size == Size(width: 361, height: 4))
      #expect(panel.isApproximate(.progress))
      #expect(panel.fact("value", of: .progress) == "0.4")
    }
  }

  @Test("A share is never less than nothing or more than all")
  func shares() {
    func share(_ value: Double, of total: Double) -> String? {
      Panel { ProgressBar(value: value, of: total) }.fact("value", of: .progress)
    }
    #expect(share(3, of: 4) == "0.75")
    #expect(share(9, of: 4) == "1")
    #expect(share(-1, of: 4) == "0")
    #expect(share(1, of: 0) == "0")
    #expect(share(.nan, of: 4) == "0")
    #expect(share(.infinity, of: .infinity) == "0")
  }

  @Test("A spinner measures 20 x 20, as a large control 37 x 37, in any text size")
  func spinner() {
    // progressView.circular_size
    for platform in PlatformProfile.allCases {
      let panel = Panel(platform, typeSize: .accessibility2) { Spinner() }
      #expect(panel.size == Size(width: 20, height: 20))
      #expect(panel.isApproximate(.progress) == (platform == .iOS27))
      let large = Panel(platform) { Spinner().controlSize(.large) }
      #expect(large.size == Size(width: 37, height: 37))
    }
  }

  @Test("A title stands with its progress and names it, also where it is hidden")
  func titles() {
    let panel = Panel {
      Column {
        ProgressBar("Loading", value: 0.5)
        Spinner("Waiting")
      }
    }
    #expect(panel.things(.progress).map(\.label) == ["Loading", "Waiting"])
    #expect(panel.roles == [.progress, .progress])
    let hidden = Panel { Spinner("Waiting").labelsHidden() }
    #expect(hidden.size == Size(width: 20, height: 20))
    #expect(hidden.things(.progress).map(\.label) == ["Waiting"])
  }
}
