import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Findings about popovers.
@MainActor
struct PopoverFindingTests {
  private func findings(
    on device: Device = .iPhone15,
    @ElementBuilder _ content: @escaping () -> some Element
  ) -> RenderTree {
    let flags = Flags()
    flags.first = true
    return stage(on: device) { block().popover(isPresented: flags.firstLink) { content() } }
      .renderTree
  }

  @Test(
    "A small button in a popover was not a finding",
    arguments: [Device.iPhone15, .iPadA16]
  )
  func smallTarget(device: Device) throws {
    let tree = findings(on: device) { PushButton("tiny") {}.buttonStyle(.plain) }
    let finding = try #require(tree.findings.first)
    #expect(tree.findings.map(\.code) == [.smallTarget])
    #expect(finding.place == "home")
    #expect(finding.found.contains("“tiny”"))
    #expect(findings(on: device) { PushButton("fine") {}.buttonStyle(.bordered) }.findings == [])
  }

  @Test("A button in a popover is silenced as one on a screen")
  func silenced() {
    let tree = findings {
      PushButton("tiny") {}.buttonStyle(.plain).silencingFindings(.smallTarget)
    }
    #expect(tree.findings == [])
    #expect(tree.silencedFindings.map(\.code) == [.smallTarget])
  }

  @Test("A text that lies beside its popover was not a finding")
  func offScreen() {
    let tree = findings(on: .iPadA16) {
      Column {
        TextBlock("Here")
        TextBlock("Lost").offset(x: 3_000)
      }
    }
    #expect(
      tree.findings == [
        Finding(
          code: .textOffScreen,
          place: "home",
          found: "Nobody can see this, and nothing scrolls it into sight: “Lost”.",
          advice: "Place it on the popover, or leave it out."
        )
      ]
    )
  }

  @Test("A map wider than its popover was not a finding")
  func tooWide() {
    #expect(
      findings { Picture("Map", width: 500, height: 50) }.findings == [
        Finding(
          code: .contentTooWide,
          place: "home",
          found: "The popover is 393 points wide, and this sticks out of it: “Map”.",
          advice: "Let it wrap or shrink, or put it into a ScrollArea that scrolls horizontally."
        )
      ]
    )
    // On a tablet the popover is as wide as the map.
    #expect(findings(on: .iPadA16) { Picture("Map", width: 500, height: 50) }.findings == [])
  }

  @Test("Alerts and dialogs are the platform's, and have no findings of their own")
  func alerts() {
    let flags = Flags()
    flags.first = true
    let alert = stage { block().alert("Sure?", isPresented: flags.firstLink) }
    #expect(alert.renderTree.findings == [])
    let dialog = stage {
      block().confirmationDialog("Sure?", isPresented: flags.firstLink) { PushButton("Yes") {} }
    }
    #expect(dialog.renderTree.findings == [])
  }

  @Test("A popover without a way out was not a finding")
  func noWayBack() {
    #expect(
      findings { TextBlock("Help").presentationCompactAdaptation(.fullScreenCover) }.findings == [
        Finding(
          code: .noWayBack,
          place: "home",
          found:
            "No finger takes the popover down that home presents, and no button, row or link in "
            + "it can be pressed for that.",
          advice: "Give it a button that does."
        )
      ]
    )
    #expect(
      findings {
        PushButton("Done") {}.buttonStyle(.bordered).presentationCompactAdaptation(.fullScreenCover)
      }.findings == []
    )
    for device in [Device.iPhone15, .iPadA16] {
      let locked = findings(on: device) { TextBlock("Help").interactiveDismissDisabled() }
      #expect(locked.findings.map(\.code) == [.noWayBack])
      #expect(findings(on: device) { TextBlock("Help") }.findings == [])
    }
    #expect(
      findings {
        PushButton("Done") {}.buttonStyle(.bordered)
          .overlay { Fill(.accent) }
          .presentationCompactAdaptation(.fullScreenCover)
      }.findings.map(\.code) == [.noWayBack]
    )
    // On a tablet a popover stays one.
    #expect(
      findings(on: .iPadA16) { TextBlock("Help").presentationCompactAdaptation(.fullScreenCover) }
        .findings == []
    )
  }
}
