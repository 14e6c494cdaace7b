import LayoutSim
import Testing

/// How preferences are reduced.
@MainActor
struct PreferenceRuleTests {
  private enum Names: Preference {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// A key whose reducing shows: it doubles.
  private enum Doubling: Preference {
    static var defaultValue: Int { 1 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = 2 * (value + nextValue()) }
  }

  /// A key that takes the next value, whatever it is.
  private enum Latest: Preference {
    static var defaultValue: String { "default" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private func names(@ElementBuilder _ content: () -> some Element) -> [String] {
    Show(content: content).pass.preferences[Names.self]
  }

  private func doubled(@ElementBuilder _ content: () -> some Element) -> Int {
    Show(content: content).pass.preferences[Doubling.self]
  }

  private func latest(@ElementBuilder _ content: () -> some Element) -> String {
    Show(content: content).pass.preferences[Latest.self]
  }

  private func named(_ name: String) -> some Element {
    Fill().preference(Names.self, value: [name])
  }

  // MARK: - Children

  @Test("A single value is taken as it is, and without one the default applies")
  func single() {
    #expect(
      doubled {
        Column {
          Fill()
          Row { Fill().preference(Doubling.self, value: 5) }
          TextBlock("words")
        }
      } == 5
    )
    #expect(doubled { Column { Fill() } } == 1)
  }

  @Test("Values are reduced in the order of the tree")
  func order() {
    #expect(
      names {
        named("a")
        Row {
          named("b")
          Column { named("c") }
        }
        named("d")
      } == ["a", "b", "c", "d"]
    )
  }

  // MARK: - Conditional content

  @ElementBuilder
  private func conditional(_ isThere: Bool) -> some Element {
    Column {
      Fill().preference(Latest.self, value: "first")
      if isThere { Fill().preference(Latest.self, value: "second") }
    }
  }

  @Test("Content that is not there counts as a child with the default, which is reduced")
  func absent() {
    #expect(latest { conditional(true) } == "second")
    #expect(latest { conditional(false) } == "default")
  }

  @Test("A list of nothing counts as one child with the default, before and after a value")
  func emptyList() {
    // 2 * (5 + 1)
    #expect(
      doubled {
        Fill().preference(Doubling.self, value: 5)
        Each([Int](), id: \.self) { _ in Fill() }
      } == 12
    )
    #expect(
      latest {
        Each([Int](), id: \.self) { _ in Fill() }
        Fill().preference(Latest.self, value: "first")
      } == "first"
    )
  }

  @Test("A list whose pieces write is one child with their reduced value")
  func list() {
    // 2 * (2 + 3), and nothing else is there to reduce with.
    #expect(
      doubled {
        Column {
          Fill()
          Each([2, 3], id: \.self) { Fill().preference(Doubling.self, value: $0) }
        }
      } == 10
    )
  }

  @Test("A container of conditional content that writes nothing has the default, too")
  func nested() {
    func content(_ isThere: Bool) -> some Element {
      Column {
        Fill().preference(Doubling.self, value: 5)
        Row {
          Fill()
          if isThere { Fill() }
        }
      }
    }
    #expect(doubled { content(true) } == 12)
    #expect(doubled { content(false) } == 12)
  }

  @Test("Several absent parts are reduced with each other")
  func severalAbsent() {
    func content(_ isThere: Bool) -> some Element {
      Column {
        if isThere { Fill() }
        if isThere { Fill() }
      }
    }
    // 2 * (1 + 1)
    #expect(doubled { content(false) } == 4)
  }

  // MARK: - Decorations

  @Test("Of an overlay the primary counts first, of a background the background")
  func decorations() {
    #expect(names { named("primary").overlay { named("extra") } } == ["primary", "extra"])
    #expect(names { named("primary").background { named("extra") } } == ["extra", "primary"])
  }

  @Test("Of a bar in the safe area the content counts first")
  func bar() {
    for edge in LayoutEdge.allCases {
      #expect(
        names { named("content").safeAreaInset(edge: edge) { named("bar") } } == ["content", "bar"]
      )
    }
  }

  // MARK: - Writing and transforming

  @Test("Writing replaces what is below; what stands beside is reduced as usual")
  func writing() {
    #expect(
      names {
        Row {
          named("a")
          named("b")
        }
        .preference(Names.self, value: ["own"])
        named("beside")
      } == ["own", "beside"]
    )
  }

  @Test("Transforming starts from the reduced value below, or from the default")
  func transforming() {
    // 2 * (2 + 3) + 100
    #expect(
      doubled {
        Row {
          Fill().preference(Doubling.self, value: 2)
          Fill().preference(Doubling.self, value: 3)
        }
        .transformPreference(Doubling.self) { $0 += 100 }
      } == 110
    )
    #expect(doubled { Fill().transformPreference(Doubling.self) { $0 += 100 } } == 101)
  }

  // MARK: - Listening

  @Test("An observer receives the default where nothing is written, then only what differs")
  func listening() {
    var received: [[String]] = []
    func content(_ name: String?) -> AnyElement {
      AnyElement(
        Column { if let name { named(name) } }.onPreferenceChange(Names.self) {
          received.append($0)
        }
      )
    }
    let show = Show { EmptyElement() }
    for name in [nil, "a", "a", "b", nil] {
      show.root = content(name)
      show.refresh()
    }
    #expect(received == [[], ["a"], ["b"], []])
  }

  @Test("A preference that its observer changes back and forth settles")
  func cycle() {
    struct Cycle: Element {
      @Local private var name = "a"

      var body: some Element {
        Fill()
          .preference(Names.self, value: [name])
          .onPreferenceChange(Names.self) { name = $0 == ["a"] ? "b" : "a" }
      }
    }
    let show = Show { Cycle() }
    #expect(show.passCount == 3)
    #expect(!show.pass.needsAnother)
  }
}
