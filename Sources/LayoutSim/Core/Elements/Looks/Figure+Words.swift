extension Figure {
  /// The printed word: `rect`, `rounded(8)`, `rounded(8,8,0,8)`, `capsule`, `disc` or `ellipse`.
  package var word: String {
    switch kind {
    case .rectangle: return "rect"
    case .rounded(let radius): return "rounded(\(PrintedNumber.text(radius)))"
    case .uneven(let first, let second, let third, let fourth):
      let radii = [first, second, third, fourth].map(PrintedNumber.text)
      return "rounded(\(radii.joined(separator: ",")))"
    case .capsule: return "capsule"
    case .circle: return "disc"
    case .ellipse: return "ellipse"
    }
  }

  /// The shape that `word` names; `nil` if it names none.
  package init?(word: String) {
    switch word {
    case "rect": self = .rect
    case "capsule": self = .capsule
    case "disc": self = .circle
    case "ellipse": self = .ellipse
    default:
      guard word.hasPrefix("rounded("), word.hasSuffix(")") else { return nil }
      let radii = word.dropFirst(8).dropLast().split(
        separator: ",",
        omittingEmptySubsequences: false
      ).map { Double($0).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
      switch radii.count {
      case 1:
        guard let radius = radii[0] else { return nil }
        self = .rect(cornerRadius: radius)
      case 4:
        guard let first = radii[0], let second = radii[1], let third = radii[2],
          let fourth = radii[3]
        else { return nil }
        self.init(kind: .uneven(first, second, third, fourth))
      default: return nil
      }
    }
  }

  /// Whether all of its offer is inside.
  package var fillsItsOffer: Bool {
    switch kind {
    case .rectangle, .rounded(0), .uneven(0, 0, 0, 0): true
    default: false
    }
  }

  /// The part of `frame` in which it is drawn.
  package func bounds(in frame: Rect) -> Rect {
    guard isSquare else { return frame }
    let side = min(frame.size.width, frame.size.height)
    return Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
  }

  /// Whether it takes a square of its offer.
  var isSquare: Bool { kind == .circle }
}
