/// The search of a screen, from pass to pass.
@MainActor
final class ScreenSearch {
  /// The focus of the field, wherever that is.
  let focus = FieldFocus()

  /// Whether a search is going on: from the focus in the field until it is ended.
  private(set) var isActive = false

  /// Whether a suggestion was chosen, or a search submitted, since the field had the focus.
  private(set) var hidesSuggestions = false

  /// Where the text is, and whether the screen wants a search, as it declared last; `nil` without a field.
  var link: BarLink? {
    didSet {
      guard link == nil else { return }
      isActive = false
      hidesSuggestions = false
    }
  }

  /// The text in the field, bound to wherever the screen stores it now.
  var words: Bound<String> {
    Bound(
      get: { [weak self] in self?.link?.words.wrappedValue ?? "" },
      set: { [weak self] in self?.link?.words.wrappedValue = $0 }
    )
  }

  /// Hides the suggestions, and performs the screen's actions for the return key in the field called `field`.
  func submit(_ field: String) {
    hidesSuggestions = true
    link?.inherited.submit(field, kind: .search)
  }

  /// What follows from the focus, or from what the screen wants.
  enum Change {
    case none

    /// The search began or ended.
    case switched

    /// The search began, and its field wants the focus.
    case wantsFocus
  }

  /// Begins or ends the search if the focus or the screen say so.
  func update() -> Change {
    if focus.isHeld, hidesSuggestions { hidesSuggestions = false }
    if focus.isHeld, !isActive {
      isActive = true
      link?.isPresented?.wrappedValue = true
      return .switched
    }
    guard let isPresented = link?.isPresented?.wrappedValue, isPresented != isActive else {
      return .none
    }
    isActive = isPresented
    return isPresented ? .wantsFocus : .switched
  }

  /// Enters `completion`, and hides the suggestions.
  func complete(_ completion: String) {
    words.wrappedValue = completion
    hidesSuggestions = true
  }

  /// Ends the search.
  func end() {
    isActive = false
    hidesSuggestions = false
    if !words.wrappedValue.isEmpty { words.wrappedValue = "" }
    if link?.isPresented?.wrappedValue == true { link?.isPresented?.wrappedValue = false }
  }
}
