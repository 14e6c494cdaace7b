/// How a coordinator shows one route, or one flow that it brings along.
public enum TransitionPresentationStyle: Hashable, Sendable, Codable {
  /// On the stack of the coordinator that shows it.
  case push

  /// As the tallest sheet of the platform.
  case sheet

  /// In a cover, which hides everything below it.
  case fullScreenCover

  /// As a sheet that rests at any of the heights: `.detents([.medium, .height(300)])`.
  case detents(ModalDetentConfiguration)

  /// With a transition of the app: as a cover with a clear backdrop if `fullScreen`, otherwise over the
  /// presenter's stack, or over its tabs. Only code dismisses it.
  ///
  /// Without an animation it uses ``LayerAnimation/default``.
  case custom(
    transition: LayerTransition,
    animation: LayerAnimation? = nil,
    fullScreen: Bool = false
  )

  /// Whether it has a transition of the app.
  public var isCustom: Bool {
    if case .custom = self { true } else { false }
  }
}

extension TransitionPresentationStyle {
  /// The detents of the sheet as which it is shown; `nil` if it is not a sheet.
  package var detents: ModalDetentConfiguration? {
    switch self {
    case .sheet: ModalDetentConfiguration(detents: [.extraLarge])
    case .detents(let configuration): configuration
    case .push, .fullScreenCover, .custom: nil
    }
  }
}

extension TransitionPresentationStyle? {
  /// The style for presenting instead of pushing: a sheet in place of a push or of no style.
  var orSheet: TransitionPresentationStyle {
    guard let style = self, style != .push else { return .sheet }
    return style
  }
}
