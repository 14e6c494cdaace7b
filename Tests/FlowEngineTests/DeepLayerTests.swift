import TestSupport
import Testing

@testable import FlowEngine

/// Many layers and deep flows.
@MainActor
struct DeepLayerTests {
  private let count = 10_000

  /// As many as are observed one by one, each of which takes longer than the one before.
  private let few = Night.isOn ? 1_000 : 300

  private let hall = Hall("App")

  @Test("10,000 layers of one coordinator come, and go at once")
  func layers() {
    for _ in 0..<count { hall.present(.note(1)) }
    let presentations = hall.router.state.presentations
    #expect(presentations.count == count)
    #expect(presentations.last?.number == count)
    #expect(presentations.last?.owner.description == "app/screen note(1) \(count)")
    #expect(hall.composition.surfaces.count == count + 1)
    hall.restart()
    #expect(hall.layers == ["base hall"])
    #expect(hall.journal.count == count)
  }

  @Test(
    "300 layers of one coordinator, at night 1,000, are observed, planned and taken away one by one"
  )
  func observedLayers() throws {
    var steps = 0
    hall.observe { if case .changed = $0 { steps += 1 } }
    for _ in 0..<few { hall.present(.note(1)) }
    #expect(
      try hall.plan(toRoute: .note(1)).steps.map(\.description) == [
        "present screen app/screen note(1) \(few + 1) for note(1)"
      ]
    )
    for _ in 0..<few { hall.dismiss() }
    #expect(steps == 2 * few)
    #expect(hall.layers == ["base hall"])
  }

  @Test("10,000 flows are presented by one coordinator, and the lowest takes all along")
  func flows() {
    var flows: [Hall] = []
    for _ in 0..<count {
      let flow = Hall("Flow")
      hall.navigate(to: flow, presentationStyle: .sheet)
      flows.append(flow)
    }
    #expect(flows[count - 1].ownerPath.description == "app/subflow Flow \(count)")
    flows[0].finishFlow()
    #expect(hall.layers == ["base hall"])
    #expect(flows.allSatisfy { $0.parent == nil })
  }

  /// Flows that were brought along one by the other, the innermost first; nothing retains the others.
  private func chain(_ style: TransitionPresentationStyle) -> (top: Hall, innermost: () -> Hall?) {
    var top = Hall("Flow")
    weak let innermost = top
    for _ in 1..<count {
      let outer = Hall("Flow")
      #expect(outer.navigate(to: top, presentationStyle: style))
      top = outer
    }
    return (top, { innermost })
  }

  @Test(
    "10,000 flows one in the other come, go at once, and are freed",
    arguments: [TransitionPresentationStyle.push, .sheet]
  )
  func nested(style: TransitionPresentationStyle) throws {
    var (flows, innermost): (Hall?, () -> Hall?) = chain(style)
    weak let outermost = flows
    #expect(try hall.navigate(to: #require(flows), presentationStyle: style))
    flows = nil
    #expect(innermost()?.ownerPath.depth == count)
    #expect(hall.visibleCoordinator === innermost())
    #expect(hall.composition.surfaces.count == (style == .push ? 1 : count + 1))
    outermost?.finishFlow()
    #expect(hall.layers == ["base hall"])
    #expect(outermost == nil && innermost() == nil)
  }

  @Test(
    "300 flows, at night 1,000, are brought along by the one before, and the first takes all along",
    arguments: [TransitionPresentationStyle.push, .sheet]
  )
  func oneAfterTheOther(style: TransitionPresentationStyle) {
    weak var last: Hall?
    var top = hall
    for _ in 0..<few {
      let flow = Hall("Flow")
      #expect(top.navigate(to: flow, presentationStyle: style))
      top = flow
    }
    last = top
    #expect(hall.visibleCoordinator === last)
    top = hall
    hall.restart()
    #expect(hall.layers == ["base hall"])
    #expect(last == nil)
  }

  @Test(
    "10,000 flows one in the other are freed with the hierarchy",
    arguments: [TransitionPresentationStyle.push, .sheet]
  )
  func freed(style: TransitionPresentationStyle) {
    let innermost: () -> Hall?
    do {
      let app: Hall
      (app, innermost) = chain(style)
      #expect(app.parent == nil && innermost() != nil)
    }
    #expect(innermost() == nil)
  }

  @Test("2,000 layers, at night 10,000, are saved, and restored")
  func saved() async {
    await #expect(processExitsWith: .success) {
      try await DeepLayerTests().saveAndRestore()
    }
  }

  private func saveAndRestore() throws {
    for number in 0..<(Night.isOn ? count : 2_000) { hall.present(.note(number % 2)) }
    let data = try hall.savedData()
    let fresh = Hall("App")
    #expect(try fresh.restore(from: data) == [])
    #expect(fresh.composition == hall.composition)
  }
}
