import FlowEngine
import LayoutSim

extension GeneratedWalk {
  /// Lets code go on, or starts some.
  func spendTime(_ step: GeneratedStep) async {
    switch step {
    case .proceedForSeconds:
      let seconds = numbers.pick([0.1, 0.3, 0.5, 1, 6])
      note("proceed by \(seconds)")
      try? await stage.proceed(by: seconds)
    case .proceed:
      note("proceed")
      await stage.proceed()
    case .finish:
      note("finish")
      try? await stage.finish(leaving: "tick")
    case .runCode:
      let route = numbers.pick(app.routes)
      note("run code that goes to \(route.identifier)")
      stage.run { [weak root = app.root, models = app.models] in
        await root?.transition { root?.navigate(to: route) }
        await models.sleep(0.2)
        await root?.transition { root?.visibleCoordinator.pop() }
      }
      await stage.proceed()
    case .tapWork:
      let name = numbers.pick(["Load", "Go on", "Show", "Later", "Wait", "Send"])
      let seconds = numbers.pick([0, 0.2, 1])
      note("tap \(name) and proceed by \(seconds)")
      tap(name, at: 0)
      try? await stage.proceed(by: seconds)
    default:
      note("pull to refresh")
      try? stage.pullToRefresh()
      await stage.proceed()
    }
  }
}
