extension Findings {
  /// Things that are presented on one surface at once, of which a device shows one.
  static func twoPresentations(_ conflicts: [PresentationConflict]) -> [Finding] {
    conflicts.map { conflict in
      switch conflict {
      case .waiting(let request, let other):
        Finding(
          code: "two-presentations",
          place: request.place,
          found:
            "\(request.name.capitalized) is not shown, because \(other) is up on the same surface. A "
            + "device shows one at a time, and may drop the other.",
          advice: "Present it when the first is gone."
        )
      case .surface(let surface, let request):
        Finding(
          code: "two-presentations",
          place: request.place,
          found:
            "\(surface.capitalized) was presented while \(request.name) was up on the same surface. A "
            + "device delays or drops what comes second.",
          advice: "Dismiss \(request.name) first."
        )
      }
    }
  }
}

extension Findings {
  /// What to say about something that was up and has gone with the element that presented it.
  static func lostPresentation(_ request: PresentationRequest) -> Finding {
    Finding(
      code: "dialog-lost",
      place: request.place,
      found:
        "\(request.name.capitalized) went with the element that presents it, and nobody had answered "
        + "it.",
      advice: "Take it down before its screen goes."
    )
  }
}

extension String {
  /// The words as the beginning of a sentence.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
