import LayoutSim
import Observation

/// What the screens of the tests of stacks share.
@MainActor
@Observable
package final class Cities {
  package var path: [String] = []
  package var mixed = ScreenPath()
  package var isHelpShown = false
  package var chosen: Int?
  @ObservationIgnored package var log: [String] = []

  package init() {}

  /// A list of two links by value and one by destination.
  package func list() -> some Element {
    RowList {
      ScreenLink("Rome", value: "Rome")
      ScreenLink("Oslo", value: "Oslo")
      ScreenLink("About") { TextBlock("Two cities").navigationTitle("About") }
    }
    .navigationTitle("Cities")
    .navigationBarTitleDisplayMode(.inline)
    .navigationDestination(for: String.self) { CityScreen(name: $0, cities: self) }
  }
}

/// The screen of a city, with a counter and a link to its twin.
package struct CityScreen: Element {
  package let name: String
  package let cities: Cities

  @Local private var count = 0
  @Inherited(\.dismiss) private var dismiss
  @Inherited(\.canNavigateBack) private var canNavigateBack
  @Inherited(\.navigationBackAction) private var goBack

  package init(name: String, cities: Cities) {
    self.name = name
    self.cities = cities
  }

  package var body: some Element {
    Column {
      TextBlock("\(name) \(count)")
      PushButton("Count") { count += 1 }
      ScreenLink("Twin", value: name + "’s twin")
      PushButton("Leave") { dismiss() }
      if canNavigateBack { PushButton("Go back") { goBack?() } }
    }
    .navigationTitle(name)
    .onAppear { cities.log.append("+\(name)") }
    .onDisappear { cities.log.append("-\(name)") }
  }
}

extension Stage {
  /// The names of the screens of the innermost stack, the lowest first.
  package var innermostStack: [String] {
    let nodes = renderTree.nodes
    guard let stack = nodes.lastIndex(where: { $0.role == .stack }) else { return [] }
    return renderTree.subtree(of: stack).filter { nodes[$0].role == .screen }
      .compactMap { nodes[$0].route }
  }

  /// The codes of its findings, without those about the size of targets.
  package var codes: [FindingCode] {
    renderTree.findings.map(\.code).filter { $0 != .smallTarget }
  }
}
