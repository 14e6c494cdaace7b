import LayoutSim

struct ImportingScreen: Element {
  var body: some Element {
    WholeOrScrolling {
      Column(spacing: 12) {
        Icon("hourglass").font(.title)
        TextBlock("Reading your wish list").font(.headline)
        Paragraph("This takes a moment. We look up every title by hand.")
      }
      .padding()
    }
    .navigationTitle("Import")
    .navigationBarTitleDisplayMode(.inline)
  }
}
