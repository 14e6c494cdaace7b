import FlowEngine

// Detents that a sheet cannot have.

extension Diagnosis {
  /// Detents that are not heights, so that a sheet rests at another height or at the greatest one.
  func invalidDetents(_ settled: SettledSurface) -> Finding? {
    guard let slot = settled.slot else { return nil }
    let route = settled.route
    let hasDetents = slot.metrics.kind.hasDetents
    guard !slot.requested.detents.isEmpty else {
      return Finding(
        code: .invalidDetent,
        place: route,
        found: "\(route) is presented with no detents at all, and is as tall as can be.",
        advice: "Name at least one."
      )
    }
    var known: Set<String> = []
    // A number that is no height is none where detents are ignored, either.
    let invalid = slot.requested.detents.filter {
      hasDetents ? $0.isInvalid(slot.heights, in: slot.metrics) : $0.hasNoHeight
    }
    let words = invalid.map(\.words).filter { known.insert($0).inserted }
    guard !words.isEmpty else {
      return hasDetents ? unlistedDetent(of: settled, slot) : nil
    }
    let isEmpty = invalid.contains(.custom) && slot.heights.whole == 0
    return Finding(
      code: .invalidDetent,
      place: route,
      found: "No sheet can rest at \(words.joined(separator: ", ")), so \(route) does not"
        + (isEmpty ? ": its content is 0 points high." : "."),
      advice: invalid.allSatisfy(\.followsContent)
        ? "Let content be higher than 0."
        : "Ask for a height above 0 and below infinity, and let content be higher than 0."
    )
  }

  /// A coordinator's sheet whose content asks for heights, which are the coordinator's.
  ///
  /// In SwiftUI `presentationDetents` is for the sheet around the content that has it, and a coordinator that sets the
  /// heights of what it presents sets them there, too: one of both holds. Here that is the coordinator's (decided; which
  /// one wins on a device is documented nowhere).
  func detentsOfContent(_ settled: SettledSurface) -> Finding? {
    guard let slot = settled.slot, slot.metrics.kind.hasDetents,
      !settled.surface.isPresentedByElement, let choice = slot.configuration.detents,
      case let requested = slot.requested.detents,
      Set(choice.detents.map { $0.detent(among: requested) }) != Set(requested)
    else { return nil }
    let asked = choice.detents.map(\.words).joined(separator: ", ")
    return Finding(
      code: .detentsIgnored,
      place: settled.route,
      found:
        "The content of \(settled.route) asks for \(asked) with presentationDetents. The heights of a "
        + "coordinator's sheet are the coordinator's: \(requested.map(\.words).joined(separator: ", ")).",
      advice: "Return them from modalDetentConfiguration(for:) of the coordinator that presents it."
    )
  }

  /// A sheet of a tablet that is taller than any of the detents that it asks for, and whose content does not say which
  /// size it is to have there.
  func ignoredDetents(_ settled: SettledSurface) -> Finding? {
    guard let slot = settled.slot, slot.metrics.kind.ignoresDetents,
      slot.configuration.sizing ?? .automatic == .automatic, let height = slot.rest?.value,
      let large = slot.metrics.value(of: .large, heights: slot.heights),
      let tallest = slot.requested.detents.compactMap({
        slot.metrics.value(of: $0, heights: slot.heights)
      }).max(), tallest < large
    else { return nil }
    var known: Set<String> = []
    let words = slot.requested.detents.map(\.words).filter { known.insert($0).inserted }
    return Finding(
      code: .detentsIgnored,
      place: settled.route,
      found:
        "\(settled.route) asks for \(words.joined(separator: ", ")), which a device ignores in a regular width: it is "
        + "\(PrintedNumber.text(slot.metrics.width)) x \(PrintedNumber.text(height)) there.",
      advice: "Use presentationSizing(.fitted) in it to make it as large as its content, or "
        + "presentationSizing(.form) if that size is right."
    )
  }

  /// A sheet whose content selects a height that is not one of those it requests.
  private func unlistedDetent(of settled: SettledSurface, _ slot: SheetSlot) -> Finding? {
    guard settled.surface.isPresentedByElement, let root = settled.surface.rootScreen,
      let choice = stage.memories.knownMemory(of: root)?.sheetConfiguration?.detents,
      let selected = choice.selected, !choice.detents.contains(selected)
    else { return nil }
    return Finding(
      code: .invalidDetent,
      place: settled.route,
      found:
        "\(settled.route) selects \(selected.words), which is none of its detents, and rests as if it "
        + "selected none.",
      advice: "Select one of \(choice.detents.map(\.words).joined(separator: ", "))."
    )
  }
}

extension ModalPresentationDetent {
  /// Whether its number is no positive, finite one.
  fileprivate var hasNoHeight: Bool {
    switch self {
    case .height(let length), .fraction(let length): !(length > 0 && length.isFinite)
    case .small, .medium, .large, .extraLarge, .fullscreen, .custom: false
    }
  }

  /// Whether no device can show it in any window: a non-positive number, less than a pixel, or content
  /// without height.
  fileprivate func isInvalid(_ heights: SheetHeights, in metrics: SheetMetrics) -> Bool {
    switch self {
    case .height, .fraction:
      hasNoHeight || metrics.maximum > 0 && metrics.value(of: self, heights: heights) == nil
    case .custom: !(heights.whole > 0 && heights.whole.isFinite)
    case .small: !(heights.least > 0 && heights.least.isFinite)
    case .medium, .large, .extraLarge, .fullscreen: false
    }
  }
}
