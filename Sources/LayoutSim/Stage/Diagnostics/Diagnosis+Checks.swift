extension Diagnosis {
  /// One look for findings.
  enum Check {
    /// A look at the stage as a whole.
    case stage(@MainActor (Diagnosis) -> [Found])

    /// Looks at each surface, the lowest first.
    case eachSurface([@MainActor (Diagnosis, SettledSurface) -> Finding?])

    /// A look at elements, which leaves out what is silenced there, or everything else.
    case elements(@MainActor (Diagnosis) -> [Finding])
  }

  /// All looks for findings, in the order in which a render tree lists what they find.
  static let checks: [Check] = [
    .stage { $0.unhandledErrors() },
    .stage { $0.endlessChanges() },
    .stage { $0.coveredDestination() },
    .eachSurface([
      { $0.presentedByOtherTab($1) },
      { $0.pushedScreenTooTall($1) },
      { $0.invalidDetents($1) },
    ]),
    .stage { $0.tabsTooDeep() },
    .stage { $0.layoutNotes() },
    .stage { $0.twoPresentations() },
    .stage { $0.lostDialogs() },
    .eachSurface([{ $0.measuredHeight($1) }]),
    .stage { $0.cutOffSheets() },
    .stage { $0.missingCovers() },
    .stage { $0.nestedStacks() },
    .stage { $0.noWayBack() },
    .elements { $0.findingsAboutElements() },
    .stage { $0.backActionOfCoveredSurface() },
    .stage { $0.adaptationsAndBars() },
    .stage { $0.askedWhileSettling() },
    .stage { $0.contentTooDeep() },
  ]

  /// The looks at each screen in sight, the lowest first, and at popovers.
  private static let screenChecks: [@MainActor (Diagnosis, VisibleScreen) -> Finding?] = [
    { $0.truncatedTexts(on: $1) },
    { $0.textsNearLimit(on: $1) },
    { $0.tooWide(on: $1) },
    { $0.cutOff(on: $1) },
    { $0.textsOffScreen(on: $1) },
    { $0.contentOffScreen(on: $1) },
    { $0.smallTargets(on: $1) },
    { $0.overlappingTargets(on: $1) },
    { $0.severalButtonsInRow(on: $1) },
    { $0.approximatedLayout(on: $1) },
  ]

  /// What is wrong with elements, screen by screen, and what has no end.
  private func findingsAboutElements() -> [Finding] {
    let screens = visibleScreens
    return screens.flatMap { screen in
      Diagnosis.screenChecks.compactMap { $0(self, screen) }
    } + endless(on: screens)
  }
}
