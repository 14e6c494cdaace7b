import Foundation
import SnapshotRendering

/// Asks for a decision about each pending snapshot in turn.
struct ReviewCommand {
  let names: [String]

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let pending = try PendingTexts(in: context).called(names, all: names.isEmpty)
    if pending.isEmpty { context.print("No snapshot is pending.") }
    var left = pending.count
    for (index, snapshot) in pending.enumerated() {
      context.print("\(index + 1) of \(pending.count)")
      for line in try DiffCommand.lines(about: snapshot) { context.print(line) }
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

  /// The decision, whose inner `nil` means to skip; `nil` to stop.
  private func ask(
    about snapshot: PendingText,
    in context: ToolContext
  ) throws(ToolError) -> DecisionCommand.Decision?? {
    while true {
      context.print("a accept, r reject, s skip, p picture, q quit; then Return")
      guard let line = context.readLine() else { return nil }
      switch line.trimmingPrefix(while: \.isWhitespace).first?.lowercased() {
      case "a": return .some(.accept)
      case "r": return .some(.reject)
      case "s": return .some(nil)
      case "p": try ReportCommand().show(snapshot, in: context)
      case "q": return nil
      default: continue
      }
    }
  }
}

/// Accepts or rejects pending snapshots.
struct DecisionCommand {
  /// The decision about a pending snapshot.
  enum Decision: String {
    case accept, reject

    /// Carries it out.
    func carryOut(on snapshot: PendingText, in files: WritableFiles) throws(ToolError) {
      switch self {
      case .accept: try snapshot.accept(in: files)
      case .reject: try snapshot.reject(in: files)
      }
    }

    /// The text before the snapshot's name in the output.
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

/// Writes a page with the pictures of all references, and of recordings beside an outline of the same name.
struct GalleryCommand {
  let path: String
  let json: Bool

  func run(on folder: SnapshotFolder, in context: ToolContext) throws(ToolError) -> ToolExit {
    let references = try folder.references(passingOver: context.passOver)
    if references.isEmpty { throw .noReferences(folder.url.path) }
    func file(_ path: String) -> URL { folder.url.appendingPathComponent(path) }
    var page = PicturePage(title: "Snapshots")
    for reference in references {
      do throws(ToolError) {
        let data = try readData(of: file(reference))
        let outline = (reference as NSString).deletingPathExtension + ".outline"
        if reference != outline, references.contains(outline),
          page.add(reference, recording: data, beside: try readText(of: file(outline)))
        {
          continue
        }
        page.add(ReferenceFile.name(at: reference), text: String(decoding: data, as: UTF8.self))
      } catch {
        context.passOver(error)
      }
    }
    page.note = "\(page.count) references."
    try PageWriting(page: page, path: path, json: json).run(in: context)
    return .done
  }
}

/// Lists the pending snapshots, one per line.
struct ListCommand {
  let json: Bool

  func run(in context: ToolContext) throws(ToolError) -> ToolExit {
    let pending = try PendingTexts(in: context).all()
    for snapshot in pending {
      let summary = try ReportedSnapshot(snapshot).summary
      context.print(
        json
          ? JSONLine.text([
            ("name", snapshot.name), ("summary", summary), ("reference", snapshot.changedFile),
            ("candidate", snapshot.candidateFile),
          ])
          : "\(snapshot.name): \(summary)"
      )
    }
    if pending.isEmpty, !json { context.print("No snapshot is pending.") }
    return pending.isEmpty ? .done : .pending
  }
}

/// Lists the references that no assertion of the last whole run compared, and may delete them.
struct OrphansCommand {
  let json: Bool
  let deletes: Bool

  func run(on folder: SnapshotFolder, in context: ToolContext) throws(ToolError) -> ToolExit {
    let record = try RunRecord(at: context.log)
    if let gap = record.gap { throw .notWhole(gap) }
    let orphans = try OrphansCommand.orphans(in: folder, after: record)
    for path in orphans {
      let file = folder.url.appendingPathComponent(path)
      if deletes { try context.files.remove(file) }
      context.print(
        json
          ? JSONLine.text([("name", ReferenceFile.name(at: path)), ("file", file.path)])
          : deletes ? "deleted \(path)" : path
      )
    }
    if orphans.isEmpty, !json { context.print("Every reference is in use.") }
    return orphans.isEmpty || deletes ? .done : .pending
  }

  /// The references in `folder`, by their paths in it, that no assertion compared.
  static func orphans(
    in folder: SnapshotFolder,
    after record: RunRecord
  ) throws(ToolError) -> [String] {
    let references = try folder.references()
    if references.isEmpty { return [] }
    guard let paths = record.paths(in: folder.url) else {
      throw .notWhole(.otherFolder(folder.url.path))
    }
    // A recording is beside the differences that an assertion compared.
    return references.filter { !paths.contains($0) && !paths.contains($0 + ".differences") }
  }
}
