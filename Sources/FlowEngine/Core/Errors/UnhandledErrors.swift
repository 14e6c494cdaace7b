/// The errors that no handler took, and which of them a successful call has followed.
struct UnhandledErrors {
  /// All of them, oldest first.
  private(set) var all: [FlowError] = []

  /// Whether there are none, in one byte, which each call asks for.
  private(set) var isEmpty = true

  /// How many came before the last call that succeeded.
  private var pastCount = 0

  /// How many there were when the call began that is running, or that ran last.
  private var countBeforeCall = 0

  /// Those that no successful call has followed, oldest first.
  var latest: ArraySlice<FlowError> { all.dropFirst(pastCount) }

  mutating func append(_ error: FlowError) {
    all.append(error)
    isEmpty = false
  }

  /// Forgets all of them, those of the call that is running, too.
  mutating func removeAll() { self = UnhandledErrors() }

  @inline(__always)
  mutating func beginCall() {
    if !isEmpty { countBeforeCall = all.count }
  }

  /// Notes that the call succeeded: what was there when it began is past.
  @inline(__always)
  mutating func noteSuccess() {
    if !isEmpty { pastCount = max(pastCount, countBeforeCall) }
  }

  /// Takes over the errors of `other`: what is past there is past here, and all came before the call.
  mutating func takeOver(_ other: inout UnhandledErrors) {
    countBeforeCall = max(countBeforeCall, pastCount)
    all.insert(contentsOf: other.latest, at: countBeforeCall)
    all.insert(contentsOf: other.all.prefix(other.pastCount), at: pastCount)
    pastCount += other.pastCount
    countBeforeCall += other.all.count
    isEmpty = all.isEmpty
    other.removeAll()
  }
}
