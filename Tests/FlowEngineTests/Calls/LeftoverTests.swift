import Testing

@testable import FlowEngine

/// Coordinators that have left are freed.
@MainActor
struct LeftoverTests {
  private let app = PlaceCoordinator("App", root: "home", handles: ["a"], modals: ["login"])
  private let gate = Gate()

  init() {
    app.addModalCoordinator(PlaceCoordinator("Login", root: "login"))
    app.answering.guardsNavigation = gate.redirects(["a"], to: "login")
  }

  @Test(
    "A child that was called while it was removed kept itself by the calls that it answered with"
  )
  func removedChild() {
    weak var probe: PlaceCoordinator?
    var words = ""
    do {
      let child = PlaceCoordinator("Child", root: "child", handles: ["x", "y"])
      probe = child
      app.addChild(child)
      child.go("x")
      app.observe { [weak child] event in
        if case .changed(let change) = event, case .popChild = change.step { child?.go("x") }
      }
      child.observe { [weak child] event in
        guard let child, child.parent == nil, case .changed(let change) = event,
          case .push(let route, _) = change.step, route.identifier == "x"
        else { return }
        child.go("y")
      }
      app.removeChild(child)
      words = child.words
    }
    #expect(words == "child x y")
    #expect(probe == nil)
  }

  @Test("A detour that calls itself when it has gone is called when all has settled, and freed")
  func dismissedDetour() {
    weak var probe: PlaceCoordinator?
    var seen: [String] = []
    do {
      let detour = PlaceCoordinator("Detour", root: "detour", handles: ["x"])
      probe = detour
      detour.answering.whenDismissed = { [weak detour] _ in
        detour?.go("x")
        seen.append(detour?.words ?? "")
      }
      app.presentDetour(detour, presenting: "detour")
      app.dismissDetour()
      seen.append(detour.words)
    }
    #expect(seen == ["detour", "detour x"])
    #expect(probe == nil)
  }

  @Test("An intent kept its app for ever when the detour that it waits to present adopted the app")
  func adoptedByItsDetour() {
    weak var probe: PlaceCoordinator?
    weak var host: PlaceCoordinator?
    do {
      let app = PlaceCoordinator("App", root: "home", modals: ["login"])
      app.addModalCoordinator(PlaceCoordinator("Login", root: "login"))
      app.answering.guardsNavigation = gate.redirects(["detour"], to: "login")
      host = app
      let detour = PlaceCoordinator("Detour", root: "detour")
      probe = detour
      app.presentDetour(detour, presenting: "detour")
      #expect(app.pendingIntent != nil)
      detour.addChild(app)
      #expect(app.pendingIntent == nil)
    }
    #expect(probe == nil)
    #expect(host == nil)
  }

  @Test("An intent kept its app for ever when the detour that it waits to present became a child")
  func adoptedDetour() {
    weak var host: PlaceCoordinator?
    do {
      let app = PlaceCoordinator("App", root: "home", modals: ["login"])
      app.addModalCoordinator(PlaceCoordinator("Login", root: "login"))
      app.answering.guardsNavigation = gate.redirects(["detour"], to: "login")
      host = app
      let detour = PlaceCoordinator("Detour", root: "detour")
      app.presentDetour(detour, presenting: "detour")
      app.addChild(detour)
      #expect(app.pendingIntent == nil)
      #expect(app.unhandledErrors == [])
    }
    #expect(host == nil)
  }

  @Test("Of two intents that meet, the one of the hierarchy that takes the other waits on")
  func twoIntents() {
    let host = PlaceCoordinator("Host", root: "host", handles: ["b"], modals: ["login"])
    host.addModalCoordinator(PlaceCoordinator("Login", root: "login"))
    host.answering.guardsNavigation = gate.redirects(["b"], to: "login")
    host.go("b")
    app.go("a")
    let log = EventLog(of: host)
    host.addChild(app)
    #expect(host.pendingIntent?.route?.identifier == "b")
    #expect(
      log.lines == [
        "1 addChild on app", "1   add App to app",
        "1   abandoned: navigate to a from app waits for login", "1   settled",
      ]
    )
  }

  @Test("What waits for a detour that got another owner was there for as long as the app")
  func takenDetour() {
    let detour = PlaceCoordinator("Detour", root: "a")
    app.presentDetour(detour, presenting: "a")
    #expect(app.pendingIntent != nil)
    let other = PlaceCoordinator("Other", root: "other")
    other.addChild(detour)
    app.dismissModal()
    #expect(app.pendingIntent == nil)
    #expect(app.unhandledErrors == [])
  }
}
