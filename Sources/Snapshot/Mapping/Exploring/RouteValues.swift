import FlowEngine
import LayoutSim
import SnapshotRendering

/// A route by its identifier, and a fingerprint of its contents.
struct RouteValue: Hashable, Sendable, Codable {
  var identifier: String
  var value: UInt64
}

/// Inspects routes, and caches the results: inspection is slow, and most states of an app have the same routes.
@MainActor
final class RouteValues {
  /// The cached values, each with a copy of the route: as long as that is retained, nothing else has the same bytes.
  private var known: [Bytes: (route: any Route, value: UInt64)] = [:]

  /// An app that creates its texts anew has different bytes each time.
  private static let most = 4_096

  /// The value of `route`.
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
    // A route with objects or functions is not retained, since they would be retained, too.
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
