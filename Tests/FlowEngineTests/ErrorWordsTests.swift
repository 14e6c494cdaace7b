import Testing

@testable import FlowEngine

/// The words of errors.
struct ErrorWordsTests {
  private static let route = RouteDescription(Place("item"))
  private static let app = OwnerPath(rootName: "App")
  private static let shop = app.appending(OwnerStep(role: .tab, name: "Shop", index: 1))

  private static let sentences: [(FlowError, String)] = [
    (
      .navigationFailed(
        route: route,
        start: shop,
        declined: [
          DeclinedAnswer(owner: shop, reason: .cannotHandle),
          DeclinedAnswer(owner: app, reason: .noFlowChange),
        ]
      ),
      """
      No coordinator handles Place “item” (called on app/tab 1 Shop). Asked, in order: app/tab 1 \
      Shop: canHandle is false; app: it does not change the flow for it. Let canHandle of one of them, \
      or of a coordinator above them, return true for Place.
      """
    ),
    (
      .navigationFailed(
        route: route,
        start: shop,
        declined: [
          DeclinedAnswer(owner: shop, reason: .foreignRoute),
          DeclinedAnswer(owner: app, reason: .noFlowChange),
        ]
      ),
      """
      No coordinator handles Place “item” (called on app/tab 1 Shop). Asked, in order: app/tab 1 \
      Shop: its routes are of another type; app: it does not change the flow for it. Add a coordinator \
      whose routes are Place, as a child, a tab or a modal.
      """
    ),
    (
      .nothingToDo(call: "pop", owner: shop, because: .nothingToPop),
      """
      pop on app/tab 1 Shop had nothing to do: nothing is pushed. Call the coordinator that shows \
      what is to be removed, or omit the call.
      """
    ),
    (
      .modalCoordinatorNotConfigured(route: route, owner: shop),
      """
      app/tab 1 Shop shows Place “item” as a modal but has no modal coordinator for it. Register \
      one whose root is “item” with addModalCoordinator, or let canHandle return false.
      """
    ),
    (
      .malformedPath(route: route, owner: shop, problem: .destinationNotLast),
      """
      The path of app/tab 1 Shop to Place “item” cannot be followed: the destination is in it, but \
      not at its end. Return only its own pushed or replaced routes, with the destination last or \
      left out.
      """
    ),
    (
      .containerCannotPush(route: route, owner: app),
      """
      app claims Place “item” as a push, but has no stack to push on. Let canHandle return false \
      so that the route is delegated, or show it as a modal.
      """
    ),
    (
      .noStackToPushOn(route: route, owner: app),
      """
      app was called to push Place “item”, but has no stack to push on. Call the coordinator in it \
      on whose stack the route belongs, or present the route.
      """
    ),
    (
      .detourCannotShow(route: route, detour: "Message", declined: []),
      """
      The detour Message cannot show Place “item”. No coordinator was asked. Present the detour \
      for its root, or for a route that canHandle claims.
      """
    ),
    (
      .viewCreationFailed(route: route, owner: shop, kind: .pushed),
      """
      app/tab 1 Shop has nothing to show for its pushed route “item” (Place). Let the factory build \
      a screen for Place (an element, where a stage shows it), or register Place in the stage's \
      table of screens.
      """
    ),
    (
      .invalidTabIndex(owner: app, index: 7, count: 3),
      "app has no tab 7: it has 3. Use an index from 0 to 2."
    ),
    (
      .invalidTabIndex(owner: app, index: 0, count: 0),
      "app has no tab 0: it has 0. Add tabs with addChild first."
    ),
    (
      .unknownTab("Shop", owner: app, tabs: ["Home", "Search"]),
      """
      “Shop” is not a tab of app: there are Home, Search. Use one of these, or add it with setTabs \
      or setPages first.
      """
    ),
    (
      .unknownTab("Shop", owner: app, tabs: []),
      "“Shop” is not a tab of app: there are none. Add it with setTabs or setPages first."
    ),
    (
      .duplicateTab("Shop", owner: app),
      "“Shop” is given twice as a tab of app. Give each tab once."
    ),
    (
      .noColumn(.content, owner: shop),
      """
      app/tab 1 Shop has no content column. Use a column of its style, or give it the style \
      tripleColumn.
      """
    ),
    (
      .emptyColumn(.detail, owner: shop),
      """
      The detail column of app/tab 1 Shop is empty. Put a coordinator into it with setColumn or show.
      """
    ),
    (
      .childNeedsColumn("Mail", owner: shop),
      """
      Mail cannot be a plain child of app/tab 1 Shop, whose children are its columns. Give it a \
      column with setColumn.
      """
    ),
    (
      .misplacedSplit("Mail", owner: shop, role: .column),
      """
      Mail shows columns and cannot be a column of app/tab 1 Shop. Present it, make it a tab or a \
      flow of the app, or let it be the root: it is never pushed.
      """
    ),
    (
      .missingTabItem(owner: shop, index: 1),
      "Tab 1 of app/tab 1 Shop has no tabItem. Override tabItem in that coordinator."
    ),
    (
      .detentNotOffered(.small, owner: shop),
      """
      The sheet app/tab 1 Shop cannot rest at small. Add it in modalDetentConfiguration(for:).
      """
    ),
    (
      .duplicateChild(owner: app, coordinator: "Shop"),
      "Shop already belongs to app. Add it once, or remove it first."
    ),
    (
      .circularReference(owner: shop, coordinator: "App"),
      """
      App cannot be owned by app/tab 1 Shop: it is the same coordinator or one above it. Make a \
      new coordinator instead.
      """
    ),
    (
      .alreadyOwned(coordinator: shop, refusedFor: app),
      """
      app/tab 1 Shop has an owner and cannot be given to app. Remove it from its owner first, or \
      make a new one.
      """
    ),
    (
      .sharedRouter(coordinator: "Cart", holder: shop),
      """
      Cart was created with the router of Shop, which is at app/tab 1 Shop. Make a router of its \
      own for each coordinator.
      """
    ),
    (
      .flowChangeRefused(route: route, owner: app),
      """
      app did not change the flow for Place “item” although it had agreed to. Let \
      canHandleFlowChange and handleFlowChange agree.
      """
    ),
    (
      .callDuringPlanning(call: "navigate", owner: shop),
      """
      navigate was called on app/tab 1 Shop while a navigation was being planned. Methods such as \
      canHandle must only return an answer; call from an action or an observer.
      """
    ),
    (
      .coordinatorBusy(coordinator: shop, call: "transitionToFlow"),
      """
      transitionToFlow needs app/tab 1 Shop, which takes part in another call. Call again once \
      that has settled, or pass another coordinator.
      """
    ),
    (
      .linkRefused(.hostNotAccepted("a.example", accepted: ["books.example"])),
      """
      Links to the host “a.example” are not accepted. Accepted: books.example. List all schemes \
      and hosts when the table is created.
      """
    ),
    (
      .planOutdated(planned: 3, current: 5),
      "The plan was made for revision 3, and the hierarchy is at 5. Make a new plan."
    ),
    (
      .endlessCalls(limit: 1_000),
      """
      Observers or error handlers responded with calls 1000 times in a row. Let them call only \
      when there is something left to do.
      """
    ),
  ]

  @Test("Each error says what happened, with its facts, and what to do", arguments: sentences)
  func words(error: FlowError, words: String) {
    #expect(error.description == words)
  }

  @Test("A malformed path says what is wrong with it")
  func problems() {
    #expect(
      PathProblem.foreignEntry(Self.route).description == "Place “item” is not one of its routes"
    )
    #expect(PathProblem.modalEntry(Self.route).description == "“item” is shown as a modal")
  }

  @Test("Errors with other facts are other errors")
  func equality() {
    #expect(
      FlowError.planOutdated(planned: 1, current: 2)
        != FlowError.planOutdated(planned: 1, current: 3)
    )
  }
}
