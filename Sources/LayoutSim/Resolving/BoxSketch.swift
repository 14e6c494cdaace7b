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
    let insets = Insets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
    builder.openBox(.padding(insets))
  }

  /// Opens a frame that is between `minimum` and `maximum` wide.
  package mutating func openFrame(minimum: Double?, maximum: Double?) {
    let limits = FrameLimits(
      width: LengthLimits(minimum: minimum, ideal: nil, maximum: maximum),
      height: LengthLimits(minimum: nil, ideal: nil, maximum: nil)
    )
    builder.openBox(.flexibleFrame(limits, in: &builder.tables))
  }

  /// Opens a box whose only child keeps `ratio`; `nil` for that of its ideal size.
  package mutating func openAspectRatio(_ ratio: Double?) {
    builder.openBox(.aspectRatio(ratio, fit: true))
  }

  /// Opens a container with a layout of its own.
  package mutating func openContainer(_ layout: some ContainerLayout) {
    builder.openBox(.container(TypedContainerLayout(layout), in: &builder.tables))
  }

  /// Closes the box that was opened last.
  package mutating func close() {
    builder.closeBox()
  }

  /// Adds a box of one size.
  package mutating func fixed(_ width: Double, _ height: Double) {
    builder.leaf(.fixed(Size(width: width, height: height), .picture))
  }

  /// Adds a box that takes what it is offered.
  package mutating func fill() {
    builder.leaf(.fill)
  }

  /// Adds room that stretches along `axis`.
  package mutating func spacer(_ axis: LayoutAxis) {
    builder.leaf(.spacer(0, along: axis, in: &builder.tables))
  }

  /// Adds a line across a column, one point thick.
  package mutating func line() {
    builder.leaf(.line(along: .horizontal, thickness: 1))
  }

  /// Adds words.
  package mutating func text(_ words: String) {
    let content = TextContent(words, font: TextFont(pointSize: 16))
    builder.leaf(.text(content, in: &builder.tables))
  }

  /// The tree, ready to be laid out.
  package consuming func finish(asking measurer: AnyTextMeasurer) -> BoxTree {
    builder.finish(asking: measurer)
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

  /// How many bytes the boxes take together with their results and answers, and how many more those that
  /// negotiate take for theirs.
  package var byteCount: (boxes: Int, negotiations: Int) {
    (
      count * MemoryLayout<Node>.stride + desk.pointee.answers.texts.byteCount
        + desk.pointee.answers.exact.byteCount,
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
