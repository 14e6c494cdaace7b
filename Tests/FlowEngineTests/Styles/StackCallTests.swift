import Testing

@testable import FlowEngine

/// Several screens in one call, literal ways back, and screens below the top.
@MainActor
struct StackCallTests {
  private let hall = Hall("App")

  // MARK: - Several screens

  @Test("Pushes and presentations of one call came one by one")
  func several() throws {
    var settled = 0
    let token = hall.observe { if case .settled = $0 { settled += 1 } }
    hall.show([.push(.item(1)), .route(.item(2)), .route(.note(1)), .fullScreenCover(.item(3))])
    #expect(
      hall.layers == [
        "base hall > item(1) > item(2)", "sheet note(1) of app", "cover item(3) of app",
      ]
    )
    #expect(settled == 1)
    token.cancel()
  }

  @Test("The plan of several screens names all that it will present, equal ones by number")
  func planned() throws {
    let plan = try hall.plan(.show([.push(.item(1)), .sheet(.note(1)), .sheet(.note(1))]))
    #expect(
      plan.description == """
        to note(1) from app
          1. push item(1) on app
          2. present screen app/screen note(1) for note(1)
          3. present screen app/screen note(1) 2 for note(1)
        """
    )
    #expect(hall.layers == ["base hall"])
    let log = EventLog(of: hall)
    try hall.apply(plan)
    #expect(
      log.lines.filter { $0.contains("present") } == [
        "1   present screen app/screen note(1) for note(1)",
        "1   present screen app/screen note(1) 2 for note(1)",
      ]
    )
  }

  @Test("Of several screens, those before a refused one were shown")
  func refusedAsAWhole() {
    hall.navigate(toRoute: .item(9))
    let error = FlowError.pushUnderPresentation(
      route: RouteDescription(HallRoute.item(2)),
      presented: RouteDescription(HallRoute.note(1)),
      owner: hall.ownerPath
    )
    #expect(throws: error) {
      try hall.perform(.show([.push(.item(1)), .route(.note(1)), .push(.item(2))]))
    }
    #expect(hall.layers == ["base hall > item(9)"])
  }

  @Test("Several screens that a guard redirects wait together, and come together")
  func redirected() {
    final class Gate: Hall {
      var isOpen = false

      override func navigationVerdict(on route: any Route) -> NavigationVerdict {
        guard !isOpen, route as? HallRoute == .note(1) else { return .allow }
        return .redirect(to: HallRoute.question)
      }
    }
    let gate = Gate("App")
    gate.show([.push(.item(1)), .route(.note(1))])
    #expect(gate.layers == ["base hall", "sheet question of app"])
    gate.isOpen = true
    gate.dismiss()
    #expect(gate.layers == ["base hall > item(1)", "sheet note(1) of app"])
  }

  @Test("Several screens on a child that is not shown come with the child")
  func hiddenHost() {
    let child = Hall("Child")
    hall.addChild(child)
    child.show([.push(.item(1)), .sheet(.note(1))])
    #expect(hall.layers == ["base hall > hall > item(1)", "sheet note(1) of app/child Child"])
  }

  @Test("No screens at all are nothing to do")
  func none() {
    let log = EventLog(of: hall)
    #expect(hall.show([]))
    #expect(log.lines.contains("1   nothing to do: no screen was given"))
  }

  // MARK: - Going back

  @Test("Two screens went back in two transitions")
  func popScreens() throws {
    hall.show([.push(.item(1)), .push(.item(2)), .push(.item(3))])
    #expect(
      try hall.plan(.popScreens(2)).steps.map(\.description) == ["pop to item(1) on app"]
    )
    #expect(hall.popScreens(2))
    #expect(hall.layers == ["base hall > item(1)"])
  }

  @Test("Screens of a child and below it go in one call, and a modal at its root")
  func popAcross() {
    let child = Hall("Child")
    hall.addChild(child)
    hall.navigate(toRoute: .item(1))
    child.navigate(toRoute: .item(2))
    #expect(hall.layers == ["base hall > item(1) > hall > item(2)"])
    #expect(child.popScreens(3))
    #expect(hall.layers == ["base hall"])

    let flow = Hall("Flow")
    hall.navigate(to: flow, presentationStyle: .sheet)
    flow.navigate(toRoute: .item(1))
    #expect(flow.popScreens(2))
    #expect(flow.parent == nil)
  }

  @Test("More screens than there are were popped as far as possible", arguments: [0, -1, 3])
  func tooMany(count: Int) {
    hall.show([.push(.item(1)), .push(.item(2))])
    let error = FlowError.notOnStack(
      "a screen \(count) steps back",
      owner: hall.ownerPath,
      screens: [HallRoute.hall, .item(1), .item(2)].map(RouteDescription.init)
    )
    #expect(throws: error) { try hall.perform(.popScreens(count)) }
    #expect(hall.layers == ["base hall > item(1) > item(2)"])
  }

  @Test("Going back to a screen asks no coordinator, and finds the latest of equal ones")
  func popTo() {
    hall.show([.push(.item(1)), .push(.item(2)), .push(.item(1)), .push(.item(3))])
    hall.asked = 0
    #expect(hall.popTo(.item(1)))
    #expect(hall.layers == ["base hall > item(1) > item(2) > item(1)"])
    #expect(hall.popToIndex(1))
    #expect(hall.layers == ["base hall > item(1)"])
    #expect(hall.asked == 0)
    #expect(!hall.popTo(.item(2)))
    #expect(
      hall.unhandledErrors.map(\.description) == [
        "The stack of app does not have HallRoute “item(2)”: its screens are hall, item(1). "
          + "Go back to one of these, or use navigate(to:), which pushes what is not there."
      ]
    )
    #expect(hall.popTo(.hall))
    #expect(hall.layers == ["base hall"])
  }

  @Test("Going back to a screen of a child left those of its sibling above it")
  func popToUnderSibling() {
    let lower = Hall("Lower")
    hall.addChild(lower)
    lower.show([.push(.item(1)), .push(.item(2))])
    hall.navigate(to: Hall("Flow"), presentationStyle: .push)
    #expect(hall.layers == ["base hall > hall > item(1) > item(2) > hall"])
    #expect(lower.popTo(.item(1)))
    #expect(hall.layers == ["base hall > hall > item(1)"])
  }

  @Test("Going back to a kind of screen needs no value")
  func popToKind() {
    hall.show([.push(.item(7)), .push(.note(1)), .push(.note(2))])
    #expect(hall.popToKind(of: .item(0)))
    #expect(hall.layers == ["base hall > item(7)"])
  }

  @Test("A guard's question before a way back comes first, and the way back still means the same")
  func askedFirst() {
    let child = Hall("Child")
    hall.addChild(child)
    hall.navigate(toRoute: .item(1))
    child.navigate(toRoute: .item(2))
    child.present(.note(1))
    child.verdicts[.note(1)] = .ask(HallRoute.question)
    hall.popTo(.hall)
    #expect(hall.layers.last == "sheet question of app/child Child")
    #expect(hall.pendingIntent?.call == "popTo")
    child.verdicts = [:]
    child.dismiss()
    #expect(hall.layers == ["base hall"])
  }

  @Test("A plan to go back that a question comes before was outdated at once")
  func plannedQuestion() throws {
    let child = Hall("Child")
    hall.addChild(child)
    hall.navigate(toRoute: .item(1))
    child.navigate(toRoute: .hall)
    child.present(.note(1))
    child.verdicts[.note(1)] = .ask(HallRoute.question)
    let plan = try hall.plan(.popScreens(3))
    try hall.apply(plan)
    #expect(hall.layers.last == "sheet question of app/child Child")
    child.verdicts = [:]
    child.dismiss()
    #expect(hall.layers == ["base hall"])
  }

  // MARK: - Presentations

  @Test("Everything presented goes at once, and the stacks stay")
  func dismissAll() {
    let child = Hall("Child")
    hall.addChild(child)
    hall.navigate(toRoute: .item(1))
    child.show([.push(.item(2)), .sheet(.note(1))])
    hall.show([.sheet(.note(2)), .fullScreenCover(.film)])
    #expect(hall.layers.count == 4)
    #expect(child.rootCoordinator.dismissAll())
    #expect(hall.layers == ["base hall > item(1) > hall > item(2)"])
    #expect(child.journal == ["note(1) gone: call"])
    #expect(hall.journal == ["film gone: call", "note(2) gone: call"])
    #expect(!hall.dismissAll())
  }

  @Test("One coordinator's presentations go, those of its owner stay")
  func dismissAllOfOne() {
    let child = Hall("Child")
    hall.addChild(child)
    child.show([.push(.item(2)), .sheet(.note(1))])
    hall.present(.note(2))
    #expect(child.dismissAll())
    #expect(hall.layers == ["base hall > hall > item(2)", "sheet note(2) of app"])
  }

  @Test("A plain screen goes by its number, with what lies over it, or down to it")
  func byNumber() {
    hall.show([.sheet(.note(1)), .sheet(.note(2)), .sheet(.note(3)), .sheet(.note(4))])
    #expect(hall.dismissPresentations(after: 3))
    #expect(hall.router.state.presentations.map(\.number) == [1, 2, 3])
    #expect(hall.dismissPresentation(2))
    #expect(hall.router.state.presentations.map(\.number) == [1])
    #expect(!hall.dismissPresentation(2))
    let log = EventLog(of: hall)
    #expect(!hall.dismissPresentations(after: 1))
    // Something is presented.
    #expect(log.lines.contains { $0.hasSuffix("nothing to do: nothing was presented later") })
    #expect(hall.unhandledErrors == [])
  }

  @Test("A closure is told the end of its own presentation once, and of no other")
  func onDismiss() {
    var ends: [String] = []
    hall.present(.note(1)) { ends.append("first \($0)") }
    hall.present(.note(1)) { [hall] in
      ends.append("second \($0)")
      hall.navigate(toRoute: .item(1))
    }
    hall.dismiss()
    // The call of the closure comes when the dismissal has settled, and dismisses the other.
    #expect(ends == ["second call", "first navigation to item(1)"])
    #expect(hall.layers == ["base hall > item(1)"])
    hall.present(.note(1))
    hall.dismiss()
    #expect(ends.count == 2)
  }

  @Test("A closure is not told of a presentation that was refused, and a push is a sheet for it")
  func onDismissOfOthers() {
    final class Closed: Hall {
      override func navigationVerdict(on route: any Route) -> NavigationVerdict {
        route as? HallRoute == .film ? .refuse(reason: "closed") : .allow
      }
    }
    let hall = Closed("App")
    var ends: [String] = []
    #expect(!hall.present(.film) { ends.append("\($0)") })
    hall.present(.item(1), presentationStyle: .push) { ends.append("\($0)") }
    #expect(hall.layers == ["base hall", "sheet item(1) of app"])
    hall.close()
    #expect(ends == ["back"])
  }

  @Test("Code waits for the end of one presentation")
  func awaited() async throws {
    let task = Task { try await hall.dismissal(of: .note(1)) }
    while hall.layers.count == 1 { await Task.yield() }
    hall.dismiss()
    #expect(try await task.value.description == "call")
  }

  // MARK: - The stack below its top

  @Test("The top is replaced in one step, and what covers it goes")
  func replaceTop() throws {
    hall.show([.push(.item(1)), .push(.item(2)), .sheet(.note(1))])
    #expect(hall.replaceTop(with: .item(3)))
    #expect(hall.layers == ["base hall > item(1) > item(3)"])
    let revision = hall.revision
    #expect(hall.replaceTop(with: .item(3)))
    #expect(hall.revision == revision)
    hall.popToRoot()
    #expect(
      try hall.plan(.replaceTop(with: .item(4))).steps.map(\.description)
        == ["replace the top of app with item(4)"]
    )
    hall.replaceTop(with: .item(4))
    #expect(hall.layers == ["base hall > item(4)"])
  }

  @Test("A screen that is inserted below the top is where going back leads")
  func insertBelowTop() throws {
    hall.show([.push(.item(1)), .sheet(.note(1))])
    #expect(
      try hall.plan(.insertBelowTop(.item(5))).description == """
        to item(5) from app
          1. insert item(5) as screen 1 of app
        """
    )
    #expect(hall.insertBelowTop(.item(5)))
    #expect(hall.layers == ["base hall > item(5) > item(1)", "sheet note(1) of app"])
    hall.dismiss()
    hall.pop()
    #expect(hall.layers == ["base hall > item(5)"])
  }

  @Test("Below a pushed child it comes on top of the coordinator's own screens")
  func insertBelowChild() {
    let child = Hall("Child")
    hall.addChild(child)
    child.navigate(toRoute: .item(2))
    #expect(hall.insertBelowTop(.item(5)))
    #expect(hall.layers == ["base hall > item(5) > hall > item(2)"])
  }

  @Test("Nothing is inserted below a root")
  func insertBelowRoot() {
    #expect(
      throws: FlowError.nothingAboveRoot(
        route: RouteDescription(HallRoute.item(1)),
        owner: hall.ownerPath
      )
    ) { try hall.perform(.insertBelowTop(.item(1))) }
  }

  @Test("A long stack is still searched rightly after an insertion")
  func insertInLongStack() {
    hall.show((1...40).map { .push(.item($0)) })
    hall.insertBelowTop(.item(3))
    hall.navigate(to: HallRoute.item(39))
    #expect(hall.router.state.stack.count == 39)
    hall.navigate(to: HallRoute.item(3))
    #expect(hall.router.state.stack == [.item(1), .item(2), .item(3)])
  }
}
