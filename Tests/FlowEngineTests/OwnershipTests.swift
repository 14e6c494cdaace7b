import Testing

@testable import FlowEngine

/// Ownership.
@MainActor
struct OwnershipTests {
  private let host = PlaceCoordinator("Host", root: "host")
  private let other = PlaceCoordinator("Other", root: "other")
  private let stub = PlaceCoordinator("Desk", root: "desk")

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
    host.addChild(stub)
    #expect(!host.addChild(stub))
    #expect(!host.addModalCoordinator(stub))
    let error = FlowError.duplicateChild(owner: host.ownerPath, coordinator: "Desk")
    #expect(host.unhandledErrors == [error, error])
    #expect(host.children.count == 1)
  }

  @Test("A child of another coordinator is refused")
  func owned() {
    other.addChild(stub)
    #expect(!host.addChild(stub))
    #expect(
      host.unhandledErrors == [
        .alreadyOwned(coordinator: stub.ownerPath, refusedFor: host.ownerPath)
      ]
    )
    #expect(stub.parent === other)
  }

  @Test("A registration reserves: a second host is refused")
  func reserved() {
    other.addModalCoordinator(stub)
    #expect(!host.addModalCoordinator(stub))
    #expect(!host.addChild(stub))
    #expect(stub.parent === other)
  }

  @Test("An ancestor is refused")
  func ancestor() {
    host.addChild(stub)
    #expect(!stub.addChild(host))
    #expect(
      host.unhandledErrors == [
        .circularReference(owner: stub.ownerPath, coordinator: "Host")
      ]
    )
  }

  @Test("Removing a coordinator that is not a child does nothing")
  func removeStranger() {
    other.addChild(stub)
    host.removeChild(stub)
    #expect(stub.parent === other)
  }

  @Test("A removed child can be given to another owner")
  func moved() {
    other.addChild(stub)
    other.removeChild(stub)
    #expect(host.addChild(stub))
    #expect(stub.ownerPath.description == "app/child Desk")
  }

  @Test("Paths distinguish owners of the same role and name, and lead back to them")
  func paths() {
    let twin = PlaceCoordinator("Desk", root: "twin")
    host.addChild(stub)
    host.addChild(twin)
    host.addModalCoordinator(PlaceCoordinator("Desk", root: "modal"))
    #expect(stub.ownerPath.description == "app/child Desk")
    #expect(twin.ownerPath.description == "app/child Desk 2")
    #expect(host.coordinator(at: twin.ownerPath) === twin)
    #expect(twin.coordinator(at: stub.ownerPath) === stub)
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
    host.addModalCoordinator(stub)
    #expect(!host.addModalCoordinator(stub))
    #expect(!stub.addModalCoordinator(host))
    #expect(
      host.unhandledErrors == [
        .duplicateChild(owner: host.ownerPath, coordinator: "Desk"),
        .circularReference(owner: stub.ownerPath, coordinator: "Host"),
      ]
    )
    #expect(host.modalCoordinators.count == 1)
  }

  @Test("A refusal names the first thing that is wrong: itself, twice, owned, above")
  func order() {
    host.addChild(stub)
    stub.addChild(other)
    #expect(!other.addChild(other))
    #expect(!stub.addChild(other))
    #expect(!other.addChild(stub))
    #expect(!other.addChild(host))
    #expect(
      host.unhandledErrors == [
        .circularReference(owner: other.ownerPath, coordinator: "Other"),
        .duplicateChild(owner: stub.ownerPath, coordinator: "Other"),
        .alreadyOwned(coordinator: stub.ownerPath, refusedFor: other.ownerPath),
        .circularReference(owner: other.ownerPath, coordinator: "Host"),
      ]
    )
  }

  @Test("A refusal changes nothing, on either side")
  func refusalChangesNothing() {
    other.addChild(stub)
    let revisions = [host.revision, other.revision]
    host.addChild(stub)
    host.addModalCoordinator(stub)
    #expect([host.revision, other.revision] == revisions)
    #expect(host.children.isEmpty && host.modalCoordinators.isEmpty)
    #expect(other.children.count == 1)
  }

  @Test("Removing a coordinator that is not a modal of this host does nothing")
  func removeStrangersModal() {
    other.addModalCoordinator(stub)
    host.removeModalCoordinator(stub)
    other.removeChild(stub)
    #expect(stub.parent === other)
    #expect(other.modalCoordinators.count == 1)
  }
}
