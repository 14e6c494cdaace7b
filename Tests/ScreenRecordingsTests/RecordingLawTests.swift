import LayoutSim
import TestSupport
import Testing

@testable import ScreenRecordings

@MainActor
@Suite("Laws of comparing recordings")
struct RecordingLawTests {
  /// 35 stages: seven screens of four devices, and mirrored.
  private var stages: [(name: String, stage: Stage)] {
    let screens = [
      SampleScreens(), SampleScreens(device: .iPhone15, platform: .iOS18),
      SampleScreens(device: .iPhoneSE3, platform: .iOS18), SampleScreens(device: .iPadPro11M4),
    ]
    let mirrored = SampleScreens().all.map { screen in
      screen.stage.traits.direction = .rightToLeft
      return ("\(screen.name), mirrored", screen.stage)
    }
    return mirrored
      + screens.flatMap { screen in
        screen.all.map { ("\($0.name) on \(screen.device.id)", $0.stage) }
      }
  }

  private typealias Format = (name: String, write: (Exporter) -> String)

  private let tenths: Format = ("tenths", \.description)
  private let outward: Format = ("outward", \.pageSource)
  private let exact: Format = ("exact", \.accessibility)

  @Test("A stage that is written and read back agrees with itself in each precision")
  func agreement() throws {
    for (name, stage) in stages {
      let tree = stage.renderTree
      for format in [tenths, outward, exact] {
        let comparison = try RecordingComparison(
          of: try Recording(text: format.write(Exporter(tree))),
          with: tree
        )
        let isSame = comparison.isSame && comparison.approximate.isEmpty
        #expect(isSame, "\(name), \(format.name): \(comparison.text)")
        #expect(comparison.matches.count > 3, "\(name), \(format.name)")
      }
    }
  }

  /// The positions of what has words of its own and nothing in it, without symbols, whose middle alone is compared.
  private func leaves(of exporter: Exporter) -> [Int] {
    exporter.items.indices.filter { index in
      let item = exporter.items[index]
      let next = exporter.items.indices.contains(index + 1) ? exporter.items[index + 1].depth : 0
      let isOnly = exporter.items.count { $0.label == item.label } == 1
      return item.label != nil && next <= item.depth && isOnly && item.type != "Image"
    }
  }

  @Test("An element that was moved by 2 points is found in each precision, by 1 in tenths")
  func shifts() throws {
    var (planted, found) = (0, 0)
    var generator = SeededGenerator(seed: 43)
    for (name, stage) in Night.sample(stages, oneIn: 2) {
      let tree = stage.renderTree
      let exporter = Exporter(tree)
      for (format, length) in [(tenths, 1.0), (tenths, 2), (outward, 2), (exact, 2)] {
        let leaves = leaves(of: exporter)
        for _ in 0..<(Night.isOn ? 4 : 2) {
          let leaf = generator.pick(leaves)
          let isAcross = generator.chance(50)
          var moved = exporter
          if isAcross {
            moved.items[leaf].frame.origin.x += length
          } else {
            moved.items[leaf].frame.origin.y += length
          }
          let comparison = try RecordingComparison(
            of: try Recording(text: format.write(moved)),
            with: tree
          )
          let label = exporter.items[leaf].label
          let told =
            comparison.differences + comparison.approximate + comparison.causes.map(\.first)
          let isFound = told.contains { $0.words == label }
          planted += 1
          found += isFound ? 1 : 0
          #expect(isFound, "\(name), \(format.name): \(label ?? "") moved by \(length)")
        }
      }
    }
    #expect(planted > 100)
    #expect(found == planted)
  }

  /// Whether the words at `index` are those of a control around them, too.
  private func isInControl(_ index: Int, _ exporter: Exporter) -> Bool {
    var depth = exporter.items[index].depth
    for item in exporter.items[..<index].reversed() where item.depth < depth {
      depth = item.depth
      if ["Button", "Switch", "TextField"].contains(item.type) { return true }
    }
    return false
  }

  @Test("Other words and missing elements are found")
  func wordsAndMissing() throws {
    var (planted, found) = (0, 0)
    for (_, stage) in Night.sample(stages, oneIn: 2) {
      let tree = stage.renderTree
      let exporter = Exporter(tree)
      for leaf in leaves(of: exporter)
      where exporter.items[leaf].identifier == nil && !isInControl(leaf, exporter) {
        let label = exporter.items[leaf].label
        var other = exporter
        other.items[leaf].label = "Something else"
        var missing = exporter
        missing.items.remove(at: leaf)
        let comparisons = try [other, missing].map {
          try RecordingComparison(of: try Recording(text: $0.description), with: tree)
        }
        planted += 2
        if comparisons[0].onlyRecorded.contains(where: { $0.words == "Something else" })
          || comparisons[0].differences.contains(where: { $0.otherWords == label })
        {
          found += 1
        }
        if !comparisons[1].onlyOnStage.isEmpty { found += 1 }
      }
    }
    #expect(planted > 75)
    #expect(Double(found) >= 0.95 * Double(planted), "\(found) of \(planted)")
  }

  @Test("A longer row is told once, with the number of what follows it")
  func cause() throws {
    let tree = SampleScreens(platform: .iOS26).form.renderTree
    var exporter = Exporter(tree)
    let start = try #require(exporter.items.firstIndex { $0.label == "Reminder time" })
    let row = try #require(exporter.items[..<start].lastIndex { $0.type == "Cell" })
    exporter.items[row].frame.size.height += 14
    let end = exporter.items[row].frame.maxY - 14
    for index in exporter.items.indices where exporter.items[index].frame.minY >= end - 0.01 {
      exporter.items[index].frame.origin.y += 14
    }
    let comparison = try RecordingComparison(
      of: try Recording(text: exporter.description),
      with: tree
    )

    let cause = try #require(comparison.causes.first)
    #expect(comparison.causes.count == 1)
    #expect(cause.isHeight)
    #expect(cause.above?.words == "Reminder time")
    #expect(abs(cause.lower - 14) < 0.2)
    #expect(comparison.differences.isEmpty, "\(comparison.text)")
    // The guide shows this line.
    #expect(
      comparison.text.hasPrefix(
        "from row “Morning sends one notification a day at this time.” on 14 lower, with 17 more: "
          + "row “Reminder time” is 80.3 high, on the stage 66.33\n"
      ),
      "\(comparison.text)"
    )
  }

  @Test("Of a bar that begins lower, all below it follows")
  func bar() throws {
    let tree = SampleScreens().sheet.renderTree
    var exporter = Exporter(tree)
    for index in exporter.items.indices.dropFirst() { exporter.items[index].frame.origin.y += 6 }
    let comparison = try RecordingComparison(
      of: try Recording(text: exporter.description),
      with: tree
    )

    #expect(comparison.differences.isEmpty, "\(comparison.text)")
    #expect(comparison.causes.map(\.line.beginning) == ["from nav-bar “Filters” on 6 lower"])
  }
}

extension String {
  /// Everything before the first comma.
  fileprivate var beginning: String { String(prefix { $0 != "," }) }
}
