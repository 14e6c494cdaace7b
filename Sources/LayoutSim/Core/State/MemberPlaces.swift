/// The places of the state members in an element type, determined once per type.
enum MemberPlaces {
  /// The type has no members.
  case none

  /// The offsets in bytes of the members' boxes, in order of declaration.
  case offsets([Int])

  /// The members' places may differ between values, as in a class: each value is reflected.
  case reflected
}

extension MemberPlaces {
  /// Finds the members in the type of `element` by inspecting it once.
  ///
  /// The mirror lists the boxes, and the bytes of the value show where each one is.
  @MainActor
  static func learn<Value>(_ element: Value) -> MemberPlaces {
    // The content of a value of another kind may differ from value to value.
    guard Mirror(reflecting: element).displayStyle == .struct else { return .reflected }
    let boxes = reflectedBoxes(of: element)
    guard !boxes.isEmpty else { return .none }
    var offsets: [Int] = []
    for (index, box) in boxes.enumerated() {
      let places = candidates(for: box, in: element)
      let certain =
        places.count == 1 ? places : places.filter { isPlace($0, of: index, in: element) }
      guard certain.count == 1, let place = certain.first else { return .reflected }
      offsets.append(place)
    }
    return .offsets(offsets)
  }

  /// The boxes of `element`'s members in order of declaration, by reflection.
  ///
  /// Only a property that is itself a member counts. One inside an optional, or of type `Any`, may exist in
  /// one value and not in the next, while places are determined once for all values of a type.
  @MainActor
  static func reflectedBoxes<Value>(of element: Value) -> [MemberBox] {
    members(of: element).map(\.box)
  }

  /// The names of the members of `element`, in the order of their boxes.
  @MainActor
  static func reflectedNames<Value>(of element: Value) -> [String] {
    members(of: element).map { member in
      // The storage of a wrapper has the property's name, prefixed with an underscore.
      member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
    }
  }

  @MainActor
  private static func members<Value>(
    of element: Value
  ) -> [(position: Int, name: String, box: MemberBox)] {
    let mirror = Mirror(reflecting: element)
    return mirror.children.enumerated().compactMap { position, child in
      guard type(of: child.value) is any StateMember.Type,
        let box = (child.value as? any StateMember)?.box
      else { return nil }
      if mirror.displayStyle == .struct,
        candidates(for: box, in: element).contains(where: {
          holdsAnything(at: $0, position, in: element)
        })
      {
        return nil
      }
      return (position, child.label ?? "state", box)
    }
  }

  /// The box at `offset` bytes into `element`.
  @MainActor
  static func box<Value>(at offset: Int, of element: Value) -> MemberBox {
    assert(
      offset >= 0 && offset + MemoryLayout<UInt>.size <= MemoryLayout<Value>.size,
      "A member at \(offset) is outside of \(MemoryLayout<Value>.size) bytes of \(Value.self)."
    )
    return withUnsafeBytes(of: element) { bytes in
      Unmanaged<MemberBox>
        .fromOpaque(bytes.load(fromByteOffset: offset, as: UnsafeRawPointer.self))
        .takeUnretainedValue()
    }
  }

  /// Replaces the reference at `offset` bytes into `element` by `box`.
  @MainActor
  static func replaceReference<Value>(
    at offset: Int,
    of element: inout Value,
    by box: MemberBox
  ) {
    let old = withUnsafeMutableBytes(of: &element) { bytes in
      let old = bytes.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
      let new = UnsafeRawPointer(Unmanaged.passRetained(box).toOpaque())
      bytes.storeBytes(of: new, toByteOffset: offset, as: UnsafeRawPointer.self)
      return old
    }
    Unmanaged<AnyObject>.fromOpaque(old).release()
  }

  @MainActor
  private static func candidates<Value>(
    for box: MemberBox,
    in element: Value
  ) -> [Int] {
    let word = UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque())
    return withUnsafeBytes(of: element) { bytes in
      stride(from: 0, through: bytes.count - MemoryLayout<UInt>.size, by: MemoryLayout<UInt>.stride)
        .filter { bytes.load(fromByteOffset: $0, as: UInt.self) == word }
    }
  }

  // The same word can occur at two places: a closure that captured only the wrapper has the box itself as its
  // context, and the unused bytes of an optional may contain anything. The right place is the one where a
  // trial box shows up in the mirror. The trial is written and removed as mere bits: nothing may be released
  // for a word that is not a reference.
  @MainActor
  private static func isPlace<Value>(
    _ offset: Int,
    of index: Int,
    in element: Value
  ) -> Bool {
    var copy = element
    let trial = reflectedBoxes(of: element)[index].fresh()
    let word = UInt(bitPattern: Unmanaged.passUnretained(trial).toOpaque())
    let old = exchangeWord(at: offset, of: &copy, for: word)
    let isShown = reflectedBoxes(of: copy)[index] === trial
    _ = exchangeWord(at: offset, of: &copy, for: old)
    return withExtendedLifetime(trial) { isShown }
  }

  // An existential container has its type in the fourth word. A trial makes that the type of a number, and
  // the mirror reports one only if the word has that meaning.
  @MainActor
  private static func holdsAnything<Value>(
    at offset: Int,
    _ position: Int,
    in element: Value
  ) -> Bool {
    let place = offset + 3 * MemoryLayout<UInt>.stride
    guard place + MemoryLayout<UInt>.size <= MemoryLayout<Value>.size else { return false }
    var copy = element
    let held = ObjectIdentifier(kind(of: position, in: copy))
    let word = withUnsafeBytes(of: &copy) { $0.load(fromByteOffset: place, as: UInt.self) }
    guard word == UInt(bitPattern: held) else { return false }
    _ = exchangeWord(at: place, of: &copy, for: UInt(bitPattern: ObjectIdentifier(Int.self)))
    let trial = ObjectIdentifier(kind(of: position, in: copy))
    _ = exchangeWord(at: place, of: &copy, for: word)
    return trial != held
  }

  /// The type of the property at `position`.
  @MainActor
  private static func kind<Value>(of position: Int, in element: Value) -> Any.Type {
    let children = Mirror(reflecting: element).children
    return type(of: children[children.index(children.startIndex, offsetBy: position)].value)
  }

  private static func exchangeWord<Value>(
    at offset: Int,
    of value: inout Value,
    for word: UInt
  ) -> UInt {
    withUnsafeMutableBytes(of: &value) { bytes in
      let old = bytes.load(fromByteOffset: offset, as: UInt.self)
      bytes.storeBytes(of: word, toByteOffset: offset, as: UInt.self)
      return old
    }
  }
}

/// The storage of a state member of an element: a reference that resolving binds to a place.
///
/// An element is a value and is copied freely; copies share the box. The copy whose body runs has a box of its own, so
/// that every closure of the body sees the state of the place.
@MainActor
class MemberBox {
  /// The slot of the state; `nil` before the first pass, and once the element has gone.
  ///
  /// It retains the element, and with it the box.
  weak var slot: StateSlot?

  /// Binds the box to the `index`th member of the element at `slot`.
  func bind(to slot: StateSlot, index: Int, inherited: InheritedValues) {
    self.slot = slot
  }

  /// Whether the body of its element, which ran under other `inherited` values, would read the same.
  func isCurrent(under inherited: InheritedValues) -> Bool { true }

  /// A box with the same initial value, not bound to a place.
  func fresh() -> MemberBox { MemberBox() }
}

/// A property wrapper that stores exactly one reference, its box.
@MainActor
protocol StateMember {
  var box: MemberBox { get }
}
