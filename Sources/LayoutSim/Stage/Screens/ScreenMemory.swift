/// What a stage keeps about one screen between passes.
@MainActor
final class ScreenMemory {
  /// Tells the screen from all others that the stage shows or has shown.
  let number: Int

  /// The screen's local state.
  let state = StateStore()

  /// What the screen last told its bar; `nil` before it was laid out.
  private(set) var wishes: BarWishes?

  /// What the bar was last built from; `nil` before it was.
  private var drawn: BarWishes?

  /// What the screen last said about the height of a sheet of which it is the root; `nil` before it
  /// was laid out as one.
  var heights: SheetHeights?

  /// What the screen last wished for the sheet that it is in; `nil` before it was laid out.
  var sheetWishes: SheetWishes?

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

  /// Whether the screen told its bar something that the bar does not show yet.
  var isBarOutdated: Bool {
    guard let wishes, let drawn else { return false }
    return !wishes.look(like: drawn)
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

  /// Takes down what the screen tells its bar.
  func hear(_ wishes: BarWishes) {
    self.wishes = wishes
  }

  /// What a bar is to be built from now.
  func wishesToDraw() -> BarWishes {
    let wishes = wishes ?? BarWishes()
    drawn = wishes
    return wishes
  }

  /// Presses the button at `index` of the bar.
  func pressBarButton(at index: Int) {
    guard let buttons = wishes?.buttons, buttons.indices.contains(index) else { return }
    buttons[index].action.perform()
  }

  /// The words in the field of the bar, wherever the screen keeps them now.
  var searchWords: Bound<String> {
    Bound(
      get: { [weak self] in self?.wishes?.search?.link?.words.wrappedValue ?? "" },
      set: { [weak self] in self?.wishes?.search?.link?.words.wrappedValue = $0 }
    )
  }
}
