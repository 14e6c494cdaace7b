/// A requested resting height of a sheet, which a device converts to points.
public enum ModalPresentationDetent: Hashable, Sendable {
  /// As tall as the part that the content marks as its minimum, such as a header.
  case small

  /// About half of the screen, like the platform's medium detent.
  case medium

  /// 0.999 of the tallest sheet, which keeps the presenter from being pushed back.
  case large

  /// The tallest sheet that the device allows, which is SwiftUI's `large`.
  case extraLarge

  /// On its own a cover instead of a sheet; with others the tallest sheet.
  case fullscreen

  /// The ideal height of the content, at most ``extraLarge``.
  case custom

  /// A height in points, without the home indicator's area; it does not grow with the text size.
  ///
  /// A height that is not a positive number cannot be shown; infinity is ``extraLarge``. A stage reports both
  /// as a finding.
  case height(Double)

  /// A fraction of the tallest sheet, from 0 to 1.
  ///
  /// More than 1 is ``extraLarge``; a fraction that is not a positive number cannot be shown.
  case fraction(Double)
}

extension ModalPresentationDetent {
  /// Whether both are the same detent; one that is not a number is equal to itself, or nothing with it would come to rest.
  public static func == (lhs: ModalPresentationDetent, rhs: ModalPresentationDetent) -> Bool {
    switch (lhs, rhs) {
    case (.height(let one), .height(let other)), (.fraction(let one), .fraction(let other)):
      one == other || one.isNaN && other.isNaN
    case (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .extraLarge),
      (.fullscreen, .fullscreen), (.custom, .custom):
      true
    default: false
    }
  }

  /// Hashes its kind, and its number.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .height(let number), .fraction(let number): hasher.combine(number.isNaN ? .nan : number)
    default: hasher.combine(rawValue)
    }
  }
}

extension ModalPresentationDetent: CaseIterable {
  /// The detents without a number, from the smallest to the one that follows the content.
  public static let allCases: [ModalPresentationDetent] = [
    .small, .medium, .large, .extraLarge, .fullscreen, .custom,
  ]
}

extension ModalPresentationDetent: RawRepresentable {
  /// The detent as text: `medium`, `height(300)`, `fraction(0.5)`.
  public var rawValue: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extraLarge"
    case .fullscreen: "fullscreen"
    case .custom: "custom"
    case .height(let points): "height(\(ModalPresentationDetent.text(points)))"
    case .fraction(let share): "fraction(\(ModalPresentationDetent.text(share)))"
    }
  }

  /// Creates the detent that is written as `rawValue`; `nil` if there is none.
  public init?(rawValue: String) {
    if let detent = ModalPresentationDetent.allCases.first(where: { $0.rawValue == rawValue }) {
      self = detent
    } else if let points = ModalPresentationDetent.number(in: rawValue, after: "height(") {
      self = .height(points)
    } else if let share = ModalPresentationDetent.number(in: rawValue, after: "fraction(") {
      self = .fraction(share)
    } else {
      return nil
    }
  }

  /// A number in its shortest form: `300` instead of `300.0`.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func number(in word: String, after opening: String) -> Double? {
    guard word.hasPrefix(opening), word.hasSuffix(")") else { return nil }
    return Double(word.dropFirst(opening.count).dropLast())
  }
}

extension ModalPresentationDetent: Codable {
  /// Reads a detent from its raw value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let detent = ModalPresentationDetent(rawValue: word) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(word)” is not a detent. Write medium, height(300), or fraction(0.5)."
      )
    }
    self = detent
  }

  /// Writes the detent as its raw value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// The detents at which a sheet may rest, and the one at which it starts.
///
/// Measured heights are not part of it: they belong to the device that shows the sheet.
public struct ModalDetentConfiguration: Sendable, Codable {
  /// The detents to choose from, in any order.
  public let detents: [ModalPresentationDetent]

  /// The detent at which it rests; `nil` for the smallest that the device can show.
  public internal(set) var selectedDetent: ModalPresentationDetent?

  /// Creates the configuration of a sheet that is always large.
  public init() { self.init(detents: [.large]) }

  /// Creates the configuration of a sheet that can rest at any of `detents`.
  public init(
    detents: [ModalPresentationDetent] = [.large],
    selectedDetent: ModalPresentationDetent? = nil
  ) {
    self.detents = detents
    self.selectedDetent = selectedDetent
  }

  /// Whether it requests a full-screen cover, which it does if `fullscreen` is its only detent.
  public var shouldUseFullScreenCover: Bool {
    !detents.isEmpty && detents.allSatisfy { $0 == .fullscreen }
  }
}

extension ModalDetentConfiguration: ExpressibleByArrayLiteral {
  /// Creates the configuration of a sheet that can rest at any of `detents`.
  public init(arrayLiteral detents: ModalPresentationDetent...) { self.init(detents: detents) }
}

extension ModalDetentConfiguration: Hashable {
  /// Whether both offer the same detents, in any order, and rest at the same one.
  public static func == (lhs: ModalDetentConfiguration, rhs: ModalDetentConfiguration) -> Bool {
    lhs.selectedDetent == rhs.selectedDetent
      && (lhs.detents == rhs.detents || Set(lhs.detents) == Set(rhs.detents))
  }

  /// Feeds the different detents and the selected one to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Set(detents))
    hasher.combine(selectedDetent)
  }
}

extension AnyCoordinator {
  /// Selects another of the heights of the sheet that shows this coordinator.
  ///
  /// A detent with which the sheet was not presented is refused and reported.
  public func selectDetent(_ detent: ModalPresentationDetent) {
    submit(DetentSelection(detent: detent))
  }
}
