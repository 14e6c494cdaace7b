/// A layout that is asked everything twice, and whose answers are checked before they are repaired.
final class WatchedLayout: AnyContainerLayout {
  private let layout: AnyContainerLayout
  private let log: ContractLog

  init(_ layout: AnyContainerLayout, log: ContractLog) {
    self.layout = layout
    self.log = log
  }

  override var name: String { layout.name }

  override func spacing(of children: ChildSpacings) -> Spacing { layout.spacing(of: children) }

  override func position(
    of guide: GuideIdentity,
    isHorizontal: Bool,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren
  ) -> Double? {
    layout.position(
      of: guide,
      isHorizontal: isHorizontal,
      in: size,
      proposal: proposal,
      children: children
    )
  }

  override func size(in proposal: Proposal, children: LayoutChildren) -> Size {
    let size = layout.size(in: proposal, children: children)
    let again = layout.size(in: proposal, children: children)
    log.check(size, at: name, proposal)
    if !size.isSame(as: again) { log.note(.unstable(size, again), at: name, proposal) }
    return size
  }

  override func place(in size: Size, proposal: Proposal, children: LayoutChildren) {
    let count = children.tree.state.pointee.misplaced.count
    layout.place(in: size, proposal: proposal, children: children)
    if children.tree.state.pointee.misplaced.count > count {
      log.note(.misplacedChild, at: name, proposal)
    }
  }
}

/// Collects violations, the first of each kind at each place.
final class ContractLog {
  private(set) var violations: [LayoutContractViolation] = []
  var questionCount = 0
  private var seen: Set<String> = []

  func note(
    _ problem: LayoutContractViolation.Problem,
    at place: String,
    _ proposal: Proposal
  ) {
    guard seen.insert("\(place) \(problem.sort)").inserted else { return }
    violations.append(
      LayoutContractViolation(place: place, proposal: proposal, problem: problem)
    )
  }

  /// Checks an answer on its own.
  func check(_ size: Size, at place: String, _ proposal: Proposal) {
    if size.width.isNaN || size.height.isNaN {
      note(.notANumber, at: place, proposal)
    } else if size.width < 0 || size.height < 0 {
      note(.negative(size), at: place, proposal)
    }
    for axis in LayoutAxis.allCases
    where proposal[axis] == nil && proposal[axis.across] != .infinity && size[axis] == .infinity {
      note(.infiniteIdeal(axis), at: place, proposal)
    }
  }
}

extension LayoutContractViolation.Problem {
  fileprivate var sort: Int {
    switch self {
    case .notANumber: 0
    case .negative: 1
    case .unstable: 2
    case .dependsOnOrder: 3
    case .shrinks(let axis, _, _): axis == .horizontal ? 4 : 5
    case .infiniteIdeal(let axis): axis == .horizontal ? 6 : 7
    case .misplacedChild: 8
    case .refused: 9
    }
  }
}

extension Size {
  /// Whether both are equal, or NaN in the same places.
  func isSame(as other: Size) -> Bool {
    func isSame(_ one: Double, _ other: Double) -> Bool { one == other || one.isNaN && other.isNaN }
    return isSame(width, other.width) && isSame(height, other.height)
  }
}
