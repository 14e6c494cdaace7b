import Bookshop
import LayoutSim

/// One screen of the app in every possible place.
@MainActor
struct WaysBackTable {
  private let options: ShowcaseOptions

  init(_ options: ShowcaseOptions) {
    self.options = options
  }

  /// The table; each of the screen's own buttons was tapped.
  var text: String {
    let traits = Traits(device: options.device, typeSize: options.typeSize)
    let report = reportWaysBack(under: traits) { AboutScreen(of: .dracula) }
    return """
      The screen is browse.about, which has a Close button where there is something to go back to.

      \(report)

      """
  }
}
