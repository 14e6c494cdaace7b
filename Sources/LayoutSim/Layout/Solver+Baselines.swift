extension Solver {
  /// Works out the baselines of the box at `index`, which has text in it.
  func findBaselines(_ index: Int, _ offer: Offer) -> Baselines? {
    let node = store.nodes[index]
    switch node.kind {
    case .text:
      let layout = textLayout(index, offer)
      return Baselines(first: layout.firstBaseline, last: layout.lastBaseline)
    case .stack:
      negotiate(index, offer)
      // A copy: asking a child may not disturb what this stack gave its children.
      let turns = children(of: index).map { (child: $0, turn: self.turns[$0]) }
      return merged(
        turns.map { baselines($0.child, $0.turn.offer)?.shifted(by: $0.turn.position.y) }
      )
    case .layers:
      let frames = layerFrames(index, offer: offer)
      return merged(frames.map { baselines($0.child, offer)?.shifted(by: $0.position.y) })
    case .pass, .overlay, .background, .offset:
      return baselines(primary(of: index), offer)
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio:
      let size = answer(index, offer)
      let inner = innerOffer(index, offer, size)
      return baselines(child(0, of: index), inner)?
        .shifted(by: innerPosition(index, inner, size).y)
    case .fixed, .fill, .spacer, .line, .scroll, .container, .mention:
      return nil
    }
  }

  private func merged(_ all: [Baselines?]) -> Baselines? {
    let known = all.compactMap { $0 }
    guard let first = known.map(\.first).min(), let last = known.map(\.last).max() else {
      return nil
    }
    return Baselines(first: first, last: last)
  }
}
