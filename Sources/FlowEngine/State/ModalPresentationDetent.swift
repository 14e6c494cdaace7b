/// A resting height of a sheet, as it is asked for; a device turns it into points.
public enum ModalPresentationDetent: String, Hashable, Sendable, Codable, CaseIterable {
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
}
