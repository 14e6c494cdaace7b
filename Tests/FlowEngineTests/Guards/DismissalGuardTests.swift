import Testing

@testable import FlowEngine

/// Surfaces that stay.
@MainActor
struct DismissalGuardTests {
  private let host = PlaceCoordinator(
    "Host",
    root: "home",
    handles: ["a"],
    modals: ["form", "other"]
  )
  private let form = PlaceCoordinator("Form", root: "form", handles: ["field"], modals: ["help"])
  private let help = PlaceCoordinator("Help", root: "help")
  private let journal = Journal()

  init() {
    host.addModalCoordinator(form)
    host.addModalCoordinator(PlaceCoordinator("Other", root: "other"))
    form.addModalCoordinator(help)
    host.go("form")
    form.answering.guardsDismissal = { _ in .refuse(reason: "unsaved") }
    for stub in [host, form, help] { stub.answering.journal = journal }
    host.answering.journal = nil
  }

  private func refusal(_ reason: String) -> FlowError {
    .dismissalRefused(surface: form.ownerPath, reason: reason, because: "unsaved")
  }

  @Test("A finger drags a dirty form: it stays, and the error says why")
  func gesture() {
    #expect(!host.dismissModal(for: .gesture))
    #expect(host.picture == "home | sheet Form: form")
    #expect(host.unhandledErrors == [refusal("gesture")])
    #expect(journal.lines == ["Form: go? gesture"])
  }

  @Test("The back button at the form's root is refused; one inside the form is not")
  func back() {
    form.go("field")
    form.pop()
    #expect(host.picture == "home | sheet Form: form")
    #expect(host.unhandledErrors == [])
    form.pop()
    #expect(host.picture == "home | sheet Form: form")
    #expect(host.unhandledErrors == [refusal("back")])
  }

  @Test("A navigation elsewhere is refused as a whole", arguments: ["a", "other"])
  func elsewhere(_ name: String) {
    let place = Place(name)
    let revision = host.revision
    #expect(!host.go(place))
    #expect(host.picture == "home | sheet Form: form")
    #expect(host.revision == revision)
    #expect(host.unhandledErrors == [refusal("navigation to \(name)")])
  }

  @Test("A promised change of flow is refused before the app is asked to make it")
  func flowChange() {
    let app = PlaceFlows(flow: host, root: "start")
    var isMade = false
    app.flows["main"] = {
      isMade = true
      return PlaceCoordinator("Main", root: "main")
    }
    #expect(!app.go("main"))
    #expect(!isMade)
    #expect(app.picture == "home | sheet Form: form")
    #expect(app.unhandledErrors == [refusal("flow change")])
    #expect(journal.lines == ["Form: go? flow change"])
  }

  @Test("A change of flow that no coordinator promised is refused too, with the same error")
  func flowChangeWithoutPromise() {
    let app = PlaceFlows(flow: host, root: "start")
    app.promises = nil
    app.flows["main"] = { PlaceCoordinator("Main", root: "main") }
    #expect(!app.go("main"))
    #expect(app.picture == "home | sheet Form: form")
    #expect(app.unhandledErrors == [refusal("flow change")])
  }

  @Test("A transition that the app makes itself is refused")
  func transition() {
    let app = PlaceFlows(flow: host, root: "start")
    #expect(!app.transitionToFlow(PlaceCoordinator("Main", root: "main"), root: "start"))
    #expect(app.picture == "home | sheet Form: form")
    #expect(app.unhandledErrors == [refusal("flow change")])
  }

  @Test("Surfaces over the form are asked first; if the form refuses, they stay as well")
  func nested() {
    form.go("help")
    journal.lines = []
    #expect(!host.dismissModal())
    #expect(host.picture == "home | sheet Form: form | sheet Help: help")
    #expect(journal.lines == ["Help: go? call", "Form: go? call"])
  }

  @Test("A surface over a form that refuses does not go when the form may")
  func nestedRefusal() {
    form.go("help")
    form.answering.guardsDismissal = nil
    help.answering.guardsDismissal = { _ in .refuse(reason: "read me") }
    #expect(!host.dismissModal())
    #expect(host.picture == "home | sheet Form: form | sheet Help: help")
  }

  @Test("popToRoot is refused if it takes a child away that shows a dirty form")
  func popToRoot() {
    let base = PlaceCoordinator("Base", root: "base")
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"], modals: ["draft"])
    let draft = PlaceCoordinator("Draft", root: "draft")
    child.addModalCoordinator(draft)
    base.addChild(child)
    base.go("c")
    base.go("draft")
    draft.answering.guardsDismissal = { _ in .refuse(reason: "unsaved") }
    base.popToRoot()
    #expect(base.picture == "base > Child.child > Child.c | sheet Draft: draft")
    #expect(base.unhandledErrors.count == 1)
  }

  @Test("Removing the coordinator that shows a dirty form is not refused: no guard is asked")
  func removal() {
    let owner = PlaceCoordinator("Owner", root: "owner")
    let child = PlaceCoordinator("Child", root: "child", modals: ["draft"])
    let draft = PlaceCoordinator("Draft", root: "draft")
    child.addModalCoordinator(draft)
    owner.addChild(child)
    owner.go("draft")
    draft.answering.guardsDismissal = { _ in .refuse(reason: "unsaved") }
    draft.answering.journal = journal
    owner.removeChild(child)
    #expect(owner.picture == "owner")
    #expect(journal.lines == ["Draft: gone, removal"])
  }

  @Test("A dirty form that loses its registration stays, and is asked when it is to go")
  func registration() {
    host.removeModalCoordinator(form)
    #expect(host.picture == "home | sheet Form: form")
    #expect(!host.dismissModal())
    #expect(host.unhandledErrors == [refusal("call")])
    form.answering.guardsDismissal = nil
    #expect(host.dismissModal())
    #expect(host.picture == "home")
  }

  @Test("A detour is guarded as a modal is")
  func detour() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    detour.answering.guardsDismissal = { _ in .refuse(reason: "unsaved") }
    form.presentDetour(detour, presenting: "detour")
    #expect(!form.dismissDetour(for: .gesture))
    #expect(host.picture == "home | sheet Form: form | cover Detour: detour")
  }

  @Test("What stays under another surface is not asked")
  func over() {
    form.go("help")
    form.go("field")
    #expect(journal.take().contains("Form: go? navigation to field") == false)
    #expect(host.picture == "home | sheet Form: form > field")
  }

  @Test("A guard that navigates is refused itself")
  func calls() {
    form.answering.guardsDismissal = { [host] _ in
      host.go("a")
      return .allow
    }
    #expect(host.dismissModal())
    #expect(host.picture == "home")
    #expect(
      host.unhandledErrors == [.callDuringPlanning(call: "navigate", owner: host.ownerPath)]
    )
  }

  @Test("A plan that a dirty form refuses is not made")
  func plan() {
    #expect(throws: refusal("navigation to a")) { try host.plan(to: Place("a")) }
  }
}
