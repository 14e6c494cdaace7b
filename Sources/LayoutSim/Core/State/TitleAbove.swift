/// The size of the title above the content of a screen, as far as it is known while the content is resolved.
final class TitleAbove: @unchecked Sendable {
  private let isExpectedToBeLarge: Bool

  /// Whether anything was resolved for it.
  private(set) var wasRead = false

  init(isExpectedToBeLarge: Bool) { self.isExpectedToBeLarge = isExpectedToBeLarge }

  /// Whether it is large.
  var isLarge: Bool {
    wasRead = true
    return isExpectedToBeLarge
  }

  /// Whether what was resolved holds although the title is large or is not.
  func holds(where isLarge: Bool) -> Bool { !wasRead || isLarge == isExpectedToBeLarge }
}

private struct TitleAboveKey: InheritedKey { static var defaultValue: TitleAbove? { nil } }

extension InheritedValues {
  /// The title above the content of the enclosing screen; `nil` if there is no screen.
  var titleAbove: TitleAbove? {
    get { self[TitleAboveKey.self] }
    set { self[TitleAboveKey.self] = newValue }
  }
}
