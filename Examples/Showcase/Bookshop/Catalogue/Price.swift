/// An amount of money, counted in pence so that sums are exact.
public struct Price: Hashable, Sendable {
  /// The amount in pence; never negative.
  public let pence: Int

  /// Creates an amount of `pence`; a negative one counts as none.
  public init(pence: Int) {
    self.pence = max(0, pence)
  }
}

extension Price: Comparable {
  /// Whether the first amount is smaller.
  public static func < (lhs: Price, rhs: Price) -> Bool { lhs.pence < rhs.pence }

  /// The sum of both amounts.
  public static func + (lhs: Price, rhs: Price) -> Price { Price(pence: lhs.pence + rhs.pence) }
}

extension Price: CustomStringConvertible {
  /// The amount as on a price tag: `£7.99`.
  public var description: String {
    let rest = pence % 100
    return "£\(pence / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
