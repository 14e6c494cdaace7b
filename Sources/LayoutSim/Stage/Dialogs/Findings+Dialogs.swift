extension Findings {
  /// Things that are presented from one place at once, of which a device shows one.
  static func twoPresentations(_ conflicts: [PresentationConflict]) -> [Finding] {
    conflicts.map { conflict in
      switch conflict {
      case .waiting(let request, let other):
        Finding(
          code: "two-presentations",
          place: request.place,
          found:
            "\(request.name.capitalized) is not shown, because \(other) is presented from the same "
            + "place. A device shows one at a time, and may drop the other.",
          advice: "Present it when the first is gone."
        )
      case .surface(let surface, let request):
        Finding(
          code: "two-presentations",
          place: request.place,
          found:
            "\(surface.capitalized) was presented while \(request.name) was up in the same place. A "
            + "device delays or drops what comes second.",
          advice: "Dismiss \(request.name) first."
        )
      }
    }
  }
}

extension String {
  /// The words as the beginning of a sentence.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
