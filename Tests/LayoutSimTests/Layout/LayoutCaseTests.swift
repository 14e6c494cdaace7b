import LayoutSim
import Testing

@MainActor
@Suite("Published and derived layout cases")
struct LayoutCaseTests {
  private static let tolerance = 0.01

  /// What this cut of the elements cannot say yet, by the word in the fixture file.
  private static let missingKinds: Set<String> = [
    "lazyColumn", "lazyRow", "lazyGrid", "grid", "fits", "list", "guide", "direction",
    "containerFrame", "safeInset", "safePad", "ignores", "pref transform", "scroll hv",
  ]

  @Test("Every case of the supported kinds gives its numbers")
  func allCases() throws {
    var run = 0
    for layoutCase in try LayoutCase.all() where layoutCase.direction != "rtl" {
      do {
        try check(layoutCase)
        run += 1
      } catch let unsupported as CaseElements.Unsupported {
        let isKnown =
          Self.missingKinds.contains(unsupported.kind) || unsupported.kind.contains("@")
        #expect(isKnown, "\(layoutCase.id) needs \(unsupported.kind)")
      }
    }
    #expect(run >= 199)
  }

  private func check(_ layoutCase: LayoutCase) throws {
    var builder = CaseElements()
    var tree = layoutCase.tree
    var offer = Proposal(
      width: layoutCase.proposal.w?.points,
      height: layoutCase.proposal.h?.points
    )
    var area: Rect?
    let window = offer
    if tree.text("t") == "safeRoot", let child = tree["child"] {
      let insets = tree.numbers("insets") ?? [0, 0, 0, 0]
      let room = Rect(
        x: insets[1],
        y: insets[0],
        width: (offer.width ?? 0) - insets[1] - insets[3],
        height: (offer.height ?? 0) - insets[0] - insets[2]
      )
      (tree, area, offer) = (child, room, Proposal(room.size))
    }
    let root = try builder.element(tree)
    let pass = ElementTree(measurer: MonospacedMeasurer(metrics: builder.metrics))
      .pass(root, proposal: offer, pixel: builder.pixel, centeredIn: area)
    let id = layoutCase.id
    let size = area == nil ? pass.size : Size(width: window.width ?? 0, height: window.height ?? 0)
    if let width = layoutCase.expect.size?.w?.points {
      #expect(near(size.width, width), "\(id): width \(size.width), not \(width)")
    }
    if let height = layoutCase.expect.size?.h?.points {
      #expect(near(size.height, height), "\(id): height \(size.height), not \(height)")
    }
    for (name, numbers) in layoutCase.expect.frames ?? [:] {
      let frame = try #require(pass.frame(of: name), "\(id): no box \(name)")
      let found = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      let isNear = zip(found, numbers).allSatisfy { near($0, $1) }
      #expect(isNear, "\(id): \(name) is \(found), not \(numbers)")
    }
    for name in layoutCase.expect.absent ?? [] {
      #expect(pass.frame(of: name) == nil, "\(id): \(name) is there")
    }
    for (key, value) in layoutCase.expect.prefs ?? [:] {
      check(value, of: key, in: pass, layoutCase)
    }
  }

  private func check(_ value: Value, of key: String, in pass: Pass, _ layoutCase: LayoutCase) {
    let id = layoutCase.id
    switch layoutCase.reduce?[key]?.by {
    case "sum": #expect(value == .number(pass.preferences[SumKey.self]), "\(id)")
    case "max": #expect(value == .number(pass.preferences[MaximumKey.self]), "\(id)")
    case "append":
      #expect(value == .list(pass.preferences[ListKey.self].map(Value.number)), "\(id)")
    case let other: Issue.record("\(id) reduces by \(other ?? "nothing")")
    }
  }

  private func near(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= Self.tolerance
  }
}

extension Pass {
  /// The frame of the box with `identifier`.
  func frame(of identifier: String) -> Rect? {
    nodes.first { $0.identifier == identifier }?.frame
  }
}
