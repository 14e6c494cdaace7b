import FlowEngine

/// A route as data: scripts print it, and sets of it are quick to search.
struct Stop: Hashable, Codable {
  /// The route type that the stop is of.
  enum Line: String, Codable, CaseIterable { case tram, boat }

  let line: Line
  let number: Int

  /// Counts for `==` and not for the identifier.
  var payload = 0
}

extension Stop: CustomStringConvertible {
  var identifier: String { line == .tram ? "t\(number)" : "b\(number)" }
  var description: String { payload == 0 ? identifier : "\(identifier)'\(payload)" }

  var route: any Route {
    switch line {
    case .tram: TramStop(stop: self)
    case .boat: BoatStop(stop: self)
    }
  }

  /// The stop that `route` is; every route of these tests is one.
  init(_ route: any Route) {
    if let tram = route as? TramStop {
      self = tram.stop
    } else if let boat = route as? BoatStop {
      self = boat.stop
    } else {
      self = Stop(line: .boat, number: -1)
    }
  }
}

/// A route type that is made of stops of one line.
protocol StopRoute: Route, Codable {
  init(stop: Stop)
  var stop: Stop { get }
}

extension StopRoute {
  var identifier: String { stop.identifier }
}

struct TramStop: StopRoute {
  let stop: Stop
}

struct BoatStop: StopRoute {
  let stop: Stop
}
