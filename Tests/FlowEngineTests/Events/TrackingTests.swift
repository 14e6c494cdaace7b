import Observation
import Testing

@testable import FlowEngine

/// A router is tracked as SwiftUI tracks it.
@MainActor
struct TrackingTests {
  /// A body that is evaluated anew after each change of what it read.
  @MainActor
  private final class Body {
    private(set) var rendered: [String] = []
    private(set) var isStale = false
    private let read: () -> String

    init(_ read: @escaping () -> String) {
      self.read = read
      render()
    }

    func renderIfStale() {
      if isStale { render() }
    }

    private func render() {
      isStale = false
      let words = withObservationTracking {
        read()
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.isStale = true }
      }
      rendered.append(words)
    }
  }

  private let host = PlaceCoordinator("Host", root: "home", handles: ["a", "b"], modals: ["sheet"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])

  init() { host.addModalCoordinator(sheet) }

  @Test("Each change makes the body stale, once it has read again")
  func repeatedly() {
    let body = Body { [host] in host.words }
    for place in ["a", "b", "home"] as [Place] {
      #expect(!body.isStale)
      host.go(place)
      #expect(body.isStale)
      body.renderIfStale()
    }
    #expect(body.rendered == ["home", "home a", "home a b", "home"])
  }

  @Test("Several changes between two readings make it stale once, and the last state is read")
  func inOneTurn() {
    let body = Body { [host] in host.words }
    host.go("a")
    host.go("b")
    body.renderIfStale()
    #expect(body.rendered == ["home", "home a b"])
    host.pop()
    #expect(body.isStale)
  }

  @Test("A modal, its going, and a selected height are changes of the host's router")
  func presentations() {
    host.answering.detents = ModalDetentConfiguration(detents: [.medium, .large])
    let body = Body { [host] in
      host.router.state.presentations.map {
        "\($0.route.identifier) \($0.detents?.selectedDetent?.rawValue ?? "-")"
      }
      .joined()
    }
    host.go("sheet")
    body.renderIfStale()
    sheet.selectDetent(.large)
    body.renderIfStale()
    host.dismissModal()
    body.renderIfStale()
    #expect(body.rendered == ["", "sheet -", "sheet large", ""])
  }

  @Test("What happens in another coordinator does not make it stale")
  func others() {
    host.go("sheet")
    let body = Body { [host] in host.words }
    sheet.go("s")
    #expect(!body.isStale)
  }

  @Test("A refused call, a failed one, and one that changes nothing do not make it stale")
  func nothing() {
    let body = Body { [host] in host.words }
    host.go("home")
    host.go("nowhere")
    host.answering.guardsNavigation = { _ in .refuse(reason: "no") }
    host.go("a")
    #expect(!body.isStale)
  }

  @Test("A selected tab is tracked")
  func tabs() {
    let tabs = PlaceTabs(tabs: [
      PlaceCoordinator("Red", root: "red"), PlaceCoordinator("Green", root: "green"),
    ])
    let body = Body { "\(tabs.router.state.selectedTab)" }
    tabs.switchToTab(1)
    body.renderIfStale()
    tabs.switchToTab(0)
    body.renderIfStale()
    #expect(body.rendered == ["0", "1", "0"])
  }

  @Test("A router can be observed through its protocol alone")
  func untyped() {
    func count<Subject: Observable>(_ subject: Subject, _ read: (Subject) -> Int) -> Int {
      read(subject)
    }
    let router: any Observable = host.router
    let body = Body {
      "\(count(router) { ($0 as? Router<Place>)?.state.stack.count ?? -1 })"
    }
    host.go("a")
    body.renderIfStale()
    #expect(body.rendered == ["0", "1"])
  }

  @Test("Two bodies that read one router both become stale, time and again")
  func two() {
    let (first, second) = (Body { [host] in host.words }, Body { [host] in host.words })
    host.go("a")
    first.renderIfStale()
    second.renderIfStale()
    host.go("b")
    first.renderIfStale()
    second.renderIfStale()
    #expect(first.rendered == ["home", "home a", "home a b"])
    #expect(second.rendered == first.rendered)
  }

  @Test("A new root is tracked: a change of flow")
  func root() {
    let app = PlaceFlows(flow: host, root: "start")
    app.flows["main"] = { PlaceCoordinator("Main", root: "main") }
    let body = Body { app.router.state.root.identifier }
    app.go("main")
    body.renderIfStale()
    #expect(body.rendered == ["start", "main"])
  }

  @Test(
    "Reading inside the notification yields the state before, and does not lose the next change"
  )
  func readingInTheNotice() {
    let noticed = Journal()
    track(into: noticed)
    host.go("a")
    host.go("b")
    #expect(noticed.lines == ["home", "home a"])
    #expect(host.words == "home a b")
  }

  /// Notes the words before each change, and tracks on.
  private func track(into noticed: Journal) {
    withObservationTracking {
      _ = host.words
    } onChange: {
      MainActor.assumeIsolated {
        noticed.lines.append(host.words)
        track(into: noticed)
      }
    }
  }
}
