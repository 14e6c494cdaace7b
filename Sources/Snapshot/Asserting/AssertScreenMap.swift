import FlowEngine
import LayoutSim
import ScreenMapping
import SnapshotRendering

/// Explores an app, and asserts that its screen map matches its reference and that all laws hold.
///
/// The reference is `Snapshots/<test file>/<test>[.<name>].map`: a line for each place with its shortest path, and one
/// for each move between places. A difference is reported by its meaning for users: which places are no longer reached,
/// and where the recorded path to them ends. References and modes are those of other snapshots.
///
/// ```swift
/// var transit = Exploration("transit") { TransitTabs() }
/// transit.routes(LineRoute.lines, LineRoute.line(1), TicketRoute.buy)
/// let map = await assertScreenMap(of: transit)  // also if a sheet cannot be left, and the like
/// try map.write(to: URL(fileURLWithPath: "docs/transit"))  // the map as a page and as a picture
/// ```
///
/// - Parameters:
///   - exploration: The exploration.
///   - name: The name of the snapshot, which is required in a test with several snapshots or with arguments.
///   - mode: The mode that determines when references are written.
///   - testName: The test's name, from its function.
///   - fileID: The file in which to report: the test's file.
///   - filePath: The path of the file in which to report, which also determines the package with the references.
///   - line: The line on which to report.
///   - column: The column at which to report.
/// - Returns: The map, to be written or inspected.
@MainActor
@discardableResult
public func assertScreenMap<App: AnyCoordinator>(
  of exploration: Exploration<App>,
  named name: String? = nil,
  record mode: RecordMode? = nil,
  testName: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async -> ScreenMap {
  let origin = Origin(fileID: fileID, filePath: filePath, line: line, column: column)
  let map = await exploration.run()
  SnapshotAssertion(name: name, mode: mode, testName: testName, origin: origin)
    .compare(
      fileExtension: "map",
      describing: { reference in
        guard let old = try? MapSummary(parsing: reference) else { return nil }
        let difference = MapDifference(from: old, to: map, why: map.ending)
        guard !difference.isEmpty else { return nil }
        let title = name ?? String(testName.prefix { $0 != "(" })
        return DifferenceReport(
          subject: "Screen map \"\(title)\"",
          summary: difference.summary,
          text: difference.text(budget: SnapshotMessages.budget)
        )
      },
      { map.summary.text }
    )
  for law in map.laws where law.answer == .broken {
    SnapshotReport.failure(law.message(of: map.name)).report(at: origin)
  }
  return map
}

extension MapLaw {
  /// The violations of the law, with the script of each, for a failing test.
  fileprivate func message(of map: String) -> String {
    let count = violations.count
    let heading = "Law \(name) of \(map) is broken in \(count) \(count == 1 ? "way" : "ways")"
    let parts = violations.map { violation in
      (["  \(violation.words)"] + violation.script.steps.map { "    \($0)" }).joined(
        separator: "\n"
      )
    }
    let first = violations.first.map { ": \($0.words)" } ?? ""
    return ([heading + first] + parts).joined(separator: "\n")
  }
}
