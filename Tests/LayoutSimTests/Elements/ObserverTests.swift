import LayoutSim
import Testing

/// Preferences and observers.
@MainActor
struct ObserverTests {
  private func heights(@ElementBuilder _ content: () -> some Element) -> Double? {
    Show(content: content).pass.preferences[IdealHeightKey.self]
  }

  @Test("Heights of siblings add up")
  func sum() {
    let height = heights {
      Column {
        Fill().preference(IdealHeightKey.self, value: 120)
        Fill()
        Fill().preference(IdealHeightKey.self, value: 40)
      }
    }
    #expect(height == 160)
  }

  @Test("A height of nil is neutral, before and after a number")
  func neutral() {
    let height = heights {
      Row {
        Fill().preference(MinimumHeightKey.self, value: 3)
        Fill().preference(IdealHeightKey.self, value: nil)
        Fill().preference(IdealHeightKey.self, value: 40)
        Fill().preference(IdealHeightKey.self, value: nil)
      }
    }
    #expect(height == 40)
  }

  @Test("Nothing written is the default")
  func unwritten() {
    #expect(heights { Fill() } == nil)
    #expect(Show { Fill() }.pass.preferences.written(SumKey.self) == nil)
  }

  @Test("A value on a container replaces what is written inside it")
  func replacement() {
    let height = heights {
      Column {
        Fill().preference(IdealHeightKey.self, value: 120)
        Fill().preference(IdealHeightKey.self, value: 40)
      }
      .preference(IdealHeightKey.self, value: 7)
    }
    #expect(height == 7)
  }

  @Test("Children that write nothing are skipped without reducing")
  func singleValue() {
    let show = Show {
      Column {
        Fill()
        Fill().preference(DoublingKey.self, value: 5)
        EmptyElement()
      }
    }
    #expect(show.pass.preferences[DoublingKey.self] == 5)
  }

  private enum SumKey: Preference {
    static var defaultValue: Double { 0 }
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }

  /// A key whose reducing shows: it doubles.
  private enum DoublingKey: Preference {
    static var defaultValue: Int { 1 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = 2 * (value + nextValue()) }
  }

  @Test("Each container reduces its own children before its parent does")
  func nesting() {
    let show = Show {
      Column {
        Fill().preference(DoublingKey.self, value: 1)
        Row {
          Fill().preference(DoublingKey.self, value: 2)
          Fill().preference(DoublingKey.self, value: 3)
        }
      }
    }
    // The row makes 2 * (2 + 3) = 10, the column 2 * (1 + 10).
    #expect(show.pass.preferences[DoublingKey.self] == 22)
  }

  @Test("A container's layout sees the preference of each child")
  func childPreferences() {
    let seen = Recorder()
    _ = Show {
      Container(RecordingLayout(recorder: seen)) {
        Fill().preference(IdealHeightKey.self, value: 20)
        Fill()
        Column {
          Fill().preference(IdealHeightKey.self, value: 1)
          Fill().preference(IdealHeightKey.self, value: 2)
        }
      }
    }
    #expect(seen.heights == [20, nil, 3])
  }

  private final class Recorder {
    var heights: [Double?] = []
  }

  private struct RecordingLayout: ContainerLayout {
    let recorder: Recorder

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size { .zero }

    func place(
      in size: Size,
      proposal: Proposal,
      children: LayoutChildren,
      cache: inout Void
    ) {
      recorder.heights = children.map { $0.preference(IdealHeightKey.self) }
    }
  }

  @Test("A size is reported after layout, first always and then only when it differs")
  func sizes() {
    var reported: [Size] = []
    let show = Show { Picture("a", width: 20, height: 30).onSizeChange { reported.append($0) } }
    show.refresh()
    #expect(reported == [Size(width: 20, height: 30)])
    show.root = AnyElement(
      Picture("a", width: 20, height: 31).onSizeChange { reported.append($0) }
    )
    show.refresh()
    #expect(reported == [Size(width: 20, height: 30)] + [Size(width: 20, height: 31)])
  }

  @Test("A preference is reported to an observer, and propagates further up")
  func observedPreference() {
    var reported: [Double] = []
    let show = Show {
      Row {
        Fill().preference(SumKey.self, value: 2)
        Fill().preference(SumKey.self, value: 3)
      }
      .onPreferenceChange(SumKey.self) { reported.append($0) }
    }
    show.refresh()
    #expect(reported == [5])
    #expect(show.pass.preferences[SumKey.self] == 5)
  }

  @Test("A measured size that feeds a preference settles in two passes")
  func measuring() {
    struct Measured: Element {
      @Local private var height: Double?

      var body: some Element {
        TextBlock("words")
          .onSizeChange { height = $0.height }
          .preference(IdealHeightKey.self, value: height)
      }
    }
    let show = Show { Measured() }
    #expect(show.passCount == 2)
    #expect(show.pass.preferences[IdealHeightKey.self] == 20)
  }

  @Test("Two sizes that alternate settle, since each is reported once")
  func alternation() {
    struct Restless: Element {
      @Local private var width = 10.0

      var body: some Element {
        Picture("a", width: width, height: 10)
          .onSizeChange { width = $0.width == 10 ? 20 : 10 }
      }
    }
    let show = Show { Restless() }
    #expect(show.passCount == 3)
    #expect(!show.pass.needsAnother)
  }

  @Test("An observer that sends a size back to what it was is notified of the former size")
  func back() {
    @MainActor
    final class Log {
      var widths: [Double] = []
    }
    struct Snapping: Element {
      let log: Log
      @Local private var width = 10.0

      var body: some Element {
        PushButton("Widen") { width = 20 }
        Picture("a", width: width, height: 10)
          .onSizeChange {
            log.widths.append($0.width)
            if $0.width == 20 { width = 10 }
          }
      }
    }
    let log = Log()
    let show = Show { Snapping(log: log) }
    show.press("Widen")
    #expect(log.widths == [10, 20, 10])
  }

  @Test("Measuring gives the settled size, however often it is asked")
  func settledMeasure() throws {
    struct Growing: Element {
      @Local private var steps = 0

      var body: some Element {
        Picture("a", width: Double(steps), height: 1)
          .onSizeChange { if $0.width < 5 { steps += 1 } }
      }
    }
    let element = Growing()
    let traits = Traits(device: .iPhone15)
    for _ in 0..<2 {
      let size = try measure(element, width: 100, traits: traits, measurer: MonospacedMeasurer())
      #expect(size == Size(width: 5, height: 1))
    }
  }
}
