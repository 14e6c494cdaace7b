import LayoutSim

/// Words for lengths that changed.
enum GeometryWords {
  /// `22 taller`, `8 narrower`.
  static func size(_ change: GeometryChange, _ axes: Set<LayoutAxis>) -> [String] {
    var words: [String] = []
    if axes.contains(.vertical), change.height != 0 {
      words.append("\(number(change.height)) \(change.height > 0 ? "taller" : "shorter")")
    }
    if axes.contains(.horizontal), change.width != 0 {
      words.append("\(number(change.width)) \(change.width > 0 ? "wider" : "narrower")")
    }
    return words
  }

  /// `22 lower`, `8 to the left`.
  static func place(_ change: GeometryChange, _ axes: Set<LayoutAxis>) -> [String] {
    var words: [String] = []
    if axes.contains(.vertical), change.y != 0 {
      words.append("\(number(change.y)) \(change.y > 0 ? "lower" : "higher")")
    }
    if axes.contains(.horizontal), change.x != 0 {
      words.append("\(number(change.x)) to the \(change.x > 0 ? "right" : "left")")
    }
    return words
  }

  private static func number(_ change: Double) -> String { PrintedNumber.text(change.magnitude) }

  /// The edges of a surface in the window that changed: `239 → 261`, `top 579 → 557`.
  static func surface(from old: OutlineNode, to new: OutlineNode) -> [String] {
    guard let one = old.frame, let other = new.frame else { return [] }
    var words: [String] = []
    if let height = old.heightOverInset, let now = new.heightOverInset {
      add(height, now, named: "", to: &words)
      // The whole surface grew where only its inset changed.
      if words.isEmpty {
        add(one.size.height, other.size.height, named: "with its inset ", to: &words)
      }
    }
    add(one.size.width, other.size.width, named: "width ", to: &words)
    add(one.minY, other.minY, named: "top ", to: &words)
    add(one.minX, other.minX, named: "left ", to: &words)
    return words
  }

  private static func add(
    _ old: Double,
    _ new: Double,
    named name: String,
    to words: inout [String]
  ) {
    let (old, new) = (PrintedNumber.text(old), PrintedNumber.text(new))
    if old != new { words.append("\(name)\(old) → \(new)") }
  }
}
