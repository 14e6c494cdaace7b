import LayoutSim

/// The inks of a picture that are none of the platform's purposes, in the order of their first use.
struct SVGInks {
  private var inks: [Ink] = []

  /// For each gradient, the paints of its colours; `nil` stands for no colour.
  private var stops: [Int: [SVGPaint?]] = [:]

  /// Whether leading is on the right.
  let isMirrored: Bool

  init(isMirrored: Bool) {
    self.isMirrored = isMirrored
  }

  /// The paint for the ink called `word`; `nil` if nothing is seen of it.
  mutating func paint(_ word: String) -> SVGPaint? {
    if let purpose = SVGPaint(purpose: word) { return purpose }
    let ink = Ink(word)
    if ink.isInvisible { return nil }
    if let known = inks.firstIndex(of: ink) { return .ink(known) }
    switch InkDrawing(ink) {
    case .colour(let name) where SVGColour.named(name, .light) == nil: return .fill
    case .colour, .faded: break
    case .linear(_, _, let colours), .radial(_, _, _, let colours):
      let paints = colours.map { paint($0.rawValue) }
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

  /// The colour of an ink; of a gradient its first one.
  static func colour(_ drawing: InkDrawing, _ scheme: InkScheme) -> SVGColour {
    switch drawing {
    case .colour(let name):
      return SVGColour.named(name, scheme)
        ?? SVGColour(css: (SVGPaint(purpose: name) ?? .fill).colour(scheme))
    case .faded(let other, let share):
      var colour = colour(other, scheme)
      colour.opacity *= share
      return colour
    case .linear(_, _, let inks), .radial(_, _, _, let inks):
      return colour(inks.first.map { InkDrawing($0) } ?? .colour("fill"), scheme)
    }
  }
}
