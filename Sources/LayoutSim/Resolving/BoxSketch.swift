/// A tree of boxes made by hand, without elements: for measuring the layout engine alone.
package struct BoxSketch: ~Copyable {
  private var builder: TreeBuilder

  /// A sketch in the memory of `last`, a tree that nobody needs any more.
  package init(recycling last: inout BoxTree?) {
    builder = TreeBuilder(pixel: 1, memory: BoxTree.recycle(&last))
  }

  /// How many boxes there are so far.
  package var count: Int { builder.nodes.count }

  /// Opens a row or a column with `spacing` points between its children.
  package mutating func openStack(_ axis: LayoutAxis, spacing: Double, isLeading: Bool = false) {
    var node = Node.stack(axis, spacing: spacing)
    if isLeading {
      node.horizontal = .leading
      node.vertical = .top
    }
    builder.openBox(node)
  }

  /// Opens room around one child, `horizontal` points beside it and `vertical` above and below it.
  package mutating func openPadding(horizontal: Double, vertical: Double) {
    var node = Node(.padding, .padding)
    node.numbers = (vertical, horizontal, vertical, horizontal)
    builder.openBox(node)
  }

  /// Opens a frame that is between `minimum` and `maximum` wide.
  package mutating func openFrame(minimum: Double?, maximum: Double?) {
    var node = Node(.flexibleFrame, .flexibleFrame)
    node.payload = Int32(builder.tables.limits.count)
    builder.tables.limits.append(
      FrameLimits(
        width: LengthLimits(minimum: minimum, ideal: nil, maximum: maximum),
        height: LengthLimits(minimum: nil, ideal: nil, maximum: nil)
      )
    )
    builder.openBox(node)
  }

  /// Opens a box whose only child keeps `ratio`; `nil` for that of its ideal size.
  package mutating func openAspectRatio(_ ratio: Double?) {
    var node = Node(.aspectRatio, .aspectRatio)
    node.numbers.0 = ratio ?? .nan
    node.numbers.1 = 1
    builder.openBox(node)
  }

  /// Opens a container with a layout of its own.
  package mutating func openContainer(_ layout: some ContainerLayout) {
    var node = Node(.container, .container)
    node.payload = Int32(builder.tables.layouts.count)
    builder.tables.layouts.append(TypedContainerLayout(layout))
    builder.openBox(node)
  }

  /// Closes the box that was opened last.
  package mutating func close() {
    builder.closeBox()
  }

  /// Adds a box of one size.
  package mutating func fixed(_ width: Double, _ height: Double) {
    var node = Node(.fixed, .picture)
    node.size = Size(width: width, height: height)
    node.traits = [.rigid, .sized]
    node.spacing = SpacingTable.plain
    builder.leaf(node)
  }

  /// Adds a box that takes what it is offered.
  package mutating func fill() {
    var node = Node(.fill, .fill)
    node.traits = .fills
    node.spacing = SpacingTable.plain
    builder.leaf(node)
  }

  /// Adds room that stretches along `axis`.
  package mutating func spacer(_ axis: LayoutAxis) {
    var node = Node(.spacer, .stretch)
    node.axis = axis
    node.priority = -.infinity
    node.traits = [.spacer, .rigid(along: axis.across)]
    node.spacing = builder.tables.spacings.zero(along: axis)
    builder.leaf(node)
  }

  /// Adds a line across a column, one point thick.
  package mutating func line() {
    var node = Node(.line, .separator)
    node.axis = .horizontal
    node.numbers.0 = 1
    node.traits = [.rigidHeight, .fillsWidth]
    node.spacing = SpacingTable.plain
    builder.leaf(node)
  }

  /// Adds words.
  package mutating func text(_ words: String) {
    var node = Node(.text, .text)
    node.payload = Int32(builder.tables.texts.count)
    node.spacing = SpacingTable.plain
    node.traits = .baseline
    node.numbers = Node.unknownText
    builder.tables.texts.append(
      TextContent(words, font: TextFont(pointSize: 16))
    )
    builder.leaf(node)
  }

  /// The tree, ready to be laid out.
  package consuming func finish(measurer: any TextMeasurer) -> BoxTree {
    builder.finish(measurer: measurer)
  }
}

extension BoxTree {
  /// Lays the boxes out; the answer is the size of the root.
  @discardableResult
  package func layOut(_ proposal: Proposal) -> Size {
    solver.layOut(Offer(proposal), centeredIn: nil)
  }

  /// The sum of the lengths of all leaves, by which two layouts can be compared.
  package var leafSum: Double {
    (0..<count).reduce(0) { sum, index in
      nodes[index].childCount > 0 ? sum : sum + nodes[index].size.width + nodes[index].size.height
    }
  }

  /// Where the box at `index` is in the root's space.
  package func frame(of index: Int) -> Rect {
    Rect(origin: solver.absoluteOrigin(of: index), size: nodes[index].size)
  }

  /// How many bytes the boxes take together, and what their answers take.
  package var byteCount: (boxes: Int, answers: Int) {
    (
      count * MemoryLayout<Node>.stride,
      Int(tables.negotiationCount) * MemoryLayout<Negotiation>.stride
    )
  }
}

extension BoxTree {
  /// Gives the box of one size at `index` another one.
  package func resize(_ index: Int, to size: Size) {
    solver.resize(index, to: size)
  }

  /// Gives the text at `index` other words.
  package func reword(_ index: Int, to words: String) {
    solver.reword(index, to: words)
  }
}
