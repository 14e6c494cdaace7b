import FlowEngine
import Testing

/// Stacks and layers after pushes, pops and restarts.
@MainActor
struct StackOfCallsTests {
  private let hall = Hall("App")

  @Test("A new coordinator shows its root, and nothing is pushed, presented or unanimated")
  func fresh() throws {
    let state = hall.router.state
    #expect(state.root == .hall)
    #expect(state.stack == [])
    #expect(state.presentations == [])
    #expect(state.currentRoute == .hall)
    #expect(try hall.plan(toRoute: .item(1)).isAnimated)
  }

  @Test("Popping to the root leaves the sheets that are up")
  func popToRoot() {
    hall.navigate(toRoute: .item(1))
    hall.navigate(toRoute: .item(2))
    hall.present(.note(1))
    hall.popToRoot()
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
  }

  @Test("Back takes one screen, and at the root nothing, for as often as it is called")
  func pop() {
    hall.navigate(toRoute: .item(1))
    hall.navigate(toRoute: .item(2))
    hall.pop()
    #expect(hall.layers == ["base hall > item(1)"])
    hall.pop()
    hall.pop()
    #expect(hall.layers == ["base hall"])
    #expect(hall.unhandledErrors == [])
  }

  @Test(
    "A second dismissal only signalled the overlay that was leaving, and the sheet below it stayed"
  )
  func twoDismissals() {
    hall.present(.note(1))
    hall.present(.item(1), presentationStyle: .custom(transition: .opacity))
    hall.dismiss()
    hall.dismiss()
    #expect(hall.layers == ["base hall"])
    #expect(hall.journal == ["item(1) gone: call", "note(1) gone: call"])
  }

  @Test("A second close was swallowed while the sheet was leaving: it takes the screen below")
  func twoCloses() {
    hall.navigate(toRoute: .item(1))
    hall.present(.note(1))
    hall.close()
    hall.close()
    #expect(hall.layers == ["base hall"])
  }

  @Test("With nothing up a dismissal says so, changes nothing, and the log says why")
  func nothingToDismiss() {
    let log = EventLog(of: hall)
    hall.navigate(toRoute: .item(1))
    #expect(!hall.dismiss())
    #expect(hall.layers == ["base hall > item(1)"])
    #expect(
      log.lines.suffix(3) == [
        "2 dismiss on app", "2   nothing to do: nothing is presented", "2   settled",
      ]
    )
  }

  @Test(
    "A flow that a restart had taken away was still the one in front: the root is",
    arguments: [TransitionPresentationStyle.push, .sheet]
  )
  func restartedChildren(style: TransitionPresentationStyle) {
    let flow = Hall("Flow")
    hall.navigate(to: flow, presentationStyle: style)
    hall.restart()
    #expect(hall.visibleCoordinator === hall)
    #expect(hall.children.isEmpty)
    #expect(flow.parent == nil)
  }

  @Test("After everything has been cleared a sheet that goes is still reported")
  func reportedAfterClearing() {
    hall.present(.note(1))
    hall.finishFlow()
    hall.present(.note(2))
    hall.dismiss()
    #expect(hall.journal == ["note(1) gone: finished", "note(2) gone: call"])
  }

  @Test("A stack that was replaced by one of equal length came back with the next push: it stays")
  func equalLength() throws {
    hall.navigate(toRoute: .item(1))
    hall.navigate(toRoute: .item(2))
    let other = Hall("App")
    other.navigate(toRoute: .item(8))
    other.navigate(toRoute: .item(9))
    try hall.restore(from: other.savedData())
    #expect(hall.layers == ["base hall > item(8) > item(9)"])
    hall.navigate(toRoute: .item(3))
    #expect(hall.layers == ["base hall > item(8) > item(9) > item(3)"])
  }

  @Test("One push without animation took it from the pushes after it: each call has its own")
  func animatedForEach() {
    var plans: [Bool] = []
    hall.observe { if case .settled(let plan) = $0 { plans.append(plan.isAnimated) } }
    hall.navigate(toRoute: .item(1), animated: false)
    hall.navigate(toRoute: .item(2))
    hall.withoutAnimation { _ = hall.close() }
    hall.close()
    #expect(plans == [false, true, false, true])
  }

  @Test("Screens that several tasks push are all there, in the order in which they came")
  func severalTasks() async {
    let journal = Journal()
    let hall = hall
    await withTaskGroup(of: Void.self) { group in
      for number in 1...5 {
        group.addTask { @MainActor in
          journal.lines.append("item(\(number))")
          hall.navigate(toRoute: .item(number))
        }
      }
    }
    #expect(hall.router.state.stack.map(\.identifier) == journal.lines)
    #expect(Set(journal.lines).count == 5)
  }

  @Test("What a router of the app's own would have recorded is in the log")
  func recorded() {
    let log = EventLog(of: hall)
    hall.navigate(toRoute: .item(1))
    hall.present(.note(1))
    hall.close()
    #expect(
      log.lines.filter { !$0.contains("ppear ") } == [
        "1 navigate item(1) on app",
        "1   push item(1) on app",
        "1   settled",
        "2 present note(1) on app",
        "2   present screen app/screen note(1) for note(1)",
        "2   settled",
        "3 close on app",
        "3   dismiss screen app/screen note(1)",
        "3   dismissed app/screen note(1): back",
        "3   settled",
      ]
    )
  }
}
