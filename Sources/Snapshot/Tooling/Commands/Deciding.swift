/// Accepts or rejects pending snapshots.
struct Deciding {
  /// What becomes of a pending snapshot.
  enum Decision: String {
    case accept, reject

    /// Carries it out.
    func carryOut(on snapshot: PendingText) throws(ToolError) {
      switch self {
      case .accept: try snapshot.accept()
      case .reject: try snapshot.reject()
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
    // All or none.
    if decision == .accept {
      do throws(ToolError) {
        for snapshot in pending { try snapshot.check() }
      } catch {
        if pending.count > 1 { context.printError("Nothing was accepted.") }
        throw error
      }
    }
    for snapshot in pending {
      try decision.carryOut(on: snapshot)
      context.print(
        json
          ? JSONLine.text([("name", snapshot.name), ("decision", decision.rawValue)])
          : "\(decision.words) \(snapshot.name)"
      )
    }
    if pending.isEmpty, !json { context.print("No snapshot is pending.") }
    return .done
  }
}
