/// The FNV-1a hash, which, unlike a `Hasher`'s, is the same in every process.
enum Fingerprint {
  static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
  }

  /// The hash as 16 digits.
  static func digits(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(value(of: bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
