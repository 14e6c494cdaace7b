import Foundation
import Testing

@testable import FlowEngine

/// Errors as Foundation shows them.
@MainActor
struct LocalizedErrorTests {
  @Test(
    "An alert of a failed navigation says what happened and what to do, not that an error 0 occurred"
  )
  func flowError() {
    let stub = PlaceCoordinator("Desk", root: "desk", modals: ["sheet"])
    stub.go("sheet")
    let error: any Error = stub.unhandledErrors[0]
    #expect(
      error.localizedDescription
        == "app shows Place “sheet” as a modal but has no modal coordinator for it."
    )
    #expect(
      (error as? any LocalizedError)?.recoverySuggestion
        == "Register one whose root is “sheet” with addModalCoordinator, "
        + "or let canHandle return false."
    )
  }

  @Test("So do a link that leads nowhere, an invalid pattern, and a state that is not restored")
  func others() {
    let link: any Error = LinkError.routeWithoutLink(RouteDescription(Place("a")))
    #expect(link.localizedDescription == "No pattern writes a link to Place “a”.")
    #expect(
      (link as? any LocalizedError)?.recoverySuggestion
        == "Add a pattern with “from:” that gives values for Place."
    )
    let problem: any Error = LinkPatternError.emptyComponent
    #expect(problem.localizedDescription == "two slashes follow each other")
    #expect(
      (LinkReadingError.noScheme as any Error).localizedDescription
        == "it does not begin with a scheme"
    )
    let state: any Error = SavedStateError.tooLarge(bytes: 9, limit: 8)
    #expect(state.localizedDescription == "The saved state has 9 bytes; the limit is 8.")
    #expect(
      (state as? any LocalizedError)?.recoverySuggestion
        == "Start anew, and look for what pushes so many screens."
    )
  }
}
