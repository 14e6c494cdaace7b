import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Touch targets that are just large enough, or just apart.
@MainActor
struct TargetLimitTests {
  private func findings(@ElementBuilder _ content: @escaping @MainActor () -> some Element)
    -> [Finding]
  {
    Stage(StubCoordinator("home", screens: { _ in content() })).renderTree.findings
  }

  private func codes(@ElementBuilder _ content: @escaping @MainActor () -> some Element)
    -> [FindingCode]
  {
    findings(content).map(\.code)
  }

  private func button(_ name: String, _ width: Double, _ height: Double) -> some Element {
    PushButton(action: {}) { Fill().frame(width: width, height: height) }.accessibilityLabel(name)
  }

  // MARK: - Small ones

  @Test("Half a point less than 44 is tolerated, in either direction, and more is not")
  func tolerance() {
    #expect(codes { button("a", 43.5, 44) } == [])
    #expect(codes { button("a", 44, 43.5) } == [])
    #expect(codes { button("a", 43, 44) } == [.smallTarget])
    #expect(codes { button("a", 44, 43) } == [.smallTarget])
  }

  @Test("Words may be narrower, but not words beside a symbol, and neither may be lower")
  func words() {
    #expect(codes { PushButton(action: {}) { TextBlock("A").frame(height: 44) } } == [])
    #expect(
      codes { PushButton(action: {}) { TextBlock("A").frame(height: 43) } } == [.smallTarget]
    )
    #expect(
      codes {
        PushButton(action: {}) {
          Layers {
            Fill().frame(width: 30, height: 44)
            TextBlock("A")
          }
        }
      } == [.smallTarget]
    )
  }

  @Test("Of more than four the first four are named, and how many more there are")
  func names() {
    func found(_ count: Int) -> String? {
      findings { Row { Each(0..<count) { button("\($0)", 20, 44) } } }.first?.found
    }
    let four = "“0” (20 x 44), “1” (20 x 44), “2” (20 x 44), “3” (20 x 44)"
    #expect(found(4) == "Smaller than a finger: \(four).")
    #expect(found(6) == "Smaller than a finger: \(four) and 2 more.")
  }

  // MARK: - Over each other

  @Test("Two that share half a point are apart, two that share more are not")
  func shared() {
    func codes(_ shared: Double) -> [FindingCode] {
      self.codes {
        Column(spacing: -shared) {
          Row(spacing: -shared) {
            button("a", 100, 100)
            button("b", 100, 100)
          }
          button("c", 100, 100)
        }
      }
    }
    #expect(codes(0.5) == [])
    #expect(codes(1) == [.overlappingTargets])
  }

  @Test("A button on a card may cover half of it, and no more")
  func half() {
    func codes(_ height: Double) -> [FindingCode] {
      self.codes {
        Layers(alignment: .top) {
          button("Card", 100, 100)
          button("Banner", 100, height)
        }
      }
    }
    #expect(codes(50) == [])
    #expect(codes(51) == [.overlappingTargets])
  }

  @Test("A button on a card may stick out of it by half a point, and no more")
  func stickingOut() {
    func codes(_ distance: Double) -> [FindingCode] {
      self.codes {
        Layers(alignment: .topTrailing) {
          button("Card", 200, 100)
          button("Heart", 44, 44).offset(x: distance, y: -distance)
        }
      }
    }
    #expect(codes(0.5) == [])
    #expect(codes(1) == [.overlappingTargets])
  }

  @Test("A small button below a large one cannot be pressed, and is one")
  func below() {
    #expect(
      findings {
        Layers {
          button("Heart", 44, 44)
          button("Card", 200, 100)
        }
      } == [
        Finding(
          code: .overlappingTargets,
          place: "home",
          found: "“Heart” and “Card” lie over each other, and a finger gets only the one in front.",
          advice: "Move them apart."
        )
      ]
    )
  }

  @Test("What scrolls may lie under a button of the bar, and what does not may not")
  func underBar() throws {
    func stage(@ElementBuilder _ content: @escaping @MainActor () -> some Element) -> Stage {
      Stage(
        StubCoordinator("home") { _ in
          content().navigationTitle("Home").navigationBarTitleDisplayMode(.inline).toolbar {
            PushButton("Edit") {}
          }
        }
      )
    }
    let scrolled = stage {
      ScrollArea {
        Column(spacing: 0) {
          Each(0..<30) { number in
            PushButton(action: {}) { Fill().frame(height: 100) }.accessibilityLabel("\(number)")
          }
        }
      }
    }
    try scrolled.scroll(by: 50)
    #expect(scrolled.renderTree.findings == [])
    // The bar is from 53⅔ to 97⅔.
    let still = stage {
      PushButton(action: {}) { Fill().frame(height: 100) }.accessibilityLabel("Wide")
        .frame(maxHeight: .infinity, alignment: .top).offset(y: -40)
    }
    #expect(still.renderTree.findings.map(\.code).contains(.overlappingTargets))
  }
}
