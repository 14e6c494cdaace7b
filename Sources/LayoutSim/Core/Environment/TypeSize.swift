/// The user's text size, from the smallest to the largest accessibility size.
///
/// The twelve categories are those of Dynamic Type; ``large`` is the default of the system.
public enum TypeSize: String, Hashable, Codable, Sendable, CaseIterable {
  /// The smallest size.
  case xSmall

  /// Two steps below the default.
  case small

  /// One step below the default.
  case medium

  /// The default.
  case large

  /// One step above the default.
  case xLarge

  /// Two steps above the default.
  case xxLarge

  /// The largest size that is not an accessibility size.
  case xxxLarge

  /// The first accessibility size.
  case accessibility1

  /// The second accessibility size.
  case accessibility2

  /// The third accessibility size.
  case accessibility3

  /// The fourth accessibility size.
  case accessibility4

  /// The largest size.
  case accessibility5
}

extension TypeSize {
  /// The number of smaller sizes.
  var step: Int { TypeSize.allCases.firstIndex(of: self) ?? 0 }

  /// The text size in navigation bars, which follow the user's only up to `xxLarge`.
  var inNavigationBars: TypeSize {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge: self
    case .xxxLarge, .accessibility1, .accessibility2, .accessibility3, .accessibility4,
      .accessibility5:
      .xxLarge
    }
  }
}

/// A length that follows the user's text size.
///
/// ```swift
/// @Scaled(relativeTo: .headline) private var side = 44.0
/// ```
///
/// It grows with the line distance of a text style, like the factors that UIKit reports (38 of 41 points for a large
/// title at the smallest size), and is not rounded. It imitates SwiftUI's property wrapper for scaled metrics.
@propertyWrapper
@MainActor
public struct Scaled: StateMember {
  let box: MemberBox

  /// Creates a length of `wrappedValue` points at the default text size that grows as texts of `style` do.
  public init(wrappedValue: Double, relativeTo style: TextStyle = .body) {
    box = ScaledBox(initial: wrappedValue, style: style)
  }

  /// The length at the user's text size, in points.
  public var wrappedValue: Double { unsafeDowncast(box, to: ScaledBox.self).value }
}

/// The storage of ``Scaled``.
private final class ScaledBox: MemberBox {
  private let initial: Double
  private let style: TextStyle
  private var typeSize = TypeSize.large

  init(initial: Double, style: TextStyle) {
    (self.initial, self.style) = (initial, style)
  }

  var value: Double {
    initial * style.metrics(at: typeSize).leading / style.metrics(at: .large).leading
  }

  override func bind(to slot: StateSlot, index: Int, inherited: InheritedValues) {
    super.bind(to: slot, index: index, inherited: inherited)
    typeSize = inherited.dynamicTypeSize
  }

  override func isCurrent(under inherited: InheritedValues) -> Bool {
    typeSize == inherited.dynamicTypeSize
  }

  override func fresh() -> MemberBox { ScaledBox(initial: initial, style: style) }
}
