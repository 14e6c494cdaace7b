import LayoutSim

/// Every kind of mistake that a stage knows, with what it says about one of each.
@MainActor
struct MistakeList {
  private let options: ShowcaseOptions

  init(_ options: ShowcaseOptions) {
    self.options = options
  }

  /// The list: a mistake a paragraph.
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
