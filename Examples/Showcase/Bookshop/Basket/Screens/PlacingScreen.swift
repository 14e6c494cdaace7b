import LayoutSim

struct PlacingScreen: Element {
  var body: some Element {
    Column(spacing: 12) {
      Icon("hourglass").font(.title)
      TextBlock("Placing your order").font(.headline)
      Paragraph("Please keep this open.")
    }
    .padding()
    .navigationTitle("One moment")
    .navigationBarTitleDisplayMode(.inline)
  }
}
