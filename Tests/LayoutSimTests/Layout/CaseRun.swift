import LayoutSim

/// What came out of one case.
enum CaseOutcome {
  case passed
  case failed(String)
}

/// Lays out one case and compares.
@MainActor
struct CaseRun {
  let tolerance: Double

  func outcome(of content: Result<LayoutCase, any Error>) -> CaseOutcome {
    do {
      let layoutCase = try content.get()
      let differences = try CaseGuideKeys.$current.withValue(CaseGuideKeys()) {
        try self.differences(in: layoutCase)
      }
      return differences.isEmpty ? .passed : .failed(differences.joined(separator: "; "))
    } catch {
      return .failed("\(error)")
    }
  }

  private func differences(in layoutCase: LayoutCase) throws -> [String] {
    let scene = try Scene(layoutCase)
    let pass = scene.settled()
    let size = pass.size
    var found: [String] = []
    compare("width", layoutCase.size?.width, size.width, &found)
    compare("height", layoutCase.size?.height, size.height, &found)
    for (name, numbers) in layoutCase.frames.sorted(by: { $0.key < $1.key }) {
      guard let frame = pass.frame(of: name) else {
        found.append("\(name) expected at \(numbers), is not there")
        continue
      }
      let actual = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      if !zip(actual, numbers).allSatisfy(isNear) {
        found.append("\(name) expected \(numbers), actual \(actual)")
      }
    }
    for name in layoutCase.absent {
      if let frame = pass.frame(of: name) { found.append("\(name) expected absent, is \(frame)") }
    }
    for (key, value) in layoutCase.preferences.sorted(by: { $0.key < $1.key }) {
      let actual = try scene.preference(key, in: pass)
      if !isNear(value, actual) { found.append("\(key) expected \(value), actual \(actual)") }
    }
    return found
  }

  private func compare(
    _ name: String,
    _ expected: Double?,
    _ actual: Double,
    _ found: inout [String]
  ) {
    guard let expected, !isNear(expected, actual) else { return }
    found.append("\(name) expected \(expected), actual \(actual)")
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= tolerance
  }

  private func isNear(_ one: CaseJSON, _ other: CaseJSON) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): isNear(one, other)
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { isNear($0, $1) }
    default: one == other
    }
  }
}

/// The elements of a case in their window.
@MainActor
private struct Scene {
  private let rules: [String: CaseReduction]
  private let root: AnyElement
  private let builder: CaseElements
  private let offer: Proposal
  private let direction: WritingDirection

  init(_ layoutCase: LayoutCase) throws {
    var builder = CaseElements(rules: layoutCase.rules)
    offer = Proposal(width: layoutCase.proposal.width, height: layoutCase.proposal.height)
    root = try builder.element(layoutCase.tree)
    direction = layoutCase.isRightToLeft ? .rightToLeft : .leftToRight
    rules = layoutCase.rules
    self.builder = builder
  }

  func settled() -> Pass {
    let tree = ElementTree(measurer: MonospacedMeasurer(metrics: builder.metrics))
    var inherited = InheritedValues()
    inherited.layoutDirection = direction
    return tree.settle {
      PassInput(root, inherited: inherited, proposal: offer, pixel: builder.pixel ?? 1)
    }
  }

  func preference(_ key: String, in pass: Pass) throws -> CaseJSON {
    guard let number = rules.keys.sorted().firstIndex(of: key), let rule = rules[key],
      CaseKeyDoor.all.indices.contains(number)
    else { throw CaseProblem("nothing says how `\(key)` is reduced") }
    return CaseKeyDoor.all[number].read(pass) ?? rule.neutral
  }
}

extension Pass {
  /// The frame of the box with `identifier`.
  func frame(of identifier: String) -> Rect? {
    nodes.first { $0.identifier == identifier }?.frame
  }
}
