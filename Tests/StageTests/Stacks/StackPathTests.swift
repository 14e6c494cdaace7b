import FlowEngine
import Foundation
import StageSupport
import Testing

@testable import LayoutSim

/// The path of a stack that an element is.
@MainActor
struct StackPathTests {
  private let cities = Cities()

  private func stage() -> Stage {
    let cities = cities
    return Stage { ScreenStack(path: Bound(cities, \.path)) { cities.list() } }
  }

  private func mixedStage() -> Stage {
    let cities = cities
    return Stage {
      ScreenStack(path: Bound(cities, \.mixed)) {
        cities.list().navigationDestination(for: Int.self) { TextBlock("Number \($0)") }
      }
    }
  }

  @Test("It follows links, the back button and swipes")
  func follows() throws {
    let stage = stage()
    try stage.tap("Rome")
    try stage.tap("Twin")
    #expect(cities.path == ["Rome", "Rome’s twin"])
    try stage.goBack()
    #expect(cities.path == ["Rome"])
    try stage.swipeBack()
    #expect(cities.path.isEmpty)
  }

  @Test("A link by destination is not in it, and goes before what it leads to")
  func linkByDestination() throws {
    let stage = stage()
    try stage.tap("About")
    #expect(cities.path.isEmpty)
    #expect(stage.innermostStack == ["screen.stack", "screen.stack.link"])
    try stage.goBack()
    #expect(stage.innermostStack == ["screen.stack"])
  }

  @Test("Code that appends, removes, replaces and clears shows the result")
  func code() {
    let stage = stage()
    cities.path = ["Rome", "Oslo", "Bonn"]
    #expect(stage.innermostStack == ["screen.stack", "Rome", "Oslo", "Bonn"])
    #expect(stage.back.label == "Oslo")
    cities.path.removeLast(2)
    #expect(stage.innermostStack == ["screen.stack", "Rome"])
    cities.path = ["Bonn"]
    #expect(stage.innermostStack == ["screen.stack", "Bonn"])
    cities.path = []
    #expect(stage.innermostStack == ["screen.stack"])
  }

  @Test("Several screens at once come in one transition, and only the top one appears")
  func oneTransition() throws {
    let stage = stage()
    stage.withoutSettling {
      cities.path = ["Rome", "Oslo", "Bonn"]
      #expect(stage.transitions.map(\.kind) == [.push])
    }
    #expect(cities.log == ["+Bonn"])
    stage.withoutSettling {
      cities.path = ["Rome"]
      #expect(stage.transitions.map(\.kind) == [.pop])
    }
    #expect(cities.log == ["+Bonn", "+Rome", "-Bonn"])
  }

  @Test("A screen in the middle that stays keeps its state while those above it are replaced")
  func replacedAbove() throws {
    let stage = stage()
    try stage.tap("Rome")
    try stage.tap("Count")
    try stage.tap("Twin")
    cities.path = ["Rome", "Oslo"]
    #expect(stage.innermostStack == ["screen.stack", "Rome", "Oslo"])
    try stage.goBack()
    #expect(stage.element(labelled: "Rome 1") != nil)
  }

  @Test("It may be there before the stack is, and gives every screen below its title")
  func initial() throws {
    cities.path = ["Rome", "Oslo"]
    let stage = stage()
    #expect(stage.back.label == "Rome")
    try stage.goBack()
    #expect(stage.back.label == "Cities")
    #expect(cities.path == ["Rome"])
  }

  @Test("A path that nothing can change keeps its screens")
  func constant() throws {
    let cities = cities
    let stage = Stage { ScreenStack(path: .constant(["Rome"])) { cities.list() } }
    try stage.goBack()
    #expect(stage.innermostStack == ["screen.stack", "Rome"])
  }

  @Test("A stack whose path stores another type does not follow a link, which was not reported")
  func otherType() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack(path: Bound(cities, \.path)) {
        ScreenLink("Number", value: 1).navigationDestination(for: Int.self) { TextBlock("\($0)") }
      }
    }
    try stage.tap("Number")
    #expect(stage.innermostStack == ["screen.stack"])
    #expect(stage.codes == [.destinationMissing])
  }

  @Test("An erased path has values of several types")
  func mixed() throws {
    let stage = mixedStage()
    try stage.tap("Rome")
    cities.mixed.append(7)
    #expect(stage.innermostStack == ["screen.stack", "Rome", "7"])
    #expect(cities.mixed.count == 2)
    try stage.goBack()
    #expect(cities.mixed == ScreenPath(["Rome"]))
    cities.mixed.removeLast(5)
    #expect(cities.mixed.isEmpty)
    #expect(stage.innermostStack == ["screen.stack"])
  }

  @Test("An erased path is restored from saved data")
  func saved() throws {
    cities.mixed = ScreenPath(["Rome"])
    cities.mixed.append(7)
    let data = try JSONEncoder().encode(try #require(cities.mixed.codable))
    // The top value comes first, each after the mangled name of its type: Si for Int, SS for String.
    #expect(String(decoding: data, as: UTF8.self) == #"["Si",7,"SS","Rome"]"#)
    let read = try JSONDecoder().decode(ScreenPath.CodableRepresentation.self, from: data)
    cities.mixed = ScreenPath(read)
    #expect(mixedStage().innermostStack == ["screen.stack", "Rome", "7"])
  }

  @Test(
    "A saved path with a type that the program lacks, and one that cannot be saved, are refused"
  )
  func unsavable() {
    struct Key: Hashable {}
    #expect(ScreenPath([Key()]).codable == nil)
    let data = Data(#"["4Gone","x"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScreenPath.CodableRepresentation.self, from: data)
    }
  }
}
