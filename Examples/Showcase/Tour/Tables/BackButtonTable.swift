import Bookshop
import FlowEngine
import LayoutSim

/// The possible places of a screen, with the ways back from each and their destinations.
@MainActor
struct BackButtonTable {
  private let options: ShowcaseOptions

  init(_ options: ShowcaseOptions) {
    self.options = options
  }

  /// The table; every way back in it was tapped.
  func text() throws(StageError) -> String {
    var table = TextTable(["place", "screen", "can go back", "way back", "pressing it leads to"])
    for place in Place.all {
      let root = place.root()
      let stage = Stage(root, on: options.device, typeSize: options.typeSize)
      place.arrive(root)
      let screen = root.visibleRoute.identifier
      let (canGoBack, wayBack) = (stage.back.canNavigateBack, wayBack(on: stage))
      table.add(
        place.name,
        screen,
        canGoBack ? "yes" : "no",
        wayBack.words,
        try press(wayBack, on: stage)
      )
    }
    return table.text
  }

  private func press(_ wayBack: WayBack, on stage: Stage) throws(StageError) -> String {
    switch wayBack {
    case .none: return "–"
    case .native, .fallback: try stage.goBack()
    case .own: try stage.tap("#close")
    }
    return stage.coordinator.visibleRoute.identifier
  }

  private func wayBack(on stage: Stage) -> WayBack {
    if stage.back.isVisible, let label = stage.back.label {
      let visible = stage.coordinator.visibleCoordinator
      let isDetourRoot =
        visible.presentationContext == .detour && visible.flattenedPath.count == 1
      return isDetourRoot ? .fallback(label) : .native(label)
    }
    let close = stage.renderTree.nodes.last { $0.identifier == "close" }
    return close?.label.map(WayBack.own) ?? .none
  }
}

/// A way back from a screen.
private enum WayBack {
  /// The back button in the bar of a stack.
  case native(String)

  /// A button of the screen itself.
  case own(String)

  /// The back button that a detour without its own gets.
  case fallback(String)

  case none

  var words: String {
    switch self {
    case .native(let label): "back button “\(label)”"
    case .own(let label): "own button “\(label)”"
    case .fallback(let label): "fallback back button “\(label)”"
    case .none: "none"
    }
  }
}
