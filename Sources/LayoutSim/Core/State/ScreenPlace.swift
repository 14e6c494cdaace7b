/// The screen of an element.
package struct ScreenPlace: Hashable, Sendable {
  package let route: String

  /// The number of the coordinator of the screen's surface.
  package let surface: Int

  /// The screen's key in a settled tree; the surface's for the app's own bars around tabs.
  package let subject: LayerKey
}

private struct ScreenPlaceKey: InheritedKey { static var defaultValue: ScreenPlace? { nil } }

extension InheritedValues {
  /// The screen of the element; `nil` outside a stage, and in elements that a stage draws itself.
  var screenPlace: ScreenPlace? {
    get { self[ScreenPlaceKey.self] }
    set { self[ScreenPlaceKey.self] = newValue }
  }
}
