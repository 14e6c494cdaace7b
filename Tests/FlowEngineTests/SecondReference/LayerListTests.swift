import FlowEngine
import Testing

/// Layers that come and go.
@MainActor
struct LayerListTests {
  private let hall = Hall("App")

  /// The surfaces that a log has seen leave, in order.
  private func dismissed(_ log: EventLog) -> [String] {
    log.entries.compactMap {
      if case .dismissed(let owner, let reason) = $0.event { "\(owner): \(reason)" } else { nil }
    }
  }

  @Test("Each layer says of what kind it is, in which style, and for which route")
  func records() {
    hall.present(.tall)
    hall.navigate(to: Hall("Flow", root: .film))
    let presentations = hall.router.state.presentations
    #expect(presentations.map(\.kind) == [.screen, .subflow])
    #expect(
      presentations.map(\.style) == [.detents([.medium, .height(300)]), .fullScreenCover]
    )
    #expect(presentations.map(\.route.identifier) == ["tall", "film"])
    #expect(presentations.map(\.number) == [1, 2])
    #expect(presentations.map(\.detents) == [[.medium, .height(300)], nil])
  }

  @Test("A sheet that comes again is an equal layer, with a number of its own")
  func numbers() throws {
    hall.present(.note(1))
    let before = try #require(hall.router.state.presentations.first)
    hall.dismiss()
    hall.present(.note(1))
    let after = try #require(hall.router.state.presentations.first)
    #expect(after == before)
    #expect([before.number, after.number] == [1, 2])
  }

  @Test("A custom layer is over its presenter's stack, or a cover of its own if it is full-screen")
  func custom() {
    hall.present(.item(1), presentationStyle: .custom(transition: .slide))
    hall.present(.item(2), presentationStyle: .custom(transition: .slide, fullScreen: true))
    #expect(hall.layers == ["base hall", "overlay item(1) of app", "cover item(2) of app"])
  }

  @Test("After the last sheet the list was not empty, and close took no screen: it takes the top")
  func noHoles() {
    hall.navigate(toRoute: .item(1))
    hall.present(.note(1))
    hall.present(.note(2))
    hall.dismiss()
    hall.dismiss()
    #expect(hall.router.state.presentations == [])
    hall.close()
    #expect(hall.layers == ["base hall"])
  }

  @Test("A layer that goes from the middle leaves no empty place below the next one")
  func middle() {
    let flow = Hall("Flow", root: .item(5))
    hall.present(.note(1))
    hall.navigate(to: flow, presentationStyle: .sheet)
    hall.present(.note(2))
    flow.finishFlow()
    hall.present(.note(3))
    #expect(hall.layers == ["base hall", "sheet note(1) of app", "sheet note(3) of app"])
  }

  @Test("Custom layers over the one that goes leave with it")
  func customAbove() {
    let flow = Hall("Flow", root: .item(5))
    hall.navigate(to: flow, presentationStyle: .sheet)
    hall.present(.item(1), presentationStyle: .custom(transition: .opacity))
    hall.present(.item(2), presentationStyle: .custom(transition: .opacity, fullScreen: true))
    flow.finishFlow()
    #expect(hall.layers == ["base hall"])
  }

  @Test(
    "Sheets over the one that went stayed in the list, though the screen had lost them: they go too"
  )
  func sheetsAbove() {
    let flow = Hall("Flow", root: .item(5))
    hall.navigate(to: flow, presentationStyle: .sheet)
    hall.present(.note(1))
    hall.present(.note(2))
    flow.finishFlow()
    #expect(hall.router.state.presentations == [])
    #expect(hall.journal == ["note(2) gone: finished", "note(1) gone: finished"])
  }

  @Test(
    "The flow right over the one that went was never told: each is, once, and the top one first"
  )
  func everyoneIsTold() {
    let flows = ["First", "Second", "Third"].map { Hall($0) }
    let log = EventLog(of: hall)
    for flow in flows { hall.navigate(to: flow, presentationStyle: .sheet) }
    flows[0].finishFlow()
    #expect(
      dismissed(log) == [
        "app/subflow Third: finished", "app/subflow Second: finished",
        "app/subflow First: finished",
      ]
    )
    #expect(flows.map(\.journal) == Array(repeating: ["start", "gone: finished"], count: 3))
  }

  @Test("The third layer left, and the second was reported: each is reported when it leaves itself")
  func rightOneIsTold() {
    let flows = ["First", "Second", "Third", "Fourth"].map { Hall($0) }
    let log = EventLog(of: hall)
    for flow in flows.prefix(3) { hall.navigate(to: flow, presentationStyle: .sheet) }
    flows[1].finishFlow()
    #expect(dismissed(log) == ["app/subflow Third: finished", "app/subflow Second: finished"])
    hall.navigate(to: flows[3], presentationStyle: .sheet)
    log.clear()
    hall.dismiss()
    #expect(dismissed(log) == ["app/subflow Fourth: call"])
    log.clear()
    hall.dismiss()
    #expect(dismissed(log) == ["app/subflow First: call"])
  }

  @Test("A sheet appears once, though another one comes over it and goes")
  func appearsOnce() {
    let log = EventLog(of: hall)
    hall.present(.note(1))
    hall.present(.note(2))
    hall.dismiss()
    #expect(log.lines.count { $0.contains("didAppear note(1)") } == 1)
    #expect(!log.lines.contains { $0.contains("Disappear note(1)") })
    hall.dismiss()
    #expect(log.lines.count { $0.contains("didDisappear note(1)") } == 1)
  }
}
