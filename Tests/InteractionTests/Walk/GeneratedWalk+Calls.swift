import FlowEngine
import LayoutSim
import StageSupport

extension GeneratedWalk {
  /// Makes a call of the app's code.
  func call(_ step: GeneratedStep) {
    let member = numbers.pick(app.members)
    let inFront = app.root.visibleCoordinator
    switch step {
    case .navigate:
      let route = numbers.pick(app.routes)
      let start = numbers.chance(50) ? app.root : inFront
      note("navigate to \(route.identifier) from \(start.ownerPath)")
      start.navigate(to: route)
    case .pop:
      note("pop")
      inFront.pop()
    case .turnBack:
      let (route, seconds) = (numbers.pick(app.routes), numbers.pick([0.1, 0.2, 0.6]))
      note("navigate to \(route.identifier) and pop after \(seconds)")
      stage.withoutSettling {
        app.root.navigate(to: route)
        stage.advance(by: seconds)
        app.root.visibleCoordinator.pop()
        stage.advance(by: 0.1)
      }
    case .popToRoot:
      note("pop to root of \(member.ownerPath)")
      member.popToRoot()
    case .dismissModal:
      note("dismiss modal of \(member.ownerPath)")
      member.dismissModal()
    case .presentDetour:
      let kind = numbers.next(below: 4)
      let detour = guest { app.detour(to: $0, kind: kind) }
      note("present a detour over \(inFront.ownerPath)")
      inFront.presentDetour(detour, presenting: StubRoute(detour.ownerName))
    case .dismissDetour:
      note("dismiss the detour of \(app.root.ownerPath)")
      app.root.dismissDetour()
    case .switchTab:
      let tab = numbers.next(below: 3)
      guard let tabs = app.members.first(where: { $0 is GeneratedTabs }) else { return }
      note("switch to tab \(tab) of \(tabs.ownerPath)")
      (tabs as? GeneratedTabs)?.switchToTab(tab)
    default: callColumns(step)
    }
  }

  private func callColumns(_ step: GeneratedStep) {
    let splits = app.members.compactMap { $0 as? GeneratedSplit }
    let column = numbers.pick(SplitColumn.allCases)
    let visibility = numbers.pick(ColumnVisibility.allCases)
    let kind = numbers.next(below: 4)
    guard let split = numbers.pickIfAny(splits) else { return }
    switch step {
    case .requestColumns:
      note("request \(visibility) of \(split.ownerPath)")
      split.setColumnVisibility(visibility)
    case .showColumn:
      note("show the \(column) of \(split.ownerPath)")
      split.show(column)
    default:
      note("put \(kind) into the \(column) of \(split.ownerPath)")
      switch kind {
      case 0: split.setColumn(column, to: nil)
      case 1: split.setColumn(column, to: guest { app.detour(to: $0, kind: 0) })
      default: split.show(guest { app.detour(to: $0, kind: kind - 2) }, in: column)
      }
    }
  }
}
