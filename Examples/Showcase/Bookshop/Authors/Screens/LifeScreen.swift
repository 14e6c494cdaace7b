import LayoutSim

struct LifeScreen: Element {
  let author: Author

  var body: some Element {
    WholeOrScrolling {
      Column(alignment: .leading, spacing: 0) {
        SheetHeader(author.name)
        Column(alignment: .leading, spacing: 12) {
          TextBlock(author.years).font(.subheadline)
          Paragraph(author.life)
        }
        .padding(.horizontal)
        Stretch()
      }
    }
  }
}
