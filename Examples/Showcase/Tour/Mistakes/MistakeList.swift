import LayoutSim

/// Mistakes of every kind that a stage finds, with the findings about them.
@MainActor
struct MistakeList {
  private let options: ShowcaseOptions

  init(_ options: ShowcaseOptions) {
    self.options = options
  }

  /// The list, with one paragraph per mistake.
  var text: String {
    let traits = Traits(device: options.device, typeSize: options.typeSize)
    return Mistake.all.map { mistake in
      let findings = mistake.findings(under: traits)
      let lines = findings.map { "  \($0)\n" }
      return "\(mistake.words).\n" + (lines.isEmpty ? "  nothing found\n" : lines.joined())
    }.joined(separator: "\n")
  }
}

extension Mistake {
  static var all: [Mistake] { screens + settling + sheets + navigation + timings }
}
