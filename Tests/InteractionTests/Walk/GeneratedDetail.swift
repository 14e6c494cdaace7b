import LayoutSim

/// What a screen presents by itself.
struct GeneratedDetail: Element {
  /// The kind of ``GeneratedInner`` in its stack.
  let kind: Int

  @Local private var count = 0
  @Local private var goesOn = false
  @Local private var words = ""
  @Focused private var isFocused: Bool
  @Inherited(\.dismiss) private var dismiss

  var body: some Element {
    ScreenStack {
      Column {
        PushButton("Count") { count += 1 }
        TextEntry("Name", words: $words).focused($isFocused)
        PushButton("Leave") { dismiss() }
        PushButton("Sheet") { goesOn = true }
        GeneratedInner(kind: kind > 3 ? 0 : kind) { TextBlock("Inner") }
      }
      .task { isFocused = true }
      .navigationTitle("Detail \(count)")
      .sheet(isPresented: $goesOn) { PushButton("Leave") { goesOn = false } }
    }
    .presentationDetents([.medium, .large])
  }
}
