/// A kind of finding.
///
/// Outlines and saved trees contain its raw value, such as `small-target`.
public enum FindingCode: String, Hashable, Codable, Sendable, CaseIterable {
  // MARK: Errors and settling

  /// An error that no handler handled, until a call succeeds.
  case unhandledError = "unhandled-error"

  /// State that still changes after 32 passes.
  case layoutDoesNotSettle = "layout-does-not-settle"

  /// A body, a factory, a layout or an observer that reads its stage.
  case askedWhileSettling = "asked-while-settling"

  // MARK: Elements

  /// An observer that changes the observed value back and forth, or an item that differs each time it is read.
  case valuesAlternate = "values-alternate"

  /// A duplicate identity in an ``Each``.
  case duplicateID = "duplicate-id"

  /// Content is shown that would be another if its body ran now, as on a device.
  case staleContent = "stale-content"

  /// The range of an ``Each``, which is read once, has changed.
  case rangeChanged = "range-changed"

  /// A body sets a member of its element while it runs.
  case stateSetInBody = "state-set-in-body"

  /// More than 2,000 nested elements, 50 nested tab coordinators, or 20 sheets or popovers of elements one over the
  /// other.
  case contentTooDeep = "content-too-deep"

  /// An element that has neither a body nor boxes.
  case elementWithoutBody = "element-without-body"

  /// Boxes nested so deeply in others that change offers that they answered one offer with the size of another.
  case layoutApproximated = "layout-approximated"

  /// A frame whose lengths are negative, are not numbers, or are out of order.
  case invalidFrame = "invalid-frame"

  /// A ``Pager`` whose selection is not the number of a page, or ``ScreenTabs`` whose selection is the value of no tab.
  case pageOutOfRange = "page-out-of-range"

  // MARK: Heights of sheets

  /// A sheet's height computed from a size that the sheet itself imposed.
  case measuredAtGivenHeight = "measured-at-given-height"

  /// Text without a line limit that is truncated in a sheet of its content's height.
  case textTruncatedInSheet = "text-truncated-in-sheet"

  /// A text within 2 % of its limit, which may break elsewhere on a device.
  case textNearLimit = "text-near-limit"

  /// Content of a `custom` sheet that is lower in the 200 points in which SwiftUIFlow first measures it.
  case unfixedTextInMeasuredSheet = "unfixed-text-in-measured-sheet"

  /// Content of a `custom` sheet that fills any height, or any height up to a limit.
  case noHeightOfItsOwn = "no-height-of-its-own"

  /// A sheet without detents, or with one that is not a height.
  case invalidDetent = "invalid-detent"

  /// A sheet whose detents are ignored, as in a regular width, or for the content of a coordinator's sheet.
  case detentsIgnored = "detents-ignored"

  /// A screen pushed in a sheet that keeps the height of its root.
  case pushedScreenTooTall = "pushed-screen-too-tall"

  /// A sheet that requests to become a popover on a phone.
  case unsupportedAdaptation = "unsupported-adaptation"

  // MARK: Space on screens

  /// Content that fits neither its screen nor any height of its sheet.
  case contentCutOff = "content-cut-off"

  /// A title or the label of a tab that is truncated.
  case titleTruncated = "title-truncated"

  /// A text with room for less than a letter in a line.
  case textTooNarrow = "text-too-narrow"

  /// A list that is offered no height, as in a scroll area.
  case listWithoutHeight = "list-without-height"

  /// A text that is entirely off its screen, where nothing scrolls it there.
  case textOffScreen = "text-off-screen"

  /// A control or a picture that is entirely off its screen, where nothing scrolls it there.
  case contentOffScreen = "content-off-screen"

  /// Content that sticks out of the screen horizontally, where nothing scrolls sideways.
  case contentTooWide = "content-too-wide"

  /// A box that is infinitely long because nothing limits it.
  case endlessContent = "endless-content"

  /// A sheet that the keyboard covers, because the field with the focus is not in it.
  case behindKeyboard = "behind-keyboard"

  // MARK: Gestures

  /// A target smaller than 44 x 44 points.
  case smallTarget = "small-target"

  /// Two targets that overlap.
  case overlappingTargets = "overlapping-targets"

  /// Buttons that are all performed by a tap on their row.
  case severalButtonsInRow = "several-buttons-in-row"

  // MARK: Navigation

  /// A front screen or a popover that no gesture leaves, without a button, row or link that may.
  ///
  /// Any of these counts, also one that only shares: where a closure leads is known once it is pressed, and a finding
  /// presses nothing. ``reportWaysBack(under:in:from:)`` does, and so does the law `can-be-left` of explorations.
  case noWayBack = "no-way-back"

  /// A tab of ``ScreenTabs`` with a bound selection that has no value of its own: none, one of another type, or another tab's.
  case tabWithoutOwnValue = "tab-without-own-value"

  /// Pushed tabs that have their own stacks, or a ``ScreenStack`` or ``ScreenTabs`` in a screen that is on a stack.
  case nestedStack = "nested-stack"

  /// A value on a ``ScreenStack``, or of a link in it, for which no destination is declared, or which its path cannot
  /// store.
  case destinationMissing = "destination-missing"

  /// A ``ScreenLink`` that is disabled because it is on no ``ScreenStack``.
  case linkOutsideStack = "link-outside-stack"

  /// A destination that a ``ScreenStack`` misses: in a lazy container, or declared again.
  case destinationIgnored = "destination-ignored"

  /// A screen that was shown twice: above one of the same route, as by two taps in a row.
  case sameScreenTwice = "same-screen-twice"

  /// A screen with several items in place of its title, of which one is shown.
  case severalPrincipalItems = "several-principal-items"

  /// Items at the lower edge of a screen that are under a bar of tabs with a search.
  case bottomBarUnderTabs = "bottom-bar-under-tabs"

  /// A tab coordinator on screen that has no tabs.
  case noTabs = "no-tabs"

  /// A plain screen that requests a bar, which only screens on a stack have.
  case barWithoutStack = "bar-without-stack"

  /// A path to a screen with an automatic large title.
  case doubleTitle = "double-title"

  /// A custom bar over a sheet's root with a close button.
  case contentShiftsAfterPop = "content-shifts-after-pop"

  /// A back action performed while something was in front.
  case backActionOfCoveredSurface = "back-action-of-covered-surface"

  /// A push below something that covers it.
  case destinationCovered = "destination-covered"

  /// A navigation to a screen in a column that is not shown.
  case destinationInHiddenColumn = "destination-in-hidden-column"

  /// A route on screen that carries the coordinator which shows it.
  case routeRetainsCoordinator = "route-retains-coordinator"

  // MARK: Presentations

  /// A presentation of a tab that is not selected.
  case presentedByOtherTab = "presented-by-other-tab"

  /// Two simultaneous presentations of one presenter.
  case twoPresentations = "two-presentations"

  /// Sheets and covers, one over the other, that come at once.
  case nestedPresentations = "nested-presentations"

  /// A stack that was replaced while screens were pushed on it.
  case rootAppearsAgain = "root-appears-again"

  /// An alert, dialog or popover that went with its element or screen, unanswered.
  case dialogLost = "dialog-lost"

  /// An alert, dialog or popover that takes no room, so that it cannot be seen.
  case emptyPresentation = "empty-presentation"

  /// A cover on a platform without covers.
  case noCovers = "no-covers"

  // MARK: Transitions

  /// A presentation that begins while a dismissal runs.
  case presentWhileDismissing = "present-while-dismissing"

  /// A dismissal that begins while the surface is still being presented.
  case dismissWhilePresenting = "dismiss-while-presenting"

  /// A push or pop that begins while another one on the same stack runs.
  case stackChangedWhileMoving = "stack-changed-while-moving"

  /// Two navigations of separate calls in one tick.
  case twoChangesInOneTick = "two-changes-in-one-tick"
}
