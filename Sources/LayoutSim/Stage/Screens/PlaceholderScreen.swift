import FlowEngine

/// The replacement for a screen that could not be built.
struct PlaceholderScreen: Element {
  let error: FlowError

  var body: some Element {
    Column(spacing: 8) {
      TextBlock("This screen cannot be shown")
        .font(.headline)
      TextBlock(error.whatHappened)
        .font(.footnote)
        .fixedSize(horizontal: false, vertical: true)
    }
    .padding()
    .control(Semantics(role: .placeholder, combines: .drawing))
  }
}
