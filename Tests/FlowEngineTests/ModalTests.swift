import Testing

@testable import FlowEngine

/// Modals.
@MainActor
struct ModalTests {
  private let host = PlaceCoordinator(
    "Host",
    root: "host",
    handles: ["details"],
    modals: ["filter", "sort"]
  )
  private let filter = PlaceCoordinator("Filter", root: "filter", handles: ["color"])
  private let sort = PlaceCoordinator("Sort", root: "sort")

  init() {
    host.addModalCoordinator(filter)
    host.addModalCoordinator(sort)
  }

  @Test("A modal route presents the coordinator that is registered for it")
  func present() throws {
    #expect(try host.steps(to: "filter") == ["present modal app/modal Filter for filter"])
    #expect(host.go("filter"))
    #expect(host.picture == "host | sheet Filter: filter")
    #expect(filter.presentationContext == .modal)
  }

  @Test("A modal that is only registered has no way back")
  func registeredOnly() {
    #expect(filter.presentationContext == .root)
  }

  @Test("A modal that is up stays when its route comes again")
  func again() throws {
    host.go("filter")
    #expect(try host.steps(to: "filter") == [])
  }

  @Test("A modal deep inside itself comes back to its root, called on the host")
  func backToRootFromHost() {
    host.go("filter")
    filter.go("color")
    #expect(host.go("filter"))
    #expect(host.picture == "host | sheet Filter: filter")
  }

  @Test("A modal deep inside itself comes back to its root, called on the modal")
  func backToRootFromModal() {
    host.go("filter")
    filter.go("color")
    #expect(filter.go("filter"))
    #expect(host.picture == "host | sheet Filter: filter")
  }

  @Test("A route of the host from inside its modal is handled once, and the modal goes")
  func bubbleOnce() throws {
    host.go("filter")
    #expect(
      try filter.steps(to: "details") == ["dismiss modal app/modal Filter", "push details on app"]
    )
    filter.go("details")
    #expect(host.picture == "host > details")
  }

  @Test("A route of the host, called on the host under its modal, is handled once")
  func hostOnce() {
    host.go("filter")
    host.go("details")
    #expect(host.picture == "host > details")
  }

  @Test("The modal gets first refusal of a route that its host would take too")
  func firstRefusal() {
    filter.answering.handles.insert("details")
    host.go("filter")
    host.go("details")
    #expect(host.picture == "host | sheet Filter: filter > details")
  }

  @Test("A route that only the modal can answer works when the host is asked")
  func onlyModal() {
    host.go("filter")
    #expect(host.go("color"))
    #expect(host.picture == "host | sheet Filter: filter > color")
  }

  @Test("A second modal comes after the first was dismissed")
  func switchModals() throws {
    host.go("filter")
    filter.go("color")
    #expect(
      try host.steps(to: "sort") == [
        "dismiss modal app/modal Filter", "present modal app/modal Sort for sort",
      ]
    )
    host.go("sort")
    #expect(host.picture == "host | sheet Sort: sort")
    #expect(filter.words == "filter")
  }

  @Test("A link into a modal that is not up presents it from its root")
  func linkIntoModal() throws {
    #expect(
      try host.steps(to: "color") == [
        "present modal app/modal Filter for filter", "push color on app/modal Filter",
      ]
    )
    host.go("color")
    #expect(host.router.state.presented == "filter")
    #expect(host.router.state.currentRoute == "filter")
  }

  @Test("A dismissed modal starts at its root when it comes again")
  func fresh() {
    host.go("color")
    host.dismissModal()
    host.go("filter")
    #expect(host.picture == "host | sheet Filter: filter")
  }

  @Test("Without a modal for its route nothing is presented, and the error names the host")
  func notConfigured() {
    host.answering.modals.insert("export")
    #expect(!host.go("export"))
    #expect(
      host.unhandledErrors == [
        .modalCoordinatorNotConfigured(
          route: RouteDescription(Place("export")),
          owner: host.ownerPath
        )
      ]
    )
  }

  @Test("The modal whose root equals the route is preferred to one with its identifier")
  func equalRoot() {
    let other = PlaceCoordinator("Other", root: Place("filter", payload: 2))
    host.addModalCoordinator(other)
    host.answering.modals.insert(Place("filter", payload: 2))
    host.navigate(to: Place("filter", payload: 2))
    #expect(host.composition.surfaces.last?.owner.name == "Other")
  }

  @Test("A modal with the identifier takes the asked route as its root, until it is dismissed")
  func takenRoot() throws {
    let asked = Place("filter", payload: 7)
    host.answering.modals.insert(asked)
    #expect(
      try host.steps(to: asked) == [
        "root app/modal Filter at filter", "present modal app/modal Filter for filter",
      ]
    )
    host.navigate(to: asked)
    #expect(filter.router.state.root == asked)
    #expect(host.router.state.presented == asked)

    host.dismissModal()
    #expect(filter.router.state.root == Place("filter"))
  }

  @Test("A modal's modal lies over it, and goes with it")
  func nested() throws {
    let inner = PlaceCoordinator("Inner", root: "inner")
    filter.answering.modals.insert("inner")
    filter.addModalCoordinator(inner)

    #expect(host.go("inner"))
    #expect(host.picture == "host | sheet Filter: filter | sheet Inner: inner")
    #expect(
      try host.steps(to: "details") == [
        "dismiss modal app/modal Filter/modal Inner", "dismiss modal app/modal Filter",
        "push details on app",
      ]
    )
    host.dismissModal()
    #expect(host.picture == "host")
    #expect(filter.router.state.presentations == [])
  }

  @Test("A child that was pushed in a dismissed modal can be reached again")
  func childInModalTwice() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["deep"])
    filter.addChild(child)
    for _ in 0..<2 {
      #expect(host.go("deep"))
      #expect(host.picture == "host | sheet Filter: filter > Child.child > Child.deep")
      host.dismissModal()
    }
    #expect(child.parent === filter)
  }

  @Test("Calling a modal that is not up presents it first")
  func hiddenModal() throws {
    #expect(
      try filter.steps(to: "color") == [
        "present modal app/modal Filter for filter", "push color on app/modal Filter",
      ]
    )
  }

  @Test("A modal is presented once, over the screens of the child that asked for it")
  func overChild() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["deep"])
    host.addChild(child)
    host.go("deep")
    #expect(child.go("filter"))
    #expect(host.picture == "host > Child.child > Child.deep | sheet Filter: filter")
  }

  @Test("Removing a modal's registration leaves it up, and releases it when it is dismissed")
  func remove() {
    host.go("filter")
    host.removeModalCoordinator(filter)
    #expect(host.picture == "host | sheet Filter: filter")
    #expect(filter.parent === host)
    #expect(filter.ownerPath.description == "app/modal Filter")

    host.dismissModal()
    #expect(host.picture == "host")
    #expect(filter.parent == nil)
    #expect(host.go("filter") == false)
  }

  @Test("A modal that is not up is released with its registration")
  func removeHidden() {
    host.removeModalCoordinator(filter)
    #expect(filter.parent == nil)
    #expect(PlaceCoordinator("Other", root: "other").addModalCoordinator(filter))
  }

  @Test("Full-screen alone is a cover, among others a sheet")
  func cover() {
    host.answering.detents = ModalDetentConfiguration(detents: [.fullscreen, .fullscreen])
    host.go("filter")
    #expect(host.picture == "host | cover Filter: filter")
    host.answering.detents = ModalDetentConfiguration(detents: [.medium, .fullscreen])
    host.go("sort")
    #expect(host.picture == "host | sheet Sort: sort")
  }

  @Test("A sheet rests at another of its heights, and at no other")
  func selectDetent() {
    host.answering.detents = ModalDetentConfiguration(detents: [.medium, .large])
    host.go("filter")
    filter.selectDetent(.medium)
    #expect(host.router.state.modalDetentConfiguration?.selectedDetent == .medium)
    filter.selectDetent(.small)
    #expect(host.router.state.modalDetentConfiguration?.selectedDetent == .medium)
    #expect(host.unhandledErrors == [.detentNotOffered(.small, owner: filter.ownerPath)])
  }
}
