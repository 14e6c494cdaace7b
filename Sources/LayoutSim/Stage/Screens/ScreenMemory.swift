/// What a stage keeps about one screen between passes.
@MainActor
final class ScreenMemory {
  /// Distinguishes the screen from all others that the stage shows or has shown.
  let number: Int

  /// The screen's local state.
  let state = StateStore()

  /// How the screen configured its bar last; `nil` before it was laid out.
  private(set) var barConfiguration: BarConfiguration?

  /// What the bar was last built from; `nil` before it was.
  private var drawn: BarConfiguration?

  /// What the screen last said about the height of a sheet of which it is the root; `nil` before it
  /// was laid out as one.
  var heights: SheetHeights?

  /// What the screen last said about the sheet that it is in; `nil` before it was laid out.
  var sheetConfiguration: SheetConfiguration?

  /// The scroll area that was scrolled so far that a large title is in the row of the buttons; `nil` where
  /// none was.
  var titleCollapser: StateSlot?

  var isTitleCollapsed: Bool { titleCollapser != nil }

  /// What the selected tab shows, while a screen of tabs is being laid out.
  var selectedTab: SelectedTabContent?

  /// Whether it was reported that the screen could not be built.
  let report = BuildReport()

  /// The same of tabs in place of the screen that have no `tabItem`, by the numbers of their coordinators.
  private var reportsOfTabs: [Int: BuildReport] = [:]

  /// Whether the screen configured its bar in a way that the bar does not show yet.
  var isBarOutdated: Bool {
    guard let barConfiguration, let drawn else { return false }
    return !barConfiguration.look(like: drawn)
  }

  init(number: Int) {
    self.number = number
  }

  /// Whether it was reported that the tab with the number `serial` has no `tabItem`.
  func report(ofTab serial: Int) -> BuildReport {
    if let report = reportsOfTabs[serial] { return report }
    let report = BuildReport()
    reportsOfTabs[serial] = report
    return report
  }

  /// Takes down how the screen configures its bar.
  func receive(_ configuration: BarConfiguration) {
    barConfiguration = configuration
  }

  /// What a bar is to be built from now.
  func barConfigurationToDraw() -> BarConfiguration {
    let configuration = barConfiguration ?? BarConfiguration()
    drawn = configuration
    return configuration
  }

  /// Presses the button at `index` of the bar.
  func pressBarButton(at index: Int) {
    guard let buttons = barConfiguration?.buttons, buttons.indices.contains(index) else { return }
    buttons[index].action.perform()
  }

  /// The words in the field of the bar, wherever the screen keeps them now.
  var searchWords: Bound<String> {
    Bound(
      get: { [weak self] in self?.barConfiguration?.search?.link?.words.wrappedValue ?? "" },
      set: { [weak self] in self?.barConfiguration?.search?.link?.words.wrappedValue = $0 }
    )
  }
}
