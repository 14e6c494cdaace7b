import Foundation

/// The reference files that assertions of this run have claimed, with their texts.
///
/// This is the only state that outlives an assertion: two assertions that share a file can only be detected
/// by remembering the first. It does not otherwise affect what is compared or written.
package final class ClaimedNames: @unchecked Sendable {
  // A lock, because `Mutex` requires newer systems than the package does.
  private let lock = NSLock()
  private var claims: [String: (path: String, claim: Claim)] = [:]

  struct Claim: Hashable {
    let text: String
    let isNamed: Bool
    let place: AssertionPlace
    let column: Int
  }

  /// Starts without any claims.
  package init() {}

  /// Claims the file at `path`, unless an earlier claim conflicts with it.
  ///
  /// The same assertion may claim it again with the same text, since tests are repeated. Two assertions may
  /// share a name that both spell out, as long as the text is the same. Names that differ only in case are
  /// refused everywhere, because they are one file on some disks.
  func claim(_ path: String, by claim: Claim) -> Collision? {
    lock.withLock {
      let key = path.lowercased()
      guard let (claimedPath, first) = claims[key] else {
        claims[key] = (path, claim)
        return nil
      }
      guard claimedPath == path else {
        let file = claimedPath.split(separator: "/").last.map(String.init) ?? claimedPath
        return .otherCase(first: first.place, file: file)
      }
      let isSameCall = first.place == claim.place && first.column == claim.column
      if !isSameCall && !(first.isNamed && claim.isNamed) { return .unnamed(first: first.place) }
      if !TextLines.areSame(first.text, claim.text) { return .otherText(first: first.place) }
      return nil
    }
  }
}
