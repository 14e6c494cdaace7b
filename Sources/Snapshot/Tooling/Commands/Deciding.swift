/// Accepts or rejects pending snapshots.
struct Deciding {
  /// What becomes of a pending snapshot.
  enum Decision: String {
    case accept, reject

    /// Carries it out.
    func carryOut(on snapshot: PendingText, in files: WritableFiles) throws(ToolError) {
      switch self {
      case .accept: try snapshot.accept(in: files)
      case .reject: try snapshot.reject(in: files)
      }
    }

    /// What was done, before the snapshot's name.
    var words: String { self == .accept ? "accepted" : "rejected" }
  }

  let decision: Decision

  /// The names of the snapshots; none for all.
  let names: [String]

  let json: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let pending = try PendingTexts(in: context).called(names, all: names.isEmpty)
    var left: [(name: String, error: ToolError)] = []
    for snapshot in pending {
      do throws(ToolError) {
        try decision.carryOut(on: snapshot, in: context.files)
      } catch {
        left.append((snapshot.name, error))
        continue
      }
      context.print(
        json
          ? JSONLine.text([("name", snapshot.name), ("decision", decision.rawValue)])
          : "\(decision.words) \(snapshot.name)"
      )
    }
    if pending.isEmpty, !json { context.print("No snapshot is pending.") }
    for (_, error) in left { context.printError("flowsim: \(error)") }
    if pending.count > 1, !left.isEmpty {
      context.printError("Not \(decision.words): \(left.map(\.name).joined(separator: ", "))")
    }
    return left.first { $0.error.exit == .file }?.error.exit ?? left.first?.error.exit ?? .done
  }
}
