import Testing

@testable import FlowEngine

/// Surfaces that ask before they go.
@MainActor
struct AskingFirstTests {
  private let host = PlaceCoordinator(
    "Host",
    root: "home",
    handles: ["a"],
    modals: ["form", "other"]
  )
  private let form = PlaceCoordinator(
    "Form",
    root: "form",
    handles: ["field", "page"],
    modals: ["sure"]
  )
  private let question = PlaceCoordinator("Question", root: "sure")
  private let gate = Gate()
  private let journal = Journal()

  init() {
    host.addModalCoordinator(form)
    host.addModalCoordinator(PlaceCoordinator("Other", root: "other"))
    form.addModalCoordinator(question)
    host.go("form")
    form.answering.guardsDismissal = gate.asks("sure")
    form.answering.journal = journal
    question.answering.journal = journal
  }

  @Test("A finger drags a dirty form: it stays, with the question over it")
  func asked() {
    #expect(host.dismissModal(for: .gesture))
    #expect(host.picture == "home | sheet Form: form | sheet Question: sure")
    #expect(host.pendingIntent?.description == "dismissModal from app waits for sure")
    #expect(host.unhandledErrors == [])
  }

  @Test("Discard: the question goes, then the form, for the reason that it was asked with")
  func discarded() {
    host.dismissModal(for: .gesture)
    journal.lines = []
    gate.isOpen = true
    form.dismissModal()
    #expect(host.picture == "home")
    #expect(
      journal.lines == [
        "Question: go? call", "Question: gone, call", "Form: go? gesture", "Form: gone, gesture",
      ]
    )
    #expect(host.pendingIntent == nil)
  }

  @Test("Discard with the question still up: both go, the question first")
  func discardedAtOnce() {
    host.dismissModal(for: .gesture)
    journal.lines = []
    gate.isOpen = true
    #expect(form.resumeIntent())
    #expect(host.picture == "home")
    #expect(
      journal.lines == [
        "Question: go? gesture", "Form: go? gesture",
        "Question: gone, gesture", "Form: gone, gesture",
      ]
    )
  }

  @Test("Cancel: the question goes and the form stays")
  func cancelled() {
    host.dismissModal(for: .gesture)
    form.dismissModal()
    #expect(host.picture == "home | sheet Form: form")
    #expect(host.pendingIntent == nil)
    #expect(host.unhandledErrors == [])
  }

  @Test("A navigation elsewhere waits for the answer and then goes where it was to go")
  func navigation() {
    host.go("a")
    #expect(host.picture == "home | sheet Form: form | sheet Question: sure")
    #expect(host.pendingIntent?.description == "navigate to a from app waits for sure")
    gate.isOpen = true
    form.dismissModal()
    #expect(host.picture == "home > a")
  }

  @Test("A pushed question: discarding from there takes the form away, not the question alone")
  func pushedQuestion() {
    form.answering.guardsDismissal = gate.asks("page")
    form.pop()
    #expect(host.picture == "home | sheet Form: form > page")
    gate.isOpen = true
    form.resumeIntent()
    #expect(host.picture == "home")
  }

  @Test("A pushed question: going back to a form that now allows it removes the form")
  func pushedQuestionPopped() {
    form.answering.guardsDismissal = gate.asks("page")
    form.pop()
    gate.isOpen = true
    form.pop()
    #expect(host.picture == "home")
  }

  @Test("What was to go is the form: another modal in its place stays")
  func anotherInItsPlace() {
    host.dismissModal(for: .gesture)
    gate.isOpen = true
    host.go("other")
    #expect(host.picture == "home | sheet Other: other")
    #expect(host.pendingIntent == nil)
  }

  @Test("A call whose coordinator no longer exists is not made on another one")
  func startGone() {
    gate.isOpen = true
    host.go("a")
    gate.isOpen = false
    weak var gone: PlaceCoordinator?
    do {
      let detour = PlaceCoordinator("Detour", root: "detour", modals: ["sure"])
      detour.addModalCoordinator(PlaceCoordinator("Sure", root: "sure"))
      gone = detour
      host.presentDetour(detour, presenting: "detour")
      detour.answering.guardsDismissal = gate.asks("sure")
      detour.pop()
      #expect(host.picture == "home > a | cover Detour: detour | sheet Sure: sure")
      detour.answering.guardsDismissal = nil
      host.answering.guardsNavigation = nil
    }
    host.dismissDetour()
    #expect(host.picture == "home > a")
    #expect(host.pendingIntent == nil)
    #expect(gone == nil)
  }

  @Test("Two dirty forms with the same question are asked one after the other")
  func twoQuestions() {
    let inner = PlaceCoordinator("Inner", root: "inner", modals: ["sure"])
    let innerGate = Gate()
    inner.addModalCoordinator(PlaceCoordinator("Sure", root: "sure"))
    inner.answering.guardsDismissal = innerGate.asks("sure")
    form.answering.modals.insert("inner")
    form.addModalCoordinator(inner)
    form.go("inner")

    host.dismissModal()
    #expect(
      host.picture == "home | sheet Form: form | sheet Inner: inner | sheet Sure: sure"
    )
    #expect(host.pendingIntent?.guardian == inner.ownerPath)
    innerGate.isOpen = true
    inner.dismissModal()
    // The inner form takes the route that the outer one asks with: it is in front.
    #expect(
      host.picture == "home | sheet Form: form | sheet Inner: inner | sheet Sure: sure"
    )
    #expect(host.pendingIntent?.guardian == form.ownerPath)
    gate.isOpen = true
    inner.dismissModal()
    #expect(host.picture == "home")
  }

  @Test("A question that would take the form away is an error, and nothing has changed")
  func questionElsewhere() {
    form.answering.guardsDismissal = { _ in .ask(Place("a")) }
    #expect(!host.dismissModal())
    #expect(host.picture == "home | sheet Form: form")
    #expect(
      host.unhandledErrors == [
        .questionDismisses(
          question: RouteDescription(Place("a")),
          surface: form.ownerPath,
          dismissed: form.ownerPath
        )
      ]
    )
    #expect(host.pendingIntent == nil)
  }

  @Test("A question that no coordinator takes fails as its route does, and the form stays")
  func questionNowhere() {
    form.answering.guardsDismissal = { _ in .ask(Place("nowhere")) }
    #expect(!host.dismissModal())
    #expect(host.picture == "home | sheet Form: form")
    #expect(host.unhandledErrors.count == 1)
  }

  @Test("A change of flow waits for the answer", arguments: [true, false])
  func flowChange(_ isPromised: Bool) {
    let app = PlaceFlows(flow: host, root: "start")
    app.promises = isPromised ? true : nil
    app.flows["main"] = { PlaceCoordinator("Main", root: "main") }
    #expect(app.go("main"))
    #expect(app.picture == "home | sheet Form: form | sheet Question: sure")
    gate.isOpen = true
    form.dismissModal()
    #expect(app.picture == "main")
    #expect(app.pendingIntent == nil)
  }

  @Test("A plan made for a clean form is outdated once the form is dirty")
  func planForCleanForm() throws {
    gate.isOpen = true
    let plan = try host.plan(to: Place("a"))
    gate.isOpen = false
    #expect(
      throws: FlowError.planOutdated(planned: host.revision, current: host.revision)
    ) { try host.apply(plan) }
    #expect(host.picture == "home | sheet Form: form")
    #expect(host.pendingIntent == nil)
  }

  @Test("The plan of what must ask first is the way to the question; applied, it continues later")
  func planForDirtyForm() throws {
    let plan = try host.plan(to: Place("a"))
    #expect(
      plan.steps.map(\.description)
        == ["present modal app/modal Form/modal Question for sure"]
    )
    try host.apply(plan)
    #expect(host.picture == "home | sheet Form: form | sheet Question: sure")
    gate.isOpen = true
    form.dismissModal()
    #expect(host.picture == "home > a")
  }

  @Test("A login that would take a dirty form away waits for the answer, and so does the rest")
  func loginAndForm() {
    let loginGate = Gate()
    host.answering.guardsNavigation = loginGate.redirects(["a"], to: "other")
    host.go("a")
    #expect(host.picture == "home | sheet Form: form | sheet Question: sure")
    #expect(host.pendingIntent?.route?.identifier == "a")
    gate.isOpen = true
    form.dismissModal()
    #expect(host.picture == "home | sheet Other: other")
    loginGate.isOpen = true
    host.dismissModal()
    #expect(host.picture == "home > a")
  }

  @Test("A dismissal that waits for an answer is given up when its surface goes by itself")
  func surfaceGoesByItself() throws {
    let app = PlaceCoordinator("App", root: "app", modals: ["paper"])
    let paper = PlaceCoordinator("Paper", root: "paper", handles: ["sure"])
    app.addModalCoordinator(paper)
    let saved = try app.savedState()
    app.go("paper")
    paper.answering.guardsDismissal = { _ in .ask(Place("sure")) }
    let log = EventLog(of: app)
    app.dismissModal()
    #expect(app.picture == "app | sheet Paper: paper > sure")
    try app.restore(saved)
    #expect(app.pendingIntent == nil)
    #expect(log.lines.contains { $0.contains("abandoned: dismissModal") })
    #expect(!log.lines.contains { $0.contains("resumed") })
  }

  @Test("A change of the flow's root waits for the answer and then comes")
  func transitionToSameFlow() {
    let flow = PlaceCoordinator("Flow", root: "flow")
    let app = PlaceFlows(flow: flow)
    app.answering.modals = ["form"]
    app.addModalCoordinator(PlaceCoordinator("Draft", root: "form", modals: ["sure"]))
    app.go("form")
    let draft = app.modalCoordinators.first as? PlaceCoordinator
    draft?.addModalCoordinator(PlaceCoordinator("Question", root: "sure"))
    draft?.answering.guardsDismissal = gate.asks("sure")
    app.transitionToFlow(flow, root: "later")
    #expect(app.picture == "flow | sheet Draft: form | sheet Question: sure")
    gate.isOpen = true
    draft?.dismissModal()
    #expect(app.picture == "flow")
    #expect(app.router.state.root == "later")
  }
}
