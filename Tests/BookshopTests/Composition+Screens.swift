import FlowEngine

extension SurfaceContent {
  /// The identifiers of the screens of this content, lowest first; those of the selected tab.
  var screens: [String] {
    switch self {
    case .stack(let entries): entries.map(\.route.identifier)
    case .tabs(let tabs): tabs.content.screens
    case .screen(let screen): [screen.route.identifier]
    case .split(let split): split.columns.flatMap(\.content.screens)
    }
  }
}
