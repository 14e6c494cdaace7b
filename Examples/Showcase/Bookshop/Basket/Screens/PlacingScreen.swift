import LayoutSim

struct PlacingScreen: Element {
  var body: some Element {
    Column(spacing: 12) {
      Icon("hourglass").textStyle(.title)
      TextBlock("Placing your order").textStyle(.headline)
      Paragraph("Please keep this open.")
    }
    .padding()
    .screenTitle("One moment")
    .titleDisplayMode(.inline)
  }
}
