/// Checks on a grid of offers whether layout can rely on the answers of an element and everything inside it.
///
/// An answer is never negative and always a number; it depends on the offer alone, not on how often or in which order
/// offers come; an ideal length is finite unless the offer along the other axis is infinite; children are placed at
/// finite positions. Stacks and caches rely on this. Content that is too deep to be laid out breaks it, too. An app's
/// own layout is no smaller for an infinite offer than for an offer of zero along the same axis, unless its content is,
/// as a ``FirstFit`` may be.
///
/// - Parameters:
///   - element: The element to probe, once its state has settled.
///   - traits: The device and the settings.
///   - measurer: Measures texts.
/// - Returns: The report.
@MainActor
public func checkLayoutContract(
  of element: some Element,
  traits: Traits = Traits(device: .iPhone15),
  measurer: any TextMeasurer = InterMeasurer()
) -> LayoutContractReport {
  let probe = ContractProbe(element, traits: traits, measurer: measurer)
  probe.probe()
  return LayoutContractReport(
    violations: probe.log.violations,
    questionCount: probe.log.questionCount
  )
}

@MainActor
private struct ContractProbe<Root: Element> {
  let log = ContractLog()
  private let root: Root
  private let tree: ElementTree
  private let inherited: InheritedValues
  private let window: Proposal
  private let pixel: Double
  private let measurer: any TextMeasurer
  private let offers: [Proposal]

  init(_ root: Root, traits: Traits, measurer: any TextMeasurer) {
    self.root = root
    self.measurer = measurer
    tree = ElementTree(measurer: measurer)
    var inherited = InheritedValues()
    inherited.take(traits)
    self.inherited = inherited
    window = Proposal(traits.window)
    pixel = traits.device.pixel
    let lengths: [Double?] = [0, .infinity, nil, 1, 43.5, 100, 320, 1_000]
    offers = lengths.flatMap { width in lengths.map { Proposal(width: width, height: $0) } }
  }

  func probe() {
    _ = tree.settle {
      PassInput(root, inherited: inherited, proposal: window, pixel: pixel)
    }
    guard let tree = freshTree() else { return }
    let shrinking = shrinking(tree)
    for box in boxes(of: tree) { check(box, tree, shrinking) }
    if let other = freshTree() { compare(tree, with: other) }
    for offer in offers where offer.isFinite { _ = freshTree()?.layOut(offer) }
  }

  /// The boxes of the element, which have not been asked anything yet; `nil` if it has none.
  private func freshTree() -> BoxTree? {
    do {
      let resolver = try tree.resolved(root, inherited, window, pixel: pixel)
      let fresh = resolver.finish(asking: .of(measurer))
      fresh.watch { WatchedLayout($0, log: log) }
      return fresh
    } catch {
      log.note(.refused(error), at: "The element", window)
      return nil
    }
  }

  private func boxes(of tree: BoxTree) -> [Int] {
    (0..<tree.count).filter { tree.nodes[$0].kind != .outlineOnly }
  }

  private func answer(_ box: Int, _ offer: Proposal, _ tree: BoxTree) -> Size {
    log.questionCount += 1
    return tree.solver.measure(box, Offer(offer))
  }

  private func check(_ box: Int, _ tree: BoxTree, _ shrinking: Set<Int>) {
    let place = tree.place(of: box)
    let inside = box + 1..<box + Int(tree.nodes[box].span)
    let causesViolation =
      shrinking.contains(box) && tree.nodes[box].label == .container
      && shrinking.isDisjoint(with: inside)
    for offer in offers {
      log.check(answer(box, offer, tree), at: place, offer)
      guard causesViolation else { continue }
      for axis in LayoutAxis.allCases {
        guard let (zero, infinity) = shrinkage(of: box, along: axis, offer, tree) else { continue }
        log.note(.shrinks(axis, zero: zero, infinity: infinity), at: place, offer)
      }
    }
  }

  /// The boxes that are smaller for an infinite offer than for zero.
  private func shrinking(_ tree: BoxTree) -> Set<Int> {
    Set(
      boxes(of: tree).filter { box in
        offers.contains { offer in
          LayoutAxis.allCases.contains { shrinkage(of: box, along: $0, offer, tree) != nil }
        }
      }
    )
  }

  /// The answers of a box to an `offer` of zero along `axis`, and to an infinite one, if the latter is less.
  private func shrinkage(
    of box: Int,
    along axis: LayoutAxis,
    _ offer: Proposal,
    _ tree: BoxTree
  ) -> (zero: Double, infinity: Double)? {
    guard offer[axis] == 0 else { return nil }
    var wide = offer
    wide[axis] = .infinity
    let (zero, infinity) = (answer(box, offer, tree)[axis], answer(box, wide, tree)[axis])
    return infinity < zero ? (zero, infinity) : nil
  }

  // The other solver is asked the outermost questions last, and those of each box in reverse.
  private func compare(_ tree: BoxTree, with other: BoxTree) {
    let boxes = boxes(of: tree)
    guard boxes == self.boxes(of: other) else { return }
    for box in boxes.reversed() {
      for offer in offers.reversed() {
        let (one, two) = (answer(box, offer, tree), answer(box, offer, other))
        if !one.isSame(as: two) {
          log.note(.dependsOnOrder(one, two), at: tree.place(of: box), offer)
        }
      }
    }
  }
}

extension BoxTree {
  /// Wraps each layout.
  fileprivate func watch(_ watched: (AnyContainerLayout) -> AnyContainerLayout) {
    for index in state.pointee.tables.layouts.indices {
      state.pointee.tables.layouts[index] = watched(state.pointee.tables.layouts[index])
    }
  }

  /// A name for the box at `index` by which its author can find it.
  fileprivate func place(of index: Int) -> String {
    let node = nodes[index]
    var name = node.label.rawValue
    if node.kind == .container { name = tables.layouts[Int(node.payload)].name }
    if node.kind == .text { name += " “\(tables.texts[Int(node.payload)].words)”" }
    if node.semantics >= 0, let identifier = tables.semantics[Int(node.semantics)].identifier {
      name += " #\(identifier)"
    }
    return name
  }
}

extension Proposal {
  /// Whether both lengths are given and finite.
  fileprivate var isFinite: Bool { (width ?? .nan).isFinite && (height ?? .nan).isFinite }
}

/// A violation of the layout contract by an element.
public struct LayoutContractViolation: Hashable, Sendable {
  /// The problem with an answer, or with a place.
  public enum Problem: Hashable, Sendable {
    /// The answer has a length that is not a number.
    case notANumber

    /// The answer has a negative length.
    case negative(Size)

    /// The same question got two answers.
    case unstable(Size, Size)

    /// Another order of questions got another answer.
    case dependsOnOrder(Size, Size)

    /// The length for an infinite offer is below the one for an offer of zero, in points.
    case shrinks(LayoutAxis, zero: Double, infinity: Double)

    /// The ideal length is infinite.
    case infiniteIdeal(LayoutAxis)

    /// A child was placed at a position that is not finite.
    case misplacedChild

    /// The element cannot be laid out at all, so it was not asked anything.
    case refused(LayoutError)
  }

  /// The layout's type, or the kind of the box with its identifier.
  public let place: String

  /// The offer.
  public let proposal: Proposal

  /// The problem.
  public let problem: Problem
}

extension LayoutContractViolation: CustomStringConvertible {
  /// The violation as a sentence.
  public var description: String {
    "\(place) offered \(text(proposal.width))x\(text(proposal.height)) \(words)"
  }

  private var words: String {
    switch problem {
    case .notANumber:
      "answers with what is not a number."
    case .negative(let size):
      "answers \(text(size)), which is negative."
    case .unstable(let first, let second):
      "answers \(text(first)) and, asked again, \(text(second))."
    case .dependsOnOrder(let first, let second):
      "answers \(text(first)) or \(text(second)), depending on what was asked before."
    case .shrinks(let axis, let zero, let infinity):
      "is \(text(zero)) long and only \(text(infinity)) for an infinite \(word(axis))."
    case .infiniteIdeal(let axis):
      "has an infinite ideal \(word(axis))."
    case .misplacedChild:
      "puts a child at a place that is not finite."
    case .refused(let error):
      "cannot be laid out: \(error)"
    }
  }

  private func text(_ length: Double?) -> String {
    length.map(PrintedNumber.text) ?? "nil"
  }

  private func text(_ size: Size) -> String { "\(text(size.width))x\(text(size.height))" }

  private func word(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }
}

/// The result of checking an element.
public struct LayoutContractReport: Hashable, Sendable {
  /// The violations, the first of each kind at each place; empty if there are none.
  public let violations: [LayoutContractViolation]

  /// The number of questions.
  public let questionCount: Int

  /// Whether there are no violations.
  public var isKept: Bool { violations.isEmpty }
}
