extension Diagnosis {
  /// Simultaneous presentations on one surface, of which a device shows only one.
  func twoPresentations() -> [Found] {
    presenters.flatMap(\.allConflicts).map { conflict in
      switch conflict {
      case .waiting(let request, let other):
        Finding(
          code: .twoPresentations,
          place: request.place,
          found:
            "\(request.name.capitalized) is not shown, because \(other) is up on the same surface. A "
            + "device shows one at a time, and may drop the other.",
          advice: "Present it when the first is gone."
        ).about(request.subject)
      case .surface(let surface, let request):
        Finding(
          code: .twoPresentations,
          place: request.place,
          found:
            "\(surface.capitalized) was presented while \(request.name) was up on the same surface. A "
            + "device delays or drops what comes second.",
          advice: "Dismiss \(request.name) first."
        ).about(request.subject)
      }
    }
  }
}

extension Diagnosis {
  /// Presentations that were lost with the element that presented them.
  func lostDialogs() -> [Found] {
    stage.memories.losses.map { request in
      Found(
        finding: Finding(
          code: .dialogLost,
          place: request.place,
          found:
            "\(request.name.capitalized) went with the element that presents it, and nobody had "
            + "answered it.",
          advice: "Take it down before its screen goes."
        ),
        subject: request.subject,
        isSilenced: request.inherited.silencedFindings.contains(.dialogLost)
      )
    }
  }
}

extension String {
  /// The text as the beginning of a sentence.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
