import Testing

@testable import FlowEngine

/// Guides: ways back, and screens that know how they are shown.
@MainActor
struct BackJourneyTests {
  private let app: AppCoordinator
  private let main: MainTabCoordinator
  private let guide: LoggedIn

  init() throws {
    guide = try LoggedIn()
    app = guide.app
    main = guide.main
  }

  @Test("The flow, its tabs and a registered modal have no way back")
  func withoutWayBack() {
    #expect(app.presentationContext == .root)
    #expect(main.presentationContext == .root)
    #expect(main.children.map(\.presentationContext) == [.tab, .tab, .tab, .tab, .tab])
    #expect(main.red.infoModal.presentationContext == .root)
  }

  @Test("A child, a modal and a detour have a way back, each of its own kind")
  func withWayBack() {
    guide.visit(RainbowRoute.orange, RedRoute.info)
    let profile = ProfileCoordinator()
    main.presentDetour(profile, presenting: .profile)
    #expect(main.red.rainbow.presentationContext == .pushed)
    #expect(main.red.infoModal.presentationContext == .modal)
    #expect(profile.presentationContext == .detour)
  }

  @Test("The ways back of all screens of the link into the ocean")
  func everyScreen() {
    app.navigate(to: OceanRoute.shallow)
    let ways = app.composition.surfaces.map { surface -> [Bool] in
      switch surface.content {
      case .stack(let entries): entries.map(\.canNavigateBack)
      case .screen(let screen): [screen.canNavigateBack]
      case .split: []
      case .tabs(let tabs):
        if case .stack(let entries) = tabs.content { entries.map(\.canNavigateBack) } else { [] }
      }
    }
    #expect(ways == [[false, true, true, true], [true], [true, true, true]])
  }

  @Test("Back all the way from the abyss to the tab's root, one screen at a time")
  func allTheWay() {
    main.blue.deepBlue.level3Modal.nestedModal.ocean.showsIntro = true
    app.navigate(to: OceanRoute.abyss)
    var visible: [String] = []
    for _ in 0..<11 {
      visible.append(app.visibleRoute.identifier)
      app.visibleCoordinator.pop()
    }
    #expect(
      visible == [
        "abyss", "deep", "shallow", "surface", "nestedModal", "level3Modal", "level3", "level2",
        "level1", "blue", "blue",
      ]
    )
  }

  // A20: a screen may read the context; v2.0.0 hides it.
  @Test("A screen shows a cross in a modal and an arrow on a stack")
  func contextAware() {
    final class ClosingFactory: ViewFactory<RedRoute> {
      override func buildView(for route: RedRoute) -> Any? {
        guard let coordinator else { return nil }
        let way =
          switch coordinator.presentationContext {
          case .modal: "cross"
          case .detour: "done"
          case .pushed: "arrow"
          case .root, .tab, .column: "nothing"
          }
        return "\(route) with \(way)"
      }
    }
    final class Closing: Coordinator<RedRoute> {
      init(_ root: RedRoute) {
        let factory = ClosingFactory()
        super.init(router: Router(initial: root, factory: factory))
        factory.coordinator = self
      }
      override func navigationType(for route: any Route) -> NavigationType { .modal }
      override func canHandle(_ route: any Route) -> Bool { route as? RedRoute == .info }
    }
    let host = Closing(.red)
    let modal = Closing(.info)
    host.addModalCoordinator(modal)
    host.navigate(to: RedRoute.info)
    #expect(host.router.view(for: .red) as? String == "red with nothing")
    #expect(modal.router.view(for: .info) as? String == "info with cross")
    let detour = Closing(.lightRed)
    host.presentDetour(detour, presenting: .lightRed)
    #expect(detour.router.view(for: .lightRed) as? String == "lightRed with done")
    host.dismissDetour()
    host.dismissModal()
    #expect(modal.router.view(for: .info) as? String == "info with nothing")
    let child = Closing(.darkRed)
    host.addChild(child)
    #expect(child.router.view(for: .darkRed) as? String == "darkRed with arrow")
  }

  @Test("A factory whose coordinator is gone builds nothing")
  func factoryWithoutCoordinator() {
    final class Careful: ViewFactory<RedRoute> {
      override func buildView(for route: RedRoute) -> Any? { coordinator.map { _ in "screen" } }
    }
    #expect(Router(initial: RedRoute.red, factory: Careful()).view(for: .red) == nil)
  }
}
