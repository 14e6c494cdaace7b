/// A resting height of a sheet, as it is asked for; a device turns it into points.
public enum ModalPresentationDetent: Hashable, Sendable {
  /// As tall as the part that the content marks as its minimum: a header, say.
  case small

  /// About half of the screen, as the platform's medium detent.
  case medium

  /// 0.999 of the tallest sheet, which keeps the presenter from being pushed back.
  case large

  /// The tallest sheet that the device allows.
  case extraLarge

  /// Alone: a cover instead of a sheet. Among others: the tallest sheet.
  case fullscreen

  /// As tall as the content wants to be, never taller than ``extraLarge``.
  case custom

  /// A height in points, without what the home indicator takes; it does not grow with the text size.
  ///
  /// A height that is no positive number cannot be shown; one without end is ``extraLarge``. A stage that
  /// shows a sheet with either says so as a finding.
  case height(Double)

  /// A share of the tallest sheet, from 0 to 1.
  ///
  /// More than 1 is ``extraLarge``; a share that is no positive number cannot be shown.
  case fraction(Double)
}

extension ModalPresentationDetent: CaseIterable {
  /// The detents that need no number, from the smallest to the one that follows the content.
  public static let allCases: [ModalPresentationDetent] = [
    .small, .medium, .large, .extraLarge, .fullscreen, .custom,
  ]
}

extension ModalPresentationDetent: RawRepresentable {
  /// The detent as a word: `medium`, `height(300)`, `fraction(0.5)`.
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

  /// The detent that is written as `rawValue`, or `nil` if none is.
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

  /// A number as short as it can be said: `300` instead of `300.0`.
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
  /// Reads a detent from its word.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let detent = ModalPresentationDetent(rawValue: word) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(word)” is no detent. Write medium, height(300) or fraction(0.5), say."
      )
    }
    self = detent
  }

  /// Writes the detent as its word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
