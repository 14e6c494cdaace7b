import BookshopMap
import ScreenMapping

/// The options for measuring the exploration of the bookshop, from the command line.
@MainActor
struct MapOptions {
  private enum Measurement {
    /// The steps of the whole map.
    case steps

    /// The beginning of the map, repeated that many times.
    case beginnings(Int)

    /// The map of an endless app, with that many states.
    case states(Int)

    /// A drawing of that many places.
    case places(Int)

    /// The documents of the whole map, as the command of an app writes them with these arguments.
    case documents([String])
  }

  private let measurement: Measurement

  /// Reads the arguments; `nil` if they do not concern maps.
  init?(_ arguments: [String]) {
    // With this argument the command starts itself.
    if arguments.first == "--worker" || arguments.starts(with: ["map", "documents"]) {
      measurement = .documents(arguments.first == "map" ? Array(arguments.dropFirst(2)) : arguments)
      return
    }
    let number = arguments.last.flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
    switch (arguments.dropLast(number == nil ? 0 : 1), number) {
    case (["map"], nil): measurement = .steps
    case (["--count", "map"], let rounds?): measurement = .beginnings(rounds)
    case (["map", "states"], let states?): measurement = .states(states)
    case (["map", "places"], let places?): measurement = .places(places)
    default: return nil
    }
  }

  /// Repeats the work to be counted, or prints the steps of the whole map, the actions that they have tried, and the
  /// moves of the beginning, which is the repeated part.
  func run() async throws {
    let shop = try ShopExploration.shop()
    var beginning = shop
    // About a tenth: counting all of it takes minutes.
    beginning.limits.steps = 200
    switch measurement {
    case .steps:
      let (_, steps, actions) = await shop.runCounting()
      print(steps, actions, await beginning.run().moves.count)
    case .beginnings(let rounds):
      for _ in 0..<rounds { _ = await beginning.run() }
    case .states(let count): await LargeMap.explore(states: count)
    case .places(let count): await LargeMap.draw(places: count)
    case .documents(let arguments): try await ScreenMapCommand.run(shop, arguments)
    }
  }
}
