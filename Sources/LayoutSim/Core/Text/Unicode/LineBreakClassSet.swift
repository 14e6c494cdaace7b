/// A set of classes of characters.
struct LineBreakClassSet: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(_ member: LineBreakClass) {
    rawValue = 1 &<< UInt64(member.rawValue)
  }
}

extension LineBreakClassSet {
  /// Whether the set contains the class.
  func contains(_ member: LineBreakClass) -> Bool {
    rawValue & (1 &<< UInt64(member.rawValue)) != 0
  }
}

extension LineBreakClassSet {
  static let al = Self(.al)
  static let hl = Self(.hl)
  static let nu = Self(.nu)
  static let pr = Self(.pr)
  static let po = Self(.po)
  static let id = Self(.id)
  static let xp = Self(.xp)
  static let eb = Self(.eb)
  static let em = Self(.em)
  static let h2 = Self(.h2)
  static let h3 = Self(.h3)
  static let jl = Self(.jl)
  static let jv = Self(.jv)
  static let jt = Self(.jt)
  static let op = Self(.op)
  static let opWide = Self(.opWide)
  static let qu = Self(.qu)
  static let ex = Self(.ex)
  static let ns = Self(.ns)
  static let `in` = Self(.in)
  static let bb = Self(.bb)
  static let b2 = Self(.b2)
  static let gl = Self(.gl)
  static let wj = Self(.wj)
  static let cb = Self(.cb)
  static let zw = Self(.zw)
  static let bk = Self(.bk)
  static let lf = Self(.lf)
  static let cr = Self(.cr)
  static let cl = Self(.cl)
  static let cp = Self(.cp)
  static let `is` = Self(.is)
  static let sy = Self(.sy)
  static let hy = Self(.hy)
  static let ba = Self(.ba)
  static let ri = Self(.ri)
  static let sp = Self(.sp)
  static let cm = Self(.cm)
  static let zwj = Self(.zwj)
}
