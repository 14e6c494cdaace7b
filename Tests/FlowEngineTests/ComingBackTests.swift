import Testing

@testable import FlowEngine

/// Whatever leaves the screen starts afresh when it comes back.
@MainActor
struct ComingBackTests {
  /// A way in which a pushed child can stop being on screen.
  enum Leaving: CaseIterable, Sendable {
    case backTwice, childBackTwice, popToRoot, parentsRoot, parentsScreen, lowerSibling
    case otherTab, otherFlow, removal
  }

  private let tab = PlaceCoordinator("Tab", root: "tab", handles: ["t"])
  private let low = PlaceCoordinator("Low", root: "low", handles: ["low", "l"])
  private let child = PlaceCoordinator(
    "Child",
    root: "child",
    handles: ["c", "c2"],
    modals: ["sheet"]
  )
  private let grand = PlaceCoordinator("Grand", root: "grand", handles: ["g"])
  private let other = PlaceCoordinator("Other", root: "other", handles: ["o"])
  private let tabs: PlaceTabs
  private let app: PlaceFlows

  init() {
    tab.addChild(low)
    tab.addChild(child)
    child.addChild(grand)
    child.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet", handles: ["s"]))
    tabs = PlaceTabs(tabs: [tab, other])
    app = PlaceFlows(flow: tabs)
  }

  private func leave(by leaving: Leaving) {
    switch leaving {
    case .backTwice: for _ in 0..<2 { tab.pop() }
    case .childBackTwice: for _ in 0..<2 { child.pop() }
    case .popToRoot: tab.popToRoot()
    case .parentsRoot: child.go("tab")
    case .parentsScreen: child.go("t")
    case .lowerSibling: low.go("l")
    case .otherTab: child.go("o")
    case .otherFlow: app.transitionToFlow(PlaceCoordinator("Login", root: "login"), root: "login")
    case .removal: tab.removeChild(child)
    }
  }

  @Test(
    "However a child leaves the stack, it comes back at its root and without its sheet",
    arguments: Leaving.allCases
  )
  func pushedChild(leaving: Leaving) {
    tab.go("low")
    tab.go("c")
    child.go("s")
    #expect(app.visibleRoute.identifier == "s")

    leave(by: leaving)

    #expect(app.picture.contains("Child") == false)
    #expect(child.words == "child")
    #expect(child.router.state.presentations == [])
    if leaving == .otherFlow { app.transitionToFlow(tabs, root: "start") }
    if leaving == .removal { tab.addChild(child) }
    tabs.switchToTab(0)
    tab.go("c2")
    #expect(app.picture.hasSuffix("Child.child > Child.c2"))
  }

  @Test("A child's child leaves with it, and comes back at its root")
  func grandchild() {
    tab.go("c")
    tab.go("g")
    tab.go("t")
    #expect(grand.words == "grand")
    #expect(child.router.state.pushedChildren == [])
    tab.go("c2")
    #expect(app.picture == "[*Tab* Other] tab > t > Child.child > Child.c2")
  }

  @Test("A child whose sheet was closed under it stays a child, and comes back at its root")
  func childInModal() {
    let host = PlaceCoordinator("Host", root: "host", modals: ["modal"])
    let modal = PlaceCoordinator("Modal", root: "modal")
    let inner = PlaceCoordinator("Inner", root: "inner", handles: ["i", "i2"])
    host.addModalCoordinator(modal)
    modal.addChild(inner)
    host.go("i")
    host.dismissModal()
    #expect(inner.parent === modal)
    #expect(inner.presentationContext == .pushed)
    host.go("i2")
    #expect(host.picture == "host | sheet Modal: modal > Inner.inner > Inner.i2")
  }

  @Test("A child in a detour stays its child, and comes back at its root")
  func childInDetour() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    let inner = PlaceCoordinator("Inner", root: "inner", handles: ["i", "i2"])
    detour.addChild(inner)
    app.presentDetour(detour, presenting: "i")
    app.dismissDetour()
    #expect(inner.parent === detour)
    app.presentDetour(detour, presenting: "i2")
    #expect(
      app.picture == "[*Tab* Other] tab | cover Detour: detour > Inner.inner > Inner.i2"
    )
  }

  @Test("A detour over a detour has no owner once the lower one is dismissed")
  func nestedDetours() {
    let low = PlaceCoordinator("LowDetour", root: "lowDetour")
    let high = PlaceCoordinator("HighDetour", root: "highDetour", handles: ["h"])
    app.presentDetour(low, presenting: "lowDetour")
    app.presentDetour(high, presenting: "h")
    app.dismissDetour()
    #expect(app.picture == "[*Tab* Other] tab")
    #expect(high.parent == nil && low.parent == nil)
    #expect(high.words == "highDetour")
    #expect(app.presentDetour(high, presenting: "highDetour"))
  }

  @Test("A tab keeps its screens when it is left, and its modal is fresh when it comes back")
  func tabsModal() {
    other.answering.modals = ["m"]
    other.addModalCoordinator(PlaceCoordinator("M", root: "m", handles: ["m1"]))
    other.go("o")
    tabs.switchToTab(1)
    other.go("m1")
    tabs.go("t")
    tabs.switchToTab(1)
    #expect(app.picture == "[Tab *Other*] other > o")
    other.go("m")
    #expect(app.picture == "[Tab *Other*] other > o | sheet M: m")
  }

  @Test("A popped child can be given another parent only after it was removed")
  func staysAChild() {
    tab.go("c")
    tab.go("tab")
    #expect(!other.addChild(child))
    tab.removeChild(child)
    #expect(other.addChild(child))
    #expect(child.presentationContext == .pushed)
  }

  @Test(
    "A child whose parent is gone finds everything below it, however often that was asked before",
    arguments: 1...3
  )
  func orphan(asked: Int) {
    var parent: PlaceCoordinator? = PlaceCoordinator("Parent", root: "parent")
    let child = PlaceCoordinator("Child", root: "child")
    child.addChild(PlaceCoordinator("Grand", root: "grand", handles: ["g"]))
    parent?.addChild(child)
    for _ in 0..<asked { parent?.go("nowhere") }
    parent = nil
    #expect(child.parent == nil)
    #expect(child.presentationContext == .root)
    for _ in 0..<3 {
      #expect(child.go("g"))
      #expect(child.picture == "child > Grand.grand > Grand.g")
      #expect(child.go("child"))
    }
  }

  @Test("A child whose parent no longer exists still notifies its observers")
  func orphansObservers() {
    var parent: PlaceCoordinator? = PlaceCoordinator("Parent", root: "parent")
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    parent?.addChild(child)
    var received = 0
    child.observe { _ in received += 1 }
    parent = nil
    child.go("c")
    #expect(received == 2)
  }
}
