import FlowEngine
import LayoutSim

/// A mistake that looks right in a simulator and goes wrong on a device, with the steps that lead to it.
@MainActor
struct Mistake {
  let words: String
  private let platform: PlatformProfile
  private let app: () -> AnyCoordinator
  private let steps: (Stage) -> Void

  /// Creates a mistake in the screens of `app` after `steps`.
  init(
    _ words: String,
    on platform: PlatformProfile = .iOS18,
    in app: @escaping () -> AnyCoordinator,
    after steps: @escaping (Stage) -> Void = { _ in }
  ) {
    self.words = words
    self.platform = platform
    self.app = app
    self.steps = steps
  }

  /// A mistake on the only screen of an app.
  static func onScreen(
    _ words: String,
    @ElementBuilder _ screen: @escaping @MainActor () -> some Element
  ) -> Mistake {
    Mistake(words, in: { DraftCoordinator("poster") { _ in screen() } })
  }

  /// A mistake in a sheet that follows the height of its content.
  static func inSheet(
    _ words: String,
    @ElementBuilder _ content: @escaping @MainActor () -> some Element
  ) -> Mistake {
    Mistake(words, in: { sheet { _ in content() } })
  }

  /// The findings of a stage with `traits`.
  func findings(under traits: Traits) -> [Finding] {
    var traits = traits
    if platform == .macOS { traits.device = .mac }
    traits.platform = platform
    let stage = Stage(app(), under: traits)
    steps(stage)
    return stage.renderTree.findings + stage.transitionFindings
  }
}
