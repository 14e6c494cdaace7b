/// The screen that an element is on.
package struct ScreenPlace: Hashable, Sendable {
  package let route: String

  /// The number of the coordinator whose surface the screen is on.
  package let surface: Int

  /// Tells the screen from all others that the stage has shown, also from those of the same route.
  package let number: Int
}

private struct ScreenPlaceKey: InheritedKey { static let defaultValue: ScreenPlace? = nil }

extension InheritedValues {
  /// The screen that the element is on; `nil` outside a stage, and in what a stage draws itself.
  var screenPlace: ScreenPlace? {
    get { self[ScreenPlaceKey.self] }
    set { self[ScreenPlaceKey.self] = newValue }
  }
}
