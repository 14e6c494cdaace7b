import FlowEngine

/// A report on the ways back from one screen in every possible place.
public struct BackReport: Hashable, Sendable {
  /// A place and the ways back from the screen there.
  public struct Row: Hashable, Sendable {
    /// The place of the screen.
    public let context: BackContext

    /// Whether the screen inherits that it can navigate back.
    public let canNavigateBack: Bool

    /// The label of the back button that the stage draws; `nil` if there is none.
    public let backButton: String?

    /// The labels of the screen's own buttons that lead back, from top to bottom.
    public let ownButtons: [String]

    /// The effect of going back: `pop to home on app`; `nil` if there is nothing to go back to.
    public let effect: String?

    /// Whether a user is trapped: there is something to go back to, but nothing to tap for it.
    ///
    /// A sheet that can be swiped away never traps a user, whichever of its screens is on top.
    public let isTrapped: Bool
  }

  /// One row for each requested place, in the order of ``BackContext``.
  public let rows: [Row]
}

extension BackReport.Row: CustomStringConvertible {
  /// The row on one line: `sheet: can go back yes, back button –, own buttons “Close”, going back dismiss …`.
  public var description: String {
    let facts = zip(BackReport.header, cells).dropFirst().map { "\($0) \($1)" }
    return "\(context.rawValue): \(facts.joined(separator: ", "))"
  }

  fileprivate var cells: [String] {
    [
      context.rawValue, canNavigateBack ? "yes" : "no", backButton.map { "“\($0)”" } ?? "–",
      ownButtons.isEmpty ? "–" : ownButtons.map { "“\($0)”" }.joined(separator: ", "),
      (effect ?? "–") + (isTrapped ? " (nothing to press for it)" : ""),
    ]
    .map(QuotedWords.onOneLine)
  }
}

extension BackReport: CustomStringConvertible {
  fileprivate static let header = [
    "place", "can go back", "back button", "own buttons", "going back",
  ]

  /// The report as a table of aligned columns.
  public var description: String {
    let header = BackReport.header
    let lines = [header] + rows.map(\.cells)
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      var text = ""
      for (column, words) in line.enumerated() {
        text += words
        guard column + 1 < line.count else { break }
        text += String(repeating: " ", count: widths[column] - words.count + 2)
      }
      return text
    }.joined(separator: "\n")
  }
}

/// Puts a screen into every possible place, or into those of a set, and reports the ways back from it there.
///
/// Each place gets its own hierarchy and stage; the screen's own buttons are tapped there to find out which
/// of them lead back.
///
/// ```swift
/// let report = reportWaysBack(in: [.root, .pushed, .modalRoot]) {
///   TextBlock("Stops of line 2").navigationTitle("Line 2")
/// }
/// #expect(report.rows.map(\.canNavigateBack) == [false, true, true])
/// #expect(report.rows.filter(\.isTrapped).isEmpty)
/// ```
///
/// - Parameters:
///   - traits: The device and the settings.
///   - places: The places; all of them by default.
///   - screen: Builds the screen; it is called for each place and for each button that is tapped there. A model that it
///     shows is made inside, or else a tap in one place changes the others.
/// - Returns: The report.
@MainActor
public func reportWaysBack(
  under traits: Traits = Traits(device: .iPhone15),
  in places: Set<BackContext> = Set(BackContext.allCases),
  from screen: @escaping @MainActor () -> some Element
) -> BackReport {
  BackReport(
    rows: BackContext.allCases.filter(places.contains).map { context in
      context.row(under: traits) { AnyElement(screen()) }
    }
  )
}

extension BackContext {
  @MainActor
  fileprivate func row(
    under traits: Traits,
    showing screen: @escaping @MainActor () -> AnyElement
  ) -> BackReport.Row {
    let stage = Stage(hierarchy(showing: screen), under: traits)
    let back = stage.back
    let ownButtons = ownButtons(besides: back.isVisible, on: stage) {
      Stage(hierarchy(showing: screen), under: traits)
    }
    let canSwipe = stage.sheet.map { !$0.isDismissDisabled && !$0.isCover } ?? false
    return BackReport.Row(
      context: self,
      canNavigateBack: back.canNavigateBack,
      backButton: back.isVisible ? back.label : nil,
      ownButtons: ownButtons,
      effect: back.effect,
      isTrapped: back.canNavigateBack && !back.isVisible && ownButtons.isEmpty
        && !canSwipe
    )
  }

  /// The labels of the buttons on the screen that lead away from it, each tapped on a new stage.
  @MainActor
  private func ownButtons(
    besides hasBackButton: Bool,
    on stage: Stage,
    fresh: () -> Stage
  ) -> [String] {
    let targets = stage.current.targets
    return targets.indices.compactMap { index in
      let target = targets[index]
      guard target.obstacle == nil, target.role != .backButton, target.role != .tabItem else {
        return nil
      }
      let other = fresh()
      let others = other.current.targets
      guard others.indices.contains(index), others[index].name == target.name else { return nil }
      let depth = other.shownSurfaces.depth
      other.press(others[index].action)
      return other.shownSurfaces.depth < depth ? target.name : nil
    }
  }
}

@MainActor
extension [LiveSurface] {
  /// The number of screens on the stacks of all surfaces.
  fileprivate var depth: Int {
    reduce(0) { sum, surface in
      surface.content.stacksInSight.reduce(sum) { $0 + $1.screens.count }
    }
  }
}
