extension Diagnosis {
  /// Targets that are too small for a finger.
  ///
  /// The platform's guidelines require 44 x 44 points. Its own controls, bars and bordered buttons, some of
  /// which are lower, are exempt: their sizes are not the app's. Text buttons may be narrower, as they are in
  /// the platform's own bars. A pointer needs less, so there are no such findings on a computer.
  func smallTargets(on screen: VisibleScreen) -> Finding? {
    guard tree.traits.platform != .macOS else { return nil }
    var words: [String] = []
    for content in screen.contents where !content.surroundings.isInBar {
      let index = content.index
      guard isTouched(content), !tree.nodes[index].flags.contains(.platformSized),
        tree.nodes[index].role.isButton,
        let size = tree.nodes[pressedRows[index] ?? index].frame?.size,
        size.height < least - tolerance || size.width < least - tolerance && !isWords(index),
        looks(for: .smallTarget, at: index)
      else { continue }
      let width = PrintedNumber.text(size.width)
      let height = PrintedNumber.text(size.height)
      words.append("“\(name(of: index))” (\(width) x \(height))")
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: .smallTarget,
      place: screen.route,
      found: "Smaller than a finger: \(list(phrases: words)).",
      advice:
        "Give its label a frame of at least 44 x 44 points: one around the whole makes it no larger."
    )
  }

  /// Whether the button at `index` shows nothing but text.
  private func isWords(_ index: Int) -> Bool {
    let roles = tree.subtree(of: index).dropFirst().map { tree.nodes[$0].role }
    return roles.contains(where: \.isText) && roles.allSatisfy { $0.isText || $0 == .box }
  }

  /// Targets that overlap, so that a finger cannot choose between them.
  ///
  /// Scrolled content may be under a bar, or under a fixed button; and a small button may be on a large one,
  /// as on a card.
  func overlappingTargets(on screen: VisibleScreen) -> Finding? {
    var places: [PressedArea] = []
    var drawn: [Int: Int] = [:]
    if let changed = tree.changedDrawingOrder {
      for (place, index) in changed.enumerated() { drawn[index] = place }
    }
    for content in screen.contents where isTouched(content) {
      let area = pressedRows[content.index] ?? tree.pressedPart(of: content.index)
      guard var frame = tree.nodes[area].frame else { continue }
      if area == content.index {
        for part in tree.overhang(of: area) { frame = frame.union(tree.nodes[part].frame ?? frame) }
      }
      let around = content.surroundings
      places.append(
        PressedArea(
          index: content.index,
          order: drawn[content.index] ?? content.index,
          area: area,
          frame: frame,
          scrolls: around.scrolls,
          isInBar: around.isInBar
        )
      )
    }
    places.sort { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    // Areas that reach down to the next one: others cannot overlap it.
    var reaching: [PressedArea] = []
    for place in places {
      reaching.removeAll { $0.frame.maxY <= place.frame.minY }
      let other = reaching.first { other in
        place.isOver(other, by: tolerance) && !place.isMeant(over: other, by: tolerance)
          && !isInside(place.area, other.area)
          && looks(for: .overlappingTargets, at: place.index, other.index)
      }
      if let other {
        let names = [place.index, other.index].sorted().map(name)
        return Finding(
          code: .overlappingTargets,
          place: screen.route,
          found: "“\(names[0])” and “\(names[1])” lie over each other, and a finger gets only the "
            + "one in front.",
          advice: "Move them apart."
        )
      }
      reaching.append(place)
    }
    return nil
  }

  /// Rows of lists with several buttons that are tapped with the row: a device performs all of them.
  func severalButtonsInRow(on screen: VisibleScreen) -> Finding? {
    var buttons: [Int: [Int]] = [:]
    for content in screen.contents where isPressed(content.index) {
      guard let row = pressedRows[content.index] else { continue }
      buttons[row, default: []].append(content.index)
    }
    let crowds = buttons.sorted { $0.key < $1.key }.map(\.value).filter {
      $0.count > 1 && looks(for: .severalButtonsInRow, atAnyOf: $0)
    }
    guard !crowds.isEmpty else { return nil }
    let phrases = crowds.map { $0.map { "“\(name(of: $0))”" }.joined(separator: " with ") }
    return Finding(
      code: .severalButtonsInRow,
      place: screen.route,
      found: "A press anywhere in the row performs all of its buttons: \(list(phrases: phrases)).",
      advice: "Give them a look of their own, such as borderless."
    )
  }

  /// Whether a finger can press it: touches do not pass through it.
  private func isTouched(_ content: VisibleScreen.Content) -> Bool {
    isPressed(content.index) && !content.surroundings.isUntouchable
      && !tree.nodes[content.index].flags.contains(.untouchable)
  }

  /// Whether one of two nodes is a descendant of the other.
  private func isInside(_ first: Int, _ second: Int) -> Bool {
    tree.subtree(of: min(first, second)).contains(max(first, second))
  }

  private var least: Double { 44 }
}

/// The area of a screen in which a target is tapped.
struct PressedArea {
  /// The position of the target.
  let index: Int

  /// The position of the target in drawing order.
  let order: Int

  /// The position of the node that is tapped: the target, a part of it, or its row.
  let area: Int

  let frame: Rect
  let scrolls: Bool
  let isInBar: Bool

  /// Whether both overlap by more than `tolerance` points.
  func isOver(_ other: PressedArea, by tolerance: Double) -> Bool {
    frame.minX < other.frame.maxX - tolerance && other.frame.minX < frame.maxX - tolerance
      && frame.minY < other.frame.maxY - tolerance && other.frame.minY < frame.maxY - tolerance
  }

  /// Whether the overlap is intentional, so that both can be tapped.
  func isMeant(over other: PressedArea, by tolerance: Double) -> Bool {
    if scrolls && other.isInBar || isInBar && other.scrolls { return true }
    let (back, front) = order < other.order ? (self, other) : (other, self)
    if back.scrolls && !front.scrolls { return true }
    let isOn =
      back.frame.minX <= front.frame.minX + tolerance
      && back.frame.minY <= front.frame.minY + tolerance
      && front.frame.maxX <= back.frame.maxX + tolerance
      && front.frame.maxY <= back.frame.maxY + tolerance
    return isOn && 2 * front.extent <= back.extent
  }

  private var extent: Double { frame.size.width * frame.size.height }
}
