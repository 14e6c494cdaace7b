import Foundation

/// The reference files that assertions of a run have claimed, with their texts.
///
/// This is the only state that outlives an assertion: two assertions that share a file can only be detected
/// by remembering the first. It does not otherwise affect what is compared or written.
package final class ClaimedNames: @unchecked Sendable {
  // A lock, because `Mutex` requires newer systems than the package does.
  private let lock = NSLock()
  private var claims: [String: NameClaim] = [:]
  private let run: TestRun?

  /// Starts without any claims of this process.
  ///
  /// - Parameter run: The run, in which the claims of other processes also count.
  package init(sharedIn run: TestRun? = nil) {
    self.run = run
  }

  /// Whether an assertion of this process has claimed the file at `path`.
  func isClaimed(_ path: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return claims[path.lowercased()] != nil
  }

  /// Claims a file, unless an earlier claim conflicts with it.
  ///
  /// The same assertion may claim it again with the same text, since tests are repeated. Two assertions may
  /// share a name that both spell out, as long as the text is the same. Names that differ only in case are
  /// refused everywhere, because they are one file on some disks, and so are others that make one file name.
  ///
  /// - Throws: ``TestRunError`` if the claims of other processes can be neither read nor written.
  func claim(_ claim: NameClaim) throws(TestRunError) -> Collision? {
    lock.lock()
    defer { lock.unlock() }
    let key = claim.path.lowercased()
    if let first = claims[key] { return first.collision(with: claim) }
    // A claim that collides is not made, so that it collides again when its test is repeated.
    if let first = try run?.claim(claim), let collision = first.collision(with: claim) {
      return collision
    }
    claims[key] = claim
    return nil
  }
}

/// The claim of an assertion on a reference file.
struct NameClaim: Hashable, Sendable, Codable {
  /// The path of the file.
  let path: String

  /// The fingerprint of the text, with normalised line endings.
  let fingerprint: String

  /// The snapshot's own name; `nil` if none is spelt out.
  let name: String?

  /// The place of the assertion.
  let place: AssertionPlace

  /// Its column, counted from 1.
  let column: Int

  init(path: String, text: String, name: String?, place: AssertionPlace, column: Int) {
    self.path = path
    fingerprint = Fingerprint.digits(of: text.utf8)
    self.name = name
    self.place = place
    self.column = column
  }

  /// The conflict of a later claim with this one; `nil` if both may be made.
  fileprivate func collision(with later: NameClaim) -> Collision? {
    if path != later.path {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      return .otherCase(first: place, file: file)
    }
    let isSameCall = place == later.place && column == later.column
    if !isSameCall && (name == nil || later.name == nil) { return .unnamed(first: place) }
    // As they were written: a file's name keeps letters and digits alone.
    let (words, laterWords) = ([place.test, name ?? ""], [later.place.test, later.name ?? ""])
    if words.map(ExactText.init) != laterWords.map(ExactText.init) {
      return .otherName(first: place, name: name ?? place.test)
    }
    return fingerprint == later.fingerprint ? nil : .otherText(first: place)
  }
}

/// Creates names that are valid on every file system.
enum SafeFileName {
  /// Leaves room for extensions within the 255 bytes that file systems allow.
  private static let longest = 120

  /// ASCII letters and digits, `.`, `_` and `-`; runs of anything else become one hyphen.
  ///
  /// Other letters are written as their code points, because file systems store them differently. A truncated
  /// name ends in a fingerprint of the whole name.
  static func text(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_": text.unicodeScalars.append(scalar)
      case _ where scalar.value > 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
      default: if text.last != "-" { text += "-" }
      }
    }
    while let last = text.last, last == "-" || last == "." { text.removeLast() }
    text = String(text.drop { $0 == "-" || $0 == "." })
    if text.isEmpty { return "snapshot" }
    guard text.count > longest else { return text }
    return text.prefix(longest) + "-" + String(Fingerprint.value(of: name.utf8), radix: 16)
  }
}
