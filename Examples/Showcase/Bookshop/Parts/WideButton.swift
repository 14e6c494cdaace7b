import LayoutSim

/// The main button of a screen, as wide as the screen allows.
struct WideButton: Element {
  private let words: String
  private let action: @MainActor () -> Void

  init(_ words: String, action: @escaping @MainActor () -> Void) {
    self.words = words
    self.action = action
  }

  var body: some Element {
    PushButton(action: action) {
      TextBlock(words)
        .fontWeight(.semibold)
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent.large)
  }
}
