import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The findings of a stage with one screen that is all of an app.
@MainActor
private func codes(@ElementBuilder _ content: @escaping @MainActor () -> some Element)
  -> [FindingCode]
{
  Stage(StubCoordinator("home", screens: { _ in content() })).renderTree.findings.map(\.code)
}

/// Diagnosing a screen.
@MainActor
struct DiagnosisTests {
  // MARK: - Targets

  @Test("A button lower than 44 points is a finding that says how large it is")
  func smallTarget() {
    let app = StubCoordinator("home") { _ in
      PushButton(action: {}) { Fill().frame(width: 60, height: 20) }.accessibilityLabel("Buy")
    }
    #expect(
      Stage(app).renderTree.findings == [
        Finding(
          code: .smallTarget,
          place: "home",
          found: "Smaller than a finger: “Buy” (60 x 20).",
          advice:
            "Give its label a frame of at least 44 x 44 points: one around the whole makes it no "
            + "larger."
        )
      ]
    )
  }

  @Test("A button of 44 x 44 points is not a finding, and neither is one as the platform makes it")
  func largeTarget() {
    #expect(codes { PushButton(action: {}) { Fill().frame(width: 44, height: 44) } }.isEmpty)
    #expect(codes { PushButton("Buy") {}.buttonStyle(.bordered) }.isEmpty)
  }

  @Test("A button that is shown and cannot be pressed may be small")
  func disabledTarget() {
    #expect(codes { PushButton("Buy") {}.disabled() }.isEmpty)
  }

  @Test("Buttons that lie over each other are a finding")
  func overlapping() {
    let app = StubCoordinator("home") { _ in
      Layers {
        PushButton(action: {}) { Fill().frame(width: 100, height: 100) }.accessibilityLabel("Photo")
        PushButton(action: {}) { Fill().frame(width: 44, height: 44) }.accessibilityLabel("Heart")
          .offset(x: 40)
      }
    }
    let finding = Stage(app).renderTree.findings.first
    #expect(finding?.code == .overlappingTargets)
    #expect(
      finding?.found
        == "“Photo” and “Heart” lie over each other, and a finger gets only the one in front."
    )
  }

  @Test("Buttons side by side are not a finding, also without a gap")
  func beside() {
    #expect(
      codes {
        Row(spacing: 0) {
          PushButton(action: {}) { Fill().frame(width: 100, height: 100) }
          PushButton(action: {}) { Fill().frame(width: 44, height: 44) }
        }
      }.isEmpty
    )
  }

  // MARK: - Places

  @Test("Content that is wider than the screen is a finding")
  func tooWide() {
    let app = StubCoordinator("home") { _ in Picture("Map", width: 500, height: 100) }
    #expect(
      Stage(app).renderTree.findings == [
        Finding(
          code: .contentTooWide,
          place: "home",
          found: "The screen is 393 points wide, and this sticks out of it: “Map”.",
          advice: "Let it wrap or shrink, or put it into a ScrollArea that scrolls horizontally."
        )
      ]
    )
  }

  @Test("Wide content that scrolls is not a finding, and neither is content of the screen's width")
  func scrolls() {
    #expect(codes { ScrollArea(.horizontal) { Picture("Map", width: 500, height: 100) } }.isEmpty)
    #expect(codes { Picture("Map", width: 393, height: 100) }.isEmpty)
  }

  /// Takes all the room that there is.
  private struct Greedy: ContainerLayout {
    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      Size(width: proposal.width ?? 10, height: proposal.height ?? .infinity)
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
      for child in children { child.place(at: .zero, proposal: .unspecified) }
    }
  }

  @Test("A layout that takes all the room is a finding where there is no end to it")
  func endless() {
    let app = StubCoordinator("home") { _ in
      ScrollArea {
        Container(Greedy()) { Picture("Map", width: 100, height: 100) }.accessibilityIdentifier(
          "chart"
        )
      }
    }
    #expect(
      Stage(app).renderTree.findings == [
        Finding(
          code: .endlessContent,
          place: "home",
          found: "This has no end: “#chart”.",
          advice: "A layout answers infinity where nothing limits it, or a frame is infinite. "
            + "Give it a length."
        )
      ]
    )
  }

  @Test("A layout that takes all the room of a window is not a finding")
  func limited() {
    #expect(codes { Container(Greedy()) { Picture("Map", width: 100, height: 100) } }.isEmpty)
  }

  // MARK: - Texts

  @Test("A text that is cut short in a sheet of its content's height is a finding")
  func truncated() {
    let words = "These are words that take two lines on an iPhone 15 whatever one does about it."
    let shown = SheetStage([.custom]) { _ in
      TextBlock(words).frame(height: 21)
    }
    let findings = shown.stage.renderTree.findings
    #expect(findings.map(\.code).contains(.textTruncatedInSheet))
    #expect(findings.allSatisfy { $0.place == "sheet" })
  }

  @Test(
    "A text that keeps its lines there is not a finding, and in a sheet of a fixed height nothing is"
  )
  func notTruncated() {
    let words = "These are words that take two lines on an iPhone 15 whatever one does about it."
    let whole = SheetStage([.custom]) { _ in
      TextBlock(words).fixedSize(horizontal: false, vertical: true)
    }
    #expect(
      !whole.stage.renderTree.findings.map(\.code).contains(.textTruncatedInSheet)
    )
    let medium = SheetStage([.medium]) { _ in TextBlock(words).frame(height: 21) }
    #expect(
      !medium.stage.renderTree.findings.map(\.code).contains(.textTruncatedInSheet)
    )
  }

  @Test("A line that ends within 2 % of its limit is a finding")
  func nearLimit() throws {
    let width = try measure(TextBlock("Total price"), width: nil).width
    let tight = codes { TextBlock("Total price").frame(width: width * 1.01) }
    #expect(tight == [.textNearLimit])
    #expect(codes { TextBlock("Total price").frame(width: width * 1.03) }.isEmpty)
  }

  @Test("A text that asks for its own width is never near a limit")
  func ownWidth() {
    #expect(codes { TextBlock("Total price") }.isEmpty)
  }

  // MARK: - Ways

  @Test("A pushed screen without a bar and without a button is a finding")
  func noWayBack() {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      if route == "home" { Fill() } else { Fill().navigationBarHidden() }
    }
    let stage = Stage(app)
    #expect(stage.renderTree.findings.isEmpty)
    app.navigate(to: StubRoute("next"))
    #expect(stage.renderTree.findings.map(\.code) == [.noWayBack])
    #expect(stage.renderTree.findings.map(\.place) == ["next"])
  }

  @Test(
    "A bar or a button leads back, and a sheet can be swiped away unless its content forbids it"
  )
  func waysBack() {
    let sheet = SheetStage([.medium]) { _ in Fill() }
    #expect(sheet.stage.renderTree.findings.isEmpty)
    let held = SheetStage([.medium]) { _ in Fill().interactiveDismissDisabled() }
    #expect(held.stage.renderTree.findings.map(\.code) == [.noWayBack])
    let button = SheetStage([.medium]) { _ in
      PushButton("Close") {}.buttonStyle(.bordered).interactiveDismissDisabled()
    }
    #expect(button.stage.renderTree.findings.isEmpty)
  }

  @Test("Tabs that were pushed are a finding; tabs in a sheet are not")
  func nestedStack() {
    let app = StubCoordinator("home")
    app.addChild(StubTabs([StubCoordinator("one", handles: ["one"], tab: "One")]))
    app.navigate(to: StubRoute("one"))
    #expect(Stage(app).renderTree.findings.map(\.code).contains(.nestedStack))
    let tabs = StubTabs([StubCoordinator("one", tab: "One")])
    #expect(Stage(tabs).renderTree.findings.isEmpty)
  }

  @Test("A colour may be wider than the screen")
  func wideFill() {
    #expect(codes { Fill().accessibilityIdentifier("line").frame(width: 500, height: 10) }.isEmpty)
  }
}
