/// The FNV-1a hash, which, unlike a `Hasher`'s, is the same in every process.
package struct Fingerprint {
  /// The hash of everything so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // Nearly all texts are contiguous, and can be iterated at a fraction of the cost.
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { add(byte: byte) }
    }
    if isAdded == nil { for byte in bytes { add(byte: byte) } }
  }

  private mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0100_0000_01B3
  }

  /// Adds a text, with a mark for its end.
  package mutating func add(_ text: String) {
    add(text.utf8)
    // No text in UTF-8 contains this byte.
    add(byte: 0xFF)
  }

  /// Adds a number.
  package mutating func add(_ number: Int) { add(bits: UInt64(bitPattern: Int64(number))) }

  /// Adds a number by its bits.
  package mutating func add(_ number: Double) { add(bits: number.bitPattern) }

  /// Adds eight bytes at once, which differs from FNV, but mixes as well.
  private mutating func add(bits: UInt64) {
    value = (value ^ bits) &* 0x0100_0000_01B3
    value ^= value >> 32
  }

  /// A hash as 16 digits.
  package static func digits(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.value
  }

  /// The hash as 16 digits.
  static func digits(of bytes: some Sequence<UInt8>) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return digits(of: fingerprint.value)
  }
}
