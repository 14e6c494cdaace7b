import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Recorded tab bars.
@MainActor
struct TabBarRecordingTests {
  /// A bar on its own, as the recordings of AccessibilitySnapshot have it, its upper edge at `top`.
  private func bar(
    _ titles: [String],
    badges: [String?] = [],
    on device: Device,
    _ platform: PlatformProfile,
    top: Double
  ) -> [RenderNode] {
    let metrics = TabBarMetrics(
      traits: Traits(device: device, platform: platform),
      isInSheet: false
    )
    let buttons = titles.enumerated().map { index, title in
      TabBar.Button(
        title: title,
        image: "circle",
        badge: badges.indices.contains(index) ? badges[index] : nil,
        facts: [],
        isSelected: index == 0,
        press: {}
      )
    }
    var inherited = InheritedValues()
    inherited.platform = platform
    let bar = TabBar(buttons: buttons, metrics: metrics, place: .bottom(height: 49, safeBottom: 0))
      .frame(height: metrics.rowHeight.points)
      .padding(.top, top)
    return ElementTree(measurer: InterMeasurer()).pass(
      bar,
      inherited: inherited,
      proposal: Proposal(width: device.size.width, height: nil),
      pixel: device.pixel
    ).nodes
  }

  private func frames(_ role: Role, _ nodes: [RenderNode]) -> [Rect] {
    nodes.filter { $0.role == role }.compactMap(\.frame)
  }

  /// The letters that are as wide, selected, as the widest title of a recording whose titles are not known.
  private func title(width: Double) -> String {
    let font = TextFont(pointSize: 10, weight: .semibold)
    func measure(_ words: String) -> Double {
      InterMeasurer().layOut(TextContent(words, font: font), in: .unspecified, pixel: 1.0 / 3)
        .size.width
    }
    var best = ""
    for wide in 0..<8 {
      for middle in 0..<8 {
        for narrow in 0..<8 {
          let words =
            String(repeating: "m", count: wide) + String(repeating: "o", count: middle)
            + String(repeating: "i", count: narrow)
          if abs(measure(words) - width) < abs(measure(best) - width) { best = words }
        }
      }
    }
    return best
  }

  private func expect(
    _ found: [Rect],
    _ recorded: [(Double, Double, Double, Double)],
    _ precision: Precision,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(found.count == recorded.count, sourceLocation: sourceLocation)
    for (frame, recorded) in zip(found, recorded) {
      try LayoutSimTests.expect(frame, at: recorded, precision, words: .none, sourceLocation)
    }
  }

  @Test("Up to iOS 18 buttons of tabs had no gaps: 2 at either side, 1 above, on whole points")
  func sixAndFour393() throws {
    // testTabBars, 17.5
    let six = bar(Array(repeating: "A", count: 6), on: .iPhone15, .iOS18, top: 178)
    try expect(
      frames(.tabItem, six),
      [
        (2, 179, 62, 48), (68, 179, 61, 48), (133, 179, 62, 48), (199, 179, 61, 48),
        // Read as 61 wide, which no rule explains that has the third 62 wide.
        (264, 179, unknown, 48), (330, 179, 61, 48),
      ],
      .pixels
    )
    // A badge's ink is a pixel smaller than its frame at every side.
    let four = bar(
      Array(repeating: "A", count: 4),
      badges: ["•", "3", "A"],
      on: .iPhone15,
      .iOS18,
      top: 351
    )
    try expect(
      frames(.tabItem, four),
      [(2, 352, 94, 48), (100, 352, 95, 48), (199, 352, 94, 48), (297, 352, 94, 48)],
      .pixels
    )
    try expect(
      frames(.badge, four),
      [60.33, 158.67, 257.33].map { ($0 - 0.33, 354.33 - 0.33, 17.33 + 0.67, 17.33 + 0.67) },
      .pixels
    )
  }

  @Test("On larger phones they were equally off")
  func sixAndFour402() throws {
    // testTabBars, 18.5
    let six = bar(Array(repeating: "A", count: 6), on: .iPhone16Pro, .iOS18, top: 182.33)
    try expect(
      frames(.tabItem, six),
      [2, 69, 136, 203, 270, 337].map { ($0, 183.33, 63, 48) },
      .pixels
    )
    let four = bar(
      Array(repeating: "A", count: 4),
      badges: ["•", "3"],
      on: .iPhone16Pro,
      .iOS18,
      top: 359.67
    )
    try expect(
      frames(.tabItem, four),
      [(2, 360.67, 97, 48), (103, 360.67, 96, 48), (203, 360.67, 97, 48), (304, 360.67, 96, 48)],
      .pixels
    )
    try expect(
      frames(.badge, four),
      [61.67, 162].map { ($0 - 0.33, 363 - 0.33, 17.33 + 0.67, 17.33 + 0.67) },
      .pixels
    )
  }

  @Test("From iOS 26 on a platter reached 8 from the edges, its buttons side by side")
  func sixAndFour26() throws {
    // testTabBars, 26.2; the titles of the four are not known.
    let six = bar(Array(repeating: "A", count: 6), on: .iPhone17Pro, .iOS26, top: 168.67)
    try expect(
      frames(.tabItem, six),
      [25, 80.67, 136.33, 192, 247.67, 303].map { ($0, 172.67, 74, 54) },
      .pixels
    )
    let widest = title(width: 98 - 30.67)
    let four = bar(
      ["A", widest, "C", "D"],
      badges: ["•", "3"],
      on: .iPhone17Pro,
      .iOS26,
      top: 366.67
    )
    try expect(
      frames(.tabItem, four),
      [25, 109.67, 194.33, 279].map { ($0, 370.67, 98, 54) },
      .pixels
    )
    try expect(
      frames(.badge, four),
      [70, 154.67].map { ($0, 372.67, 18.33, 18.33) },
      .pixels
    )
  }

  private func tabs(_ titles: [String], on device: Device, _ platform: PlatformProfile)
    -> RenderTree
  {
    Stage(
      StubTabs(
        titles.map { StubCoordinator(StubRoute($0), tab: $0) { _ in Fill() } }
      ),
      on: device,
      platform: platform
    ).renderTree
  }

  @Test("Bars of apps are where they were recorded up to iOS 18")
  func apps() throws {
    let news = tabs(
      ["Globe", "List", "Search", "Love", "Partly Cloudy"],
      on: .iPhone12,
      .iOS18
    )
    try expect(news.all(.tabBar).compactMap(\.frame), [(0, 761, 390, 83)], .dump)
    try expect(
      news.all(.tabItem).compactMap(\.frame),
      [2, 80, 158, 236, 314].map { ($0, 762, 74, 48) },
      .dump
    )
    let two = tabs(["首页", "我的"], on: .iPhone8, .iOS18)
    try expect(two.all(.tabBar).compactMap(\.frame), [(0, 618, 375, 49)], .dump)
    try expect(
      two.all(.tabItem).compactMap(\.frame),
      [(2, 619, 184, 48), (190, 619, 183, 48)],
      .dump
    )
  }

  @Test("Buttons of iOS 26 follow their widest title")
  func titles() throws {
    // Of iOS 27; the widest titles of these two are not known.
    let wide = title(width: 95 - 30.67)
    let exercises = tabs(["Home", "Exercises", wide, "You"], on: .iPhone17Pro, .iOS27)
    try expect(exercises.all(.tabBar).compactMap(\.frame), [(0, 791, 402, 83)], .dump)
    try expect(
      [exercises.all(.tabItem)[1].frame].compactMap { $0 },
      [(110.7, 795, 95, 54)],
      .pixels
    )
    let widest = title(width: 103.3 - 30.67)
    let messages = tabs(["Home", widest, "Messages", "You"], on: .iPhone17Pro, .iOS27)
    try expect(messages.all(.tabBar).compactMap(\.frame), [(0, 791, 402, 83)], .dump)
    // Titles as wide as that one are known to a pixel only.
    try expect(
      [messages.all(.tabItem)[2].frame].compactMap { $0 },
      [(190.8, 795, 103.3, 54)],
      .pixels
    )
  }

  /// Buttons of a bar on an iPhone 17 Pro with iOS 26, which is not `approximate`.
  private func buttons(_ titles: [String], on device: Device = .iPhone17Pro) -> [Rect] {
    let tree = tabs(titles, on: device, .iOS26)
    #expect(tree.all(.tabBar).allSatisfy { !$0.flags.contains(.approximate) })
    return tree.all(.tabItem).compactMap(\.frame)
  }

  @Test("Five tabs with long titles were 118.33 wide each, and overlapped by half")
  func longTitles() throws {
    // getsentry/sentry-cocoa: develop-docs, iOS 26.1. A pixel is what the letters of two titles are off.
    try expect(
      buttons(["Errors", "Transactions", "Extra", "Profiling", "Benchmarking"]),
      [
        (25, 795, 74, 54), (81.8333, 795, 95.6667, 54), (160.3333, 795, 74, 54),
        (217.1667, 795, 74, 54), (274, 795, 103, 54),
      ],
      .pixels
    )
  }

  @Test("Five short tabs fill the platter in whole points, three keep 94")
  func shortTitles() throws {
    // A tab bar of five, iOS 26; its titles are not known.
    try expect(
      buttons(["A", "B", "C", "D", "E"]),
      [25, 93.75, 162.5, 231.25, 300].map { ($0, 795, 77, 54) },
      .pixels
    )
    // RadishSoftware/mobster, iOS 26.4, in whole points.
    try expect(
      buttons(["Today", "Week", "Settings"]),
      [68, 154, 240].map { ($0, 795, 94, 54) },
      .digits
    )
    // At 375 four of 94 do not fit in 325: (325 + 3 x 8) / 4 = 87.25 is rounded up to 88, 9 of which overlap.
    #expect(
      buttons(["A", "B", "C", "D"], on: .iPhone12Mini).map { [$0.minX, $0.size.width] }
        == [[25, 88], [104, 88], [183, 88], [262, 88]]
    )
  }

  @Test(
    "Labels of tabs are as wide as recorded, within a hundredth and a half",
    arguments: [
      ("Errors", 31, 30.33), ("Transactions", 65, 63.67), ("Extra", 26.33, 25.67),
      ("Profiling", 42.67, 41.67), ("Benchmarking", 72.33, 71),
    ]
  )
  func labels(_ title: String, selected: Double, normal: Double) {
    // getsentry/sentry-cocoa: develop-docs, iOS 26.1
    for (weight, recorded) in [(TextWeight.semibold, selected), (.medium, normal)] {
      let content = TextContent(title, font: TextFont(pointSize: 10, weight: weight))
      let width = InterMeasurer().layOut(content, in: .unspecified, pixel: 1.0 / 3).size.width
      #expect(abs(width / recorded - 1) < 0.0165, "\(width), recorded as \(recorded)")
    }
  }
}
