import LayoutSim

// Similar rows fold into one line of text.
extension WireframeScene {
  /// A place at which rows were left out.
  struct Fold {
    /// The mark that represents them.
    let mark: Int

    /// The place of the rows.
    let frame: Rect

    let shift: Double

    let count: Int
  }

  /// Finds similar rows among the children of a node, draws a line instead of them, and returns them.
  mutating func fold(_ children: [Int], _ context: WireframeContext) -> Set<Int> {
    guard foldsRows else { return [] }
    var left: Set<Int> = []
    let shown = children.filter { child in
      let place = tree.nodes[child].frame.flatMap(context.drawing.place)
      return place.map { context.clip.holds($0.middle) } ?? false
    }
    for run in SimilarRows.runs(among: shown, in: tree) {
      let frames = run.folded.compactMap { tree.nodes[$0].frame.flatMap(context.drawing.place) }
      guard let first = frames.first, let last = frames.last else { continue }
      let pitch = PrintedNumber.text(run.pitch)
      let text = "\(charset.text.ellipsis) \(run.folded.count) more like this, \(pitch) apart"
      let frame = first.row(at: first.minY, height: last.maxY - first.minY)
      let mark = marks.count
      add(.sign(ColumnText(drawn: text), .middle), first, context)
      guard marks.count > mark else { continue }
      folds.append(
        Fold(mark: mark, frame: frame, shift: context.shift, count: run.folded.count)
      )
      left.formUnion(run.folded)
    }
    return left
  }

  /// Removes the separators between rows that were left out; returns whether nothing else is beside them.
  mutating func clearFolds() -> Bool {
    let separators = marks.indices.filter { index in
      if case .rule = marks[index].shape {
        folds.contains { $0.frame.holds(marks[index].frame.middle) }
      } else {
        false
      }
    }
    // Shapes without strips are not drawn, so the positions of other marks stay valid.
    for index in separators { marks[index].shape = .words(WireframeMark.Words(lines: [])) }
    return folds.allSatisfy { fold in
      marks.indices.allSatisfy { $0 == fold.mark || !isBeside(marks[$0], fold.frame) }
    }
  }

  private func isBeside(_ mark: WireframeMark, _ rows: Rect) -> Bool {
    func isInside(_ y: Double) -> Bool { y > rows.minY + 0.5 && y < rows.maxY - 0.5 }
    return switch mark.shape {
    case .words(let words): !words.lines.isEmpty && isInside(mark.frame.middleY)
    case .sign, .rule: isInside(mark.frame.middleY)
    case .box, .cover: isInside(mark.frame.minY) || isInside(mark.frame.maxY)
    case .brackets, .shade: false
    }
  }

  /// The rows of the ruler that contain only omitted rows.
  var skippedRows: Set<Int> {
    folds.reduce(into: []) { skipped, fold in
      let first = grid.row(at: marks[fold.mark].frame.middleY + fold.shift) + 1
      let end = grid.row(at: fold.frame.maxY + fold.shift)
      if first < end { skipped.formUnion(first..<end) }
    }
  }
}

/// Rows of a list that differ only in their text, of which a picture shows the first three and the last.
private struct SimilarRows {
  /// The rows that are not drawn.
  let folded: ArraySlice<Int>

  /// The distance between the beginnings of two rows, in points.
  let pitch: Double

  /// The minimum number of rows from which some are left out.
  private static let fewest = 8

  /// The runs of similar rows among the children of a node, each long enough to be folded.
  static func runs(among children: [Int], in tree: RenderTree) -> [SimilarRows] {
    let rows = children.filter {
      tree.nodes[$0].role == .row && !tree.nodes[$0].flags.isOutOfSight
        && tree.nodes[$0].frame != nil
    }
    guard rows.count >= fewest else { return [] }
    let shapes = rows.map { shape(of: $0, in: tree) }
    let tops = rows.map { tree.nodes[$0].frame?.minY ?? 0 }
    var runs: [SimilarRows] = []
    var start = 0
    for end in 1...rows.count {
      if end < rows.count, shapes[end] == shapes[start],
        abs(tops[end] - tops[end - 1] - (tops[start + 1] - tops[start])) < 0.5
      {
        continue
      }
      if end - start >= fewest, tops[start + 1] > tops[start] {
        runs.append(
          SimilarRows(folded: rows[(start + 3)..<(end - 1)], pitch: tops[start + 1] - tops[start])
        )
      }
      start = end
    }
    return runs
  }

  /// The compared properties of a node in a row: everything but its text and where that ends.
  private struct Part: Hashable {
    let role: Role
    let parent: Int
    let flags: NodeFlags
    let facts: [Fact]
    let lines: Int
    let top: Int
    let height: Int
  }

  private static func shape(of row: Int, in tree: RenderTree) -> [Part] {
    let top = tree.nodes[row].frame?.minY ?? 0
    return tree.subtree(of: row).map { index in
      let node = tree.nodes[index]
      let frame = node.frame?.repaired
      return Part(
        role: node.role,
        parent: index == row ? 0 : (node.parent ?? 0) - row,
        flags: node.flags.subtracting([.nearLimit, .approximate, .scrolledAway]),
        facts: node.facts,
        lines: node.lines.count,
        top: Int(((frame?.minY ?? 0) - top.clampedToPage).rounded()),
        height: Int((frame?.size.height ?? 0).rounded())
      )
    }
  }
}

extension Double {
  fileprivate var clampedToPage: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
