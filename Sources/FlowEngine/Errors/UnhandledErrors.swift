/// The errors that no handler handled, divided by whether a successful call has followed.
struct UnhandledErrors {
  /// All of them, oldest first.
  private(set) var all: [FlowError] = []

  /// Whether there are none, as a single byte that each call checks.
  private(set) var isEmpty = true

  /// The number of errors before the last successful call.
  private var pastCount = 0

  /// The number of errors when the running or last call began.
  private var countBeforeCall = 0

  /// The errors that no successful call has followed, oldest first.
  var latest: ArraySlice<FlowError> { all.dropFirst(pastCount) }

  mutating func append(_ error: FlowError) {
    all.append(error)
    isEmpty = false
  }

  /// Removes all of them, including those of the running call.
  mutating func removeAll() { self = UnhandledErrors() }

  @inline(__always)
  mutating func beginCall() {
    if !isEmpty { countBeforeCall = all.count }
  }

  /// Records that the call succeeded: errors from before it are past.
  @inline(__always)
  mutating func noteSuccess() {
    if !isEmpty { pastCount = max(pastCount, countBeforeCall) }
  }

  /// Takes over the errors of `other`: those past there are past here, and all precede the running call.
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
