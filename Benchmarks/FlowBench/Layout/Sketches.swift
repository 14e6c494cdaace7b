import LayoutSim

/// The scenarios' trees, box by box.
extension LayoutScenario {
  static func wide(_ sketch: inout BoxSketch, _ size: Int) {
    sketch.openStack(.vertical, spacing: 0)
    for leaf in 0..<10_000 * size { sketch.fixed(wideLeaf(leaf)) }
    sketch.close()
  }

  static func nested(_ sketch: inout BoxSketch, _ size: Int) {
    var leaf = 0
    nest(&sketch, level: 0, count: 10 * size, &leaf)
  }

  private static func nest(
    _ sketch: inout BoxSketch,
    level: Int,
    count: Int,
    _ leaf: inout Int
  ) {
    if level == 4 {
      sketch.fixed(nestedLeaf(leaf))
      leaf += 1
      return
    }
    sketch.openStack(level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 0)
    for _ in 0..<count { nest(&sketch, level: level + 1, count: 10, &leaf) }
    sketch.close()
  }

  static func deep(
    _ sketch: inout BoxSketch,
    _ levels: Int,
    leaf: (inout BoxSketch) -> Void
  ) {
    for level in 0..<levels {
      sketch.openStack(level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 0)
      leaf(&sketch)
    }
    leaf(&sketch)
    for _ in 0..<levels { sketch.close() }
  }

  static func paragraphs(_ sketch: inout BoxSketch, _ size: Int) {
    let text = words(200)
    sketch.openStack(.vertical, spacing: 0, isLeading: true)
    for _ in 0..<1_000 * size { sketch.text(text) }
    sketch.close()
  }

  static func filled(_ sketch: inout BoxSketch, level: Int, of levels: Int) {
    if level == levels {
      sketch.fill()
      return
    }
    sketch.openStack(level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 0)
    for _ in 0..<4 { filled(&sketch, level: level + 1, of: levels) }
    sketch.close()
  }

  static func wideLeaf(_ leaf: Int) -> Size {
    Size(width: Double(20 + 10 * (leaf % 7)), height: Double(10 + 4 * (leaf % 5)))
  }

  static func nestedLeaf(_ leaf: Int) -> Size {
    Size(width: Double(8 + 2 * (leaf % 3)), height: Double(8 + 2 * (leaf % 5)))
  }
}

// MARK: - An app's screen

extension LayoutScenario {
  static func appScreen(_ sketch: inout BoxSketch) {
    sketch.openStack(.vertical, spacing: 0)
    navigationRow(&sketch)
    sketch.openStack(.vertical, spacing: 0)
    for row in 0..<20 {
      listRow(&sketch, row)
      sketch.line()
    }
    sketch.close()
    sketch.spacer(.vertical)
    tabRow(&sketch)
    sketch.close()
  }

  private static func navigationRow(_ sketch: inout BoxSketch) {
    sketch.openPadding(horizontal: 16, vertical: 10)
    sketch.openStack(.horizontal, spacing: 0)
    sketch.fixed(24, 24)
    sketch.spacer(.horizontal)
    sketch.text(words(5))
    sketch.spacer(.horizontal)
    sketch.fixed(24, 24)
    sketch.close()
    sketch.close()
  }

  private static func listRow(_ sketch: inout BoxSketch, _ row: Int) {
    sketch.openPadding(horizontal: 16, vertical: 8)
    sketch.openStack(.horizontal, spacing: 12)
    sketch.fixed(40, 40)
    sketch.openStack(.vertical, spacing: 2, isLeading: true)
    sketch.text(words(12 + row % 9))
    sketch.text(words(30 + row * 7 % 20))
    sketch.close()
    sketch.spacer(.horizontal)
    sketch.text(words(5))
    sketch.close()
    sketch.close()
  }

  private static func tabRow(_ sketch: inout BoxSketch) {
    sketch.openPadding(horizontal: 16, vertical: 6)
    sketch.openStack(.horizontal, spacing: 0)
    for tab in 0..<5 {
      if tab > 0 { sketch.spacer(.horizontal) }
      sketch.openStack(.vertical, spacing: 2)
      sketch.fixed(24, 24)
      sketch.text(words(4 + tab))
      sketch.close()
    }
    sketch.close()
    sketch.close()
  }
}

// MARK: - What makes caches lose their answers

extension LayoutScenario {
  static func frames(_ sketch: inout BoxSketch, _ levels: Int, minimum: Double?) {
    let text = words(20)
    for level in 0..<levels {
      sketch.openFrame(minimum: minimum, maximum: 600 - Double(level))
      sketch.openStack(level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 0)
      sketch.text(text)
    }
    sketch.text(text)
    for _ in 0..<2 * levels { sketch.close() }
  }

  static func ratios(_ sketch: inout BoxSketch, _ levels: Int) {
    let text = words(20)
    for level in 0..<levels {
      sketch.openAspectRatio(nil)
      sketch.openStack(level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 0)
      sketch.text(text)
    }
    sketch.text(text)
    for _ in 0..<2 * levels { sketch.close() }
  }

  static func shares(_ sketch: inout BoxSketch, _ levels: Int) {
    let text = words(20)
    for level in 0..<levels {
      sketch.openContainer(Share(part: 0.95 + 0.0001 * Double(level)))
      sketch.openStack(level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 0)
      sketch.text(text)
    }
    sketch.text(text)
    for _ in 0..<2 * levels { sketch.close() }
  }
}

extension BoxSketch {
  fileprivate mutating func fixed(_ size: Size) {
    fixed(size.width, size.height)
  }
}

/// Hands on a part of its offer.
struct Share: ContainerLayout {
  let part: Double

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.first?.size(share(of: proposal)) ?? .zero
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    children.first?.place(at: .zero, proposal: share(of: proposal))
  }

  private func share(of proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width.map { $0 * part }, height: proposal.height.map { $0 * part })
  }
}
