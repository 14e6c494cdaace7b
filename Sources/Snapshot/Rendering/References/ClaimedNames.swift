import Foundation

/// The reference files that assertions of this run have claimed, and with which text.
///
/// The one place with state that outlives an assertion: that two of them share a file can only be
/// seen by remembering the first. It never changes what is compared or written otherwise.
package final class ClaimedNames: @unchecked Sendable {
  // A lock, because `Mutex` asks for newer systems than the package does.
  private let lock = NSLock()
  private var claims: [String: (path: String, claim: Claim)] = [:]

  struct Claim: Hashable {
    let text: String
    let isNamed: Bool
    let place: AssertionPlace
    let column: Int
  }

  /// Nothing is claimed yet.
  package init() {}

  /// Claims the file at `path`, unless an earlier claim stands against it.
  ///
  /// The same assertion may claim it again with the same text: tests are repeated. Two assertions
  /// may share a name they both spell out, as long as the text is the same. Names that differ in case
  /// alone are refused everywhere, because they are one file on some disks.
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
