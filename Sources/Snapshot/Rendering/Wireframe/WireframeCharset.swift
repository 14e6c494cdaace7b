import LayoutSim

/// The characters with which a wireframe is drawn.
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

/// A sign in a wireframe, which the last line explains.
///
/// The cases are in the order in which they are explained.
enum WireframeSign: Int, CaseIterable {
  case button, destructive, disabled, link, back, leadsOn, search, close, icon, picture
  case selected, checked, unchosen, deletes, moves, badge, field, placeholder
  case switchOn, switchOff, slider, stepper, menu, shown, folded, progress, busy
  case disc, ring, swatch, pill, custom, grabber
  case overlapped, cut, outOfReach, blankRows, sharedRow, unknown

  /// The sign in the last line, with its explanation.
  func explanation(_ charset: WireframeCharset, _ direction: WritingDirection) -> String {
    let text = charset.text
    let isMirrored = direction == .rightToLeft
    return switch self {
    case .button: "[ ] button"
    case .destructive: "\(text.destructive) destructive"
    case .disabled: "\(text.disabled) disabled"
    case .link: "\(text.link) link"
    case .back: "\(isMirrored ? text.leadsOn : text.back) back"
    case .leadsOn: "\(isMirrored ? text.back : text.leadsOn) leads on"
    case .search: "\(text.search) search"
    case .close: "\(text.close) close"
    case .icon: "\(text.icon) symbol"
    case .picture: "\(text.picture) picture"
    case .selected: "* selected"
    case .checked: "\(text.checked) chosen"
    case .unchosen: "\(text.ring) not chosen"
    case .deletes: "\(text.minus) deletes"
    case .moves: "\(text.handle) moves"
    case .badge: "( ) badge"
    case .field: "\(text.vertical) \(text.vertical) field"
    case .placeholder: "_ not filled in"
    case .switchOn: "\(text.switchOn) switched on"
    case .switchOff: "\(text.switchOff) switched off"
    case .slider: "\(text.knob) slider"
    case .stepper: "[- +] stepper"
    case .menu: "\(text.menu) menu"
    case .shown: "\(text.shown) unfolded"
    case .folded: "\(text.folded) folded"
    case .progress: "\(text.done)\(text.toDo) progress"
    case .busy: "\(text.busy) busy"
    case .disc: "\(text.disc) disc"
    case .ring: "\(text.ring) pale disc"
    case .swatch: "\(text.swatch) surface"
    case .pill: "( ) surface"
    case .custom: "{ } other element"
    case .grabber: "\(text.grabber) grabber"
    case .overlapped: "\(text.overlapped) words over words"
    case .cut: "\(text.cut) cut by this picture"
    case .outOfReach: "\(text.gutter) out of reach"
    case .blankRows: "\(text.blankRows) rows without content"
    case .sharedRow: "no number: in the row above"
    case .unknown: "\(text.unknown) letter of uncertain width"
    }
  }
}
