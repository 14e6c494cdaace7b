import FlowEngine
import LayoutSim
import ScreenMapping
import Testing

/// Whether states can be left that were not entered.
@MainActor
struct LeavingLeavesTests {
  /// A list of six items, of which two are entered; `screen` shows them.
  private func map(
    takesShortcuts: Bool = true,
    _ screen: @escaping @MainActor (Int, MadeApp<Void>) -> any Element
  ) async -> ScreenMap {
    var exploration = Exploration("items") {
      MadeApp(()) { route, app in
        if case .item(let number) = route { return screen(number, app) }
        return Column {
          Each(1...6, id: \.self) { number in
            PushButton("Item \(number)") { [weak app] in app?.navigate(to: SmallRoute.item(number))
            }
          }
        }
      }
    }
    exploration.laws = [.canBeLeft]
    exploration.takesShortcuts = takesShortcuts
    return await exploration.run()
  }

  @Test("Leaves with a way back leave nothing open", arguments: [true, false])
  func back(takesShortcuts: Bool) async {
    let map = await map(takesShortcuts: takesShortcuts) { number, _ in TextBlock("Number \(number)")
    }
    #expect(map.leafCount == 4)
    #expect(map.laws == [MapLaw(name: "can-be-left", answer: .holds)])
  }

  @Test("A leaf without a way out leaves the answer open", arguments: [true, false])
  func stuck(takesShortcuts: Bool) async {
    let map = await map(takesShortcuts: takesShortcuts) { number, _ in
      TextBlock("Number \(number)").navigationBarBackButtonHidden(number == 5)
    }
    #expect(map.leafCount == 4)
    #expect(map.laws == [MapLaw(name: "can-be-left", answer: .unknown, leaves: 1)])
  }

  @Test("A leaf is also left by a button that closes", arguments: [true, false])
  func closes(takesShortcuts: Bool) async {
    let map = await map(takesShortcuts: takesShortcuts) { _, app in
      PushButton("Close") { [weak app] in app?.pop() }.navigationBarBackButtonHidden()
    }
    #expect(map.leafCount == 4)
    #expect(map.laws == [MapLaw(name: "can-be-left", answer: .holds)])
  }

  @Test("A leaf under an alert is left once that is answered")
  func alert() async {
    let map = await map { number, _ in
      Restless(number: number)
    }
    #expect(map.leafCount == 4)
    #expect(map.laws == [MapLaw(name: "can-be-left", answer: .holds)])
  }

  @Test("Where a limit has ended the search, the answer depends on all leaves")
  func incomplete() async {
    var exploration = Exploration("small") { SmallApp() }
    exploration.laws = [.canBeLeft]
    exploration.limits.steps = 1
    let map = await exploration.run()
    #expect(!map.isComplete)
    #expect(map.leafCount > 0)
    #expect(map.laws == [MapLaw(name: "can-be-left", answer: .unknown, leaves: map.leafCount)])
  }
}

extension LeavingLeavesTests {
  @Test("A screen whose button leads to a state for which there is no room may be left")
  func noRoom() async {
    var exploration = Exploration("counting") {
      MadeApp(0) { route, app in
        if route == .list {
          return PushButton("Item, \(app.state) closed") { [weak app] in
            app?.navigate(to: SmallRoute.item(1))
          }
        }
        return PushButton("Close") { [weak app] in
          app?.state += 1
          app?.pop()
        }
        .navigationBarBackButtonHidden()
      }
    }
    exploration.laws = [.canBeLeft]
    exploration.limits.states = 2
    let map = await exploration.run()
    #expect(map.states.map(\.status) == [.entered, .entered])
    #expect(map.laws == [MapLaw(name: "can-be-left", answer: .unknown, leaves: 1)])
  }
}

/// A screen that asks at once.
private struct Restless: Element {
  let number: Int
  @Local private var isAsked = true

  var body: some Element {
    TextBlock("Number \(number)").alert("Stay?", isPresented: $isAsked) {
      PushButton("Yes") {}
      PushButton("No") {}
    }
  }
}
