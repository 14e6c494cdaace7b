import Bookshop
import FlowEngine
import LayoutSim
import Screens
import SnapshotRendering

/// A use of a stage that shows the bookshop after the login, and its cost.
@MainActor
struct StageScenario {
  let name: String

  /// A short description of one round.
  let summary: String

  /// The number of render trees that a round reads.
  var treeCount = 1

  /// Logs in and returns the action of one round.
  let prepare: () -> () -> Void
}

extension StageScenario {
  static let all = ofStages + lists(of: 200) + lists(of: 10_000)

  private static let ofStages = [
    StageScenario(
      name: "stage-outline",
      summary: "a stage of the shop's tabs, from its creation to the outline"
    ) {
      let app = shop()
      return { check(TreeRenderer.outline.render(Stage(app).renderTree).utf8.count > 1_000) }
    },
    StageScenario(
      name: "stage-tree",
      summary: "a stage of the shop's tabs, from its creation to the render tree"
    ) {
      let app = shop()
      return { check(Stage(app).renderTree.nodes.count > 50) }
    },
    StageScenario(
      name: "stage-rows",
      summary: "a list of 1,000 rows with pictures, menus and swipes, and its render tree"
    ) {
      let app = RowsCoordinator(1_000)
      return { check(Stage(app).renderTree.nodes.count > 5_000) }
    },
    StageScenario(
      name: "stage-form",
      summary: "a form of 100 fields, and its render tree"
    ) {
      let app = FieldsCoordinator(100)
      return { check(Stage(app).renderTree.nodes.count > 200) }
    },
    StageScenario(
      name: "stage-columns",
      summary: "three columns with 20 letters, one of them open, and the render tree"
    ) {
      let letters = (1...20).map {
        Mail.Letter(id: $0, from: "Ann Walker", "Letter \($0)", "Are you coming on Friday?")
      }
      let app = MailCoordinator(mail: Mail(letters, clock: StageClock()))
      app.navigate(to: MailRoute.letter(7))
      return {
        let stage = Stage(app, on: .iPadPro13M4, orientation: .landscape)
        check(stage.renderTree.nodes.count { $0.role == .splitColumn } == 3)
      }
    },
    StageScenario(name: "stage-switch", summary: "another tab, and its render tree") {
      let stage = Stage(shop())
      let tabs = shopTabs(of: stage)
      var selected = 0
      return {
        selected = 1 - selected
        tabs.switchToTab(selected)
        check(stage.renderTree.nodes.count > 50)
      }
    },
    StageScenario(
      name: "stage-sheet",
      summary: "a sheet that comes and goes, and the render tree of both",
      treeCount: 2
    ) {
      let stage = Stage(shop())
      shopTabs(of: stage).switchToTab(1)
      let browse = shopTabs(of: stage).children[1]
      return {
        check(browse.navigate(to: BrowseRoute.filter))
        check(stage.renderTree.nodes.contains { $0.role == .sheet })
        check(browse.dismissModal())
        check(!stage.renderTree.nodes.contains { $0.role == .sheet })
      }
    },
    StageScenario(
      name: "stage-push",
      summary: "a screen that comes on a coordinator's stack and goes, and both render trees",
      treeCount: 2
    ) {
      let app = NumbersCoordinator()
      let stage = Stage(app)
      return {
        check(app.navigate(toRoute: .number(7)))
        check(stage.topScreen?.title == "Number 7")
        check(app.pop())
        check(stage.topScreen?.title == "Numbers")
      }
    },
    StageScenario(
      name: "stage-push-own",
      summary: "the same screens on a stack of a screen's own",
      treeCount: 2
    ) {
      let path = NumberPath()
      let stage = Stage { NumberStack(path: path) }
      return {
        path.numbers.append(7)
        check(stage.topScreen?.title == "Number 7")
        path.numbers.removeLast()
        check(stage.topScreen?.title == "Numbers")
      }
    },
    StageScenario(name: "stage-settle", summary: "a settling without a change, and its render tree")
    {
      let stage = Stage(shop())
      return {
        stage.settle()
        check(stage.renderTree.nodes.count > 50)
      }
    },
    StageScenario(name: "stage-again", summary: "the render tree once more, without a change") {
      let stage = Stage(shop())
      return { check(stage.renderTree.nodes.count > 50) }
    },
    rows(500),
    rows(4_000),
    text(500),
    text(4_000),
  ]

  /// A tap that changes a text beside `count` buttons, and the render tree.
  private static func text(_ count: Int) -> StageScenario {
    StageScenario(
      name: "stage-text-\(count)",
      summary: "a tap that changes a text beside \(count) buttons, and the render tree"
    ) {
      let stage = Stage { CountedButtons(count: count) }
      var taps = 0
      return {
        check((try? stage.tap("Add")) != nil)
        taps += 1
        check(stage.renderTree.nodes.contains { $0.label == "\(taps) taps" })
      }
    }
  }

  /// A tap and a scroll among `count` buttons, which look up the target by its name and check what covers it.
  private static func rows(_ count: Int) -> StageScenario {
    StageScenario(
      name: "stage-tap-\(count)",
      summary: "a tap on one of \(count) buttons, and scrolling to the last and back",
      treeCount: 3
    ) {
      let stage = Stage(ButtonsCoordinator(count))
      return {
        check((try? stage.tap("Button 3")) != nil)
        check((try? stage.scroll(to: "Button \(count - 1)")) != nil)
        check((try? stage.scroll(to: "Button 0")) != nil)
      }
    }
  }

  /// The app with its customer in the shop.
  private static func shop() -> AppCoordinator {
    let app = AppCoordinator()
    check(app.navigate(to: AppRoute.shop))
    return app
  }

  private static func shopTabs(of stage: Stage) -> MainTabCoordinator {
    guard let app = stage.coordinator as? AppCoordinator,
      let tabs = app.currentFlow as? MainTabCoordinator
    else { preconditionFailure("The customer is not in the shop.") }
    return tabs
  }

  private static func check(_ condition: Bool) {
    precondition(condition, "A round did not do what it is there for; its cost would say nothing.")
  }
}
