import FlowEngine
import Testing

/// Counts what it is asked, by question and route.
private class Asked: Coordinator<HallRoute> {
  struct Question: Hashable {
    let name: String
    let route: String
  }

  private let name: String
  private(set) var asked: [Question: Int] = [:]

  init(_ name: String) {
    self.name = name
    super.init(router: Router(initial: .hall))
  }

  override var ownerName: String { name }

  func forgetQuestions() { asked = [:] }

  /// How often the question was asked, whatever the route.
  func count(of name: String) -> Int {
    asked.filter { $0.key.name == name }.values.reduce(0, +)
  }

  private func note(_ name: String, _ route: String) {
    asked[Question(name: name, route: route), default: 0] += 1
  }

  override func canHandle(_ route: any Route) -> Bool {
    note("canHandle", route.identifier)
    return route is HallRoute
  }

  override func navigationType(for route: any Route) -> NavigationType {
    note("navigationType", route.identifier)
    return super.navigationType(for: route)
  }

  override func presentationStyle(for route: any Route) -> TransitionPresentationStyle? {
    note("presentationStyle", route.identifier)
    return super.presentationStyle(for: route)
  }

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    note("navigationVerdict", route.identifier)
    return .allow
  }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    note("dismissalVerdict", "")
    return .allow
  }

  override func dismissalVerdict(
    for reason: DismissalReason,
    of route: any Route
  ) -> DismissalVerdict {
    note("dismissalVerdict of", route.identifier)
    return .allow
  }
}

/// How often coordinators are asked by literal calls.
@MainActor
struct LiteralCountTests {
  private let app = Asked("App")
  private let child = Asked("Child")
  private let flow = Asked("Flow")

  init() {
    app.addChild(child)
    child.navigate(toRoute: .item(1))
    child.navigate(toRoute: .note(1))
    child.navigate(toRoute: .note(2))
    for coordinator in all { coordinator.forgetQuestions() }
  }

  private var all: [Asked] { [app, child, flow] }

  /// The most that any coordinator was asked one question about one route.
  private var most: Int { all.flatMap(\.asked.values).max() ?? 0 }

  private typealias Action = @MainActor (LiteralCountTests) -> Void

  private nonisolated static let calls: [(name: String, body: Action)] = [
    ("a push under two sheets", { $0.child.navigate(toRoute: .item(2)) }),
    ("a push at the root", { $0.app.navigate(toRoute: .item(2)) }),
    ("a plain screen", { $0.child.navigate(toRoute: .note(3)) }),
    ("a screen in another style", { $0.child.present(.item(1), presentationStyle: .sheet) }),
    ("a flow in a sheet", { $0.child.navigate(to: $0.flow, presentationStyle: .sheet) }),
    ("a flow in its own style", { $0.child.navigate(to: $0.flow) }),
    ("a pushed flow", { $0.child.navigate(to: $0.flow, presentationStyle: .push) }),
    ("a forced flow", { try? $0.flow.forcePresentation(rootCoordinator: $0.app) }),
    ("a new start", { $0.child.startFlow(route: .item(9)) }),
    ("a restart", { $0.app.restart() }),
    ("a dismissal", { $0.child.dismiss() }),
    ("a close", { $0.child.close() }),
    ("an end", { $0.child.finishFlow() }),
  ]

  @Test("No coordinator is asked whether it can handle a route", arguments: calls.indices)
  func canHandle(index: Int) {
    let call = Self.calls[index]
    let revision = app.revision
    call.body(self)
    #expect(app.revision > revision, "\(call.name)")
    #expect(all.allSatisfy { $0.count(of: "canHandle") == 0 }, "\(call.name)")
    #expect(all.allSatisfy { $0.count(of: "navigationType") == 0 }, "\(call.name)")
  }

  @Test(
    "Each question is asked once for a coordinator, a layer and a route",
    arguments: calls.indices
  )
  func once(index: Int) {
    let call = Self.calls[index]
    call.body(self)
    #expect(most <= 1, "\(call.name): \(all.map(\.asked))")
  }

  @Test("A plan, and what is done by it, ask each question once")
  func planned() throws {
    let plan = try child.plan(toRoute: .item(2))
    #expect(most == 1)
    for coordinator in all { coordinator.forgetQuestions() }
    try app.apply(plan)
    #expect(most == 1)
    #expect(all.allSatisfy { $0.count(of: "presentationStyle") == 0 })
  }

  @Test("The layers that a push takes are asked once each, the top one first")
  func layers() {
    child.navigate(toRoute: .item(2))
    #expect(child.count(of: "dismissalVerdict of") == 2)
    #expect(child.asked[.init(name: "dismissalVerdict of", route: "note(1)")] == 1)
    #expect(child.asked[.init(name: "presentationStyle", route: "item(2)")] == 1)
    #expect(app.asked[.init(name: "navigationVerdict", route: "item(2)")] == 1)
    #expect(app.count(of: "presentationStyle") == 0)
  }

  @Test("A style that is given is not asked for")
  func givenStyle() {
    child.present(.item(1), presentationStyle: .sheet)
    child.navigate(to: flow, presentationStyle: .sheet)
    #expect(all.allSatisfy { $0.count(of: "presentationStyle") == 0 })
  }

  @Test("Of 100 layers that go, each is asked once")
  func hundred() {
    for number in 10..<108 { child.present(.note(number)) }
    for coordinator in all { coordinator.forgetQuestions() }
    app.restart()
    #expect(child.count(of: "dismissalVerdict of") == 100)
    #expect(most == 1)
  }

  @Test("A navigation to a styled route asks for its style once, wherever it is answered")
  func universal() {
    app.navigate(to: HallRoute.film)
    #expect(most == 1)
    #expect(all.map { $0.count(of: "presentationStyle") }.reduce(0, +) == 1)
  }
}
