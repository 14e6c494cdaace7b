import FlowEngine

// Errors of elements, and layouts that never settle.

extension Diagnosis {
  /// State that never settles, with its last changes.
  func endlessChanges() -> [Found] {
    guard let unsettled else { return [] }
    let screen = unsettled.lazy.compactMap(\.change?.screen).first
    return [Finding.doesNotSettle(unsettled).about(screen?.subject)]
  }

  /// Reads and gestures from inside the stage while it settled.
  func askedWhileSettling() -> [Found] {
    guard stage.activity.wasAskedWhileSettling else { return [] }
    let finding = Finding(
      code: .askedWhileSettling,
      place: stage.frontScreen,
      found: "A body, a factory, a layout or an observer asked the stage while it settled, and was "
        + "answered from what had settled before.",
      advice: "Ask it when it has answered."
    )
    return [finding.about(surfaces.last?.surface.content.topScreen?.key)]
  }

  /// The errors of elements, each once.
  func layoutNotes() -> [Found] {
    var known: Set<LayoutNote> = []
    return pass.notes.filter { known.insert($0).inserted }.compactMap { note in
      if case .measuredAtGivenHeight(let subject, let screen, let given, let wanted) = note {
        return measured(subject, screen, given: given, wanted: wanted)
      }
      if case .linkOutsideStack(let target, let screen, let isOnOther) = note {
        return linkOutsideStack(to: target, on: screen, isOnOther: isOnOther)
      }
      return note.finding?.about(note.screen?.subject)
    }
  }

  /// A link that nothing can follow.
  ///
  /// “NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be
  /// disabled”: a message of the platform, which openillumi.com (NavigationStack and NavigationLink) quotes.
  private func linkOutsideStack(
    to target: String,
    on screen: ScreenPlace?,
    isOnOther: Bool
  ) -> Found {
    Finding(
      code: .linkOutsideStack,
      place: screen.name,
      found: isOnOther
        ? "A link to \(target) is on a coordinator's stack, where only coordinators push: it is disabled here."
        : "A link to \(target) is outside of any stack: it is disabled.",
      advice: isOnOther
        ? "Use a button that calls the coordinator." : "Put a ScreenStack around it."
    ).about(screen?.subject)
  }

  private func measured(
    _ subject: ChangingSubject,
    _ screen: ScreenPlace?,
    given: Double,
    wanted: Double
  ) -> Found? {
    let settled = surfaces.first { $0.surface.owner.serial == screen?.surface }
    guard let slot = settled?.slot, slot.keptHeights == nil, slot.metrics.kind.hasDetents else {
      return nil
    }
    let followsContent = slot.requested.detents.contains(where: \.followsContent)
    let isOfPoints = slot.requested.detents.contains {
      if case .height = $0 { true } else { false }
    }
    guard followsContent || isOfPoints else { return nil }
    return Finding(
      code: .measuredAtGivenHeight,
      place: screen.name,
      found:
        "\(subject.words) measured \(PrintedNumber.text(given)) points in a sheet that is sized "
        + "by it, because that is what the sheet gave; the content needs "
        + "\(PrintedNumber.text(wanted)).",
      advice:
        "Put fixedSize(horizontal: false, vertical: true) inside the observer, or "
        + (followsContent
          ? "publish no height: the sheet measures its content itself."
          : "give what it measures a height of its own.")
    ).about(screen?.subject)
  }
}

extension Diagnosis {
  /// Content that sticks out of its surface horizontally, where nothing scrolls it into sight.
  ///
  /// Pictures that fill their offer, and those in a background, do so intentionally.
  func tooWide(on screen: VisibleScreen) -> Finding? {
    guard let bounds = tree.nodes[screen.surface].frame else { return nil }
    var words: [String] = []
    // Nodes inside one that sticks out are not reported again.
    var end = 0
    for content in screen.contents
    where !content.surroundings.scrollsSideways && content.index >= end {
      guard let frame = tree.nodes[content.index].frame, frame.size.width > 0,
        frame.minX < bounds.minX - tolerance || frame.maxX > bounds.maxX + tolerance,
        !isDecoration(content.index), !isCutOff(content.index, in: bounds),
        looks(for: .contentTooWide, at: content.index)
      else { continue }
      let wide = widening(content.index, beyond: bounds)
      words += (wide ?? [content.index]).map(name)
      if tree.nodes[content.index].isCombined || tree.nodes[content.index].role == .scroll {
        end = tree.subtree(of: content.index).upperBound
      }
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: .contentTooWide,
      place: screen.route,
      found:
        "The \(screen.kind) is \(PrintedNumber.text(bounds.size.width)) points wide, and this sticks "
        + "out of it: \(list(words)).",
      advice: "Let it wrap or shrink, or put it into a ScrollArea that scrolls horizontally."
    )
  }

  /// The nodes that widen the scroll area at `index`: those wider than the surface, else those that stick out
  /// of it; `nil` if it is not a scroll area, or is too wide by itself.
  private func widening(_ index: Int, beyond bounds: Rect) -> [Int]? {
    guard tree.nodes[index].role == .scroll, let window = tree.nodes[index].frame,
      window.size.width > bounds.size.width + tolerance
    else { return nil }
    var wide: [Int] = []
    var outside: [Int] = []
    var (end, endOutside) = (0, 0)
    for inner in tree.subtree(of: index).dropFirst() where inner >= end {
      guard tree.nodes[inner].detail != .layout, !isDecoration(inner),
        let frame = tree.nodes[inner].frame
      else { continue }
      // Content of a horizontal scroll area does not widen it.
      if frame.minX < window.minX - tolerance || frame.maxX > window.maxX + tolerance { return nil }
      guard looks(for: .contentTooWide, at: inner) else { continue }
      let endOfInner = tree.subtree(of: inner).upperBound
      if frame.size.width > bounds.size.width + tolerance {
        wide.append(inner)
        end = endOfInner
      } else if inner >= endOutside,
        frame.minX < bounds.minX - tolerance || frame.maxX > bounds.maxX + tolerance
      {
        outside.append(inner)
        endOutside = endOfInner
      }
    }
    let found = wide.isEmpty ? outside : wide
    return found.isEmpty ? nil : found
  }

  /// Whether no part of the node at `index` is visible outside `bounds`, because a clip cuts it off.
  private func isCutOff(_ index: Int, in bounds: Rect) -> Bool {
    tree.ancestors(of: index).contains { box in
      guard let figure = tree.nodes[box].clipFigure, let frame = tree.nodes[box].frame else {
        return false
      }
      let window = figure.bounds(in: frame)
      return window.minX >= bounds.minX - tolerance && window.maxX <= bounds.maxX + tolerance
    }
  }

  /// Whether the node at `index` is decoration that may stick out: a colour, a picture that fills its offer,
  /// or one in a background.
  private func isDecoration(_ index: Int) -> Bool {
    if tree.nodes[index].role == .fill { return true }
    guard tree.nodes[index].role == .picture else { return false }
    var inner = index
    while let box = tree.nodes[inner].parent {
      if tree.nodes[box].flags.contains(.scaledToFill) { return true }
      if tree.nodes[box].label == BoxLabel.background.rawValue,
        tree.children(of: box).first(where: { tree.nodes[$0].frame != nil }) == inner
      {
        return true
      }
      inner = box
    }
    return false
  }
}
