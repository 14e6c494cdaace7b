/// The area of a window that is available to alerts, dialogs and popovers.
@MainActor
struct DialogBounds {
  let traits: Traits
  let measurer: any TextMeasurer

  /// The window without the safe area insets and the keyboard, in visual left and right.
  var safe: Rect {
    let (window, insets) = (traits.window, traits.safeArea)
    let isTurned = traits.direction == .rightToLeft
    let left = isTurned ? insets.trailing : insets.leading
    let bottom = max(insets.bottom, traits.keyboardHeight)
    return Rect(
      x: left,
      y: insets.top,
      width: max(0, window.width - insets.horizontal),
      height: max(0, window.height - insets.top - bottom)
    )
  }

  /// The area for popovers and alerts, 10 points inside the safe area, which is a guess.
  var available: Rect { safe.inset(by: DialogBounds.margin) }

  static let margin = 10.0

  /// Whether the width is compact; it never is on a computer.
  var isCompact: Bool {
    traits.horizontalSizeClass == .compact && traits.device.idiom != .desktop
  }

  /// The height of `element` in a column of `width`.
  func height(of element: some Element, width: Double, _ inherited: InheritedValues) -> Double {
    ElementTree(measurer: measurer, isShown: false).pass(
      element,
      inherited: inherited,
      proposal: Proposal(width: width, height: nil),
      pixel: traits.device.pixel,
      showsNodes: { _ in false }
    ).size.height
  }

  /// The width of a text on one line.
  func width(of words: String, _ font: TextFont) -> Double {
    measurer.layOut(
      TextContent(words, font: font, lines: LineSettings(limit: 1)),
      in: .unspecified,
      pixel: traits.device.pixel
    ).size.width
  }
}
