import FlowEngine
import LayoutSim
import SnapshotRendering

/// A route by its identifier, and a fingerprint of what it is made of.
struct RouteValue: Hashable, Sendable, Codable {
  var identifier: String
  var value: UInt64
}

/// Looks into routes, and remembers those that it has met: that takes long, and most states of an app have the same
/// routes.
@MainActor
final class RouteValues {
  /// What was met, each with a copy of the route: as long as that is held, nothing else has the same bytes.
  private var known: [Bytes: (route: any Route, value: UInt64)] = [:]

  /// An app that makes its texts anew has other bytes each time.
  private static let most = 4_096

  /// What is told of `route`.
  func value(of route: any Route) -> RouteValue {
    let description = RouteDescription(route)
    return RouteValue(
      identifier: "\(description.type) \(description.identifier)",
      value: fingerprint(of: route)
    )
  }

  private func fingerprint(of route: some Route) -> UInt64 {
    let bytes = Bytes(route)
    if let known = known[bytes] { return known.value }
    let described = DescribedValue(route)
    var fingerprint = Fingerprint()
    fingerprint.add(described.words)
    // One with objects or functions is not held, since they would be, too.
    if described.opaqueTypes.isEmpty {
      if known.count == RouteValues.most { known = [:] }
      known[bytes] = (route, fingerprint.value)
    }
    return fingerprint.value
  }

  /// A value as it is in memory.
  private struct Bytes: Hashable {
    let type: ObjectIdentifier
    let bytes: [UInt8]

    init<Value>(_ value: Value) {
      type = ObjectIdentifier(Value.self)
      bytes = withUnsafeBytes(of: value) { Array($0) }
    }
  }
}
