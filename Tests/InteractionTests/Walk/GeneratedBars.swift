import LayoutSim

/// Items in the bars around a screen, and a search.
struct GeneratedBars: ElementModifier {
  let models: ModelCensus
  @Local private var words = ""
  @Local private var scope = 0
  @Local private var count = 0
  @Local private var isSearching = false

  func body(content: Content) -> some Element {
    Column {
      TextBlock("\(words) \(scope) \(count) \(isSearching)")
      content
    }
    .searchable(text: $words, isPresented: $isSearching)
    .searchScopes($scope, options: [ChoiceOption("All", 0), ChoiceOption("Some", 1)])
    .searchSuggestions { TextBlock("Suggested").searchCompletion("suggested") }
    .onSubmit(of: .search) { count += 10 }
    .toolbar {
      BarItem(placement: .primaryAction) { PushButton("Add") { count += 1 } }
      BarItem(placement: .secondaryAction) { PushButton("Sort") { isSearching.toggle() } }
      BarItem(placement: .bottomBar) { MenuControl("View") { PushButton("Rows") { count += 100 } } }
      BarItem(placement: .keyboard) { PushButton("Insert") { words += "!" } }
      if count > 0 { BarItem(placement: .cancellationAction) { PushButton("Undo") { count = 0 } } }
      BarItem(placement: .topBarTrailing) { PushButton("Send", task: send) }
    }
    .toolbarTitleMenu { PushButton("Rename") { count += 1_000 } }
  }

  private func send() async {
    await models.sleep(0.5)
    count += 1
  }
}
