import LayoutSim
import Observation
import Testing

/// Elements whose bindings are values of the moment: each body makes another one.
@MainActor
struct WithdrawnPresentationTests {
  @Test(
    "What an element presents goes when its binding of the moment is false",
    arguments: Kind.allCases
  )
  func goes(kind: Kind) {
    let model = Switch()
    let stage = Stage { Presents(model: model, kind: kind) }
    #expect(shown(on: stage) == 0)
    model.isOn = true
    #expect(shown(on: stage) == 1)
    model.isOn = false
    #expect(shown(on: stage) == 0)
    #expect(stage.renderTree.findings.isEmpty)
    model.isOn = true
    #expect(shown(on: stage) == 1)
  }

  @Test("A sheet for narrow windows goes when the window gets wide")
  func wide() {
    let narrow = Traits(device: .iPad10, windowSize: Size(width: 400, height: 800))
    let stage = Stage(under: narrow) { NarrowSheet() }
    #expect(shown(on: stage) == 1)
    stage.traits.windowSize = Size(width: 1_000, height: 800)
    #expect(shown(on: stage) == 0)
    stage.traits.windowSize = Size(width: 400, height: 800)
    #expect(shown(on: stage) == 1)
  }

  private func shown(on stage: Stage) -> Int { stage.surfaces.count - 1 + stage.dialogs.count }

  enum Kind: CaseIterable {
    case alert, confirmation, popover, sheet, item, cover
  }
}

@MainActor
@Observable
private final class Switch {
  var isOn = false
}

private struct Presents: Element {
  let model: Switch
  let kind: WithdrawnPresentationTests.Kind

  var body: some Element {
    let isOn = model.isOn
    let text = TextBlock("Below")
    switch kind {
    case .alert: text.alert("Sure?", isPresented: .constant(isOn)) { PushButton("Yes") {} }
    case .confirmation:
      text.confirmationDialog("Sure?", isPresented: .constant(isOn)) { PushButton("Yes") {} }
    case .popover: text.popover(isPresented: .constant(isOn)) { TextBlock("Above") }
    case .sheet: text.sheet(isPresented: .constant(isOn)) { TextBlock("Above") }
    case .item: text.sheet(item: .constant(isOn ? Thing() : nil)) { _ in TextBlock("Above") }
    case .cover: text.fullScreenCover(isPresented: .constant(isOn)) { TextBlock("Above") }
    }
  }
}

private struct Thing: Identifiable {
  let id = 1
}

private struct NarrowSheet: Element {
  @Inherited(\.horizontalSizeClass) private var sizeClass

  var body: some Element {
    TextBlock("Below").sheet(isPresented: .constant(sizeClass == .compact)) { TextBlock("Above") }
  }
}
