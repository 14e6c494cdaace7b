/// The characters that a wireframe draws with.
public enum WireframeCharset: String, Hashable, Sendable, CaseIterable {
  /// Box drawing characters, and labels in their own script.
  case unicode

  /// ASCII only: `+`, `-` and `|`, and a question mark for every other letter of a label.
  case ascii
}

extension WireframeCharset {
  var horizontal: String { self == .unicode ? "─" : "-" }
  var vertical: String { self == .unicode ? "│" : "|" }
  var topLeft: String { self == .unicode ? "┌" : "+" }
  var topRight: String { self == .unicode ? "┐" : "+" }
  var bottomLeft: String { self == .unicode ? "└" : "+" }
  var bottomRight: String { self == .unicode ? "┘" : "+" }
  var gutter: String { self == .unicode ? "░" : ":" }
  var back: String { self == .unicode ? "‹" : "<" }
  var grabber: String { self == .unicode ? "━━━" : "===" }
  var ellipsis: String { self == .unicode ? "…" : "..." }
  var dot: String { self == .unicode ? "·" : "-" }
  var icon: String { self == .unicode ? "◊" : "o" }
  var unknown: String { self == .unicode ? "□" : "?" }
}
