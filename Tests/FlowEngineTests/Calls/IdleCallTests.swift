import Testing

@testable import FlowEngine

/// A call with nothing to do says so: by its result, by the error of its throwing form, and in the log.
@MainActor
struct IdleCallTests {
  private let app = PlaceCoordinator("App", root: "home", handles: ["item"], modals: ["sheet"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["page"])

  init() { app.addModalCoordinator(sheet) }

  private static let removals: [ScreenRemoval] = [
    .pop, .popToRoot, .dismissModal, .dismissDetour, .dismiss, .close, .popToIndex(0),
    .popTo(Place("home")), .popToKind(of: Place("home")), .dismissAll, .dismissPresentation(1),
    .dismissPresentations(after: 0),
  ]

  @Test("Nothing said that there was nothing to remove", arguments: 0..<12)
  func thrown(index: Int) {
    let removal = Self.removals[index]
    let error = #expect(throws: FlowError.self) { try app.perform(removal) }
    guard case .nothingToDo(_, let owner, _)? = error else {
      Issue.record("thrown is \(String(describing: error))")
      return
    }
    #expect(owner == app.ownerPath)
    #expect(app.unhandledErrors == [])
  }

  @Test("Calls that remove nothing returned the same as those that remove something")
  func results() {
    #expect(!app.pop())
    #expect(!app.popToRoot())
    #expect(!app.dismissModal())
    #expect(!app.dismissDetour())
    #expect(!app.dismiss())
    #expect(!app.close())
    #expect(!app.removeChild(sheet))
    #expect(!app.removeModalCoordinator(PlaceCoordinator("Other", root: "sheet")))
    app.go("item")
    #expect(app.pop())
    app.go("item")
    #expect(app.popToRoot())
    app.go("sheet")
    #expect(app.dismissModal())
    #expect(app.removeModalCoordinator(sheet))
    #expect(app.unhandledErrors == [])
  }

  @Test("The log had no word about most calls that had nothing to do")
  func logged() throws {
    let tabs = PlaceTabs(tabs: [app])
    let log = EventLog(of: tabs)
    app.pop()
    app.popToRoot()
    app.dismissModal()
    app.dismissDetour()
    app.removeChild(sheet)
    app.navigate(to: Place("home"))
    tabs.switchToTab(0)
    try app.restore(app.savedState())
    try app.apply(app.planToGoBack())
    app.go("sheet")
    sheet.selectDetent(.large)
    sheet.selectDetent(.large)
    #expect(
      log.lines.filter { $0.contains("nothing to do") } == [
        "1   nothing to do: nothing is pushed",
        "2   nothing to do: nothing is pushed",
        "3   nothing to do: no modal is presented",
        "4   nothing to do: no detour is presented",
        "5   nothing to do: it belongs to another coordinator, or to none",
        "6   nothing to do: the destination is already on top",
        "7   nothing to do: the tab is already selected",
        "8   nothing to do: the hierarchy is already in that state",
        "9   nothing to do: the plan has no steps",
        "12   nothing to do: the detent is already selected",
      ]
    )
  }

  @Test("dismissModal on the modal itself did nothing, and so on what is in it")
  func modalItself() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["leaf"])
    sheet.addChild(child)
    app.go("sheet")
    #expect(sheet.dismissModal())
    #expect(app.picture == "home")
    app.go("sheet")
    sheet.go("leaf")
    #expect(child.dismissModal())
    #expect(app.picture == "home")
  }

  @Test("A modal that presents one dismisses that first, as UIKit does")
  func ownModalFirst() {
    let upper = PlaceCoordinator("Upper", root: "upper")
    sheet.answering.modals = ["upper"]
    sheet.addModalCoordinator(upper)
    app.go("sheet")
    sheet.go("upper")
    #expect(sheet.dismissModal())
    #expect(app.picture == "home | sheet Sheet: sheet")
    #expect(sheet.dismissModal())
    #expect(app.picture == "home")
  }

  @Test("dismissDetour on the detour itself did nothing; dismissModal in a detour leaves it")
  func detourItself() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    app.presentDetour(detour, presenting: "detour")
    #expect(!detour.dismissModal())
    #expect(app.picture == "home | cover Detour: detour")
    #expect(detour.dismissDetour())
    #expect(app.picture == "home")
  }

  @Test("A flow that was brought along and presented was not dismissed by dismissModal on itself")
  func flowItself() {
    let flow = PlaceCoordinator("Flow", root: "flow")
    app.navigate(to: flow, presentationStyle: .sheet)
    #expect(flow.dismissModal())
    #expect(flow.parent == nil)
  }

  @Test("A guard of the modal is asked when the modal itself is told to go")
  func guardedModal() {
    sheet.answering.guardsDismissal = { _ in .refuse(reason: "unsaved") }
    app.go("sheet")
    #expect(!sheet.dismissModal())
    #expect(app.picture == "home | sheet Sheet: sheet")
    #expect(app.unhandledErrors.count == 1)
  }

  @Test("removeChild of a presented flow did nothing, and children had it not")
  func presentedFlow() {
    let flow = PlaceCoordinator("Flow", root: "flow")
    app.navigate(to: flow, presentationStyle: .sheet)
    #expect(app.children == [flow])
    #expect(app.removeChild(flow))
    #expect(app.picture == "home")
    #expect(app.children == [])
    #expect(flow.parent == nil)
  }

  @Test("A flow over tabs is no tab, and removeChild removes it")
  func flowOverTabs() {
    let tabs = PlaceTabs(tabs: [app])
    let flow = PlaceCoordinator("Flow", root: "flow")
    tabs.navigate(to: flow, presentationStyle: .sheet)
    #expect(tabs.children == [app])
    #expect(tabs.removeChild(flow))
    #expect(flow.parent == nil)
  }
}
