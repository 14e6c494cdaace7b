/// The characters that a wireframe draws with.
public enum WireframeCharset: String, Hashable, Sendable, CaseIterable {
  /// Box drawing characters, and labels in their own script.
  case unicode

  /// ASCII only: `+`, `-` and `|`, and a question mark for every other letter of a label.
  case ascii
}

extension WireframeCharset {
  /// The texts of signs, each as wide as it has characters.
  struct Texts: Sendable {
    var horizontal = "─"
    var vertical = "│"
    var topLeft = "┌"
    var topRight = "┐"
    var bottomLeft = "└"
    var bottomRight = "┘"
    var roundTopLeft = "╭"
    var roundTopRight = "╮"
    var roundBottomLeft = "╰"
    var roundBottomRight = "╯"
    var gutter = "░"
    var grabber = "━━━"
    var dot = "·"
    var unknown = "□"
    var ellipsis = "…"
    var cut = "»"
    var overlapped = "╳"
    var blankRows = "⋮"

    var back = "‹"
    var leadsOn = "›"
    var icon = "◊"
    var picture = "▨"
    var checked = "✓"
    var close = "✕"
    var search = "⌕"
    var menu = "⇅"
    var shown = "▾"
    var folded = "▸"
    var disc = "●"
    var ring = "○"
    var swatch = "■"

    var minus = "⊖"
    var handle = "≡"

    var destructive = "!"
    var disabled = "⊘"
    var link = "→"
    var switchOn = "(on ●)"
    var switchOff = "(○ off)"
    var knob = "●"
    var track = "─"
    var trackStart = "├"
    var trackEnd = "┤"
    var done = "━"
    var toDo = "─"
    var busy = "◌"
  }

  var text: Texts { self == .unicode ? .unicode : .ascii }
}

extension WireframeCharset.Texts {
  static let unicode = Self()

  static let ascii = Self(
    horizontal: "-",
    vertical: "|",
    topLeft: "+",
    topRight: "+",
    bottomLeft: "+",
    bottomRight: "+",
    roundTopLeft: "+",
    roundTopRight: "+",
    roundBottomLeft: "+",
    roundBottomRight: "+",
    gutter: ":",
    grabber: "===",
    dot: "-",
    unknown: "?",
    ellipsis: "...",
    cut: "~",
    overlapped: "X",
    blankRows: "...",
    back: "<",
    leadsOn: ">",
    icon: "o",
    picture: "$",
    checked: "v",
    close: "x",
    search: "o",
    menu: "^",
    shown: "v",
    folded: ">",
    disc: "@",
    ring: "o",
    swatch: "#",
    minus: "_",
    handle: "=",
    destructive: "!",
    disabled: "%",
    link: "&",
    switchOn: "(on @)",
    switchOff: "(o off)",
    knob: "@",
    track: "-",
    trackStart: "|",
    trackEnd: "|",
    done: "=",
    toDo: "-",
    busy: "*"
  )
}
