import FlowEngine
import LayoutSim

extension Mistake {
  /// Mistakes in navigation.
  static var navigation: [Mistake] {
    [
      Mistake(
        "A screen on a stack, without a bar and without a button",
        in: {
          DraftCoordinator("shop", pushes: ["page"]) {
            $0 == "shop" ? AnyElement(Fill()) : AnyElement(Fill().navigationBarHidden())
          }
        },
        after: { $0.coordinator.navigate(to: Draft("page")) }
      ),
      Mistake(
        "A route that nobody takes",
        in: { DraftCoordinator("shop") },
        after: { $0.coordinator.navigate(to: Draft("attic")) }
      ),
      Mistake(
        "Tabs on the stack of an app",
        in: {
          let app = DraftCoordinator("shop")
          app.addChild(DraftTabs([DraftCoordinator("shelves", pushes: ["shelves"])]))
          return app
        },
        after: { $0.coordinator.navigate(to: Draft("shelves")) }
      ),
      Mistake(
        "A navigation in a tab that nobody looks at",
        in: { tabs },
        after: { $0.coordinator.children.last?.navigate(to: Draft("page")) }
      ),
      Mistake(
        "A sheet that stays when its tab is left",
        in: { tabs },
        after: { stage in
          stage.coordinator.navigate(to: Draft("note"))
          (stage.coordinator as? DraftTabs)?.switchToTab(1)
        }
      ),
      Mistake(
        "A path to a screen with a title as large as the one below",
        in: {
          DraftCoordinator("shop", pushes: ["shelf", "page"], path: ["shelf", "page"]) {
            Fill().navigationTitle($0.identifier)
          }
        },
        after: { $0.coordinator.navigate(to: Draft("page")) }
      ),
      Mistake(
        "A bar drawn by a screen, over one that has a close button",
        in: {
          sheet {
            $0 == "note"
              ? AnyElement(Fill().frame(height: 200).closeButton())
              : AnyElement(Fill().customNavigationBar("Page"))
          }
        },
        after: { stage in
          stage.settle()
          stage.coordinator.visibleCoordinator.navigate(to: Draft("page"))
        }
      ),
      coveredWayBack,
      Mistake(
        "A detour on a computer, which has no covers",
        on: .macOS,
        in: { DraftCoordinator("shop") },
        after: {
          $0.coordinator.presentDetour(
            DraftCoordinator("news", pushes: ["news"]),
            presenting: Draft("news")
          )
        }
      ),
    ]
  }

  /// A task, such as a download, that closes its screen when it is done, whatever is in front of that screen.
  private static var coveredWayBack: Mistake {
    let errand = Errand()
    return Mistake(
      "A screen that leaves by itself while a sheet is in front of it",
      in: {
        let app = DraftCoordinator("shop", pushes: ["page"], sheets: ["note": .medium]) { _ in
          Leaving(errand: errand)
        }
        app.addModalCoordinator(DraftCoordinator("note"))
        app.navigate(to: Draft("page"))
        return app
      },
      after: { stage in
        stage.settle()
        stage.coordinator.navigate(to: Draft("note"))
        stage.settle()
        errand.end()
      }
    )
  }

  private static var tabs: DraftTabs {
    let shelves = DraftCoordinator("shelves", sheets: ["note": .medium])
    shelves.addModalCoordinator(DraftCoordinator("note"))
    return DraftTabs([shelves, DraftCoordinator("account", pushes: ["page"])])
  }
}

/// A task that takes time.
@MainActor
private final class Errand {
  var end: () -> Void = {}
}

private struct Leaving: Element {
  @Inherited(\.navigationBackAction) private var goBack
  let errand: Errand

  var body: some Element {
    Fill().onAppear { errand.end = { goBack?() } }
  }
}
