import Testing

@testable import FlowEngine

/// Whether a failing seed prints a script that can be read.
@MainActor
struct ShrinkingTests {
  /// A law that is broken whenever a screen is popped, as it would be by a fault in the engine.
  private let noPops = Law(name: "Nothing is ever popped") { record in
    guard case .pop(let id) = record.call, record.before != record.after else { return nil }
    return "c\(id) was popped"
  }

  /// The first random script that breaks `law`, as it was made and as it is when shrunk.
  private func scripts(breaking law: Law) -> (long: CallScript, short: CallScript)? {
    for seed in 0..<100 {
      let (long, violation) = CallScript.random(seed: seed, count: 40, laws: [law])
      if violation?.law == law.name, long.calls.count > 10 {
        return (long, long.shrunk(breaking: law.name, of: [law]))
      }
    }
    return nil
  }

  @Test("Of a long script that fails in a pop one to three calls are left, all of them needed")
  func planted() throws {
    let (long, short) = try #require(scripts(breaking: noPops))
    #expect(long.calls.count > 10)
    #expect((1...3).contains(short.calls.count))
    #expect(short.shape.all.count < long.shape.all.count)
    #expect(short.run(laws: [noPops])?.law == noPops.name)
    for index in short.calls.indices {
      var shorter = short
      shorter.calls.remove(at: index)
      #expect(shorter.run(laws: [noPops]) == nil)
    }
  }

  @Test("A script prints its hierarchy and its calls, one a line")
  func words() {
    var child = Shape(id: 1, kind: .plain, name: "c1", root: Stop(line: .boat, number: 101))
    child.answers.claims = [Stop(line: .boat, number: 3): .push]
    child.answers.paths = [Stop(line: .boat, number: 3): [Stop(line: .boat, number: 2)]]
    let root = Stop(line: .tram, number: 100, payload: 1)
    let shape = Shape(id: 0, kind: .plain, name: "twin", root: root, children: [child])
    let script = CallScript(
      shape: shape,
      calls: [.navigate(Stop(line: .boat, number: 3), from: 0), .pop(1)]
    )
    #expect(
      script.description == """
        root c0 plain at t100'1; named twin
          child c1 plain at b101; push b3; path to b3: b2
        1. c0.navigate(to: b3)
        2. c1.pop()
        """
    )
  }

  @Test("A script that is run again breaks the same law")
  func again() throws {
    let (long, _) = try #require(scripts(breaking: noPops))
    #expect(long.run(laws: [noPops])?.law == noPops.name)
    #expect(long.run(laws: []) == nil)
  }
}
