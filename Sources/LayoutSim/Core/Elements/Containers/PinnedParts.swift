/// The parts of sections that stay visible while the rest of their section is scrolled.
///
/// A header stays at the start of the scroll area, and a footer at its end, until their section has no more room for
/// them; then the next section pushes them away.
public struct PinnedParts: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates the parts with the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedParts(rawValue: 1 << 0)

  /// The footers of sections.
  public static let sectionFooters = PinnedParts(rawValue: 1 << 1)
}

/// A header or footer that stays visible.
struct PinnedPart {
  let axis: LayoutAxis
  let isHeader: Bool

  /// The number of its neighbours in the same section: after a header, or before a footer.
  let neighbours: Int

  /// The space before its content that may leave the scroll area.
  var inset = 0.0

  /// Whether it hides what is behind it.
  var isOpaque = false
}

extension TreeBuilder {
  /// Keeps the `parts` of sections among the boxes from `start` on visible.
  @MainActor
  mutating func pin(
    _ parts: PinnedParts,
    from start: Int,
    along axis: LayoutAxis,
    inset: Double = 0,
    isOpaque: Bool = false
  ) {
    guard !parts.isEmpty else { return }
    let boxes = boxes(from: start)
    let marks = boxes.map { containerValue(ListRowKey.self, of: $0) }
    for (number, mark) in marks.enumerated() where mark.section != nil {
      let isHeader = mark.part == .header
      let isPinned =
        isHeader
        ? parts.contains(.sectionHeaders)
        : mark.part == .footer && parts.contains(.sectionFooters)
      guard isPinned else { continue }
      let neighbours =
        isHeader
        ? marks[(number + 1)...].prefix { $0.section == mark.section }.count
        : marks[..<number].reversed().prefix { $0.section == mark.section }.count
      let part = PinnedPart(
        axis: axis,
        isHeader: isHeader,
        neighbours: neighbours,
        inset: inset,
        isOpaque: isOpaque
      )
      pin(part, at: boxes[number])
    }
  }

  @MainActor
  private mutating func pin(_ part: PinnedPart, at box: Int) {
    // Several boxes may share their semantics.
    var semantics =
      nodes[box].semantics >= 0
      ? tables.semantics[Int(nodes[box].semantics)]
      : Semantics(detail: nodes[box].kind == .text ? nil : .layout)
    semantics.addGestures { $0.pinned = part }
    nodes[box].semantics = tables.semantics.add(semantics)
  }
}
