/// The screen that an element is on.
package struct ScreenPlace: Hashable, Sendable {
  package let route: String

  /// The number of the coordinator whose surface the screen is on.
  package let surface: Int

  /// What the screen is in a settled tree; the surface for what an app draws around tabs.
  package let subject: LayerKey
}

private struct ScreenPlaceKey: InheritedKey { static var defaultValue: ScreenPlace? { nil } }

extension InheritedValues {
  /// The screen that the element is on; `nil` outside a stage, and in what a stage draws itself.
  var screenPlace: ScreenPlace? {
    get { self[ScreenPlaceKey.self] }
    set { self[ScreenPlaceKey.self] = newValue }
  }
}
