import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Findings about touch targets.
@MainActor
struct TargetFindingTests {
  private func codes(
    platform: PlatformProfile = .iOS18,
    @ElementBuilder _ content: @escaping @MainActor () -> some Element
  ) -> [FindingCode] {
    let app = StubCoordinator("home", screens: { _ in content() })
    return Stage(app, on: platform == .macOS ? .mac : .iPhone15, platform: platform)
      .renderTree.findings.map(\.code)
  }

  @Test("What touches pass through is no target: neither too small, nor over another")
  func untouchable() {
    #expect(
      codes {
        Layers {
          PushButton(action: {}) { TextBlock("Behind").frame(width: 60, height: 60) }
          PushButton("Ghost") {}.allowsHitTesting(false)
          Column { PushButton("Spirit") {} }.allowsHitTesting(false)
        }
      }.isEmpty
    )
  }

  @Test("Rows, the halves of a stepper and words in a frame of their own were called too small")
  func largeEnough() {
    #expect(codes { RowList { PushButton("Row") {} } }.isEmpty)
    #expect(codes { StepperControl("Count", decrement: {}, increment: {}) }.isEmpty)
    #expect(codes { RowList { StepperControl("Count", decrement: {}, increment: {}) } }.isEmpty)
    #expect(codes { PushButton(action: {}) { TextBlock("OK").frame(height: 44) } }.isEmpty)
    #expect(codes(platform: .macOS) { PushButton("OK") {} }.isEmpty)
  }

  @Test("Words as they are, and a symbol in a low or narrow frame, are too small")
  func tooSmall() {
    #expect(codes { PushButton("OK") {} } == [.smallTarget])
    #expect(codes { PushButton("OK") {}.frame(width: 100, height: 100) } == [.smallTarget])
    #expect(
      codes { PushButton(action: {}) { Icon("heart").frame(width: 30, height: 44) } }
        == [.smallTarget]
    )
    #expect(codes { RowList { PushButton("Row") {}.buttonStyle(.plain) } } == [.smallTarget])
  }

  @Test(
    "A floating button over a list, and a small one on a card, were reported as overlapping"
  )
  func meant() {
    #expect(
      codes {
        Layers(alignment: .bottomTrailing) {
          RowList { Each(0..<30) { PushButton("Row \($0)") {} } }
          PushButton(action: {}) { Icon("plus").frame(width: 56, height: 56) }.accessibilityLabel(
            "Add"
          )
        }
      }.isEmpty
    )
    #expect(
      codes {
        Layers(alignment: .topTrailing) {
          PushButton(action: {}) { Fill().frame(width: 200, height: 100) }.accessibilityLabel(
            "Card"
          )
          PushButton(action: {}) { Icon("heart").frame(width: 44, height: 44) }.accessibilityLabel(
            "Heart"
          )
        }
      }.isEmpty
    )
  }

  @Test("Buttons that cover each other by half or at a corner are in each other's way")
  func inTheWay() {
    #expect(
      codes {
        Layers {
          PushButton(action: {}) { Fill().frame(width: 100, height: 100) }.accessibilityLabel(
            "Photo"
          )
          PushButton(action: {}) { Fill().frame(width: 90, height: 90) }.accessibilityLabel("Heart")
        }
      } == [.overlappingTargets]
    )
    #expect(
      codes {
        Layers {
          PushButton(action: {}) { Fill().frame(width: 100, height: 100) }.accessibilityLabel(
            "Photo"
          )
          PushButton(action: {}) { Fill().frame(width: 44, height: 44) }.accessibilityLabel("Heart")
            .offset(
              x: 40
            )
        }
      } == [.overlappingTargets]
    )
    // A list that scrolls over a button which stays.
    #expect(
      codes {
        Layers {
          PushButton(action: {}) { Fill().frame(width: 100, height: 100) }.accessibilityLabel(
            "Photo"
          )
          ScrollArea {
            PushButton(action: {}) { Fill().frame(height: 800) }.accessibilityLabel("Heart")
          }
        }
      } == [.overlappingTargets]
    )
  }
}
