import Testing

@testable import SnapshotRendering

/// The first line, and the rest, of the difference between `text` and what `edits` make of it.
///
/// The difference is also applied.
func message(_ text: String, _ edits: (String, String)...) throws -> String {
  var changed = text
  for (old, new) in edits {
    try #require(changed.contains(old), "\(old)")
    changed = changed.replacing(old, with: new)
  }
  let difference = try TreeDifference(from: Outline(parsing: text), to: Outline(parsing: changed))
  let applied = try difference.applied(to: Outline(parsing: text))
  #expect(applied?.text == changed)
  return difference.summary + "\n" + difference.text(path: "x")
}

extension String {
  /// The outline of 23 nodes: 18 of the window with the reviews, and the sheet with four.
  static let reviewsOutline = TreeRenderer.outline.render(.reviews)

  /// An outline of eight nodes: the window, a stack with a screen, and five nodes on it.
  static let shopOutline = """
    device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
    layers stack(shop.list)

    window @ 0,0 393x852
      stack depth=1 @ 0,0 393x852
        screen shop.list owner=Shop top @ 0,0 393x852
          row "Editions, 2" pressable @ 0,100 361x44.67
            text "Editions" @ 0,12.33 60.33x20.33
            text "2" @ 320.33,14.67 8x15.67
          switch "Only new" value=off @ 16,200 361x31
          list @ 0,300 393x552

    """
}
