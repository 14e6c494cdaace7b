import Foundation

/// The reference files that assertions of this run have claimed, and with which text.
///
/// The one place with state that outlives an assertion: that two of them share a file can only be
/// seen by remembering the first. It never changes what is compared or written otherwise.
package final class ClaimedNames: @unchecked Sendable {
  // A lock, because `Mutex` asks for newer systems than the package does.
  private let lock = NSLock()
  private var claims: [String: Claim] = [:]

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
  /// may share a name they both spell out, as long as the text is the same.
  func claim(_ path: String, by claim: Claim) -> Collision? {
    lock.withLock {
      // Some file systems hold names that differ in case for the same.
      let key = path.lowercased()
      guard let first = claims[key] else {
        claims[key] = claim
        return nil
      }
      let isSameCall = first.place == claim.place && first.column == claim.column
      if !isSameCall && !(first.isNamed && claim.isNamed) { return .unnamed(first: first.place) }
      if !TextLines.areSame(first.text, claim.text) { return .otherText(first: first.place) }
      return nil
    }
  }
}
