/// Asks about one pending snapshot after the other what becomes of it.
struct Reviewing {
  let names: [String]

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let pending = try PendingTexts(in: context).called(names, all: names.isEmpty)
    if pending.isEmpty { context.print("No snapshot is pending.") }
    var left = pending.count
    for (index, snapshot) in pending.enumerated() {
      context.print("\(index + 1) of \(pending.count)")
      for line in try Comparing.lines(about: snapshot) { context.print(line) }
      guard let answer = try ask(about: snapshot, in: context) else { break }
      guard let decision = answer else { continue }
      do throws(ToolError) {
        try decision.carryOut(on: snapshot, in: context.files)
      } catch {
        context.printError("flowsim: \(error)")
        continue
      }
      context.print("\(decision.words) \(snapshot.name)")
      left -= 1
    }
    if left > 0 {
      context.print("\(left) \(left == 1 ? "snapshot is" : "snapshots are") still pending.")
    }
    return left == 0 ? .done : .pending
  }

  /// The decision, in which `nil` is to skip; `nil` to stop.
  private func ask(
    about snapshot: PendingText,
    in context: ToolContext
  ) throws(ToolError) -> Deciding.Decision?? {
    while true {
      context.print("a accept, r reject, s skip, p picture, q quit; then Return")
      guard let line = context.readLine() else { return nil }
      switch line.trimmingPrefix(while: \.isWhitespace).first?.lowercased() {
      case "a": return .some(.accept)
      case "r": return .some(.reject)
      case "s": return .some(nil)
      case "p": try Reporting().show(snapshot, in: context)
      case "q": return nil
      default: continue
      }
    }
  }
}
