import LayoutSim
import Testing

/// State and identity.
@MainActor
struct StateTests {
  private struct Counter: Element {
    @Local private var count = 0

    var body: some Element {
      PushButton("\(count)") { count += 1 }
    }
  }

  /// A closure of the caller is stored before the member, with nothing but the box as its context.
  private struct Capturing: Element {
    private let increase: () -> Void
    @Local private var count: Int

    init() {
      let count = Local(wrappedValue: 5)
      _count = count
      increase = { count.wrappedValue += 1 }
    }

    var body: some Element {
      PushButton("\(count)") {
        increase()
        count += 1
      }
    }
  }

  private struct Switcher: Element {
    @Local private var isOn = true

    var body: some Element {
      Column {
        PushButton("switch") { isOn.toggle() }
        if isOn { Counter() } else { Counter() }
      }
    }
  }

  private struct Parent: Element {
    @Local private var count = 1

    var body: some Element {
      Column {
        TextBlock("\(count)")
        Child(value: $count)
      }
    }

    private struct Child: Element {
      @Bound var value: Int

      var body: some Element {
        PushButton("double") { value *= 2 }
      }
    }
  }

  private struct List: Element {
    let ids: [Int]

    var body: some Element {
      Column { Each(ids, id: \.self) { _ in Counter() } }
    }
  }

  @Test("A press changes what the next pass shows")
  func press() {
    let show = Show { Counter() }
    #expect(show.labels(.button) == ["0"])
    show.press("0")
    #expect(show.labels(.button) == ["1"])
  }

  @Test("One element value at two places has two states")
  func valueUsedTwice() {
    let counter = Counter()
    let show = Show {
      Column {
        counter
        counter
      }
    }
    show.press(at: 0)
    show.press(at: 0)
    show.press(at: 1)
    #expect(show.labels(.button) == ["2", "1"])
  }

  @Test("An action from an earlier pass changes the state of its own place")
  func oldAction() throws {
    let counter = Counter()
    let show = Show {
      Column {
        counter
        counter
      }
    }
    let first = try #require(show.action(at: 0))
    show.refresh()
    first()
    show.refresh()
    #expect(show.labels(.button) == ["1", "0"])
  }

  @Test("A member is found where a closure captures the same reference, which sets nothing")
  func capturedMember() {
    let show = Show { Capturing() }
    show.press("5")
    #expect(show.labels(.button) == ["6"])
  }

  @Test("The branches of a condition have states of their own, gone when the branch is left")
  func branches() {
    let show = Show { Switcher() }
    show.press("0")
    #expect(show.labels(.button) == ["switch", "1"])
    show.press("switch")
    #expect(show.labels(.button) == ["switch", "0"])
    show.press("switch")
    #expect(show.labels(.button) == ["switch", "0"])
  }

  @Test("A two-way link changes the state of the parent")
  func link() {
    let show = Show { Parent() }
    show.press("double")
    show.press("double")
    #expect(show.labels(.text) == ["4"])
  }

  @Test("State goes with the id of a piece of data, not with its position")
  func dataIdentity() {
    let show = Show { List(ids: [1, 2, 3]) }
    show.press(at: 1)
    show.root = AnyElement(List(ids: [3, 2, 1]))
    show.refresh()
    #expect(show.labels(.button) == ["0", "1", "0"])
    show.root = AnyElement(List(ids: [7, 8, 2]))
    show.refresh()
    #expect(show.labels(.button) == ["0", "0", "1"])
  }

  @Test("Pieces of data with the same id have states of their own")
  func repeatedIDs() {
    let show = Show { List(ids: [4, 4]) }
    show.press(at: 0)
    #expect(show.labels(.button) == ["1", "0"])
  }

  @Test("Of pieces with the same id the first one keeps the state of that id when all move")
  func firstOfRepeated() {
    let show = Show { List(ids: [4, 4]) }
    show.root = AnyElement(List(ids: [4, 4]))
    show.refresh()
    show.press(at: 0)
    show.root = AnyElement(List(ids: [9, 4, 4]))
    show.refresh()
    #expect(show.labels(.button) == ["0", "1", "0"])
    show.root = AnyElement(List(ids: [9, 4]))
    show.refresh()
    #expect(show.labels(.button) == ["0", "1"])
  }

  @Test("State that was removed starts afresh when it is inserted again")
  func removed() {
    struct Hiding: Element {
      @Local private var isThere = true

      var body: some Element {
        PushButton("hide") { isThere.toggle() }
        if isThere { Counter() }
      }
    }
    let show = Show { Hiding() }
    show.press("0")
    #expect(show.labels(.button) == ["hide", "1"])
    show.press("hide")
    #expect(show.labels(.button) == ["hide"])
    show.press("hide")
    #expect(show.labels(.button) == ["hide", "0"])
  }

  @Test("A piece of data that was taken out starts afresh when it is back")
  func removedPiece() {
    let show = Show { EmptyElement() }
    for (ids, label) in [([1, 2], "1"), ([1], nil), ([1, 2], "0")] as [([Int], String?)] {
      show.root = AnyElement(List(ids: ids))
      show.refresh()
      if label == "1" { show.press(at: 1) }
      #expect(show.labels(.button).dropFirst().first == label)
    }
  }

  @Test("Another explicit id starts with fresh state")
  func explicitID() {
    let show = Show { Counter().id("a") }
    show.press("0")
    show.root = AnyElement(Counter().id("b"))
    show.refresh()
    #expect(show.labels(.button) == ["0"])
  }

  @Test("Another type at the same place starts with fresh state")
  func otherType() {
    let show = Show { AnyElement(Counter()) }
    show.press("0")
    show.root = AnyElement(AnyElement(Capturing()))
    show.refresh()
    #expect(show.labels(.button) == ["5"])
  }

  @Test("A scope keeps the state of content that is away for a while")
  func scope() {
    let covered = StateStore()
    let show = Show { StateScope(covered) { Counter() } }
    show.press("0")
    show.root = AnyElement(TextBlock("cover"))
    show.refresh()
    show.root = AnyElement(StateScope(covered) { Counter() })
    show.refresh()
    #expect(show.labels(.button) == ["1"])
  }

  @Test("Setting a value that is the same asks for no other pass")
  func sameValue() throws {
    let state = StateStore()
    var bound: Bound<Int?>?
    let tree = ElementTree(measurer: MonospacedMeasurer(), state: state)
    _ = tree.pass(Holder { bound = $0 }, proposal: .unspecified, pixel: 1)
    let value = try #require(bound)
    let before = state.revision
    value.wrappedValue = nil
    #expect(state.revision == before)
    value.wrappedValue = 3
    #expect(state.revision == before + 1)
  }

  private struct Holder: Element {
    let handOut: (Bound<Int?>) -> Void
    @Local private var value: Int?

    var body: some Element {
      let _ = handOut($value)
      TextBlock("\(value ?? 0)")
    }
  }

  @Test("Elements that are classes or enums keep their state too")
  func reference() {
    let show = Show { Boxed() }
    show.press("0")
    #expect(show.labels(.button) == ["1"])
  }

  @MainActor
  private final class Boxed: Element {
    @Local private var count = 0

    var body: some Element {
      PushButton("\(self.count)") { self.count += 1 }
    }
  }

  @Test("An inherited value reaches the place where it is read, in each use of one value")
  func inheritedValues() {
    struct Reader: Element {
      @Inherited(\.lineLimit) var lineLimit

      var body: some Element {
        PushButton("\(lineLimit ?? 0)") { pressed(lineLimit ?? 0) }
      }

      let pressed: (Int) -> Void
    }
    var pressed: [Int] = []
    let reader = Reader { pressed.append($0) }
    let show = Show {
      Column {
        reader.lineLimit(2)
        reader.lineLimit(7)
      }
    }
    show.press(at: 0)
    show.press(at: 1)
    #expect(pressed == [2, 7])
    #expect(show.labels(.button) == ["2", "7"])
  }
}
