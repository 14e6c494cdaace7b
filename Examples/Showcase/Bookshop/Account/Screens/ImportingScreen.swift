import LayoutSim

struct ImportingScreen: Element {
  var body: some Element {
    WholeOrScrolling {
      Column(spacing: 12) {
        Icon("hourglass").textStyle(.title)
        TextBlock("Reading your wish list").textStyle(.headline)
        Paragraph("This takes a moment. We look up every title by hand.")
      }
      .padding()
    }
    .screenTitle("Import")
    .titleDisplayMode(.inline)
  }
}
