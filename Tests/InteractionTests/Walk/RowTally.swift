/// What rows of one screen note when they come into sight and go, and what their code does.
@MainActor
final class RowTally {
  struct Entry {
    var isPresent = false

    /// How much endless code goes on for the row.
    var running = 0
  }

  private(set) var entries: [Int: Entry] = [:]

  /// The first appearance or disappearance that did not follow the other.
  private(set) var problem: String?

  /// Whether the state of the screen is still there.
  var isAlive: Bool { owner != nil }

  /// Whether rows appear each time that they come into sight, and disappear only with their container, as in the lazy
  /// stacks and grids of systems up to iOS 18.
  private let staysOutOfSight: Bool

  fileprivate weak var owner: RowOwner?
  private weak var models: ModelCensus?
  private var name: String?

  fileprivate init(_ models: ModelCensus, staysOutOfSight: Bool) {
    self.models = models
    self.staysOutOfSight = staysOutOfSight
  }

  /// The rows that have appeared, and not disappeared since.
  var present: [Int] { entries.filter(\.value.isPresent).keys.sorted() }

  func appear(_ row: Int) { note(row, isPresent: true) }

  func disappear(_ row: Int) { note(row, isPresent: false) }

  private func note(_ row: Int, isPresent: Bool) {
    let name = self.name ?? models?.join(self) ?? "what is gone"
    self.name = name
    models?.rowHistory.append("\(name) \(isPresent ? "+" : "-")\(row)")
    if entries[row, default: Entry()].isPresent == isPresent, !isPresent || !staysOutOfSight {
      problem = problem ?? "row \(row) of \(name) \(isPresent ? "appeared" : "disappeared") twice"
    }
    entries[row, default: Entry()].isPresent = isPresent
  }

  /// Goes on until it is cancelled.
  func runEndlessly(for row: Int, sleep: () async -> Void) async {
    entries[row, default: Entry()].running += 1
    while !Task.isCancelled { await sleep() }
    entries[row, default: Entry()].running -= 1
  }
}

/// What is retained by the state of a screen with rows, and by nothing else.
@MainActor
final class RowOwner {
  let tally: RowTally

  init(_ models: ModelCensus, staysOutOfSight: Bool) {
    tally = RowTally(models, staysOutOfSight: staysOutOfSight)
    tally.owner = self
  }
}
