/// A kind of finding.
///
/// Outlines and saved trees have its raw value, a word such as `small-target`.
public enum FindingCode: String, Hashable, Codable, Sendable, CaseIterable {
  // MARK: What went wrong

  /// An error that no handler handled, until a call succeeds.
  case unhandledError = "unhandled-error"

  /// State that still changes after 32 passes.
  case layoutDoesNotSettle = "layout-does-not-settle"

  /// A body, a factory, a layout or an observer that asks its stage.
  case askedWhileSettling = "asked-while-settling"

  // MARK: Elements

  /// An observer that changes what it observes, to and fro.
  case valuesAlternate = "values-alternate"

  /// An identity that stands twice in an ``Each``.
  case duplicateID = "duplicate-id"

  /// Elements inside each other without end, or 50 tab coordinators.
  case contentTooDeep = "content-too-deep"

  /// An element that has neither a body nor boxes of its own.
  case elementWithoutBody = "element-without-body"

  /// Boxes so deep inside others that change offers that they took one offer for another.
  case layoutApproximated = "layout-approximated"

  /// A frame whose lengths are negative, are not numbers, or are out of order.
  case invalidFrame = "invalid-frame"

  // MARK: Heights of sheets

  /// A size that feeds the height of the sheet that gave it.
  case measuredAtGivenHeight = "measured-at-given-height"

  /// Words left out in a sheet of its content's height, though no line limit says so.
  case textTruncatedInSheet = "text-truncated-in-sheet"

  /// A text that ends within 2 % of its limit and may break elsewhere on a device.
  case textNearLimit = "text-near-limit"

  /// Content of a `custom` sheet that is lower in the 200 points in which a device measures it first.
  case unfixedTextInMeasuredSheet = "unfixed-text-in-measured-sheet"

  /// Content of a `custom` sheet that takes any height, or any up to a limit.
  case noHeightOfItsOwn = "no-height-of-its-own"

  /// A sheet without detents, or with one that is not a height.
  case invalidDetent = "invalid-detent"

  /// A screen pushed in a sheet that keeps the height of its root.
  case pushedScreenTooTall = "pushed-screen-too-tall"

  /// A sheet that asks to become a popover on a phone.
  case unsupportedAdaptation = "unsupported-adaptation"

  // MARK: Room on screens

  /// Content that no height of its sheet shows whole, or that its screen has no room for.
  case contentCutOff = "content-cut-off"

  /// A text no part of which is on its screen, where nothing scrolls it there.
  case textOffScreen = "text-off-screen"

  /// A control or a picture no part of which is on its screen, where nothing scrolls it there.
  case contentOffScreen = "content-off-screen"

  /// Content that sticks out of the screen at a side, where nothing scrolls sideways.
  case contentTooWide = "content-too-wide"

  /// A box that is infinitely long, for want of a length.
  case endlessContent = "endless-content"

  // MARK: Fingers

  /// Something to press under 44 x 44 points.
  case smallTarget = "small-target"

  /// Two things to press over each other.
  case overlappingTargets = "overlapping-targets"

  /// Buttons that a press on their row performs together.
  case severalButtonsInRow = "several-buttons-in-row"

  // MARK: Navigation

  /// A screen or a popover in front that no finger leaves.
  case noWayBack = "no-way-back"

  /// Tabs that were pushed, with stacks of their own.
  case nestedStack = "nested-stack"

  /// A path to a screen with an automatic large title.
  case doubleTitle = "double-title"

  /// A bar of its own over a sheet's root with a close button.
  case contentShiftsAfterPop = "content-shifts-after-pop"

  /// A way back taken where something was in front.
  case backActionOfCoveredSurface = "back-action-of-covered-surface"

  /// A push below something that covers it.
  case destinationCovered = "destination-covered"

  // MARK: Presentations

  /// A presentation of a tab that is not selected.
  case presentedByOtherTab = "presented-by-other-tab"

  /// Two presentations of one presenter at once.
  case twoPresentations = "two-presentations"

  /// An alert, dialog or popover that went with its element or screen, unanswered.
  case dialogLost = "dialog-lost"

  /// A cover on a platform without covers.
  case noCovers = "no-covers"

  // MARK: Transitions

  /// A presentation that begins while a dismissal runs.
  case presentWhileDismissing = "present-while-dismissing"

  /// A dismissal that begins while the surface is still coming up.
  case dismissWhilePresenting = "dismiss-while-presenting"

  /// A push or pop that begins while another one on the same stack runs.
  case stackChangedWhileMoving = "stack-changed-while-moving"

  /// Two navigations of separate calls in one tick.
  case twoChangesInOneTick = "two-changes-in-one-tick"
}
