/// The state of the rules of UAX #14 at a place in a text.
///
/// The rules are those of Unicode 15.0 with its own regular expression for numbers (example 7 of its section
/// 8.2), which keeps more of them together and which its test cases expect.
struct LineBreakState {
  /// The class before the place, ignoring marks and joiners.
  private(set) var before: LineBreakClass = .start

  /// The classes that cannot start a line at the place.
  private(set) var held: LineBreakClassSet = .all

  /// Moves the place past a character.
  mutating func pass(_ character: LineBreakClass) {
    switch character {
    // LB9: a mark changes nothing. LB10: it counts as a letter if there is nothing to mark.
    case .cm, .zwj: if !before.takesMarks { before = .al }
    case .sp: before = before.thenSpaces
    case .ri: before = before == .ri ? .flag : .ri
    case .hy, .ba: before = before == .hl ? .hlHyphen : character
    case .is: before = before.isNumber ? .numberIS : .is
    case .sy: before = before.isNumber ? .numberSY : .sy
    case .cp: before = before.isNumber ? .numberCP : .cp
    case .cl: before = before.isNumber ? .numberCL : .cl
    default: before = character
    }
    // LB8a
    held = character == .zwj ? .all : before.held
  }
}

extension LineBreakClass {
  fileprivate var takesMarks: Bool {
    switch self {
    case .start, .bk, .lf, .cr, .zw, .sp, .opSpaces, .quSpaces, .clSpaces, .b2Spaces: false
    default: true
    }
  }

  /// Whether a number has started and not ended.
  fileprivate var isNumber: Bool {
    switch self {
    case .nu, .numberIS, .numberSY: true
    default: false
    }
  }

  /// The state after spaces that follow the character.
  fileprivate var thenSpaces: Self {
    switch self {
    case .zw: .zw
    case .op, .opWide, .opSpaces: .opSpaces
    case .qu, .quSpaces: .quSpaces
    case .cl, .cp, .numberCL, .numberCP, .clSpaces: .clSpaces
    case .b2, .b2Spaces: .b2Spaces
    default: .sp
    }
  }

  /// The classes that cannot start a line after this one: rules LB2 to LB30b, sorted by the preceding class.
  ///
  /// One case needs to look ahead and is not included: LB25 between `pr` or `po` and `op`.
  fileprivate var held: LineBreakClassSet {
    switch self {
    case .start: .all  // LB2
    case .bk, .lf: []  // LB4, LB5
    case .cr: .lf  // LB5
    case .zw: .hidden  // LB8
    case .sp: .clinging  // LB18
    case .wj, .gl, .op, .opWide, .opSpaces, .qu: .all  // LB11, LB12, LB14, LB19
    case .quSpaces: [.clinging, .op, .opWide]  // LB15
    case .clSpaces: [.clinging, .ns]  // LB16
    case .b2Spaces: [.clinging, .b2]  // LB17
    case .cb: .attached  // LB20
    case .bb, .hlHyphen: .all.subtracting(.cb)  // LB20, LB21, LB21a
    case .ba: .usual.subtracting(.gl)  // LB12a
    case .hy: [.usual.subtracting(.gl), .nu]  // LB12a, LB25
    case .b2: [.usual, .b2]  // LB17
    case .ns, .ex, .in, .cl, .flag: .usual
    case .al, .hl: .joined  // LB23, LB24, LB28, LB30
    case .nu: .joined  // LB23, LB25, LB30
    case .numberIS: [.usual, .letters, .nu, .pr, .po]  // LB25, LB29
    case .numberSY: [.usual, .hl, .nu, .pr, .po]  // LB21b, LB25
    case .numberCL: [.usual, .pr, .po]  // LB25
    case .numberCP: [.usual, .letters, .nu, .pr, .po]  // LB25, LB30
    case .cp: [.usual, .letters, .nu]  // LB30
    case .is: [.usual, .letters]  // LB29
    case .sy: [.usual, .hl]  // LB21b
    case .pr: [.usual, .letters, .nu, .pictures, .syllables]  // LB23a, LB24, LB25, LB27
    case .po: [.usual, .letters, .nu]  // LB24, LB25
    case .id, .em: [.usual, .po]  // LB23a
    case .eb, .xp: [.usual, .po, .em]  // LB23a, LB30b
    case .jl: [.usual, .po, .jl, .jv, .h2, .h3]  // LB26, LB27
    case .jv, .h2: [.usual, .po, .jv, .jt]  // LB26, LB27
    case .jt, .h3: [.usual, .po, .jt]  // LB26, LB27
    case .ri: [.usual, .ri]  // LB30a
    // These never precede a place: marks belong to their base characters.
    case .cm, .zwj: .usual
    }
  }
}

extension LineBreakClassSet {
  /// Every class.
  fileprivate static let all = Self(rawValue: .max)

  /// Classes that are invisible at the end of a line: LB6, LB7.
  fileprivate static let hidden: Self = [.bk, .cr, .lf, .sp, .zw]

  /// Classes that start no line even after spaces: LB11, LB13 as well.
  fileprivate static let clinging: Self = [.hidden, .wj, .cl, .cp, .ex, .is, .sy]

  /// Classes that start no line except after spaces: LB9, LB12a, LB19 as well.
  fileprivate static let attached: Self = [.clinging, .cm, .zwj, .gl, .qu]

  /// Classes that start no line after most characters: LB21, LB22 as well.
  fileprivate static let usual: Self = [.attached, .ba, .hy, .ns, .in]

  /// Classes that start no line after letters and digits, which most characters are.
  fileprivate static let joined: Self = [.usual, .letters, .nu, .pr, .po, .op]

  fileprivate static let letters: Self = [.al, .hl]
  fileprivate static let pictures: Self = [.id, .xp, .eb, .em]
  fileprivate static let syllables: Self = [.jl, .jv, .jt, .h2, .h3]
}
