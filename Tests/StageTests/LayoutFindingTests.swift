import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Findings about elements.
@MainActor
struct LayoutFindingTests {
  private func findings(@ElementBuilder _ content: @escaping () -> some Element) -> [Finding] {
    Stage(StubCoordinator("home") { _ in content() }).renderTree.findings
  }

  // MARK: - Ids

  @Test("An id that two pieces of data share is a finding that names it")
  func duplicate() throws {
    let findings = findings {
      Column { Each([7, 4, 9, 4, 4], id: \.self) { TextBlock("\($0)") } }
    }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.code == .duplicateID)
    #expect(finding.place == "home")
    #expect(finding.found.hasPrefix("The id 4 stands more than once in an Each."))
  }

  @Test("Ids that are sets were named by elements in another order in each run")
  func setIDs() throws {
    let ids: [Set<String>] = [["a", "b", "c"], ["a", "b", "c"]]
    let finding = try #require(
      findings { Column { Each(ids, id: \.self) { _ in TextBlock("x") } } }.first
    )
    #expect(finding.found.hasPrefix("The id 3 elements stands more than once in an Each."))
  }

  @Test("Ids that are words are found to repeat, too, and those of two lists do not clash")
  func wordIDs() {
    let repeated = findings { Column { Each(["b", "a", "b"], id: \.self) { TextBlock($0) } } }
    #expect(repeated.map(\.code) == [.duplicateID])
    let distinct = findings {
      Column {
        Each(["b", "a"], id: \.self) { TextBlock($0) }
        Each(["b", "a"], id: \.self) { TextBlock($0) }
        Each([3, 1, 2], id: \.self) { TextBlock("\($0)") }
      }
    }
    #expect(distinct.isEmpty)
  }

  // MARK: - Frames

  /// A frame that is none, and the words for it.
  struct WrongFrame: Sendable, CustomTestStringConvertible {
    let words: String
    let element: @MainActor @Sendable () -> AnyElement

    init(
      _ words: String,
      @ElementBuilder element: @escaping @MainActor @Sendable () -> some Element
    ) {
      self.words = words
      self.element = { AnyElement(element()) }
    }

    var testDescription: String { words }
  }

  nonisolated static let wrongFrames = [
    WrongFrame("width -5") { Fill().frame(width: -5) },
    WrongFrame("height not a number") { Fill().frame(width: 5, height: .nan) },
    WrongFrame("width inf") { Fill().frame(width: .infinity) },
    WrongFrame("minHeight -1") { Fill().frame(minHeight: -1) },
    WrongFrame("maxWidth not a number") { Fill().frame(maxWidth: .nan) },
    WrongFrame("minWidth 100 above maxWidth 50") { Fill().frame(minWidth: 100, maxWidth: 50) },
    WrongFrame("idealHeight 80 above maxHeight 50") {
      Fill().frame(minHeight: 1, idealHeight: 80, maxHeight: 50)
    },
    WrongFrame("minWidth 9 above idealWidth 8") { Fill().frame(minWidth: 9, idealWidth: 8) },
  ]

  @Test(
    "A frame of no length, or with limits out of order, was repaired without a word",
    arguments: wrongFrames
  )
  func frames(wrong: WrongFrame) throws {
    let findings = findings { wrong.element() }
    #expect(findings.map(\.code) == [.invalidFrame])
    let finding = try #require(findings.first)
    #expect(finding.place == "home")
    #expect(finding.found.hasPrefix("A frame has \(wrong.words). "))
  }

  @Test("Frames of sensible lengths are not a finding")
  func framesInOrder() {
    #expect(
      findings {
        Column {
          Fill().frame(width: 0, height: 10)
          Fill().frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 5, maxHeight: 5)
          Fill().frame(idealHeight: 3, maxHeight: 4)
        }
      }.isEmpty
    )
  }

  // MARK: - Settling

  @Test("Where state never settles, the finding names member, observer and the last values")
  func restless() throws {
    struct Restless: Element {
      @Local private var height = 10.0

      var body: some Element {
        Fill()
          .frame(width: 50, height: height)
          .onSizeChange { height = $0.height + 1 }
      }
    }
    let finding = try #require(findings { Restless() }.first)
    #expect(finding.code == .layoutDoesNotSettle)
    #expect(finding.place == "home")
    // The first pass reports 10, the 32nd one 41, which makes it 42.
    #expect(
      finding.found
        == "State still changes after 32 passes: onSizeChange of frame received 50×40, then 50×41; "
        + "height of Restless was 41, then 42."
    )
  }

  private enum Count: Preference {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("A preference that never settles is named")
  func restlessPreference() throws {
    struct Restless: Element {
      @Local private var count = 0

      var body: some Element {
        TextBlock("words")
          .preference(Count.self, value: count)
          .onPreferenceChange(Count.self) { count = $0 + 1 }
      }
    }
    let finding = try #require(findings { Restless() }.first)
    #expect(finding.code == .layoutDoesNotSettle)
    #expect(
      finding.found.contains(
        "onPreferenceChange of Count received 30, then 31; count of Restless was 31, then 32."
      )
    )
  }

  @Test("Values of every kind are named in the same words in each run")
  func words() throws {
    struct Pair {
      let name: String
      let count: Int?
    }
    struct Restless: Element {
      @Local private var pair = Pair(name: "a", count: nil)
      @Local private var seen: Set<Int> = []
      @Local private var last: Double?

      var body: some Element {
        let count = seen.count
        Fill()
          .preference(Count.self, value: count)
          .onPreferenceChange(Count.self) {
            pair = Pair(name: "b", count: $0)
            seen.insert($0)
            last = Double($0) / 3
          }
      }
    }
    let found = try #require(findings { Restless() }.first).found
    #expect(
      found.contains(
        "pair of Restless was Pair(name: b, count: 30), then Pair(name: b, count: 31)"
      )
    )
    #expect(found.contains("seen of Restless was 31 elements, then 32 elements"))
    #expect(found.contains("last of Restless was 10, then 10.33"))
  }

  @Test("A reader on whose content its own size depends for ever is named")
  func restlessReader() throws {
    let stage = SheetStage([.custom]) { _ in
      SizeReader { size in Fill().preference(IdealHeightKey.self, value: size.height + 1) }
    }.stage
    let finding = try #require(stage.renderTree.findings.first)
    #expect(finding.code == .layoutDoesNotSettle)
    #expect(finding.place == "sheet")
    // The first pass resolves 32 times, and each of the other 31 once: for 10, 11 and so on to 72.
    #expect(finding.found.contains("SizeReader was built for 393×72, then found 393×73"))
  }

  @Test("Screens that navigate to each other for ever are named")
  func restlessNavigation() throws {
    struct Hopping: Element {
      let route: StubRoute
      @Inherited(\.coordinator) private var coordinator

      var body: some Element {
        TextBlock(route.identifier).onAppear {
          if route == "next" {
            coordinator?.pop()
          } else {
            coordinator?.navigate(to: StubRoute("next"))
          }
        }
      }
    }
    let app = StubCoordinator("home", handles: ["next"]) { Hopping(route: $0) }
    let finding = try #require(Stage(app).renderTree.findings.first)
    #expect(finding.code == .layoutDoesNotSettle)
    // 32 passes: each odd one shows home and leads to next, each even one leads back.
    #expect(
      finding.found.hasSuffix(
        "The screen in front was next, then home, because onAppear navigated."
      )
    )
    #expect(
      finding.advice
        == "Let it navigate once only, and not whenever its screen comes to the front."
    )
  }

  @Test("A body that sets state is named")
  func restlessBody() throws {
    struct Restless: Element {
      @Local private var count = 0

      var body: some Element {
        let _ = { count += 1 }()
        TextBlock("words")
      }
    }
    let finding = try #require(findings { Restless() }.first)
    #expect(finding.code == .layoutDoesNotSettle)
    // 32 passes, each of which counts.
    #expect(finding.found.contains("count of Restless was 31, then 32, set by a body."))
    #expect(finding.advice.contains("A body must only read"))
  }

  @Test("Two values that alternate settle and are a finding that names both")
  func alternation() throws {
    struct Restless: Element {
      @Local private var width = 10.0

      var body: some Element {
        Fill()
          .frame(width: width, height: 10)
          .onGeometryChange(of: \.size.width) { width = $0 == 10 ? 20 : 10 }
          .accessibilityIdentifier("blinking")
      }
    }
    let stage = Stage(StubCoordinator("home") { _ in Restless() })
    for _ in 0..<2 {
      let finding = try #require(stage.renderTree.findings.first)
      #expect(stage.renderTree.findings.count == 1)
      #expect(finding.code == .valuesAlternate)
      #expect(finding.place == "home")
      #expect(
        finding.found.hasPrefix("onGeometryChange of #blinking received 20, then 10 again")
      )
      stage.settle()
    }
  }

  @Test("A value that an observer corrects once is not a finding")
  func correction() {
    struct Snapping: Element {
      @Local private var width = 20.0

      var body: some Element {
        Fill().frame(width: width, height: 10).onSizeChange { width = min($0.width, 15) }
      }
    }
    #expect(findings { Snapping() }.isEmpty)
  }
}
