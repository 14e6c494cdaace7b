import FlowEngine

extension Findings {
  /// State that never comes to rest, with what changed last.
  func doesNotSettle(_ notes: [LayoutNote]) -> Finding {
    let changes = notes.compactMap { note -> ValueChange? in
      if case .unsettled(let change) = note { change } else { nil }
    }
    let named = changes.prefix(4).map { "\($0.subject.words) \($0.turn)" }
    let what = named.isEmpty ? "" : ": " + named.joined(separator: "; ")
    return Finding(
      code: "layout-does-not-settle",
      place: changes.lazy.compactMap(\.screen).first?.route ?? "window",
      advice: "State still changes after \(settlingLimit) passes\(what). "
        + "Let what observes sizes or preferences come to rest."
    )
  }

  /// What the elements have got wrong, as a finding; `nil` where it does not matter after all.
  func finding(_ note: LayoutNote) -> Finding? {
    switch note {
    case .unsettled:
      nil
    case .repeatedID(let id, let screen):
      Finding(
        code: "duplicate-id",
        place: place(screen),
        advice:
          "The id \(id) stands more than once in an Each. The first piece keeps its state; on a "
          + "device any of them may be shown twice or not at all. Give each piece an id of its own."
      )
    case .invalidFrame(let flaw, let screen):
      Finding(
        code: "invalid-frame",
        place: place(screen),
        advice: "A frame has \(flaw). A device says so when it runs, and ignores or repairs it. "
          + "Give it lengths of 0 or more, in order."
      )
    case .alternates(let change):
      Finding(
        code: "values-alternate",
        place: place(change.screen),
        advice: "\(change.subject.words) \(change.turn) again, which was not told twice in one "
          + "update. On a device the two take turns. Let what is told not change what is observed."
      )
    case .measuredAtGivenHeight(let subject, let screen, let given, let wanted):
      measured(subject, screen, given: given, wanted: wanted)
    }
  }

  private func measured(
    _ subject: ChangingSubject,
    _ screen: ScreenPlace?,
    given: Double,
    wanted: Double
  ) -> Finding? {
    let index = surfaces.firstIndex { ObjectIdentifier($0.owner) == screen?.surface }
    guard let index, let slot = slots[index], slot.keptHeights == nil,
      let detent = slot.rest?.detent, detent == .custom || detent == .small
    else { return nil }
    return Finding(
      code: "measured-at-given-height",
      place: place(screen),
      advice:
        "\(subject.words) measured \(PrintedNumber.text(given)) points in a sheet that is sized "
        + "by it, because that is what the sheet gave; the content wants "
        + "\(PrintedNumber.text(wanted)). Put fixedSize(horizontal: false, vertical: true) inside the "
        + "observer, or publish no height: the sheet measures its content itself."
    )
  }

  private func place(_ screen: ScreenPlace?) -> String {
    screen?.route ?? "window"
  }
}

extension ValueChange {
  /// The last two values, as the end of a clause.
  fileprivate var turn: String {
    switch subject {
    case .member, .front: "was \(former), then \(present)"
    case .observer, .preference: "was told \(former), then \(present)"
    case .assumption: "was built for \(former), then found \(present)"
    }
  }
}

extension ChangingSubject {
  /// What it is called, as the beginning of a clause.
  fileprivate var words: String {
    switch self {
    case .member(let name, let element): "\(name) of \(element)"
    case .observer(let modifier, let content): "\(modifier) of \(content)"
    case .preference(let key): "onPreferenceChange of \(key)"
    case .assumption(let element): element
    case .front: "The screen in front"
    }
  }
}
