import LayoutSim

/// The sheet is as tall as this; the alert asks before anything is sent back.
struct ComplaintScreen: Element {
  let order: Order

  @Local private var words = ""
  @Local private var isAsking = false
  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      SheetHeader("Something is wrong")
      ScrollArea {
        Column(alignment: .leading, spacing: 16) {
          Paragraph("A torn page, the wrong book, no string: tell us, and we make it good.")
          TextEntry("What is wrong", words: $words, look: .rounded, axis: .vertical)
          WideButton("Send the books back") { isAsking = true }
        }
        .padding([.horizontal, .bottom])
      }
    }
    .alert("Send order \(order.number) back?", isPresented: $isAsking) {
      PushButton("Keep them", purpose: .cancel) {}
      PushButton("Send back", purpose: .destructive) { goBack?() }
    } message: {
      TextBlock("Ned comes to fetch the parcel. You have your money when he is home.")
    }
  }
}
