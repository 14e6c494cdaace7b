/// A number as part of a value that is compared: one that is not a number equals itself.
struct ComparableNumber: Hashable {
  private let bits: UInt64

  init(_ number: Double) {
    bits = number.isNaN ? Double.nan.bitPattern : number == 0 ? 0 : number.bitPattern
  }
}
