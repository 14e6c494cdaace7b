import FlowEngine
import LayoutSim
import StageSupport
import TestSupport
import Testing

/// Bars in any window, with any words.
@MainActor
struct HostileBarTests {
  private struct Busy: Element {
    let words: String

    @Local private var search = ""

    var body: some Element {
      Fill()
        .navigationTitle(words)
        .navigationBarTitleDisplayMode(.large)
        .toolbar { BarItem(placement: .topBarLeading) { PushButton(words) {} } }
        .toolbar { BarItem(placement: .confirmationAction) { PushButton(words, icon: words) {} } }
        .searchable(text: $search, prompt: words)
        .toolbar { BarItem(placement: .bottomBar) { PushButton(words) {} } }
        .toolbar {
          Each(BarPlacement.allCases, id: \.self) { placement in
            BarItem(placement: placement) { PushButton(words) {} }
            BarGroup(placement: placement) { TextEntry(words, words: $search) }
            BarSpacer(.fixed, placement: placement)
            BarSpacer(.flexible, placement: placement)
            BarItem(placement: placement) { Fill() }
          }
        }
        .toolbar { MenuControl(words) {} }
        .toolbarTitleMenu { TextBlock(words) }
        .searchScopes($search, options: [])
        .searchSuggestions { TextBlock(words).searchCompletion(words) }
        .silencingFindings(.severalPrincipalItems)
        .closeButton(words)
    }
  }

  nonisolated static let sizes = [
    Size(width: 1, height: 1), Size(width: 3, height: 4_000), Size(width: 4_000, height: 3),
    Size(width: 1e300, height: 0.001), Size(width: -5, height: .nan),
  ]

  @Test("Every bar has a finite place and size", arguments: sizes)
  func frames(_ size: Size) {
    let platforms = PlatformProfile.allCases.flatMap { platform in
      [Device.iPhone15, .iPadA16, .mac].map { (platform, $0) }
    }
    let words = ["", "\u{0}\u{200D}", String(repeating: "long ", count: 50)]
    let all = words.flatMap { words in platforms.map { (words, $0.0, $0.1) } }
    // One in eight has all words, and three systems on three devices.
    for (words, platform, device) in Night.sample(all, oneIn: 8) {
      let tabs = (0..<7).map { _ in
        StubCoordinator("home", handles: ["next"], tab: words, badge: words) { route in
          route == "home"
            ? AnyElement(Busy(words: words)) : AnyElement(Fill().customNavigationBar(words))
        }
      }
      let app = StubTabs(tabs)
      let traits = Traits(device: device, windowSize: size, platform: platform)
      let stage = Stage(app, under: traits)
      let first = stage.renderTree
      app.navigate(to: StubRoute("next"))
      for tree in [first, stage.renderTree] {
        #expect(!tree.all(.tabBar).isEmpty)
        #expect(tree.nodes.compactMap(\.frame).allSatisfy { $0.isCountable })
      }
    }
  }
}

extension Rect {
  fileprivate var isCountable: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0
  }
}
