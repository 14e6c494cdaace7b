extension Diagnosis {
  /// A check for findings.
  enum Check {
    /// A check of the stage as a whole.
    case stage(@MainActor (Diagnosis) -> [Found])

    /// Checks of each surface, the lowest first.
    case eachSurface([@MainActor (Diagnosis, SettledSurface) -> Finding?])

    /// A check of elements, which is run once for those that silence it and once for all others.
    case elements(@MainActor (Diagnosis) -> [Finding])
  }

  /// All checks, in the order in which a render tree lists their findings.
  static let checks: [Check] = [
    .stage { $0.unhandledErrors() },
    .stage { $0.endlessChanges() },
    .stage { $0.coveredDestination() },
    .stage { $0.destinationBelowElement() },
    .stage { $0.destinationBelowDialog() },
    .stage { $0.destinationInHiddenColumn() },
    .stage { $0.retainingRoutes() },
    .eachSurface([
      { $0.presentedByOtherTab($1) },
      { $0.pushedScreenTooTall($1) },
      { $0.invalidDetents($1) },
      { $0.ignoredDetents($1) },
      { $0.detentsOfContent($1) },
    ]),
    .stage { $0.tabsTooDeep() },
    .stage { $0.presentationsTooDeep() },
    .stage { $0.popoversTooDeep() },
    .stage { $0.layoutNotes() },
    .stage { $0.twoPresentations() },
    .stage { $0.nestedPresentations() },
    .stage { $0.rootThatAppearsAgain() },
    .stage { $0.lostDialogs() },
    .stage { $0.unsteadyItems() },
    .stage { $0.emptyPresentations() },
    .eachSurface([{ $0.measuredHeight($1) }]),
    .stage { $0.cutOffSheets() },
    .eachSurface([{ $0.sheetBehindKeyboard($1) }]),
    .stage { $0.missingCovers() },
    .stage { $0.nestedStacks() },
    .stage { $0.stacksInScreens() },
    .stage { $0.destinations() },
    .stage { $0.screensShownTwice() },
    .stage { $0.missingTabs() },
    .stage { $0.tabsWithoutOwnValue() },
    .stage { $0.noWayBack() },
    .elements { $0.truncatedTitles() },
    .elements { $0.findingsAboutElements() },
    .stage { $0.backActionOfCoveredSurface() },
    .stage { $0.adaptationsAndBars() },
    .stage { $0.askedWhileSettling() },
    .stage { $0.contentTooDeep() },
  ]

  /// The checks of each visible screen, the lowest first, and of popovers.
  private static let screenChecks: [@MainActor (Diagnosis, VisibleScreen) -> Finding?] = [
    { $0.truncatedTexts(on: $1) },
    { $0.textsNearLimit(on: $1) },
    { $0.tooWide(on: $1) },
    { $0.cutOff(on: $1) },
    { $0.textsTooNarrow(on: $1) },
    { $0.listsWithoutHeight(on: $1) },
    { $0.textsOffScreen(on: $1) },
    { $0.contentOffScreen(on: $1) },
    { $0.smallTargets(on: $1) },
    { $0.overlappingTargets(on: $1) },
    { $0.severalButtonsInRow(on: $1) },
    { $0.pagesOutOfRange(on: $1) },
    { $0.approximatedLayout(on: $1) },
  ]

  /// The findings about elements, screen by screen, followed by those about infinite lengths.
  private func findingsAboutElements() -> [Finding] {
    let screens = visibleScreens
    return screens.flatMap { screen in
      Diagnosis.screenChecks.compactMap { $0(self, screen) }
    } + endless(on: screens)
  }
}

extension Diagnosis {
  /// Boxes of a screen that answered one offer with the size of another, because the boxes around them measure them too
  /// often.
  func approximatedLayout(on screen: VisibleScreen) -> Finding? {
    guard !pass.shown.limited.isEmpty else { return nil }
    // Everything inside such a box is equally approximate.
    var end = 0
    var words: [String] = []
    for index in pass.shown.limited where index >= end && screen.positions.contains(index) {
      end = tree.subtree(of: index).upperBound
      if looks(for: .layoutApproximated, at: index) { words.append(phrase(for: index)) }
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: .layoutApproximated,
      place: screen.route,
      found:
        "This is inside so many boxes that change what they offer that it took an offer for a similar "
        + "one: \(list(phrases: words)). Its size and what is around it may be off.",
      advice:
        "Put fewer ratios, flexible frames, grids, layers and custom layouts inside each other."
    )
  }
}
