import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// A search field at the trailing end of a bar that has too little room.
@MainActor
struct NarrowSearchTests {
  private struct Boxes: Element {
    let count: Int
    @Local private var words = ""

    var body: some Element {
      Fill()
        .navigationTitle("Boxes")
        .searchable(text: $words)
        .toolbar {
          Each(0..<count) { number in BarItem { PushButton("\(number)", icon: "box") {} } }
        }
    }
  }

  /// The bar of a pushed screen in a window of a tablet.
  private func stage(width: Double, buttons count: Int) -> Stage {
    let app = StubCoordinator("home", handles: ["boxes"]) { route in
      route == "boxes" ? AnyElement(Boxes(count: count)) : AnyElement(TextBlock("Home"))
    }
    let traits = Traits(
      device: .iPadPro11M4,
      windowSize: Size(width: width, height: 800),
      platform: .iOS26
    )
    let stage = Stage(app, under: traits)
    app.navigate(to: StubRoute("boxes"))
    return stage
  }

  /// The frames of the parts of the bar, from the leading edge.
  private func parts(_ stage: Stage) -> [Rect] {
    stage.renderTree.nodes
      .filter { [Role.backButton, .button, .field].contains($0.role) && $0.detail != .layout }
      .compactMap(\.frame)
      .sorted { $0.minX < $1.minX }
  }

  @Test(
    "Nothing in the bar lies on anything else, and it stays inside the window",
    arguments: [700, 500, 400, 320],
    [0, 1, 2, 5]
  )
  func apart(width: Double, count: Int) {
    let stage = stage(width: width, buttons: count)
    let parts = parts(stage)
    #expect(parts.count >= 2)
    for (left, right) in zip(parts, parts.dropFirst()) {
      #expect(left.maxX <= right.minX + 0.001)
    }
    #expect(parts.allSatisfy { $0.minX >= 0 && $0.maxX <= width })
    #expect(stage.renderTree.findings.allSatisfy { $0.code != .overlappingTargets })
  }
}
