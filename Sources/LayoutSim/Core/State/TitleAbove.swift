/// The title above the content of a screen, which is known only once the content is resolved.
final class TitleAbove: @unchecked Sendable {
  /// Whether it is large; to be asked while the content is laid out.
  var isLarge = false
}

private struct TitleAboveKey: InheritedKey { static var defaultValue: TitleAbove? { nil } }

extension InheritedValues {
  /// The title above the content of the enclosing screen; `nil` if there is no screen.
  var titleAbove: TitleAbove? {
    get { self[TitleAboveKey.self] }
    set { self[TitleAboveKey.self] = newValue }
  }
}
