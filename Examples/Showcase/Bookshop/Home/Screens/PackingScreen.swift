import LayoutSim

struct PackingScreen: Element {
  var body: some Element {
    Page {
      Paragraph(
        "Every book is wrapped in brown paper and tied with string, as it was when the shop opened. "
          + "Ned does it. He has not lost a corner since March."
      )
      Paragraph("Please keep the string.")
    }
    .navigationTitle("How we pack")
    .navigationBarTitleDisplayMode(.inline)
  }
}
