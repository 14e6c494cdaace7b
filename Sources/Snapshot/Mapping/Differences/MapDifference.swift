/// The difference between a committed map and the map of the current app.
///
/// ```swift
/// let old = try MapSummary(parsing: committed)
/// let difference = MapDifference(from: old, to: map) { way in replay(way) }
/// print(difference.message(advice: "Accept: swift run flowsim accept ShopTests/map"))
/// ```
public struct MapDifference: Hashable, Sendable {
  /// A place in only one of the maps, with those that were reached through it.
  public struct Place: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The shortest path there.
    public let way: Script

    /// The reason why it is no longer reached; `nil` if that is not known, and for a new place.
    public let reason: String?

    /// The names of the places whose paths lead through it, and that the other map does not have either.
    public let beyond: [String]
  }

  /// A place of both maps with another shortest path.
  public struct Way: Hashable, Sendable {
    /// The name of the place.
    public let name: String

    /// The path in the old map.
    public let old: Script

    /// The path in the new map.
    public let new: Script

    /// The names of the places whose paths differ only because they lead through it.
    public let beyond: [String]
  }

  /// A move between places of both maps that is not the same.
  public struct Move: Hashable, Sendable {
    /// The name of the place where it begins.
    public let from: String

    /// The name of the place to which it leads.
    public let to: String

    /// The move of the old map; `nil` if it is new.
    public let old: MapSummary.Move?

    /// The move of the new map; `nil` if it is lost.
    public let new: MapSummary.Move?
  }

  /// A place of both maps where other states were left out.
  public struct LeftOut: Hashable, Sendable {
    /// The name of the place.
    public let name: String

    /// The states that the old map left out there.
    public let old: [MapSummary.LeftOut]

    /// The states that the new map leaves out there.
    public let new: [MapSummary.LeftOut]
  }

  /// The old map.
  public let old: MapSummary

  /// The new map.
  public let new: MapSummary

  /// The places that are no longer reached, in the order of the old map.
  public let lost: [Place]

  /// The places that are new, in the order of the new map.
  public let added: [Place]

  /// The places of both maps with another shortest path, in the order of the new map.
  public let ways: [Way]

  /// The moves between places of both maps that differ, in the order of the new map, lost ones last.
  public let moves: [Move]

  /// The places of both maps where other states were left out, in the order of the new map.
  public let leftOut: [LeftOut]

  /// The difference that turns `old` into the summary of `map`.
  ///
  /// - Parameters:
  ///   - old: The committed map.
  ///   - map: The map of the current app.
  ///   - why: Returns the reason why a path no longer leads to its place, as a sentence without its full stop; `nil` if
  ///     that is not known. It is called once for each place of ``lost``.
  public init(from old: MapSummary, to map: ScreenMap, why: (Script) -> String?) {
    self.init(from: old, to: map.summary, why: why)
  }

  /// The difference that turns `old` into `new`, as far as summaries contain it.
  ///
  /// - Parameters:
  ///   - old: The committed map.
  ///   - new: The map that would be committed now.
  ///   - why: Returns the reason why a path no longer leads to its place; `nil` if that is not known.
  public init(from old: MapSummary, to new: MapSummary, why: (Script) -> String?) {
    let oldPlaces = Dictionary(old.places.map { ($0.name, $0) }) { first, _ in first }
    let newPlaces = Dictionary(new.places.map { ($0.name, $0) }) { first, _ in first }
    self.old = old
    self.new = new
    lost = MapDifference.grouped(old.places.filter { newPlaces[$0.name] == nil }, why)
    added = MapDifference.grouped(new.places.filter { oldPlaces[$0.name] == nil }) { _ in nil }
    var changed: [(name: String, old: Script, new: Script)] = []
    var moves: [Move] = []
    var lostMoves: [Move] = []
    var leftOut: [LeftOut] = []
    for place in new.places {
      guard let before = oldPlaces[place.name] else { continue }
      if before.way != place.way {
        changed.append((place.name, before.way, place.way))
      }
      if before.leftOut != place.leftOut {
        leftOut.append(LeftOut(name: place.name, old: before.leftOut, new: place.leftOut))
      }
      func move(_ old: MapSummary.Move?, _ new: MapSummary.Move?, to: String) -> Move {
        Move(from: place.name, to: to, old: old, new: new)
      }
      for new in place.moves where oldPlaces[new.to] != nil {
        let old = before.moves.first { $0.to == new.to }
        if old != new { moves.append(move(old, new, to: new.to)) }
      }
      for old in before.moves where newPlaces[old.to] != nil {
        if !place.moves.contains(where: { $0.to == old.to }) {
          lostMoves.append(move(old, nil, to: old.to))
        }
      }
    }
    ways = MapDifference.ways(changed)
    self.moves = moves + lostMoves
    self.leftOut = leftOut
  }
}

extension MapDifference {
  /// Whether both maps have the same text.
  public var isEmpty: Bool {
    // Equal strings may have different bytes.
    old.text.utf8.elementsEqual(new.text.utf8)
  }

  /// Whether the settings differ.
  public var hasOtherSettings: Bool { old.settings != new.settings }

  /// The difference as Markdown, for the summary of a job: a heading, a block with at most `budget` lines, and the
  /// differences of the `laws`, if they are known.
  public func markdown(budget: Int = 200, laws: LawDifference? = nil) -> String {
    let heading = "### Screen map \(MarkdownText.prose(new.name))"
    let lawText = laws?.markdown ?? ""
    if isEmpty {
      return lawText.isEmpty
        ? "\(heading)\n\nNothing differs.\n" : "\(heading): the places are the same\n\n\(lawText)"
    }
    let text = text(budget: budget)
    let block = text.isEmpty ? "" : "\n" + MarkdownText.block(text)
    return "\(heading): \(summary)\n\(block)" + (lawText.isEmpty ? "" : "\n\(lawText)")
  }
}
