import FlowEngine
import LayoutSim

/// Something that looks right in a simulator and goes wrong on a device, and how to get there.
@MainActor
struct Mistake {
  let words: String
  private let platform: PlatformProfile
  private let app: () -> AnyCoordinator
  private let steps: (Stage) -> Void

  /// A mistake in what `app` shows once `steps` were taken.
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

  /// A mistake in a sheet that is as tall as its content.
  static func inSheet(
    _ words: String,
    @ElementBuilder _ content: @escaping @MainActor () -> some Element
  ) -> Mistake {
    Mistake(words, in: { sheet { _ in content() } })
  }

  /// What a stage with `traits` says about it.
  func findings(under traits: Traits) -> [Finding] {
    var traits = traits
    if platform == .macOS { traits.device = .mac }
    traits.platform = platform
    let stage = Stage(app(), under: traits)
    steps(stage)
    return stage.renderTree.findings + stage.transitionFindings
  }
}
