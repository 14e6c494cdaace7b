import FlowEngine
import LayoutSim
import SnapshotRendering

/// A surface or a screen that can be left.
struct Leavable: Hashable, Sendable, Codable {
  /// The style of a surface; `nil` for a screen on one.
  var style: Surface.Style?

  /// A fingerprint of its place, its coordinator and its route: there are as many as states are deep.
  var identity: UInt64
}

extension Leavable {
  /// All surfaces above the base, and all screens above roots in sight, from the lowest.
  static func all(on surfaces: [Surface]) -> [Leavable] {
    surfaces.enumerated().flatMap { index, surface in
      let here = "\(surface.style.rawValue) \(surface.owner) \(surface.route.identifier)"
      let screens = surface.content.stacks.flatMap { stack in
        stack.indices.dropFirst().map { depth in
          Leavable(style: nil, "\(here) \(depth) \(stack[depth].route.identifier)")
        }
      }
      return (index == 0 ? [] : [Leavable(style: surface.style, here)]) + screens
    }
  }

  /// All on `stage`.
  @MainActor
  static func all(on stage: Stage) -> [Leavable] { all(on: stage.surfaces.map(\.surface)) }

  private init(style: Surface.Style?, _ name: String) {
    var fingerprint = Fingerprint()
    fingerprint.add(name)
    self.init(style: style, identity: fingerprint.value)
  }
}
