/// A surface with the coordinators and routes behind it: what a stage draws from.
@MainActor
package struct LiveSurface {
  package let style: Surface.Style
  package let kind: Presentation.Kind?
  package let owner: AnyCoordinator
  package let presenter: AnyCoordinator?
  package let route: any Route
  package let detents: ModalDetentConfiguration?
  package let content: LiveContent
}

/// What a surface or a tab holds, with the coordinators and routes behind it.
@MainActor
package indirect enum LiveContent {
  case stack(LiveStack)
  case tabs(LiveTabs)
}

/// A flattened stack.
@MainActor
package struct LiveStack {
  /// The coordinator whose root is the lowest screen, and whose `pop` leads back on this stack.
  package let host: AnyCoordinator

  /// The screens, the lowest first.
  package let screens: [LiveScreen]
}

/// One screen of a flattened stack.
@MainActor
package struct LiveScreen {
  package let wrapper: ChildRouteWrapper

  /// How many screens of the same coordinator lie below it.
  package let depth: Int

  package let isPushedChild: Bool
  package let canNavigateBack: Bool

  /// The tabs that are shown in place of a screen, where a tab coordinator was pushed.
  package let tabs: LiveTabs?
}

/// A tab coordinator and what its selected tab holds.
@MainActor
package struct LiveTabs {
  package let owner: AnyCoordinator
  package let selected: Int

  /// What the selected tab holds; `nil` without one, and in the last of the tabs that are shown inside each
  /// other.
  package let content: LiveContent?

  /// How many tab coordinators are shown inside each other on one surface; no device has room for the bars
  /// of as many.
  package static var nestingLimit: Int { 50 }

  /// Whether the content is left out because as many tabs as are shown are around it.
  package var isCutOff: Bool { content == nil && owner.children.indices.contains(selected) }
}
