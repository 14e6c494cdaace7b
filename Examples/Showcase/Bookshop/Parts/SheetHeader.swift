import LayoutSim

/// The top of a sheet that draws its own bar: a title and, if there is a way back, a back button.
struct SheetHeader: Element {
  private let title: String

  @Inherited(\.canNavigateBack) private var canNavigateBack
  @Inherited(\.navigationBackAction) private var goBack

  init(_ title: String) {
    self.title = title
  }

  var body: some Element {
    Row(spacing: 12) {
      TextBlock(title)
        .font(.title2)
        .fixedSize(horizontal: false, vertical: true)
      Stretch(minLength: 0)
      if canNavigateBack {
        PushButton("Close") { goBack?() }.buttonStyle(.bordered)
          .accessibilityIdentifier("close")
      }
    }
    .padding()
  }
}
