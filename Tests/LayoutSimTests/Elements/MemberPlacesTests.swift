import Testing

@testable import LayoutSim

/// Where the state members of an element are.
@MainActor
struct MemberPlacesTests {
  /// An element with an optional whose bytes mean nothing while it is `nil`.
  private struct Probe: Element {
    var unused: (UInt, UInt)?
    @Local var count = 0

    var body: some Element { TextBlock("\(count)") }

    var box: MemberBox { _count.box }
  }

  private struct Handler: Element {
    let action: () -> Int
    @Local var count = 0

    init() {
      let count = Local(wrappedValue: 0)
      _count = count
      action = { count.wrappedValue }
    }

    var body: some Element { TextBlock("\(action())") }
  }

  @Test("A stale word in the unused bytes of an optional is not taken for a member")
  func staleWord() throws {
    var probe = Probe()
    weak let box = probe.box
    let word = try #require(box.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) })
    withUnsafeMutableBytes(of: &probe) { bytes in
      bytes.storeBytes(of: word, toByteOffset: 0, as: UInt.self)
      bytes.storeBytes(of: word, toByteOffset: 8, as: UInt.self)
    }
    #expect(probe.unused == nil)

    let places = MemberPlaces.learn(probe)

    // Two words and a tag, rounded up to the next word.
    guard case .offsets([24]) = places else {
      Issue.record("found \(places)")
      return
    }
    // Releasing the box for a word that is not a reference would have freed it under the element.
    withExtendedLifetime(probe) {
      #expect(box != nil)
    }
  }

  @Test("A closure that captures the box is not taken for the member")
  func closureContext() {
    guard case .offsets(let offsets) = MemberPlaces.learn(Handler()) else {
      Issue.record("the member was not found")
      return
    }
    // A closure is two words, its code and its context.
    #expect(offsets == [16])
  }

  /// An element with a member that is not always there.
  private struct Perhaps: Element {
    var member: Local<Int>?

    var body: some Element { TextBlock("\(member?.wrappedValue ?? -1)") }
  }

  @Test(
    "A member inside an optional is not a member, in whichever order values are met",
    arguments: [true, false]
  )
  func optionalMember(isFirst: Bool) {
    let catalogue = MemberCatalogue()
    let (with, without) = (Perhaps(member: Local(wrappedValue: 1)), Perhaps(member: nil))
    for value in isFirst ? [with, without] : [without, with] {
      guard case .none = catalogue.places(in: value) else {
        Issue.record("a place was learnt")
        return
      }
    }
    #expect(with.member?.wrappedValue == 1)
  }

  /// An element of which not every value has the member.
  private enum Either: Element {
    case text
    case count(Local<Int>)

    var body: some Element { TextBlock("a") }
  }

  @Test("A type whose values differ in content is inspected value by value")
  func cases() {
    let catalogue = MemberCatalogue()
    for value in [Either.text, .count(Local(wrappedValue: 1))] {
      guard case .reflected = catalogue.places(in: value) else {
        Issue.record("one value was taken for all")
        return
      }
    }
  }

  @Test("A type without members is known as such")
  func noMembers() {
    guard case .none = MemberPlaces.learn(TextBlock("a")) else {
      Issue.record("a text has no state")
      return
    }
  }

  /// An element with a property of type `Any`.
  private struct Holding: Element {
    let anything: Any
    @Local var count = 3

    init(_ anything: Any) {
      self.anything = anything
    }

    var body: some Element { TextBlock("\(count)") }
  }

  @Test("State in a property of type Any is not a member: the next value may be a number")
  func anything() {
    guard case .offsets(let offsets) = MemberPlaces.learn(Holding(Local(wrappedValue: 1))) else {
      Issue.record("the member was not found")
      return
    }
    // A value of type `Any` is four words.
    #expect(offsets == [32])
    #expect(MemberPlaces.reflectedNames(of: Holding(Local(wrappedValue: 1))) == ["count"])
    for value: Any in [Local(wrappedValue: 1), 7, "text", Local(wrappedValue: 2)] {
      #expect(Show { Holding(value) }.labels(.text) == ["3"])
    }
  }

  /// An element whose member stands before a word that is the member's own type.
  private struct Described: Element {
    @Local var count = 3
    let words = (0, 0)
    let kind: Any.Type = Local<Int>.self

    var body: some Element { TextBlock("\(count)") }
  }

  @Test("A member that stands before the name of its own type is a member")
  func describedMember() {
    guard case .offsets(let offsets) = MemberPlaces.learn(Described()) else {
      Issue.record("the member was not found")
      return
    }
    #expect(offsets == [0])
  }
}
