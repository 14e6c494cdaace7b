import LayoutSim

/// A tree that is laid out repeatedly to measure its cost.
struct LayoutScenario {
  let name: String

  /// A short description of the scenario.
  let summary: String

  /// The sizes that are measured unless others are given.
  let sizes: [Int]

  /// The offer to the root.
  let proposal: Proposal

  /// The number of nodes in the tree as the scenario counts them, without padding.
  let nodeCount: (Int) -> Int

  /// Creates the elements.
  let element: @MainActor (Int) -> any Element

  /// The maximum growth of the cost with the number of nodes, as an exponent.
  var growthLimit = 1.05

  /// Whether the calibration engine supports the scenario.
  var isCalibrated = true
}

extension LayoutScenario {
  private static let screen = Proposal(width: 390, height: 844)
  private static let tall = Proposal(width: 390, height: nil)

  @MainActor static let all: [LayoutScenario] = [
    LayoutScenario(
      name: "a",
      summary: "one column of 10,000 leaves",
      sizes: [1, 2, 4, 8],
      proposal: tall,
      nodeCount: { 10_000 * $0 + 1 },
      element: { WideElement(count: 10_000 * $0) }
    ),
    LayoutScenario(
      name: "b",
      summary: "rows and columns, five levels",
      sizes: [1, 2, 4, 8],
      proposal: screen,
      nodeCount: { 11_110 * $0 + 1 },
      element: { NestedElement(count: 10 * $0) }
    ),
    LayoutScenario(
      name: "c",
      summary: "nested stacks around fixed leaves",
      sizes: [100, 500],
      proposal: screen,
      nodeCount: { 2 * $0 + 1 },
      element: { DeepElement.make($0) { AnyElement(Picture("", width: 4, height: 4)) } }
    ),
    LayoutScenario(
      name: "cf",
      summary: "nested stacks around leaves that take all",
      sizes: [16, 64, 256],
      proposal: screen,
      nodeCount: { 2 * $0 + 1 },
      element: { DeepElement.make($0) { AnyElement(Fill()) } }
    ),
    LayoutScenario(
      name: "ct",
      summary: "nested stacks around texts",
      sizes: [16, 64, 128],
      proposal: screen,
      nodeCount: { 2 * $0 + 1 },
      element: { DeepElement.make($0) { AnyElement(TextBlock(words(20))) } }
    ),
    LayoutScenario(
      name: "d",
      summary: "an app's screen",
      sizes: [1],
      proposal: screen,
      nodeCount: { _ in 189 },
      element: { _ in AppScreen() }
    ),
    LayoutScenario(
      name: "e",
      summary: "1,000 paragraphs",
      sizes: [1],
      proposal: tall,
      nodeCount: { 1_000 * $0 + 1 },
      element: { Paragraphs(count: 1_000 * $0) }
    ),
    LayoutScenario(
      name: "f",
      summary: "everything takes all, four in each stack",
      sizes: [6],
      proposal: Proposal(width: 4096, height: 4096),
      nodeCount: { levels in (0...levels).reduce(0) { sum, level in sum + (1 << (2 * level)) } },
      element: { FilledElement.make(level: 0, of: $0) }
    ),
    LayoutScenario(
      name: "frames",
      summary: "nested frames with a minimum and a maximum",
      sizes: [16, 32, 64, 128],
      proposal: screen,
      nodeCount: { 3 * $0 + 1 },
      element: { CrowdedElement.frames($0, minimum: 20) },
      growthLimit: 2,
      isCalibrated: false
    ),
    LayoutScenario(
      name: "maxima",
      summary: "nested frames with a maximum, another on each level",
      sizes: [16, 32, 64, 128],
      proposal: screen,
      nodeCount: { 3 * $0 + 1 },
      element: { CrowdedElement.frames($0, minimum: nil) },
      growthLimit: 2,
      isCalibrated: false
    ),
    LayoutScenario(
      name: "ratios",
      summary: "nested stacks that keep the ratio of their ideal size",
      sizes: [16, 32, 64, 128],
      proposal: screen,
      nodeCount: { 3 * $0 + 1 },
      element: { CrowdedElement.ratios($0) },
      growthLimit: 2,
      isCalibrated: false
    ),
    LayoutScenario(
      name: "shares",
      summary: "nested layouts that hand on a part of their offer",
      sizes: [16, 32, 64, 128],
      proposal: screen,
      nodeCount: { 3 * $0 + 1 },
      element: { CrowdedElement.shares($0) },
      growthLimit: 2,
      isCalibrated: false
    ),
    LayoutScenario(
      name: "list",
      summary: "a list of 10,000 rows",
      sizes: [1],
      proposal: screen,
      nodeCount: { 10_000 * $0 },
      element: { LongList(count: 10_000 * $0) },
      isCalibrated: false
    ),
    LayoutScenario(
      name: "form",
      summary: "a form of 20 sections of controls",
      sizes: [1],
      proposal: screen,
      nodeCount: { 20 * $0 },
      element: { SettingsForm(count: 20 * $0) },
      isCalibrated: false
    ),
    LayoutScenario(
      name: "grid",
      summary: "a grid of 50 rows of words, pictures and prices in four columns",
      sizes: [1],
      proposal: screen,
      nodeCount: { 200 * $0 },
      element: { PriceGrid(count: 50 * $0) },
      isCalibrated: false
    ),
  ]
}
