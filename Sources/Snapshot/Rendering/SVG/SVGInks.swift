import LayoutSim

/// The inks of a picture that are not among the platform's purposes, in the order of their first use.
struct SVGInks {
  private var inks: [Ink] = []

  /// For each gradient, the paints of its colours; `nil` means no colour.
  private var stops: [Int: [SVGPaint?]] = [:]

  /// Whether leading is on the right.
  let isMirrored: Bool

  init(isMirrored: Bool) {
    self.isMirrored = isMirrored
  }

  /// The paint for an ink; `nil` if it is invisible.
  mutating func paint(_ ink: Ink) -> SVGPaint? {
    if let purpose = SVGPaint(purpose: ink) { return purpose }
    if ink.isInvisible { return nil }
    if let known = inks.firstIndex(of: ink) { return .ink(known) }
    switch InkDrawing(ink) {
    case .colour(let name) where SVGColour.named(name, .light) == nil: return .fill
    case .colour, .faded: break
    case .linear(_, _, let colours), .radial(_, _, _, let colours):
      let paints = colours.map { paint($0) }
      inks.append(ink)
      stops[inks.count - 1] = paints
      return .ink(inks.count - 1)
    }
    inks.append(ink)
    return .ink(inks.count - 1)
  }

  /// The rules for the inks.
  func rules(_ scheme: InkScheme) -> String {
    inks.enumerated().map { number, ink in
      let colour = SVGInks.colour(InkDrawing(ink), scheme)
      if stops[number] == nil { return ".ink\(number){\(colour.declarations)}" }
      return ".ink\(number){fill:url(#ink\(number)-gradient);color:\(colour.digits)}"
    }.joined()
  }

  /// The definitions of the gradients.
  var gradients: [String] {
    stops.sorted { $0.key < $1.key }.compactMap { number, paints in
      let id = [(name: "id", value: "ink\(number)-gradient")]
      let content = paints.enumerated().map { place, paint in
        let share = paints.count > 1 ? Double(place) / Double(paints.count - 1) : 0
        return Markup.element(
          "stop",
          [
            (name: "offset", value: Markup.number(share)),
            (name: "class", value: paint?.rawValue ?? "label"),
            (name: "stop-color", value: "currentColor"),
          ] + (paint == nil ? [(name: "stop-opacity", value: "0")] : [])
        )
      }.joined()
      switch InkDrawing(inks[number]) {
      case .linear(let from, let to, _):
        let places = [
          ("x1", x(from)), ("y1", from.y), ("x2", x(to)), ("y2", to.y),
        ].map { (name: $0.0, value: Markup.number($0.1)) }
        return Markup.element("linearGradient", id + places, content)
      case .radial(let center, _, _, _):
        let places = [("cx", x(center)), ("cy", center.y)].map {
          (name: $0.0, value: Markup.number($0.1))
        }
        return Markup.element("radialGradient", id + places, content)
      case .colour, .faded: return nil
      }
    }
  }

  private func x(_ point: AnchorPoint) -> Double { isMirrored ? 1 - point.x : point.x }

  /// The colour of an ink; for a gradient, its first one.
  static func colour(_ drawing: InkDrawing, _ scheme: InkScheme) -> SVGColour {
    switch drawing {
    case .colour(let name):
      return SVGColour.named(name, scheme)
        ?? (SVGPaint(purpose: Ink(name)) ?? .fill).colour(scheme)
    case .faded(let other, let share):
      var colour = colour(other, scheme)
      colour.opacity *= share
      return colour
    case .linear(_, _, let inks), .radial(_, _, _, let inks):
      return colour(inks.first.map { InkDrawing($0) } ?? .colour("fill"), scheme)
    }
  }
}

/// A colour in the notation of the web.
struct SVGColour {
  /// Six digits after a `#`.
  let digits: String

  /// From 0 to 1.
  var opacity: Double

  private init(digits: String) {
    self.digits = digits
    opacity = 1
  }

  /// Parses `#rgb`, `#rrggbb` or `#rrggbbaa`; anything else is black.
  init(css: String) {
    let all = Array(css.dropFirst())
    switch all.count {
    case 3: digits = "#" + all.map { "\($0)\($0)" }.joined()
    case 6, 8: digits = "#" + String(all[..<6])
    default: digits = "#000000"
    }
    opacity = all.count == 8 ? Double(Int(String(all[6...]), radix: 16) ?? 255) / 255 : 1
  }

  /// The declarations of a style sheet for areas and lines with this colour.
  ///
  /// The opacity is beside the digits, since not every viewer supports eight of them.
  var declarations: String {
    let share = Markup.number(min(max(opacity, 0), 1))
    let opacities = "fill-opacity:\(share);stroke-opacity:\(share);stop-opacity:\(share)"
    return "fill:\(digits);color:\(digits)" + (share == "1" ? "" : ";\(opacities)")
  }

  /// The colour as a function of style sheets.
  var function: String {
    if opacity >= 1 { return digits }
    let channels = stride(from: 1, to: 7, by: 2).map { start in
      Int(digits.dropFirst(start).prefix(2), radix: 16) ?? 0
    }
    let words = channels.map(String.init).joined(separator: ",")
    return "rgba(\(words),\(Markup.number(max(opacity, 0))))"
  }

  /// The system's colour named `name`, or one by its digits; `nil` if it is neither.
  ///
  /// The names are those of the platform's guidelines for colours, with their values up to iOS 18.
  static func named(_ name: String, _ scheme: InkScheme) -> SVGColour? {
    let isLight = scheme == .light
    switch name {
    case "red": return SVGColour(css: isLight ? "#ff3b30" : "#ff453a")
    case "orange": return SVGColour(css: isLight ? "#ff9500" : "#ff9f0a")
    case "yellow": return SVGColour(css: isLight ? "#ffcc00" : "#ffd60a")
    case "green": return SVGColour(css: isLight ? "#34c759" : "#30d158")
    case "mint": return SVGColour(css: isLight ? "#00c7be" : "#63e6e2")
    case "teal": return SVGColour(css: isLight ? "#30b0c7" : "#40cbe0")
    case "cyan": return SVGColour(css: isLight ? "#32ade6" : "#64d2ff")
    case "blue": return SVGColour(css: isLight ? "#007aff" : "#0a84ff")
    case "indigo": return SVGColour(css: isLight ? "#5856d6" : "#5e5ce6")
    case "purple": return SVGColour(css: isLight ? "#af52de" : "#bf5af2")
    case "pink": return SVGColour(css: isLight ? "#ff2d55" : "#ff375f")
    case "brown": return SVGColour(css: isLight ? "#a2845e" : "#ac8e68")
    case "gray": return SVGColour(css: "#8e8e93")
    case "white": return SVGColour(css: "#ffffff")
    case "black": return SVGColour(css: "#000000")
    case "tertiary": return SVGColour(css: isLight ? "#3c3c434d" : "#ebebf54d")
    case "quaternary": return SVGColour(css: isLight ? "#3c3c432e" : "#ebebf52e")
    default:
      let isColour =
        name.utf8.count == 7 && name.hasPrefix("#")
        && name.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
      return isColour ? SVGColour(digits: name) : nil
    }
  }
}
