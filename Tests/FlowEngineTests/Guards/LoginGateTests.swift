import Testing

@testable import FlowEngine

/// The login gate.
@MainActor
struct LoginGateTests {
  private let host = PlaceCoordinator(
    "Host",
    root: "home",
    handles: ["profile", "orders", "a", "form"],
    modals: ["login"]
  )
  private let login = PlaceCoordinator("Login", root: "login", handles: ["password"])
  private let gate = Gate()

  init() {
    host.addModalCoordinator(login)
    host.answering.guardsNavigation = gate.redirects(["profile", "orders"], to: "login")
  }

  @Test("Signed out, the profile's place is taken by the login; what was wanted waits")
  func redirected() {
    #expect(host.go("profile"))
    #expect(host.picture == "home | sheet Login: login")
    #expect(host.pendingIntent?.description == "navigate to profile from app waits for login")
    #expect(host.pendingIntent?.guardian.description == "app")
  }

  @Test("After signing in, closing the login continues to the profile")
  func resumed() {
    host.go("profile")
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > profile")
    #expect(host.pendingIntent == nil)
  }

  @Test("A login that is cancelled gives the intent up, and does not come back")
  func cancelled() {
    host.go("profile")
    host.dismissModal(for: .gesture)
    #expect(host.picture == "home")
    #expect(host.pendingIntent == nil)

    gate.isOpen = true
    host.go("a")
    #expect(host.picture == "home > a")
    #expect(host.unhandledErrors == [])
  }

  @Test("Screens inside the login keep the intent waiting")
  func deeperInTheLogin() {
    host.go("profile")
    login.go("password")
    #expect(host.picture == "home | sheet Login: login > password")
    #expect(host.pendingIntent?.first.identifier == "login")
    login.pop()
    #expect(host.pendingIntent?.first.identifier == "login")
  }

  @Test("A login that is left for somewhere else gives the intent up")
  func leftForElsewhere() {
    host.go("profile")
    host.go("a")
    #expect(host.picture == "home > a")
    #expect(host.pendingIntent == nil)
  }

  @Test("Signing in with the login still up, the app resumes the intent itself")
  func resumedByTheApp() {
    host.go("profile")
    #expect(!host.resumeIntent())
    #expect(host.pendingIntent != nil)
    gate.isOpen = true
    #expect(host.resumeIntent())
    #expect(host.picture == "home > profile")
    #expect(!host.resumeIntent())
  }

  @Test("An intent that the app forgets does not come back")
  func forgotten() {
    host.go("profile")
    host.abandonIntent()
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home")
  }

  @Test("A newer intent takes the place of the older one")
  func newerIntent() {
    host.go("profile")
    host.go("orders")
    #expect(host.pendingIntent?.route?.identifier == "orders")
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > orders")
  }

  @Test("A pushed login: going back gives up, signing in and going back continues")
  func pushedLogin() {
    host.answering.guardsNavigation = gate.redirects(["profile"], to: "form")
    host.go("profile")
    #expect(host.picture == "home > form")
    host.pop()
    #expect(host.picture == "home")
    #expect(host.pendingIntent == nil)

    host.go("profile")
    gate.isOpen = true
    host.pop()
    #expect(host.picture == "home > profile")
  }

  @Test("Two gates one after the other: each is passed, then the profile comes")
  func twoGates() {
    let terms = PlaceCoordinator("Terms", root: "terms")
    let second = Gate()
    host.answering.modals.insert("terms")
    host.addModalCoordinator(terms)
    host.answering.guardsNavigation = { [gate] route in
      guard (route as? Place) == "profile" else { return .allow }
      if !gate.isOpen { return .redirect(to: Place("login")) }
      return second.isOpen ? .allow : .redirect(to: Place("terms"))
    }
    host.go("profile")
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home | sheet Terms: terms")
    #expect(host.pendingIntent?.first.identifier == "terms")
    second.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > profile")
  }

  @Test("A guard that refuses once the login has gone: the intent fails, and the error says why")
  func refusedAfterwards() {
    host.go("profile")
    host.answering.guardsNavigation = { route in
      (route as? Place) == "profile" ? .refuse(reason: "too young") : .allow
    }
    host.dismissModal()
    #expect(host.picture == "home")
    #expect(host.pendingIntent == nil)
    #expect(
      host.unhandledErrors == [
        .navigationRefused(
          route: RouteDescription(Place("profile")),
          guardian: host.ownerPath,
          because: "too young"
        )
      ]
    )
  }

  @Test("Resuming returns false when the intent was given up instead")
  func resumingWhatIsCancelled() {
    host.go("profile")
    // Taken away without a call that asks the guards again.
    host.baseRouter.reset()
    #expect(!host.resumeIntent())
    #expect(host.pendingIntent == nil)
  }

  @Test("An observer that passes the gate at once is enough")
  func passedAtOnce() {
    host.observe { [host, gate] event in
      guard case .settled = event, !gate.isOpen else { return }
      gate.isOpen = true
      host.dismissModal()
    }
    host.go("profile")
    #expect(host.picture == "home > profile")
    #expect(host.pendingIntent == nil)
  }

  @Test("The gate is asked again when the profile is on screen already")
  func alreadyThere() {
    gate.isOpen = true
    host.go("profile")
    gate.isOpen = false
    host.go("profile")
    #expect(host.picture == "home > profile | sheet Login: login")
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > profile")
    #expect(host.pendingIntent == nil)
  }

  @Test("A login that is up already is not shown twice")
  func loginAlreadyUp() {
    host.go("login")
    host.go("profile")
    #expect(host.picture == "home | sheet Login: login")
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > profile")
  }
}
