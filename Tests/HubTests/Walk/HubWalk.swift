import FlowEngine
import Hub
import LayoutSim
import TestSupport

/// A user who acts at random in the hub.
final class HubWalk: RandomWalk {
  let hub = HubCoordinator()

  init(seed: Int) {
    super.init(hub, seed: seed)
    watchErrors()
  }

  override var tabs: [String] { ["Home", "Flows", "News"] }

  override var waysOut: [String] { ["Put away", "Close", "Done", "Cancel"] }

  override func call() {
    let coordinator = numbers.pick(everyone)
    let name = coordinator.ownerPath
    switch numbers.next(below: 24) {
    case 0..<4:
      guard let home = everyone.lazy.compactMap({ $0 as? HomeCoordinator }).last else { break }
      let route = numbers.pick(Self.routes)
      let style = numbers.chance(30) ? numbers.pick(Self.styles) : nil
      note("\(home.ownerPath) shows \(route.identifier), \(style.map { "\($0)" } ?? "its style")")
      home.navigate(toRoute: route, presentationStyle: style, animated: numbers.chance(80))
    case 4..<6:
      guard let home = coordinator as? HomeCoordinator else { break }
      let route = numbers.pick(Self.routes)
      note("\(name) presents \(route.identifier)")
      home.present(route)
    case 6..<9:
      let style = numbers.pick(Self.styles)
      if coordinator is HubCoordinator, style == .push { break }
      note("\(name) brings a Home along, \(style)")
      coordinator.navigate(to: HomeCoordinator(), presentationStyle: style)
    case 9:
      let bar = numbers.pick([HubRoute.stockBar, .ownBar])
      note("\(name) brings a hub along with \(bar)")
      coordinator.navigate(to: HubCoordinator(bar), presentationStyle: .fullScreenCover)
    case 10, 11:
      let link = numbers.pick(HubLink.allCases).rawValue
      let isNotification = numbers.chance(50)
      note("\(isNotification ? "notification" : "link") \(link)")
      do throws(FlowError) {
        if isNotification {
          try hub.receive(notification: link)
        } else {
          try hub.open(url: "hub://\(link)")
        }
      } catch {
        fail("a link leads nowhere: \(error)")
      }
    case 12, 13:
      note("\(name) closes")
      coordinator.close()
    case 14:
      note("\(name) dismisses")
      coordinator.dismiss()
    case 15:
      note("\(name) restarts")
      coordinator.restart()
    case 16, 17:
      note("\(name) finishes")
      coordinator.finishFlow()
    case 18:
      note("\(name) pops")
      coordinator.pop()
    case 19:
      note("\(name) pops to its root")
      coordinator.popToRoot()
    case 20:
      note("\(name) starts again")
      (coordinator as? HomeCoordinator)?.startFlow(route: .actions)
    default:
      changePages()
    }
  }

  private func changePages() {
    guard let hub = numbers.pickIfAny(everyone.compactMap { $0 as? HubCoordinator }) else { return }
    switch numbers.next(below: 4) {
    case 0:
      note("\(hub.ownerPath) adds the news")
      hub.addNews()
    case 1:
      note("\(hub.ownerPath) removes the news")
      hub.removeNews()
    case 2:
      let pages = numbers.pick([[HubPage.flows, .home], [.news, .flows, .home], [.home, .flows]])
      note("\(hub.ownerPath) has \(pages)")
      hub.setPages(pages)
    default:
      let page = numbers.pick(hub.pages)
      note("\(hub.ownerPath) goes to \(page)")
      hub.switchToTab(page)
    }
  }

  /// The coordinators whose screens are on screen, and their owners.
  private var everyone: [AnyCoordinator] {
    var all = [app]
    for owner in app.composition.surfaces.flatMap(\.content.entries).map(\.owner) {
      var chain: [AnyCoordinator] = []
      var next = app.coordinator(at: owner)
      while let coordinator = next, !all.contains(where: { $0 === coordinator }) {
        chain.append(coordinator)
        next = coordinator.parent
      }
      all += chain.reversed()
    }
    return all
  }

  private static let routes: [HomeRoute] = [.push, .sheet, .cover, .detents, .card, .poster]

  private static let styles: [TransitionPresentationStyle] = [
    .push, .sheet, .fullScreenCover, .detents([.medium, .height(300)]),
    HomeRoute.card.presentationStyle, HomeRoute.poster.presentationStyle,
  ]
}
