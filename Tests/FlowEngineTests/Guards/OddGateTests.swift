import Testing

@testable import FlowEngine

/// Odd gates.
@MainActor
struct OddGateTests {
  private let host = PlaceCoordinator(
    "Host",
    root: "home",
    handles: ["a", "b", "profile"],
    modals: ["login", "form"]
  )
  private let login = PlaceCoordinator(
    "Login",
    root: "login",
    handles: ["password"],
    modals: ["sure"]
  )
  private let gate = Gate()

  init() {
    host.addModalCoordinator(login)
    host.answering.guardsNavigation = gate.redirects(["profile"], to: "login")
  }

  @Test("A detour over the login hides it, and the intent keeps waiting")
  func detourOverLogin() {
    host.go("profile")
    host.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    #expect(host.pendingIntent != nil)
    host.dismissDetour()
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > profile")
  }

  @Test("Signed in under a detour: the profile comes at once, and takes the detour and login away")
  func signedInElsewhere() {
    host.go("profile")
    host.presentDetour(
      PlaceCoordinator("Detour", root: "detour", handles: ["d"]),
      presenting: "detour"
    )
    gate.isOpen = true
    host.go("d")
    #expect(host.picture == "home > profile")
  }

  @Test("A login that asks before it goes: the question waits for its answer, then the profile")
  func dirtyLogin() {
    let sure = Gate()
    login.addModalCoordinator(PlaceCoordinator("Sure", root: "sure"))
    login.answering.guardsDismissal = sure.asks("sure")
    host.go("profile")
    host.dismissModal(for: .gesture)
    #expect(host.picture == "home | sheet Login: login | sheet Sure: sure")
    #expect(host.pendingIntent?.call == "dismissModal")
    sure.isOpen = true
    gate.isOpen = true
    login.dismissModal()
    // The answer dismisses the login, and the profile has waited below the question.
    #expect(host.picture == "home > profile")
    #expect(host.pendingIntent == nil)
  }

  @Test("A question that is withdrawn leaves the login up and the profile waiting")
  func dirtyLoginStays() {
    let sure = Gate()
    login.addModalCoordinator(PlaceCoordinator("Sure", root: "sure"))
    login.answering.guardsDismissal = sure.asks("sure")
    host.go("profile")
    host.dismissModal(for: .gesture)
    login.dismissModal()
    #expect(host.picture == "home | sheet Login: login")
    #expect(host.pendingIntent?.route?.identifier == "profile")
  }

  @Test("A call that fails leaves what waits, and all else, as it was")
  func failedCalls() {
    host.go("profile")
    let before = (host.composition, host.revision, host.pendingIntent)
    host.go("nowhere")
    host.addChild(host)
    #expect(throws: FlowError.self) { try host.perform(Place("form")) }
    #expect(host.composition == before.0)
    #expect(host.revision == before.1)
    #expect(host.pendingIntent == before.2)
  }

  @Test("A refused dismissal of the login leaves what waits")
  func refusedDismissal() {
    login.answering.guardsDismissal = { _ in .refuse(reason: "stay") }
    host.go("profile")
    #expect(!host.dismissModal())
    #expect(host.pendingIntent?.route?.identifier == "profile")
    login.answering.guardsDismissal = nil
    gate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > profile")
  }

  @Test("A gate that opens by itself lets the profile come with whatever is called next")
  func openedMeanwhile() {
    host.go("profile")
    gate.isOpen = true
    login.go("password")
    #expect(host.picture == "home > profile")
  }

  @Test("So does a call with nothing to do, which says so")
  func idleCall() {
    host.go("profile")
    gate.isOpen = true
    #expect(!login.dismiss())
    #expect(host.picture == "home > profile")
  }

  @Test("A resumed call may wait again for a form that is dirty by now")
  func resumedAgainstForm() {
    let form = PlaceCoordinator("Form", root: "form", modals: ["sure"])
    form.addModalCoordinator(PlaceCoordinator("Sure", root: "sure"))
    host.addModalCoordinator(form)
    host.answering.guardsNavigation = gate.redirects(["profile"], to: "form")
    let sure = Gate()
    form.answering.guardsDismissal = sure.asks("sure")
    host.go("profile")
    gate.isOpen = true
    #expect(!host.resumeIntent())
    #expect(host.picture == "home | sheet Form: form | sheet Sure: sure")
    #expect(host.pendingIntent?.route?.identifier == "profile")
    sure.isOpen = true
    form.dismissModal()
    #expect(host.picture == "home > profile")
    #expect(host.pendingIntent == nil)
  }

  @Test("Guards are asked once for each retry, of the wanted route only")
  func askedOnRetry() {
    let journal = Journal()
    host.go("profile")
    host.answering.journal = journal
    login.answering.journal = journal
    login.go("password")
    #expect(
      journal.lines == ["Host: may password?", "Login: may password?", "Host: may profile?"]
    )
  }

  @Test("A guard that resumes or forgets the intent is refused, as with any call")
  func meddlingGuard() {
    host.go("profile")
    host.answering.guardsNavigation = { [host] route in
      guard (route as? Place) == "profile" else { return .allow }
      host.resumeIntent()
      host.abandonIntent()
      return .redirect(to: Place("login"))
    }
    login.go("password")
    #expect(host.pendingIntent?.route?.identifier == "profile")
    #expect(host.picture == "home | sheet Login: login > password")
    #expect(
      host.unhandledErrors
        == ["resumeIntent", "abandonIntent"].map {
          .callDuringPlanning(call: $0, owner: host.ownerPath)
        }
    )
  }

  @Test("Errors of what resumes are received by the nearest handler", arguments: [true, false])
  func handler(_ navigates: Bool) {
    var received: [FlowError] = []
    host.flowErrorHandler = FlowErrorHandler { [host] error in
      received.append(error)
      if navigates { host.go("b") }
    }
    host.go("profile")
    host.answering.guardsNavigation = { route in
      (route as? Place) == "profile" ? .refuse(reason: "no") : .allow
    }
    host.dismissModal()
    #expect(received.count == 1)
    #expect(host.picture == (navigates ? "home > b" : "home"))
  }
}
