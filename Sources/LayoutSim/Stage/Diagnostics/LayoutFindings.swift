import FlowEngine

// Errors of elements, and layouts that never settle.

extension Diagnosis {
  /// State that never settles, with its last changes.
  func endlessChanges() -> [Found] {
    guard let unsettled else { return [] }
    let screen = unsettled.lazy.compactMap(\.change?.screen).first
    return [Finding.doesNotSettle(unsettled).about(screen?.subject)]
  }

  /// Reads and gestures from inside while the stage settled.
  func askedWhileSettling() -> [Found] {
    guard stage.wasAskedWhileSettling else { return [] }
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
      return note.finding?.about(note.screen?.subject)
    }
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
        + "by it, because that is what the sheet gave; the content wants "
        + "\(PrintedNumber.text(wanted)).",
      advice:
        "Put fixedSize(horizontal: false, vertical: true) inside the observer, or "
        + (followsContent
          ? "publish no height: the sheet measures its content itself."
          : "give what it measures a height of its own.")
    ).about(screen?.subject)
  }
}
