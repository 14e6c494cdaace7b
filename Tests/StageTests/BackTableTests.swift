import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The bar or the button on a place's screen, beside its content.
enum ScreenBar: String, CaseIterable, CustomTestStringConvertible {
  case native = "a bar of the stage"
  case custom = "a bar of its own"
  case closeButton = "a close button"
  case nothing = "nothing"

  var testDescription: String { rawValue }

  /// A screen with it.
  @MainActor
  func screen(_ route: StubRoute) -> any Element {
    let words = TextBlock(route.identifier)
    return switch self {
    case .native: words.navigationTitle(route.identifier)
    case .custom: words.customNavigationBar(route.identifier, backLabel: "Leave")
    case .closeButton: words.closeButton("Leave").navigationBarHidden()
    case .nothing: words.navigationBarHidden()
    }
  }
}

/// The way back from every place under every bar.
@MainActor
struct BackTableTests {
  nonisolated static let table = Standing.allCases.flatMap { standing in
    ScreenBar.allCases.map { (standing, $0) }
  }

  private func stage(_ standing: Standing, _ bar: ScreenBar) -> Stage {
    Stage(standing.show { bar.screen($0) })
  }

  @Test("Whether there is a way back depends on the place, not on the bar", arguments: table)
  func reported(standing: Standing, bar: ScreenBar) {
    #expect(stage(standing, bar).back.canNavigateBack == (standing.screenBelow != nil))
  }

  @Test("The stage draws a back button in its own bar only", arguments: table)
  func visible(standing: Standing, bar: ScreenBar) {
    let back = stage(standing, bar).back
    #expect(back.isVisible == (bar == .native && standing.hasBackButton))
    #expect(back.label == (back.isVisible ? standing.backLabel : nil))
  }

  @Test("A bar or button of the screen's own is there where it leads back", arguments: table)
  func own(standing: Standing, bar: ScreenBar) {
    let isOwn = bar == .custom || bar == .closeButton
    let buttons = stage(standing, bar).frontNodes.filter { $0.role == .button }.map(\.label)
    #expect(buttons == (isOwn && standing.screenBelow != nil ? ["Leave"] : []))
  }

  @Test("A bar of the stage is drawn with its title, and no other bar beside it", arguments: table)
  func bars(standing: Standing, bar: ScreenBar) {
    let nodes = stage(standing, bar).frontNodes
    let hasBar = bar == .native && !standing.isPlain
    #expect(nodes.count { $0.role == .navigationBar } == (hasBar ? 1 : 0))
    #expect(nodes.count { $0.role == .customBar } == (bar == .custom ? 1 : 0))
  }

  @Test("The action leads to the screen below, and takes one screen away", arguments: table)
  func action(standing: Standing, bar: ScreenBar) throws {
    let stage = stage(standing, bar)
    // A plain screen is not on a stack; its host closes it.
    let front = stage.coordinator.visibleCoordinator
    let plan = try standing.isPlain ? front.planToClose() : front.planToGoBack()
    guard let below = standing.screenBelow else {
      #expect(plan.steps.isEmpty)
      #expect(
        throws: StageError.nothingToGoBackTo(screen: stage.coordinator.visibleRoute.identifier)
      ) {
        try stage.performBackAction()
      }
      return
    }
    #expect(plan.steps.count == 1)
    try stage.performBackAction()
    #expect(stage.coordinator.visibleRoute.identifier == below)
    #expect(stage.topScreen?.route.identifier == below)
  }

  @Test("What can be pressed for it leads to the same screen", arguments: table)
  func press(standing: Standing, bar: ScreenBar) throws {
    guard let below = standing.screenBelow else { return }
    let stage = stage(standing, bar)
    switch bar {
    case .native where standing.hasBackButton: try stage.goBack()
    case .custom, .closeButton: try stage.tap("Leave")
    case .native, .nothing:
      #expect(throws: StageError.self) { try stage.goBack() }
      guard standing.isRootOfSheet else { return }
      try stage.swipeSheetAway()
    }
    #expect(stage.topScreen?.route.identifier == below)
  }

  @Test("A hidden bar without a button traps the user where no sheet goes", arguments: table)
  func caught(standing: Standing, bar: ScreenBar) {
    let findings = stage(standing, bar).renderTree.findings.map(\.code)
    let hidesButton = bar == .nothing && standing.hasBackButton && !standing.isInSheet
    let hasNone = standing == .plainCover || standing == .overlay
    let isTrapped = hidesButton || hasNone && (bar == .native || bar == .nothing)
    #expect(findings.contains(.noWayBack) == isTrapped)
  }
}

extension Standing {
  /// The words on the stage's back button there: the title below, where there is one.
  fileprivate var backLabel: String? {
    switch self {
    case .pushed, .pushedInTab, .childRoot, .pushedSubflowRoot: "home"
    case .pushedInSubflow: "flow"
    case .pushedInChild, .grandchildRoot: "child"
    case .pushedInModal, .pushedInChildModal: "sheet"
    case .pushedInDetour: "detour"
    case .detourRoot: "Back"
    case .appRoot, .tabRoot, .flowRoot, .tabRootInSheet, .modalRoot, .secondModalRoot,
      .childModalRoot, .plainSheet, .plainCover, .overlay, .subflowRoot:
      nil
    }
  }

  fileprivate var isRootOfSheet: Bool {
    self == .modalRoot || self == .secondModalRoot || self == .childModalRoot
      || self == .plainSheet || self == .subflowRoot
  }

  /// Whether a finger can swipe the screen away with the sheet that it is in.
  fileprivate var isInSheet: Bool {
    isRootOfSheet || self == .pushedInModal || self == .pushedInChildModal
      || self == .pushedInSubflow
  }
}

extension Stage {
  /// The content of the front-most surface.
  fileprivate var frontNodes: [RenderNode] {
    let nodes = renderTree.nodes
    let front =
      nodes.lastIndex { [.sheet, .cover, .overlay].contains($0.role) } ?? nodes.startIndex
    return nodes[front...].filter { $0.detail != .layout }
  }
}
