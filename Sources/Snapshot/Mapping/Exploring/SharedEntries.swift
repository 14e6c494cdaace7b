import FlowEngine
import Foundation
import SnapshotRendering

/// Several runs of an exploration that have nothing in common but the files of a folder: each enters its part of the
/// states of a level, writes the results, and reads those of the others.
///
/// All runs search alike, so that each has the same levels, and the number of a state in its level determines whose it is.
/// Whatever is missing can be entered by any of them: files are only saved work.
@MainActor
final class SharedEntries<App: AnyCoordinator>: EntryWorkers {
  private let exploration: Exploration<App>
  private let folder: URL

  /// The part that this run enters; `nil` for all that is missing.
  private let shard: MapShard?

  /// Everything declared in words and numbers: results under other declarations are others.
  private let declarations: String

  /// The number of tasks so far, which all runs have in the same order.
  private var count = 0

  /// Where all actions so far have led: what follows from other results belongs to another version of the app.
  private var results = Fingerprint()

  /// Enters the states of all levels, so that each has the paths of those before; `nil` before the first.
  private var entering: Entering<App>?

  init(_ exploration: Exploration<App>, in folder: URL, shard: MapShard?) {
    self.exploration = exploration
    self.folder = folder
    self.shard = shard
    declarations = exploration.declarations
  }

  func enter(_ ways: [Script], _ task: EntryTask) async throws(WorkerError) -> [Entry] {
    guard !ways.isEmpty else { return [] }
    count += 1
    do {
      return try await answers(to: ways, task)
    } catch let error as WorkerError {
      throw error
    } catch {
      let reason = (error as NSError).localizedDescription
      throw WorkerError(
        description: "A file in \(folder.path) cannot be read or written: \(reason.sentence)"
      )
    }
  }

  private func answers(to ways: [Script], _ task: EntryTask) async throws -> [Entry] {
    if shard != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var level = SharedLevel(
      count,
      of: ways,
      task,
      under: declarations,
      after: results,
      in: folder
    )
    try level.read()
    var entering = self.entering ?? Entering(exploration, task)
    if entering.takesShortcuts != task.takesShortcuts { entering = Entering(exploration, task) }
    entering.known = Set(task.known)
    var own: [Int: Entry] = [:]
    for position in ways.indices
    where level.entries[position] == nil && shard?.contains(position) != false {
      own[position] = await entering.enter(ways[position], isCheck: task.isCheck)
    }
    if let shard { try level.write(own, of: shard) }
    level.entries.merge(own) { first, _ in first }
    var rest = shard?.patience ?? 0
    while level.entries.count < ways.count {
      guard let shard, rest > 0 else { throw WorkerError.pause }
      let pause = min(rest, 0.1)
      try await Task.sleep(for: .seconds(pause))
      rest = try level.read() ? shard.patience : rest - pause
    }
    let entries = try ways.indices.map { position in
      guard let entry = level.entries[position] else { throw WorkerError.pause }
      return entry
    }
    for entry in entries {
      entering.addPaths(of: entry)
      for move in entry.moves { results.add(move.tried) }
    }
    self.entering = entering
    return entries
  }
}

extension Exploration {
  /// Its declarations, except for closures; the same text in every process.
  fileprivate var declarations: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let traits = (try? encoder.encode(traits)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let inputs = inputs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let leftOut = leftOut.map(\.description).sorted()
    let laws = laws.map { "\($0)" }.sorted() + ownLaws.map(\.name)
    let findings = unwantedFindings.map(\.rawValue).sorted()
    return
      "\(name) \(traits) \(limits) \(inputs) \(leftOut) \(events.map(\.name)) \(openedLinks.map(\.link)) "
      + "\(laws) \(findings) \(closingButtons.sorted())"
  }
}

/// A part of the states of each level.
struct MapShard {
  /// Its number, from 1.
  let number: Int

  let count: Int

  /// How long it waits for the others, in seconds.
  let patience: Double

  /// Creates the part `number` of `count`.
  ///
  /// - Throws: The problem if there is no such part.
  init(number: Int, of count: Int, patience: Double = 0) throws(WorkerError) {
    guard (1...999).contains(count), (1...count).contains(number) else {
      throw WorkerError(
        description:
          "There is no part \(number) of \(count). Pass 1 to the number of parts, which is at most 999."
      )
    }
    (self.number, self.count, self.patience) = (number, count, patience)
  }

  func contains(_ position: Int) -> Bool { position % count == number - 1 }
}

/// The results of one level in the files of a folder.
private struct SharedLevel {
  private let number: String
  private let folder: URL

  /// Describes the states that are entered, so that files of another app, or of an older one, are recognised.
  private let key: String
  private var known: Set<String> = []

  /// The results by the positions of their states.
  var entries: [Int: Entry] = [:]

  init(
    _ number: Int,
    of ways: [Script],
    _ task: EntryTask,
    under declarations: String,
    after results: Fingerprint,
    in folder: URL
  ) {
    let digits = "\(number)"
    self.number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    self.folder = folder
    var fingerprint = Fingerprint()
    fingerprint.add(declarations)
    for way in ways { fingerprint.add(way.description) }
    for state in task.known { fingerprint.add("\(state)") }
    fingerprint.add("\(task.isCheck) \(task.takesShortcuts) \(results.value)")
    key = Fingerprint.digits(of: fingerprint.value)
  }

  /// Reads what was written since the last time; returns whether there was anything.
  @discardableResult
  mutating func read() throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw WorkerError(
        description:
          "There is no folder \(folder.path). Name the one into which the shards have written their files."
      )
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let new = names.filter {
      $0.hasPrefix("\(number)-") && $0.hasSuffix(".entries") && !known.contains($0)
    }
    for name in new {
      known.insert(name)
      let lines = try Data(contentsOf: folder.appendingPathComponent(name))
        .split(separator: UInt8(ascii: "\n"))
      guard lines.first.map({ String(decoding: $0, as: UTF8.self) }) == key else {
        throw WorkerError(
          description:
            "\(name) is of another app, or of other settings or limits. Remove the files in \(folder.path)."
        )
      }
      for line in lines.dropFirst() {
        guard let entry = try? JSONDecoder().decode(NumberedEntry.self, from: line) else {
          throw WorkerError(
            description: "\(name) is damaged. Remove it, and run its shard again."
          )
        }
        entries[entry.position] = entry.entry
      }
    }
    return !new.isEmpty
  }

  /// Writes the results of a part, of which others see either nothing or all.
  mutating func write(_ own: [Int: Entry], of shard: MapShard) throws {
    let name = "\(number)-\(shard.number)of\(shard.count).entries"
    guard known.insert(name).inserted else { return }
    let encoder = JSONEncoder()
    var text = Data(key.utf8)
    for (position, entry) in own.sorted(by: { $0.key < $1.key }) {
      text += Data("\n".utf8)
      text += try encoder.encode(NumberedEntry(position: position, entry: entry))
    }
    try text.write(to: folder.appendingPathComponent(name), options: .atomic)
  }
}

private struct NumberedEntry: Codable {
  let position: Int
  let entry: Entry
}

extension Fingerprint {
  /// Adds what is the same whoever has tried the step, and in whatever order.
  fileprivate mutating func add(_ tried: TriedStep) {
    add(tried.step.description)
    add("\(tried.end.state) \(tried.end.screen)")
    add(tried.refusal ?? "")
    for finding in tried.findings { add(finding) }
  }
}

extension WorkerError {
  /// The others have not entered their states yet.
  fileprivate static let pause = WorkerError(
    description: "Others have not answered.",
    isPause: true
  )
}
