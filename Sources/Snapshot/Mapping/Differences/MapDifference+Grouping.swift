extension MapDifference {
  /// The places without those whose ways lead through another of them, which are counted there.
  static func grouped(_ places: [MapSummary.Place], _ why: (Script) -> String?) -> [Place] {
    groups(of: places.map { $0.way.count }) { index, head in
      let start = places[head].way.steps
      // The way to the start has no steps; nothing is said about a place by leading through that.
      return !start.isEmpty && places[index].way.steps.starts(with: start)
    }.map { head, beyond in
      Place(
        name: places[head].name,
        way: places[head].way,
        reason: why(places[head].way),
        beyond: beyond.map { places[$0].name }
      )
    }
  }

  /// The changes of ways without those that only go on after another of them.
  static func ways(_ changed: [(name: String, old: Script, new: Script)]) -> [Way] {
    groups(of: changed.map { $0.new.count }) { index, head in
      let (old, new) = (changed[head].old.steps, changed[head].new.steps)
      let (longOld, longNew) = (changed[index].old.steps, changed[index].new.steps)
      return !old.isEmpty && !new.isEmpty && longOld.starts(with: old) && longNew.starts(with: new)
        && longOld.dropFirst(old.count) == longNew.dropFirst(new.count)
    }.map { head, beyond in
      Way(
        name: changed[head].name,
        old: changed[head].old,
        new: changed[head].new,
        beyond: beyond.map { changed[$0].name }
      )
    }
  }

  /// The indices of things that lie beyond no other, in order, each with those beyond it; the shorter way is looked at
  /// first.
  private static func groups(
    of lengths: [Int],
    isBeyond: (_ index: Int, _ head: Int) -> Bool
  ) -> [(head: Int, beyond: [Int])] {
    var heads: [Int] = []
    var beyond: [Int: [Int]] = [:]
    for index in lengths.indices.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
      if let head = heads.first(where: { isBeyond(index, $0) }) {
        beyond[head, default: []].append(index)
      } else {
        heads.append(index)
      }
    }
    return heads.sorted().map { ($0, beyond[$0, default: []].sorted()) }
  }
}
