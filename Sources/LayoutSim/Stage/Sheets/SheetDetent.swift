import FlowEngine

/// A height at which a sheet can rest, as its content requests it, with the meaning of SwiftUI's detent of that name.
///
/// Coordinators request `ModalPresentationDetent`s, whose `large` is slightly lower than SwiftUI's. Outlines, gestures and
/// ``SheetMeasurement`` have those names for all sheets, in which ``large`` is `extraLarge`.
public enum SheetDetent: Hashable, Sendable {
  /// About half of the screen.
  case medium

  /// The tallest sheet that the device allows.
  case large

  /// A fraction of the tallest sheet, from 0 to 1.
  ///
  /// More than 1 is ``large``; a fraction that is not a positive number is the finding `invalid-detent`.
  case fraction(Double)

  /// A height in points, without the home indicator's area; it does not grow with the text size.
  ///
  /// Infinity is ``large``; both infinity and a height that is not a positive number are the finding `invalid-detent`.
  case height(Double)

  /// The ideal height of the content, at most ``large``; in SwiftUI apps define such a detent themselves.
  case custom

  /// The height of the part that the content marks as its minimum, such as a header; in SwiftUI apps define such a
  /// detent themselves.
  case small
}

extension SheetDetent {
  /// Whether both are the same detent; one that is not a number is equal to itself, or its sheet would never come to rest.
  public static func == (lhs: SheetDetent, rhs: SheetDetent) -> Bool {
    lhs.detent() == rhs.detent()
  }

  /// Hashes its kind, and its number.
  public func hash(into hasher: inout Hasher) { hasher.combine(detent()) }

  /// The detent at which a finger has left a sheet.
  init(_ detent: ModalPresentationDetent) {
    self =
      switch detent {
      case .small: .small
      case .medium: .medium
      case .large, .extraLarge, .fullscreen: .large
      case .custom: .custom
      case .height(let points): .height(points)
      case .fraction(let share): .fraction(share)
      }
  }

  /// The coordinators' detent of this height; of a coordinator's sheet with `detents` the tallest is `large`.
  func detent(among detents: [ModalPresentationDetent] = []) -> ModalPresentationDetent {
    switch self {
    case .medium: .medium
    case .large: [.extraLarge, .fullscreen, .large].first(where: detents.contains) ?? .extraLarge
    case .fraction(let share): .fraction(share)
    case .height(let points): .height(points)
    case .custom: .custom
    case .small: .small
    }
  }

  /// The detent as findings print it, with its number rounded as lengths are: `height(140.67)`.
  var words: String { self == .large ? "large" : detent().words }
}
