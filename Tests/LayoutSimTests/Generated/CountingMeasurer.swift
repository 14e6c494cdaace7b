import LayoutSim
import Synchronization

/// Counts how often words are measured.
final class CountingMeasurer: TextMeasurer {
  private let counter = Atomic(0)
  private let measurer: MonospacedMeasurer

  init(characterWidth: Double = 10) {
    // The same for every font.
    let metrics = MonospacedMeasurer.Metrics(characterWidth: characterWidth)
    measurer = MonospacedMeasurer(metrics: Array(repeating: metrics, count: 100))
  }

  var count: Int { counter.load(ordering: .relaxed) }

  func layOut(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextLayout {
    counter.add(1, ordering: .relaxed)
    return measurer.layOut(content, in: proposal, pixel: pixel)
  }
}
