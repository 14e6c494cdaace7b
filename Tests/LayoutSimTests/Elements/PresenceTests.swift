import LayoutSim
import Testing

/// Appearing and disappearing.
@MainActor
struct PresenceTests {
  @MainActor
  private final class Diary {
    var lines: [String] = []
    var isOn = true

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let diary = Diary()

  private func noted(_ name: String, @ElementBuilder _ content: () -> some Element) -> some Element
  {
    content()
      .onAppear { [diary] in diary.lines.append("+\(name)") }
      .onDisappear { [diary] in diary.lines.append("-\(name)") }
  }

  @Test("An element appears once, however often it is laid out")
  func once() {
    let show = Show { noted("a") { Fill() } }
    show.refresh()
    show.refresh()
    #expect(diary.take() == ["+a"])
  }

  @Test("Content appears before what contains it, and siblings in order")
  func order() {
    let show = Show {
      noted("all") {
        Column {
          noted("first") { Fill() }
          noted("second") { Row { noted("inner") { Fill() } } }
        }
      }
    }
    #expect(diary.take() == ["+first", "+inner", "+second", "+all"])
    show.root = AnyElement(EmptyElement())
    show.refresh()
    #expect(diary.take() == ["-first", "-inner", "-second", "-all"])
  }

  @Test("The branch that is left disappears before the other one appears")
  func branches() {
    let show = Show { Branching(diary: diary) }
    #expect(diary.take() == ["+on"])
    show.press("switch")
    #expect(diary.take() == ["-on", "+off"])
    show.press("switch")
    #expect(diary.take() == ["-off", "+on"])
  }

  private struct Branching: Element {
    let diary: Diary
    @Local private var isOn = true

    var body: some Element {
      PushButton("switch") { isOn.toggle() }
      if isOn {
        Fill()
          .onAppear { diary.lines.append("+on") }
          .onDisappear { diary.lines.append("-on") }
      } else {
        Fill()
          .onAppear { diary.lines.append("+off") }
          .onDisappear { diary.lines.append("-off") }
      }
    }
  }

  @Test("Of rows that move none appears or disappears; new ones and removed ones do")
  func rows() {
    func list(_ ids: [Int]) -> AnyElement {
      AnyElement(Column { Each(ids, id: \.self) { id in noted("\(id)") { Fill() } } })
    }
    let show = Show { EmptyElement() }
    show.root = list([1, 2, 3])
    show.refresh()
    #expect(diary.take() == ["+1", "+2", "+3"])
    show.root = list([3, 4, 1])
    show.refresh()
    #expect(diary.take() == ["-2", "+4"])
  }

  @Test("Another explicit id leaves, and the new one comes")
  func explicitID() {
    let show = Show { noted("a") { Fill() }.id(1) }
    _ = diary.take()
    show.root = AnyElement(noted("b") { Fill() }.id(2))
    show.refresh()
    #expect(diary.take() == ["-a", "+b"])
  }

  @Test("Several elements that share a modifier appear as one, and stay apart in layout")
  func several() {
    let show = Show {
      Row(spacing: 8) {
        noted("both") {
          Picture("a", width: 10, height: 10)
          Picture("b", width: 10, height: 10)
        }
      }
    }
    #expect(diary.take() == ["+both"])
    #expect(show.pass.size == Size(width: 28, height: 10))
  }

  @Test("What takes no part in layout does not appear")
  func nothing() {
    _ = Show { noted("empty") { EmptyElement() } }
    #expect(diary.take() == [])
  }

  @Test("What a choice leaves out appears when it is chosen")
  func choice() {
    func choice(_ width: Double) -> AnyElement {
      AnyElement(
        FirstFit {
          noted("wide") { Picture("a", width: width, height: 10) }
          noted("narrow") { Picture("b", width: 10, height: 10) }
        }
      )
    }
    let show = Show(Proposal(width: 50, height: 50)) { EmptyElement() }
    show.root = choice(80)
    show.refresh()
    #expect(diary.take() == ["+narrow"])
    show.root = choice(40)
    show.refresh()
    #expect(diary.take() == ["-narrow", "+wide"])
  }

  @Test("State that appearing changes is seen in the next pass")
  func change() {
    struct Loading: Element {
      @Local private var words = "loading"

      var body: some Element {
        TextBlock(words).onAppear { words = "loaded" }
      }
    }
    let show = Show { Loading() }
    #expect(show.passCount == 2)
    #expect(show.labels(.text) == ["loaded"])
  }

  @Test("What appears when an element is measured counts for its size")
  func measured() throws {
    struct Loading: Element {
      @Local private var height = 10.0

      var body: some Element {
        Picture("a", width: 10, height: height).onAppear { height = 30 }
      }
    }
    let size = try measure(
      Loading(),
      width: 100,
      traits: Traits(device: .iPhone15),
      measurer: MonospacedMeasurer()
    )
    #expect(size == Size(width: 10, height: 30))
  }

  @Test("An element that goes away when it appears, and comes back when it went, is given up")
  func endless() {
    struct Restless: Element {
      @Local private var isOn = true

      var body: some Element {
        if isOn { Fill().onAppear { isOn = false } } else { Fill().onAppear { isOn = true } }
      }
    }
    #expect(Show { Restless() }.passCount == settlingLimit)
  }

  @Test("Elements at a depth of 2,000 notify observers like all others")
  func deep() {
    struct Level: Element {
      let depth: Int
      let report: @MainActor (String) -> Void

      var body: some Element {
        if depth > 0 {
          AnyElement(Level(depth: depth - 1, report: report))
        } else {
          Picture("deep", width: 10, height: 20)
            .preference(IdealHeightKey.self, value: 7)
            .onAppear { report("appears") }
            .onGeometryChange(of: \.size.height) { report("is \($0) high") }
        }
      }
    }
    let show = Show {
      Level(depth: 2_000) { [diary] in diary.lines.append($0) }
    }
    #expect(diary.take() == ["appears", "is 20.0 high"])
    #expect(show.pass.preferences[IdealHeightKey.self] == 7)
  }

  // MARK: - Values

  @Test("A change of a value is reported with the former one, the first value only if asked for")
  func values() {
    func content(_ value: Int, initial: Bool) -> AnyElement {
      AnyElement(
        Fill().onChange(of: value, initial: initial) { [diary] in
          diary.lines.append("\($0) to \($1)")
        }
      )
    }
    for isInitial in [false, true] {
      let show = Show { EmptyElement() }
      for value in [1, 1, 4, 1] {
        show.root = content(value, initial: isInitial)
        show.refresh()
      }
      #expect(diary.take() == (isInitial ? ["1 to 1"] : []) + ["1 to 4", "4 to 1"])
    }
  }

  @Test("A change is reported without the values, too")
  func changes() {
    func content(_ value: Int, initial: Bool) -> AnyElement {
      AnyElement(
        Fill().onChange(of: value, initial: initial) { [diary] in diary.lines.append("changed") }
      )
    }
    for isInitial in [false, true] {
      let show = Show { EmptyElement() }
      for value in [1, 1, 4] {
        show.root = content(value, initial: isInitial)
        show.refresh()
      }
      #expect(diary.take().count == (isInitial ? 2 : 1))
    }
  }

  @Test("A value that its observer sets is reported once in a settling")
  func valueSettles() {
    struct Clamped: Element {
      let diary: Diary
      @Local private var value = 1

      var body: some Element {
        PushButton("More") { value = 8 }
          .onChange(of: value) { former, present in
            diary.lines.append("\(former) to \(present)")
            value = min(present, 5)
          }
      }
    }
    let show = Show { Clamped(diary: diary) }
    show.press("More")
    #expect(diary.take() == ["1 to 8", "8 to 5"])
    #expect(!show.pass.needsAnother)
  }

  @Test("A value that an element had before it left is forgotten")
  func valueAfresh() {
    func content(_ value: Int?) -> AnyElement {
      AnyElement(
        Column {
          Fill()
          if let value {
            Fill().onChange(of: value) { [diary] in diary.lines.append("\($0) to \($1)") }
          }
        }
      )
    }
    let show = Show { EmptyElement() }
    for value in [1, nil, 2, 3] {
      show.root = content(value)
      show.refresh()
    }
    #expect(diary.take() == ["2 to 3"])
  }
}
