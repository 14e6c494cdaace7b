import LayoutSim

@MainActor
private func card() throws {
  let card = Column(alignment: .leading) {
    TextBlock("A book").font(.headline)
    TextBlock("By Jane Austen")
  }
  .padding()

  let size = try measure(card, width: 361, traits: Traits(device: .iPhone15))  // on a phone

  _ = size
}
