import FlowEngine
import LayoutSim

extension RandomWalk {
  /// Laws that hold after every step.
  func checkLaws() {
    noteGuests()
    checkOwners()
    checkSurfaces()
    checkFrames()
    checkFront()
    if stage.renderTree.findings.contains(where: { $0.code == .layoutDoesNotSettle }) {
      fail("the layout does not settle")
    }
  }

  /// Every coordinator on screen has an owner that knows it.
  private func checkOwners() {
    let surfaces = app.composition.surfaces
    for (number, surface) in surfaces.enumerated() {
      guard let owner = app.coordinator(at: surface.owner) else {
        fail("no coordinator is at \(surface.owner), which is on screen")
        continue
      }
      if owner.rootCoordinator !== app { fail("\(surface.owner) is on screen and not in the app") }
      checkPresenter(of: surface, number: number, among: surfaces)
      if case .screen(let screen) = surface.content {
        checkPlainScreen(screen, on: surface, of: owner)
        continue
      }
      if owner.presentationContext != surface.expectedContext {
        fail("\(surface.owner) is on screen as \(owner.presentationContext)")
      }
      for entry in surface.content.entries {
        guard let owner = app.coordinator(at: entry.owner) else {
          fail("no coordinator is at \(entry.owner), whose \(entry.route.identifier) is on screen")
          continue
        }
        let isPushed = owner.presentationContext == .pushed
        if isPushed != entry.isPushedChild { fail("\(entry.owner) is pushed and says otherwise") }
        if entry.context != owner.presentationContext { fail("\(entry.owner) stands elsewhere") }
      }
    }
  }

  /// The screens of the presenter, or tabs one of which is the presenter's, are below what it presents.
  private func checkPresenter(of surface: Surface, number: Int, among surfaces: [Surface]) {
    guard number > 0 else { return }
    let presenter = surface.owner.steps.dropLast()
    let isPresenterBelow = surfaces[..<number].contains { below in
      below.content.entries.contains { $0.owner.steps.starts(with: presenter) }
        || below.content.tabs.contains { presenter.starts(with: $0.steps) }
    }
    if !isPresenterBelow { fail("\(surface.owner) is on screen without its presenter") }
  }

  /// A plain screen belongs to the coordinator that presents it.
  private func checkPlainScreen(_ screen: StackEntry, on surface: Surface, of host: AnyCoordinator)
  {
    if surface.kind != .screen || surface.owner.steps.last?.role != .screen {
      fail("\(surface.owner) is a screen without a stack, and not presented as one")
    }
    if host.ownerPath.steps != surface.owner.steps.dropLast() || screen.owner != host.ownerPath {
      fail("\(surface.owner) is not its presenter's")
    }
    if screen.context != .modal || !screen.canNavigateBack || screen.isPushedChild {
      fail("\(surface.owner) is presented and says otherwise")
    }
  }

  /// Every surface that was decided is shown, if the platform can.
  private func checkSurfaces() {
    let expected = surfaces
    let shown = stage.surfaces
    if shown.map(\.surface) != expected { fail("the surfaces shown are not those decided") }
    if shown.contains(where: { $0.frame == nil && !$0.isHidden }) {
      fail("a surface in sight has no frame")
    }
    let roles = stage.renderTree.nodes.map(\.role)
    for (style, role) in [
      (Surface.Style.sheet, Role.sheet), (.cover, .cover), (.overlay, .overlay),
    ] {
      if roles.count(where: { $0 == role }) != expected.count(where: { $0.style == style }) {
        fail("the render tree has not every \(role)")
      }
    }
  }

  /// Everything that is drawn is somewhere.
  func checkFrames() {
    let isWhole = stage.renderTree.nodes.allSatisfy { node in
      [node.frame, node.drawnFrame].compactMap { $0 }.allSatisfy { frame in
        [frame.minX, frame.minY, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
          && frame.size.width >= 0 && frame.size.height >= 0
      }
    }
    if !isWhole { fail("a frame is not finite, or less than empty") }
  }

  /// What is in front is what the engine says, and so is the way back from it.
  private func checkFront() {
    let front = surfaces.last?.content.entries.last
    if stage.topScreen?.route != front?.route {
      fail("\(name(front?.route)) is not in front, but \(name(stage.topScreen?.route))")
    }
    if stage.topScreen?.owner != front?.owner {
      fail("the screen in front has another owner")
    }
    if surfaces == app.composition.surfaces,
      front?.route != RouteDescription(app.visibleRoute)
        || front?.owner != app.visibleCoordinator.ownerPath
    {
      fail("the engine says that \(app.visibleRoute.identifier) is in front")
    }
    if stage.back.canNavigateBack != front?.canNavigateBack {
      fail("the way back is not the engine's")
    }
    if stage.back.isVisible, front?.canNavigateBack != true { fail("a back button leads nowhere") }
  }

  private func name(_ route: RouteDescription?) -> String { route?.identifier ?? "–" }
}

extension Surface {
  /// Where its owner is to say that it stands.
  fileprivate var expectedContext: CoordinatorPresentationContext {
    switch kind {
    case .modal, .screen, .subflow: .modal
    case .detour: .detour
    case nil: .root
    }
  }
}

extension SurfaceContent {
  /// The screens of this content, lowest first; those of the selected tab, and of the column in front last.
  public var entries: [StackEntry] {
    switch self {
    case .stack(let entries): entries
    case .tabs(let tabs): tabs.content.entries
    case .screen(let screen): [screen]
    case .split(let split):
      split.columns.filter { $0.column != split.front }.flatMap(\.content.entries)
        + split.columns.filter { $0.column == split.front }.flatMap(\.content.entries)
    }
  }

  /// The coordinators of all tabs that can be selected in it.
  fileprivate var tabs: [OwnerPath] {
    switch self {
    case .stack(let entries): entries.compactMap(\.tabs).flatMap(\.allTabs)
    case .tabs(let tabs): tabs.allTabs
    case .screen: []
    case .split(let split): split.columns.flatMap(\.content.tabs)
    }
  }
}

extension TabComposition {
  fileprivate var allTabs: [OwnerPath] { tabs.map(\.owner) + content.tabs }
}
