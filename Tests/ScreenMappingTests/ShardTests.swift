import FlowEngine
import Foundation
import LayoutSim
import ScreenMapping
import TestSupport
import Testing

/// Maps that several processes make.
@MainActor
struct ShardTests {
  /// An empty folder, which is removed with the suite.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("shards-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
    }
  }

  private let folder = Folder()

  private func small(_ fault: SmallFault = .none) -> Exploration<SmallApp> {
    var app = Exploration("small") { SmallApp(fault) }
    app.walks(2, length: 5, seed: 3)
    return app
  }

  private func bytes(_ map: ScreenMap) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(map)
  }

  /// Starts all shards again and again, without waiting, until each is done; returns how often.
  private func rounds<App>(_ app: Exploration<App>, of count: Int) async throws -> Int {
    for round in 1...100 {
      var done = 0
      for number in 1...count
      where try await app.run(shard: number, of: count, in: folder.url, waiting: .zero) {
        done += 1
      }
      if done == count { return round }
    }
    return 100
  }

  @Test(
    "A map could not be made by several machines; made in rounds it equals that of one",
    arguments: Night.sample([SmallFault.hiddenCounter, .none, .grows], oneIn: 3)
  )
  func rounds(fault: SmallFault) async throws {
    let app = small(fault)
    let rounds = try await rounds(app, of: 3)
    #expect(1 < rounds && rounds < 60)
    #expect(try bytes(await app.run(merging: folder.url)) == bytes(await app.run()))
    // Nothing was left to enter, so that another merge writes nothing.
    #expect(folder.names.allSatisfy { $0.hasSuffix("of3.entries") })
  }

  @Test(
    "Generated apps have the map of one machine",
    arguments: Night.sample([3, 7, 11], oneIn: 3)
  )
  func generated(seed: Int) async throws {
    let plan = GeneratedPlan(seed: seed)
    let app = Exploration("generated") { PlannedApp.make(plan) }
    _ = try await rounds(app, of: 2)
    #expect(try bytes(await app.run(merging: folder.url)) == bytes(await app.run()))
  }

  @Test("Shards that wait for each other need one start")
  func waiting() async throws {
    let app = small()
    let url = folder.url
    let others = (2...4).map { number in
      Task { try await app.run(shard: number, of: 4, in: url) }
    }
    #expect(try await app.run(shard: 1, of: 4, in: url))
    for other in others { #expect(try await other.value) }
    #expect(try bytes(await app.run(merging: url)) == bytes(await app.run()))
  }

  @Test("A shard that does not exist entered no states, without a word", arguments: [0, 4])
  func noSuchShard(number: Int) async throws {
    let error = await #expect(throws: WorkerError.self) {
      try await small().run(shard: number, of: 3, in: folder.url, waiting: .zero)
    }
    #expect(
      error?.description
        == "There is no part \(number) of 3. Pass 1 to the number of parts, which is at most 999."
    )
  }

  @Test("What a lost shard has not entered is entered by the merge")
  func lost() async throws {
    let app = small()
    #expect(try await app.run(shard: 2, of: 3, in: folder.url, waiting: .zero) == false)
    #expect(try bytes(await app.run(merging: folder.url)) == bytes(await app.run()))
  }

  @Test("Files of another app, or of other limits, are refused")
  func others() async throws {
    _ = try await small().run(shard: 1, of: 1, in: folder.url)
    var other = small()
    other.limits.states = 2
    await #expect(throws: WorkerError.self) { try await other.run(merging: folder.url) }
    let name = try #require(folder.names.last)
    try Data("nonsense".utf8).write(to: folder.url.appendingPathComponent(name))
    let error = await #expect(throws: WorkerError.self) {
      try await small().run(merging: folder.url)
    }
    #expect(error?.description.hasPrefix("\(name) is of another app") == true)
  }

  @Test("Results of an earlier version of the app, whose states are the same, were taken")
  func earlierVersion() async throws {
    var (app, earlier) = (small(), small())
    app.event("the sheet expires") { $0.dismissModal() }
    earlier.event("the sheet expires") { _ in }
    let others = Folder()
    #expect(try await app.run(shard: 1, of: 1, in: folder.url))
    #expect(try await earlier.run(shard: 1, of: 1, in: others.url))
    // In the second level the sheet is entered, which the event closes or does not; both lead to known states.
    let name = "0002-1of1.entries"
    try Data(contentsOf: others.url.appendingPathComponent(name))
      .write(to: folder.url.appendingPathComponent(name))
    await #expect(throws: WorkerError.self) { try await app.run(merging: folder.url) }
  }

  @Test("In each level a shard went back by replaying, as if it knew no paths of the level before")
  func paths() async throws {
    var app = Exploration("small") { SmallApp(.grows) }
    app.limits.repeats = 4
    #expect(try await app.run(shard: 1, of: 1, in: folder.url))
    var steps = 0
    for name in folder.names {
      let text = try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n").dropFirst() {
        steps += try JSONDecoder().decode(Line.self, from: Data(line.utf8)).entry.stepCount
      }
    }
    // The only shard does what one process does.
    let expected = await app.runCounting().steps
    #expect(steps == expected)
  }

  /// The number of steps in a line of a file.
  private struct Line: Decodable {
    struct Entry: Decodable { let stepCount: Int }

    let entry: Entry
  }

  @Test("A folder that is not there, and a damaged file, were an error of the system")
  func unreadable() async throws {
    let missing = folder.url.appendingPathComponent("entries")
    let error = await #expect(throws: WorkerError.self) {
      try await small().run(merging: missing)
    }
    #expect(
      error?.description
        == "There is no folder \(missing.path). Name the one into which the shards have written their files."
    )
    #expect(try await small().run(shard: 1, of: 1, in: folder.url))
    let name = try #require(folder.names.first)
    let file = folder.url.appendingPathComponent(name)
    try (Data(contentsOf: file).dropLast(9)).write(to: file)
    let damage = await #expect(throws: WorkerError.self) {
      try await small().run(merging: folder.url)
    }
    #expect(damage?.description == "\(name) is damaged. Remove it, and run its shard again.")
  }

  @Test("Files of the first level were taken from other devices and other declarations")
  func otherDeclarations() async throws {
    #expect(try await small().run(shard: 1, of: 1, in: folder.url))
    for name in folder.names.dropFirst() {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
    }
    var (device, left, input) = (small(), small(), small())
    device.traits = Traits(device: .iPhoneSE3)
    left.leaveOut(.swipeBack())
    input.inputs["Name"] = ["Ned"]
    for other in [device, left, input] {
      await #expect(throws: WorkerError.self) { try await other.run(merging: folder.url) }
    }
    _ = try await small().run(merging: folder.url)
  }

  @Test(
    "Arguments that make no sense are told",
    arguments: [
      ["map", "--shard", "3"], ["map", "--shard", "9/8"], ["map", "--shard", "0/8"],
      ["map", "--wait", "soon"], ["map", "--merge"],
    ]
  )
  func arguments(_ arguments: [String]) async {
    await #expect(throws: WorkerError.self) { try await ScreenMapCommand.run(small(), arguments) }
  }
}
