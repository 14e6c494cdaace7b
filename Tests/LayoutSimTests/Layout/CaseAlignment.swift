import LayoutSim

/// A word for a place where things meet.
enum CaseAlignment {
  static func vertical(_ word: String?) throws -> VerticalGuide {
    switch word {
    case nil, "center", "middle": return .center
    case "top": return .top
    case "bottom": return .bottom
    case "firstBaseline": return .firstTextBaseline
    case "lastBaseline": return .lastTextBaseline
    case let word?:
      guard case .vertical(let guide) = try CaseGuide(word) else { throw mismatch(word) }
      return guide
    }
  }

  static func horizontal(_ word: String?) throws -> HorizontalGuide {
    switch word {
    case nil, "center": return .center
    case "leading": return .leading
    case "trailing": return .trailing
    case let word?:
      guard case .horizontal(let guide) = try CaseGuide(word) else { throw mismatch(word) }
      return guide
    }
  }

  static func pair(_ word: String?) throws -> Anchoring {
    switch word {
    case nil, "center": return .center
    case "top": return .top
    case "bottom": return .bottom
    case "leading": return .leading
    case "trailing": return .trailing
    case "topLeading": return .topLeading
    case "topTrailing": return .topTrailing
    case "bottomLeading": return .bottomLeading
    case "bottomTrailing": return .bottomTrailing
    case let word?:
      switch try CaseGuide(word) {
      case .horizontal(let guide): return Anchoring(horizontal: guide, vertical: .center)
      case .vertical(let guide): return Anchoring(horizontal: .center, vertical: guide)
      }
    }
  }

  private static func mismatch(_ word: String) -> CaseProblem {
    CaseProblem("`\(word)` is on the other axis")
  }
}

/// A guide key: a built-in one, or one of the author's at a fraction of a length.
enum CaseGuide {
  case horizontal(HorizontalGuide)
  case vertical(VerticalGuide)

  init(_ word: String) throws {
    switch word {
    case "leading": self = .horizontal(.leading)
    case "center": self = .horizontal(.center)
    case "trailing": self = .horizontal(.trailing)
    case "top": self = .vertical(.top)
    case "middle": self = .vertical(.center)
    case "bottom": self = .vertical(.bottom)
    case "firstBaseline": self = .vertical(.firstTextBaseline)
    case "lastBaseline": self = .vertical(.lastTextBaseline)
    default:
      let parts = word.split(separator: "@", omittingEmptySubsequences: false)
      let axis: LayoutAxis? =
        word.hasPrefix("h:") ? .horizontal : word.hasPrefix("v:") ? .vertical : nil
      guard let axis, parts.count == 2, parts[0].count > 2, let fraction = Double(parts[1]) else {
        throw CaseProblem("`\(word)` is no alignment")
      }
      let key = try CaseGuideKeys.key(for: word, at: fraction)
      self = axis == .horizontal ? .horizontal(.init(key)) : .vertical(.init(key))
    }
  }
}

/// The value of an explicit guide: a number, or shares of the size and of other guides.
struct CaseGuideValue {
  var constant = 0.0
  var width = 0.0
  var height = 0.0
  var guides: [(guide: CaseGuide, factor: Double)] = []

  init(_ json: CaseJSON) throws {
    if case .number(let number) = json {
      constant = number
      return
    }
    guard case .object(let object) = json else {
      throw CaseProblem("the value of a guide is neither a number nor an object")
    }
    let fields = CaseFields(object)
    constant = try fields.number("k") ?? 0
    width = try fields.number("w") ?? 0
    height = try fields.number("h") ?? 0
    if let factors = try fields.object("guides") {
      for name in factors.names {
        guides.append((try CaseGuide(name), try factors.number(name) ?? 0))
      }
    }
  }
}

extension CaseGuideValue {
  /// The place in a box.
  func position(in box: BoxDimensions) -> Double {
    let lengths = product(width, box.width) + product(height, box.height)
    return guides.reduce(constant + lengths) { sum, term in
      switch term.guide {
      case .horizontal(let guide): sum + product(term.factor, box[guide])
      case .vertical(let guide): sum + product(term.factor, box[guide])
      }
    }
  }
}
