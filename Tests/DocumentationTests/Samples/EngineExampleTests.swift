import Foundation
import Snapshot
import Testing

@MainActor
@Suite("The examples in the comments of FlowEngine")
struct EngineExampleTests {
  @Test("A navigation leads to a line") func aNavigationLeadsToALine() {
    let tabs = TransitTabs()
    tabs.navigate(to: TicketRoute.tickets)  // selects the tab
    tabs.navigate(to: LineRoute.line(2))  // selects the other one, and pushes
    #expect(tabs.visibleRoute as? LineRoute == .line(2))
  }

  @Test("Nobody handles an alarm") func nobodyHandlesAnAlarm() throws {
    do {
      try TransitTabs().perform(AlarmRoute.ringing(2))
    } catch {
      print(error)  // No coordinator handles AlarmRoute “ringing(2)” (called on app). …
    }
    #expect(throws: FlowError.self) { try TransitTabs().perform(AlarmRoute.ringing(2)) }
  }

  @Test("A plan changes nothing") func aPlanChangesNothing() throws {
    let tabs = TransitTabs()
    let plan = try tabs.plan(to: TicketRoute.ticket(4))
    #expect(plan.steps.count == 2)  // selects a tab, and pushes
    #expect(tabs.visibleRoute as? LineRoute == .lines)  // nothing has happened
  }

  @Test("A plan is applied") func aPlanIsApplied() throws {
    let tabs = TransitTabs()
    let plan = try tabs.plan(to: LineRoute.stop("Harbour"))
    print(plan)  // the steps, a line each
    try tabs.apply(plan)
    #expect(tabs.visibleRoute as? LineRoute == .stop("Harbour"))
  }

  @Test("A flow is brought along") func aFlowIsBroughtAlong() {
    let lines = LineCoordinator()
    let tickets = TicketCoordinator()
    lines.navigate(to: tickets, presentationStyle: .sheet)  // a stack of its own, over the lines
    tickets.navigate(toRoute: .ticket(4))
    tickets.finishFlow()  // leaves, and is released
    #expect(lines.visibleRoute as? LineRoute == .lines)
  }

  @Test("A route is shown in a style") func aRouteIsShownInAStyle() {
    let lines = LineCoordinator()
    lines.navigate(toRoute: .line(2))  // pushed
    lines.navigate(toRoute: .stop("Harbour"), presentationStyle: .sheet)
    #expect(lines.composition.surfaces.count == 2)  // the stack and a sheet over it
  }

  @Test("A plain screen is a sheet") func aPlainScreenIsASheet() {
    let lines = LineCoordinator()
    lines.present(.stop("Harbour"))  // a sheet, although stops are usually pushed
    lines.present(.stop("Market"), presentationStyle: .fullScreenCover)  // over it
    lines.dismiss()  // back to the sheet
    #expect(lines.composition.surfaces.count == 2)
  }

  @Test("A stack is emptied") func aStackIsEmptied() {
    let lines = LineCoordinator()
    lines.navigate(toRoute: .line(2))
    lines.navigate(toRoute: .stop("Harbour"))
    #expect(lines.pop())  // back to line 2
    #expect(lines.pop())
    #expect(!lines.pop())  // the root stays
  }

  @Test("Several screens come and go in one call") func severalScreensComeAndGo() {
    let lines = LineCoordinator()
    lines.show([.route(.line(2)), .route(.stop("Harbour"))])
    lines.popScreens(2)  // at the lines again, in one step
    #expect(lines.visibleRoute as? LineRoute == .lines)
    lines.show([.push(.line(2)), .push(.stop("Harbour")), .sheet(.stop("Market"))])
    #expect(lines.composition.surfaces.count == 2)
    lines.restart()
    lines.show([.route(.line(2)), .route(.stop("Harbour")), .route(.stop("Market"))])
    lines.popToKind(of: .line(0))  // back to line 2
    #expect(lines.visibleRoute as? LineRoute == .line(2))
  }

  @Test("Everything presented is dismissed") func everythingPresentedIsDismissed() {
    let lines = LineCoordinator()
    lines.navigate(toRoute: .line(2))
    lines.present(.stop("Harbour"))
    lines.present(.stop("Market"))
    lines.dismissAll()
    #expect(lines.visibleRoute as? LineRoute == .line(2))
  }

  @Test("A line is deleted") func aLineIsDeleted() {
    let lines = LineCoordinator()
    lines.navigate(toRoute: .line(2))
    lines.show(
      .alert(
        "Delete the line?",
        buttons: [
          .destructive("Delete") { lines.popToRoot() }, .cancel(),
        ]
      )
    )
    #expect(lines.answerDialog("Delete"))
    #expect(lines.visibleRoute as? LineRoute == .lines)
  }

  @Test("A modal is dismissed") func aModalIsDismissed() {
    let lines = LineCoordinator()
    lines.navigate(to: LineRoute.map)  // a registered modal
    #expect(lines.dismissModal())
    #expect(!lines.dismissModal())  // there is none left
  }

  @Test("An alarm interrupts") func anAlarmInterrupts() {
    let tabs = TransitTabs()
    tabs.navigate(to: LineRoute.line(2))
    tabs.presentDetour(AlarmCoordinator(line: 2), presenting: .ringing(2))
    #expect(tabs.visibleRoute as? AlarmRoute == .ringing(2))
    tabs.dismissDetour()
    #expect(tabs.visibleRoute as? LineRoute == .line(2))  // as it was
  }

  @Test("A child lends its routes") func aChildLendsItsRoutes() {
    let lines = LineCoordinator()
    lines.addChild(TicketCoordinator())
    lines.navigate(to: TicketRoute.ticket(4))  // pushed on the stack of the lines
    #expect(lines.flattenedPath.count == 3)  // lines, tickets, ticket 4
  }

  @Test("The latest layer is closed first") func theLatestLayerIsClosedFirst() {
    let lines = LineCoordinator()
    lines.navigate(toRoute: .line(2))
    lines.present(.stop("Harbour"))
    lines.close()  // the sheet
    lines.close()  // line 2
    #expect(lines.visibleRoute as? LineRoute == .lines)
  }

  @Test("A restart leaves the root") func aRestartLeavesTheRoot() {
    let lines = LineCoordinator()
    lines.navigate(toRoute: .line(2))
    lines.navigate(to: LineRoute.map)
    lines.restart()
    #expect(lines.visibleRoute as? LineRoute == .lines)
  }

  @Test("Tabs come and go") func tabsComeAndGo() {
    let tabs = TransitTabs()
    tabs.setTabs([tabs.tickets, tabs.lines], selecting: tabs.tickets)  // the other way round
    #expect(tabs.selectedCoordinator === tabs.tickets)
    tabs.setTabs([tabs.lines])  // releases the tickets
    #expect(tabs.selectedCoordinator === tabs.lines)
  }

  @Test("A tab has a badge") func aTabHasABadge() {
    let tabs = TransitTabs()
    tabs.setBadge("3", of: tabs.tickets)
    #expect(tabs.tickets.shownTabBadge == "3")
    tabs.setBadge(nil, of: tabs.tickets)
    #expect(tabs.tickets.shownTabBadge == nil)
  }

  @Test("The main flow follows the login") func theMainFlowFollowsTheLogin() {
    let app = TransitApp()  // shows the login
    app.transitionToFlow(TransitTabs(), root: .main)
    #expect(app.currentFlow is TransitTabs)  // the login is gone
  }

  @Test("A link leads to a stop") func aLinkLeadsToAStop() throws {
    let tabs = TransitTabs()
    var links = LinkTable(schemes: ["transit"])
    try links.add("stop/{name}") { LineRoute.stop(try $0["name"]) }
    #expect(tabs.open("transit://stop/Harbour", with: links))
    #expect(tabs.visibleRoute as? LineRoute == .stop("Harbour"))
  }

  @Test("A state comes back") func aStateComesBack() throws {
    let lines = LineCoordinator()
    lines.navigate(toRoute: .line(2))
    let saved = try lines.savedState()
    let restarted = LineCoordinator()
    try restarted.restore(saved)
    #expect(restarted.visibleRoute as? LineRoute == .line(2))
  }

  @Test("A state is a file") func aStateIsAFile() throws {
    let lines = LineCoordinator()
    let data = try lines.savedData()  // when the app leaves the screen
    let leftOut = try LineCoordinator().restore(from: data)  // when it is started again
    #expect(leftOut.isEmpty)  // every screen came back
  }

  @Test("An observer is told of calls") func anObserverIsToldOfCalls() {
    let lines = LineCoordinator()
    var events: [FlowEvent] = []
    let token = lines.observe { events.append($0) }
    lines.navigate(toRoute: .line(2))
    #expect(events.count == 2)  // the push, and that the call has settled
    token.cancel()
  }

  @Test("Views get the surfaces whenever a call has settled") func viewsGetTheSurfaces() {
    final class Model { var surfaces: [LiveSurface] = [] }
    let (lines, model) = (LineCoordinator(), Model())
    lines.beginShowing(for: model) { model.surfaces = $0 }
    lines.navigate(toRoute: .line(2))
    #expect(model.surfaces.count == 1)  // the base, now with two screens on its stack
  }

  @Test("A log has a line for each call") func aLogHasALineForEachCall() {
    let lines = LineCoordinator()
    let log = EventLog(of: lines)
    lines.navigate(toRoute: .line(2))
    lines.pop()
    print(log.lines)  // the calls, the steps, and what they did to screens
    log.clear()
    #expect(log.entries.isEmpty)
  }

  @Test("What is presented") func whatIsPresented() {
    let lines = LineCoordinator()
    lines.navigate(toRoute: .line(2))
    lines.navigate(to: LineRoute.map)
    #expect(lines.composition.surfaces.map(\.style) == [.base, .sheet])
  }

  @Test("An error is handled")
  func anErrorIsHandled() {
    let tabs = TransitTabs()
    var errors: [FlowError] = []
    tabs.flowErrorHandler = FlowErrorHandler { errors.append($0) }
    tabs.navigate(to: AlarmRoute.ringing(2))  // nobody handles it
    #expect(errors.count == 1)
  }

  @Test("A call is not animated")
  func aCallIsNotAnimated() {
    let lines = LineCoordinator()
    let isShown: Bool = lines.withoutAnimation { lines.navigate(toRoute: .line(2)) }
    #expect(isShown)  // and it is there at once, on a device as well
  }
}
