import LayoutSim

/// The sheet is as tall as this screen; an alert asks before the parcel is returned.
struct ComplaintScreen: Element {
  let order: Order

  @Local private var words = ""
  @Local private var isAsking = false
  @Inherited(\.navigationBackAction) private var goBack

  @Local private var headerHeight: Double? = nil
  @Local private var formHeight: Double? = nil

  var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      SheetHeader("Something is wrong")
        .onSizeChange { headerHeight = $0.height }
      ScrollArea {
        Column(alignment: .leading, spacing: 16) {
          Paragraph("A torn page, the wrong book, no string: tell us, and we make it good.")
          TextEntry("What is wrong", words: $words, axis: .vertical).textFieldStyle(.roundedBorder)
          WideButton("Send the books back") { isAsking = true }
        }
        .padding([.horizontal, .bottom])
        .onSizeChange { formHeight = $0.height }
      }
    }
    .preference(IdealHeightKey.self, value: wholeHeight)
    .alert("Send order \(order.number) back?", isPresented: $isAsking) {
      PushButton("Keep them", role: .cancel) {}
      PushButton("Send back", role: .destructive) { goBack?() }
    } message: {
      TextBlock("Ned comes to fetch the parcel. You have your money when he is home.")
    }
  }

  /// A scroll area takes any height, so the screen publishes its own.
  private var wholeHeight: Double? {
    guard let headerHeight, let formHeight else { return nil }
    return headerHeight + formHeight
  }
}
