import Testing

@testable import FlowEngine

@MainActor
@Suite("Ownership")
struct OwnershipTests {
  private let host = Desk("Host", root: "host")
  private let other = Desk("Other", root: "other")
  private let desk = Desk("Desk", root: "desk")

  @Test("A coordinator cannot be its own child or modal")
  func itself() {
    #expect(!host.addChild(host))
    #expect(!host.addModalCoordinator(host))
    let error = FlowError.circularReference(owner: host.ownerPath, coordinator: "Host")
    #expect(host.unhandledErrors == [error, error])
    #expect(host.children.isEmpty && host.modalCoordinators.isEmpty)
  }

  @Test("A child cannot be added twice, nor as a modal as well")
  func twice() {
    host.addChild(desk)
    #expect(!host.addChild(desk))
    #expect(!host.addModalCoordinator(desk))
    let error = FlowError.duplicateChild(owner: host.ownerPath, coordinator: "Desk")
    #expect(host.unhandledErrors == [error, error])
    #expect(host.children.count == 1)
  }

  @Test("A child of somebody else is refused")
  func owned() {
    other.addChild(desk)
    #expect(!host.addChild(desk))
    #expect(
      host.unhandledErrors == [
        .alreadyOwned(coordinator: desk.ownerPath, refusedFor: host.ownerPath)
      ]
    )
    #expect(desk.parent === other)
  }

  @Test("A registration reserves: a second host is refused")
  func reserved() {
    other.addModalCoordinator(desk)
    #expect(!host.addModalCoordinator(desk))
    #expect(!host.addChild(desk))
    #expect(desk.parent === other)
  }

  @Test("An ancestor is refused")
  func ancestor() {
    host.addChild(desk)
    #expect(!desk.addChild(host))
    #expect(
      host.unhandledErrors == [
        .circularReference(owner: desk.ownerPath, coordinator: "Host")
      ]
    )
  }

  @Test("Removing what is no child does nothing")
  func removeStranger() {
    other.addChild(desk)
    host.removeChild(desk)
    #expect(desk.parent === other)
  }

  @Test("A removed child can be given to somebody else")
  func moved() {
    other.addChild(desk)
    other.removeChild(desk)
    #expect(host.addChild(desk))
    #expect(desk.ownerPath.description == "app/child Desk")
  }

  @Test("Paths tell owners of the same role and name apart, and lead back to them")
  func paths() {
    let twin = Desk("Desk", root: "twin")
    host.addChild(desk)
    host.addChild(twin)
    host.addModalCoordinator(Desk("Desk", root: "modal"))
    #expect(desk.ownerPath.description == "app/child Desk")
    #expect(twin.ownerPath.description == "app/child Desk 2")
    #expect(host.coordinator(at: twin.ownerPath) === twin)
    #expect(twin.coordinator(at: desk.ownerPath) === desk)
    #expect(host.coordinator(at: OwnerPath(rootName: "Nobody")) == nil)
  }

  @Test("The default name is the type's, without its trailing Coordinator")
  func names() {
    #expect(MainTabCoordinator().ownerName == "MainTab")
    #expect(
      Coordinator(router: Router(initial: Place("a"), factory: ViewFactory())).ownerName
        == "Coordinator<Place>"
    )
  }

  @Test("A modal cannot be registered twice, and an ancestor not at all")
  func modalRegistrations() {
    host.addModalCoordinator(desk)
    #expect(!host.addModalCoordinator(desk))
    #expect(!desk.addModalCoordinator(host))
    #expect(
      host.unhandledErrors == [
        .duplicateChild(owner: host.ownerPath, coordinator: "Desk"),
        .circularReference(owner: desk.ownerPath, coordinator: "Host"),
      ]
    )
    #expect(host.modalCoordinators.count == 1)
  }

  @Test("A refusal names the first thing that is wrong: itself, twice, owned, above")
  func order() {
    host.addChild(desk)
    desk.addChild(other)
    #expect(!other.addChild(other))
    #expect(!desk.addChild(other))
    #expect(!other.addChild(desk))
    #expect(!other.addChild(host))
    #expect(
      host.unhandledErrors == [
        .circularReference(owner: other.ownerPath, coordinator: "Other"),
        .duplicateChild(owner: desk.ownerPath, coordinator: "Other"),
        .alreadyOwned(coordinator: desk.ownerPath, refusedFor: other.ownerPath),
        .circularReference(owner: other.ownerPath, coordinator: "Host"),
      ]
    )
  }

  @Test("A refusal changes nothing, on either side")
  func refusalChangesNothing() {
    other.addChild(desk)
    let revisions = [host.revision, other.revision]
    host.addChild(desk)
    host.addModalCoordinator(desk)
    #expect([host.revision, other.revision] == revisions)
    #expect(host.children.isEmpty && host.modalCoordinators.isEmpty)
    #expect(other.children.count == 1)
  }

  @Test("Removing what is no modal of this host does nothing")
  func removeStrangersModal() {
    other.addModalCoordinator(desk)
    host.removeModalCoordinator(desk)
    other.removeChild(desk)
    #expect(desk.parent === other)
    #expect(other.modalCoordinators.count == 1)
  }
}
