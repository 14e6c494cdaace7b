import FlowEngine
import Testing

/// Calls that are not to be animated.
@MainActor
struct WithoutAnimationTests {
  private let hall = Hall("App")

  /// Whether the plans that settled were animated, in order.
  private func animations(_ body: (Hall) -> Void) -> [Bool] {
    var animations: [Bool] = []
    let token = hall.observe { event in
      if case .settled(let plan) = event { animations.append(plan.isAnimated) }
    }
    body(hall)
    token.cancel()
    return animations
  }

  @Test("A call that an observer made without animation moved after all, because it had waited")
  func waiting() {
    var isFirst = true
    let token = hall.observe { [unowned hall] event in
      guard isFirst, case .changed = event else { return }
      isFirst = false
      hall.withoutAnimation { hall.present(.note(2)) }
      hall.navigate(toRoute: .note(3))
    }
    #expect(animations { $0.navigate(toRoute: .item(1)) } == [true, false, true])
    #expect(hall.layers.count == 3)
    token.cancel()
  }

  @Test("A call of today's kind waits without animation, too")
  func waitingPop() {
    hall.navigate(toRoute: .item(1))
    var isFirst = true
    let token = hall.observe { [unowned hall] event in
      guard isFirst, case .changed = event else { return }
      isFirst = false
      hall.withoutAnimation { hall.popToRoot() }
    }
    #expect(animations { $0.navigate(toRoute: .item(2)) } == [true, false])
    token.cancel()
  }

  @Test("A call without animation that waited for a guard moved when it was resumed")
  func deferred() {
    final class Guarded: Hall {
      var isOpen = false

      override func navigationVerdict(on route: any Route) -> NavigationVerdict {
        isOpen || route as? HallRoute != .item(1) ? .allow : .redirect(to: HallRoute.note(9))
      }
    }
    let app = Guarded("App")
    var animations: [Bool] = []
    app.observe { event in
      if case .settled(let plan) = event { animations.append(plan.isAnimated) }
    }
    app.withoutAnimation { app.navigate(to: HallRoute.item(1)) }
    app.isOpen = true
    app.dismiss()
    #expect(app.layers == ["base hall > item(1)"])
    #expect(animations == [false, true, false])
  }
}
