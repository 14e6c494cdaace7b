import Foundation
import TestSupport
import Testing

@testable import FlowEngine

/// Saved states from anywhere.
@MainActor
struct SavedStateFuzzTests {
  /// An app with a child on the stack of a tab, a sheet over it and a detour over all.
  private static func app() -> PlaceTabs {
    let one = PlaceCoordinator("One", root: "one", handles: ["a"], modals: ["sheet"])
    one.addChild(PlaceCoordinator("Child", root: "child", handles: ["c"]))
    one.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet", handles: ["s"]))
    one.makes = ["Detour": { PlaceCoordinator("Detour", root: "detour") }]
    return PlaceTabs(tabs: [one, PlaceCoordinator("Two", root: "two")])
  }

  private let app = SavedStateFuzzTests.app()
  private let bytes: [UInt8]

  init() throws {
    let old = Self.app()
    for place: Place in ["a", "c", "s"] { old.go(place) }
    old.children[0].presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    bytes = Array(try old.savedData())
    #expect(
      old.picture == """
        [*One* Two] one > a > Child.child > Child.c | sheet Sheet: sheet > s | cover Detour: detour
        """
    )
  }

  /// Expects that `bytes` are restored, or refused with nothing changed; says whether they were.
  @discardableResult
  private func feed(_ bytes: some Sequence<UInt8>, _ what: @autoclosure () -> String) -> Bool {
    let data = bytes as? Data ?? Data(bytes)
    let composition = app.composition
    let state = app.allCoordinators.map(\.routes)
    let revision = app.revision
    do throws(FlowError) {
      try app.restore(from: data)
      // Whatever was restored is a state that can be saved and restored again.
      let again = try app.savedState()
      #expect(try app.restore(again) == [], "\(what())")
      return true
    } catch {
      #expect(!error.description.isEmpty)
      #expect(app.composition == composition, "\(what())")
      #expect(app.allCoordinators.map(\.routes) == state, "\(what())")
      #expect(app.revision == revision, "\(what())")
      return false
    }
  }

  @Test("Cut off at any byte it is refused")
  func truncated() {
    for count in 0..<bytes.count {
      #expect(!feed(bytes.prefix(count), "\(count) bytes"))
    }
    #expect(feed(bytes, "all bytes"))
  }

  @Test("With any byte changed it is refused or restored")
  func mutated() {
    var random = SeededGenerator(seed: 1)
    var restored = 0
    for position in Night.sample(bytes.indices, oneIn: 3) {
      var bytes = bytes
      bytes[position] = UInt8(truncatingIfNeeded: random.next())
      if feed(bytes, "byte \(position) is \(bytes[position])") { restored += 1 }
    }
    // Letters of identifiers and of routes that are gone do no harm.
    #expect(restored > 0)
    #expect(restored < bytes.count)
  }

  @Test("With several bytes changed, taken out or doubled it is refused or restored")
  func scrambled() {
    var random = SeededGenerator(seed: 2)
    var restored = 0
    let rounds = Night.isOn ? 1_000 : 300
    for round in 0..<rounds {
      var bytes = bytes
      for _ in 0..<(1 + random.next(below: 4)) {
        let position = random.next(below: bytes.count)
        switch random.next(below: 3) {
        case 0: bytes[position] = bytes[random.next(below: bytes.count)]
        case 1: bytes.remove(at: position)
        default: bytes.insert(bytes[random.next(below: bytes.count)], at: position)
        }
      }
      if feed(bytes, "round \(round)") { restored += 1 }
    }
    #expect(restored > 0)
    #expect(restored < rounds)
  }

  @Test("With a number changed it is refused or restored")
  func numbers() throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let digits = text.indices.filter { text[$0].isNumber }
    var restored = 0
    for digit in digits {
      for number in ["-1", "2", "5", "99", "9223372036854775807", "1e400", "0.5", "null"] {
        let changed = text.replacingCharacters(in: digit...digit, with: number)
        let place = text.distance(from: text.startIndex, to: digit)
        if feed(changed.utf8, "\(number) at \(place)") { restored += 1 }
      }
    }
    // Payloads may have other numbers; tabs, owners and versions may not.
    #expect(restored > 0)
    #expect(restored < digits.count * 8)
  }

  @Test("With a value of another type, or none, at any key it is refused or restored")
  func types() throws {
    let whole = try JSONSerialization.jsonObject(with: Data(bytes))
    let values: [Any?] = [
      nil, NSNull(), 3, "text", true, [Any](), [String: Any](), [[[Any]]](), -1,
    ]
    var count = 0
    var restored = 0
    for place in Night.sample(places(in: whole), oneIn: 3) {
      for value in values {
        let changed = replacing(place[...], in: whole, with: value)
        let data = try JSONSerialization.data(
          withJSONObject: changed as Any,
          options: .fragmentsAllowed
        )
        count += 1
        if feed(data, "\(String(describing: value)) at \(place)") { restored += 1 }
      }
    }
    #expect(count > 300)
    #expect(restored < count / 2)
  }

  @Test("Arrays and objects in one another, as deep as you like, are refused")
  func deep() {
    for depth in [1, 2, 100, 499, 500, 501, 511, 512, 513, 514, 100_000] {
      let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let objects =
        String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
      for bomb in [arrays, objects] {
        #expect(!feed(bomb.utf8, "\(depth) deep"))
        #expect(!feed(#"{"version":1,"coordinators":\#(bomb)}"#.utf8, "\(depth) deep, inside"))
        #expect(!feed(bomb.dropLast(depth).utf8, "\(depth) deep, open"))
      }
    }
  }

  @Test("A route with such a text is a route that exists no more")
  func deepRoute() throws {
    let old = PlaceCoordinator("Desk", root: "root", handles: ["a", "b"])
    old.go("a")
    old.go("b")
    let saved = try old.savedState()
    for depth in [100, 500, 501, 513, 100_000] {
      let fresh = PlaceCoordinator("Desk", root: "root")
      let open = String(repeating: "[", count: depth)
      for bomb in [open, open + String(repeating: "]", count: depth)] {
        let state = saved.changing(0) {
          $0.stack[1] = SavedRoute(type: "Place", identifier: "b", payload: .json(bomb))
        }
        #expect(
          try fresh.restore(state)
            == [.routeIsGone(RouteDescription(Place("b")), owner: old.ownerPath)]
        )
        #expect(fresh.words == "root a")
      }
    }
  }

  @Test("8 MB of anything are refused")
  func large() {
    var random = SeededGenerator(seed: 3)
    let chunk = Data((0..<10_000).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    let size = 8_000_000
    let start = Data(#"{"version":1,"coordinators":["#.utf8)
    #expect(!feed((0..<800).reduce(into: Data()) { data, _ in data += chunk }, "noise"))
    #expect(!feed(Data(repeating: UInt8(ascii: "["), count: size), "brackets"))
    #expect(!feed(start + Data(repeating: UInt8(ascii: " "), count: size), "blanks"))
    let text = start + Data("\"".utf8) + Data(repeating: UInt8(ascii: "x"), count: size)
    #expect(!feed(text + Data("\"]}".utf8), "a text"))
    #expect(!feed(Data(repeating: UInt8(ascii: "1"), count: 10_000_000), "10 MB"))
  }

  @Test("A stack of some MB is restored")
  func largeStack() throws {
    let old = PlaceCoordinator("Desk", root: "root", handles: ["a"])
    old.go("a")
    let count = 20_000
    let saved = try old.savedState().changing(0) {
      $0.stack = Array(repeating: $0.stack[0], count: count)
    }
    let fresh = PlaceCoordinator("Desk", root: "root")
    let data = try JSONEncoder().encode(saved)
    #expect(data.count > 1_500_000)
    try fresh.restore(from: data)
    #expect(fresh.router.state.stack.count == count)
    #expect(try fresh.savedState() == saved)
  }

  // MARK: - Places in JSON

  private enum Key { case name(String), index(Int) }

  private func places(in value: Any) -> [[Key]] {
    var places: [[Key]] = [[]]
    if let object = value as? [String: Any] {
      for (name, value) in object.sorted(by: { $0.key < $1.key }) {
        places += self.places(in: value).map { [.name(name)] + $0 }
      }
    } else if let array = value as? [Any] {
      for (index, value) in array.enumerated() {
        places += self.places(in: value).map { [.index(index)] + $0 }
      }
    }
    return places
  }

  private func replacing(_ place: ArraySlice<Key>, in whole: Any, with value: Any?) -> Any? {
    guard let key = place.first else { return value ?? NSNull() }
    switch key {
    case .name(let name):
      guard var object = whole as? [String: Any], let old = object[name] else { return whole }
      object[name] =
        value == nil && place.count == 1 ? nil : replacing(place.dropFirst(), in: old, with: value)
      return object
    case .index(let index):
      guard var array = whole as? [Any] else { return whole }
      if value == nil && place.count == 1 {
        array.remove(at: index)
      } else if let new = replacing(place.dropFirst(), in: array[index], with: value) {
        array[index] = new
      }
      return array
    }
  }
}

extension AnyCoordinator {
  /// The path, the root and the stack as one text.
  fileprivate var routes: String {
    let stack = (0..<baseRouter.current.stack.count).map {
      baseRouter.current.stack.routes[$0].identifier
    }
    return
      "\(ownerPath) \(baseRouter.current.root.identifier) \(stack) \(baseRouter.current.selectedTab)"
  }
}
