extension Solver {
  /// Gives the box of one size at `index` another one; the next layout does only what that makes
  /// necessary.
  func resize(_ index: Int, to size: Size) {
    precondition(
      nodes[index].kind == .fixed,
      "box \(index) is no box of a given size but a \(nodes[index].kind)"
    )
    guard nodes[index].size != size else { return }
    nodes[index].size = size
    forgetAnswers(above: index)
  }

  /// Gives the text at `index` other words; the next layout does only what that makes necessary.
  func reword(_ index: Int, to words: String) {
    precondition(
      nodes[index].kind == .text,
      "box \(index) is no text but a \(nodes[index].kind)"
    )
    let number = Int(nodes[index].payload)
    guard desk.pointee.tables.texts[number].words != words else { return }
    desk.pointee.tables.texts[number].reword(words)
    forgetAnswers(of: index)
    forgetAnswers(above: index)
  }

  /// Makes the boxes around the one at `index` answer anew, as far up as it makes a difference.
  private func forgetAnswers(above index: Int) {
    desk.pointee.answers.exact.removeAll()
    if !desk.pointee.guides.isEmpty { desk.pointee.guides = [:] }
    var next = index
    var sizesHold = false
    while nodes[next].up > 0 {
      next -= Int(nodes[next].up)
      let node = nodes + next
      node.pointee.traits.remove(.placed)
      if sizesHold { continue }
      if node.pointee.traits.contains(.sized) {
        let size = sizeOfChildren(of: next)
        // Where something inside says where guides are, these may have moved all the same.
        sizesHold =
          size == node.pointee.size && node.pointee.traits.isDisjoint(with: .guides)
        node.pointee.size = size
        continue
      }
      forgetAnswers(of: next)
    }
    forgetCrowds()
  }

  /// Makes the box at `index`, which is not of one size, answer anew.
  func forgetAnswers(of index: Int) {
    let node = nodes + index
    node.pointee.traits.remove(.placed)
    node.pointee.offer = .none
    switch node.pointee.kind {
    case .stack:
      setLastRun(.none, of: node)
    case .container:
      desk.pointee.tables.layouts[Int(node.pointee.payload)].forget()
    case .text:
      node.pointee.traits.subtract(.textNumbers)
      desk.pointee.answers.texts.removeAll(from: &node.pointee.answers)
      return
    default:
      break
    }
    let block = Int(node.pointee.answers)
    if block >= 0 { Negotiation.clear(desk.pointee.answers.negotiations + block) }
  }

  /// The only size of a box whose children have only one.
  private func sizeOfChildren(of index: Int) -> Size {
    let node = nodes + index
    switch node.pointee.kind {
    case .stack:
      let axis = node.pointee.axis
      var size = Size.zero
      var gaps = 0.0
      // In the order in which they are added up at first, for the last bit's sake.
      forEachChild(of: index) { child in
        let length = nodes[child].size
        gaps += nodes[child].gapBefore
        size[axis] += length[axis]
        size[axis.across] = max(size[axis.across], length[axis.across])
      }
      size[axis] = max(0, size[axis] + gaps)
      return size
    case .layers:
      var size = Size.zero
      forEachChild(of: index) { child in
        size.width = max(size.width, nodes[child].size.width)
        size.height = max(size.height, nodes[child].size.height)
      }
      return size
    case .padding:
      return node.pointee.paddedSize(nodes[primary(of: index)].size)
    case .frame:
      return node.pointee.framedSize(nodes[primary(of: index)].size)
    default:
      return nodes[primary(of: index)].size
    }
  }
}
