import LayoutSim

struct ImportedScreen: Element {
  let count: Int

  var body: some Element {
    Page {
      TextBlock("\(count) books found").font(.title2)
      Paragraph("They are marked on the shelves from now on.")
    }
    .navigationTitle("Wish list")
    .navigationBarTitleDisplayMode(.inline)
  }
}
