/// The maximum number of passes of one settling.
package let settlingLimit = 32

/// The number of passes after which observers are notified although something was built for other values.
private let silentLimit = 4

/// The input of a pass.
@MainActor
package struct PassInput<Root: Element> {
  let root: Root
  let inherited: InheritedValues
  let proposal: Proposal
  let pixel: Double

  /// Creates a pass over `root` with `inherited` values, an offer of `proposal`, and pixels of `pixel`
  /// points.
  package init(
    _ root: Root,
    inherited: InheritedValues = InheritedValues(),
    proposal: Proposal,
    pixel: Double
  ) {
    self.root = root
    self.inherited = inherited
    self.proposal = proposal
    self.pixel = pixel
  }
}

extension ElementTree {
  /// Runs passes until nothing is left to change, at most ``settlingLimit``.
  ///
  /// - Parameters:
  ///   - showsNodes: Whether the last pass lists its boxes.
  ///   - mayNotify: Whether observers are to be notified: not about elements that were built for other values than the
  ///     content has passed up, because those are never shown.
  ///   - isUpToDate: Whether the source of a pass's input is still current; it is called once for each, when observers
  ///     were notified.
  ///   - isDone: Whether a pass may be the last one; it is called for each.
  ///   - input: Builds the input of a pass, and returns it with its source.
  /// - Returns: The last pass, the source of its input, and whether it left nothing to change.
  package func settle<Root: Element, Source>(
    showsNodes: Bool = true,
    mayNotify: (Source) -> Bool = { _ in true },
    isUpToDate: (Source) -> Bool = { _ in true },
    isDone: (Pass, Source) -> Bool = { _, _ in true },
    _ input: () -> (PassInput<Root>, from: Source)
  ) -> (pass: Pass, source: Source, isSettled: Bool) {
    var number = 0
    while true {
      number += 1
      let isLast = number == settlingLimit
      let (input, source) = input()
      var isCurrent: Bool?
      let pass = pass(
        input.root,
        inherited: input.inherited,
        proposal: input.proposal,
        pixel: input.pixel,
        mayNotify: { number > silentLimit || mayNotify(source) },
        showsNodes: { needsAnother in
          let isStill = isUpToDate(source)
          isCurrent = isStill
          return showsNodes && (isLast || !needsAnother && isStill)
        },
        isContinuing: number > 1
      )
      // Elements that cannot be laid out have no observers.
      let leavesNothing = !pass.needsAnother && (isCurrent ?? isUpToDate(source))
      let isSettled = isDone(pass, source) && leavesNothing
      if isSettled || isLast { return (pass, source, isSettled) }
    }
  }

  /// Runs passes until nothing is left to change, and returns the last one.
  package func settle<Root: Element>(
    showsNodes: Bool = true,
    isUpToDate: () -> Bool = { true },
    _ input: () -> PassInput<Root>
  ) -> Pass {
    settle(showsNodes: showsNodes, isUpToDate: { _ in isUpToDate() }) {
      (input(), from: ())
    }.pass
  }
}

/// The result of one pass.
@MainActor
package struct Pass {
  /// The visible nodes; none if the caller does not read them.
  var shown = ShownNodes()

  /// The preferences of the elements, reduced at the root.
  package var preferences = PreferenceValues()

  /// The size of the root for the proposal.
  package var size = Size.zero

  /// Whether state changed since the pass began, so that the result is outdated.
  package var needsAnother = false

  /// The errors of elements that a device would get wrong.
  var notes: [LayoutNote] = []

  /// The changes in the last two passes, if settling reached its limit.
  var unsettled: [LayoutNote] = []

  /// The heights of which observers were notified that changed state in response.
  var notifiedHeights: [NotifiedHeight] = []

  /// The reason why there is nothing to show; `nil` if there is.
  package var refusal: LayoutError?
}

extension Pass {
  /// All nodes, in pre-order; frames are absolute in the root's space, unrounded.
  package var nodes: [RenderNode] { shown.nodes }

  /// The actions of taps, by position in `nodes`.
  package var actions: PositionTable<@MainActor () -> Void> { shown.tables.actions }

  /// The functions that enter text and return whether it was accepted, by position in `nodes`.
  package var entries: PositionTable<@MainActor (String) -> Bool> { shown.tables.entries }
}

/// The identity of a box, for code that scrolls to it.
enum RecordedIDKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension Resolver {
  /// Records `id` for everything that was resolved since the last mark.
  @usableFromInline
  mutating func record(id: AnyHashable) {
    builder.tables.flags.insert(.hasIDs)
    closeMark { builder, start in
      for box in builder.boxes(from: start) {
        builder.setContainerValue(RecordedIDKey.self, id, of: box)
      }
    }
  }
}

extension RenderNodes {
  /// The recorded ids, by their boxes.
  static func ids(of tree: BoxTree) -> [Int: AnyHashable] {
    guard tree.tables.flags.contains(.hasIDs) else { return [:] }
    var ids: [Int: AnyHashable] = [:]
    for index in 0..<tree.count where tree.nodes[index].containerValues >= 0 {
      let values = tree.tables.containerValues[Int(tree.nodes[index].containerValues)].values
      guard let value = values[ObjectIdentifier(RecordedIDKey.self)] else { continue }
      ids[index] = erased(value, as: AnyHashable?.self)
    }
    return ids
  }
}
