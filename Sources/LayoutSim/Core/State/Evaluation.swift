/// The evaluation of bodies, and of closures that make elements.
///
/// Inside of it a member with state returns the value that it had when the body of its element last ran, also to a
/// closure of that body that runs later, such as the content of a sheet. Outside of it, in an action, it returns the
/// present value. Source: fatbobman, "bug-code-by-state-inject" (printed); nightscout/Trio#1132.
@MainActor
enum Evaluation {
  /// Whether elements are being made or resolved.
  private(set) static var isRunning = false

  /// Whether members return their present values in spite of that, and record no reader.
  private(set) static var isTrial = false

  /// Observes what the running body or closure reads; `nil` if none is running.
  private(set) static var reader: Readings?

  /// Observes the models that are read by what runs in every pass; `nil` if nothing is notified of a change.
  private(set) static var watch: Readings?

  /// The number of times that something was done or read which has to be done or read in every pass.
  private(set) static var effectCount = 0

  /// The reader of state outside of bodies and closures of the app: the part that is being resolved.
  private static var partReader = Reader.none

  /// A reader of state that is neither a body nor a closure.
  enum Reader {
    case none

    /// A part that has read nothing yet.
    case part

    /// A part whose flag is set when what it read changes.
    case notified(ChangeNote)
  }

  /// Resolves elements, with `watch` as the observer of what runs in every pass.
  ///
  /// Bodies have observers of their own. They are not run inside of another observation, which would also end with each
  /// of them.
  static func run<Result, Failure: Error>(
    watching watch: Readings?,
    _ make: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = (isRunning, reader, self.watch, partReader)
    (isRunning, reader, self.watch, partReader) = (true, nil, watch, .none)
    defer { (isRunning, reader, self.watch, partReader) = outer }
    return try make()
  }

  /// Whether anybody is notified when what runs in every pass has read another value.
  static var isWatched: Bool { watch != nil }

  /// Runs code of the app that is called in every pass.
  static func inEveryPass<Result>(_ make: () -> Result) -> Result {
    guard isRunning, reader == nil else { return make() }
    noteEffect()
    return watch.map { $0.reading(make) } ?? make()
  }

  /// Records that something was done or read which has to be done or read in every pass.
  static func noteEffect() { effectCount &+= 1 }

  /// Lets the part that begins read state, and returns the reader before it.
  static func openReader() -> Reader {
    defer { partReader = .part }
    return partReader
  }

  /// Ends the part, and returns its flag if it has read any state.
  static func closeReader(returningTo outer: Reader) -> ChangeNote? {
    defer { partReader = outer }
    if case .notified(let changes) = partReader { return changes }
    return nil
  }

  /// The flag that is to be set when state changes that is read now; `nil` if nothing depends on it.
  static var presentChanges: ChangeNote? {
    if let reader { return reader.changes }
    switch partReader {
    case .none: return nil
    case .notified(let changes): return changes
    case .part:
      let changes = ChangeNote()
      partReader = .notified(changes)
      return changes
    }
  }

  /// Runs a body or a closure, and records in `readings` what it reads.
  static func run<Result>(recordingIn readings: Readings, _ make: () -> Result) -> Result {
    let outer = (isRunning, reader)
    (isRunning, reader) = (true, readings)
    defer { (isRunning, reader) = outer }
    return readings.reading(make)
  }

  /// Runs a body or a closure with the present values, without a trace.
  static func attempt<Result>(_ make: () -> Result) -> Result {
    let outer = (isRunning, reader, isTrial)
    (isRunning, reader, isTrial) = (true, nil, true)
    defer { (isRunning, reader, isTrial) = outer }
    return make()
  }
}

/// Content that would be another if everything was evaluated again.
struct StaleContent: Hashable {
  enum Cause: Hashable {
    /// Something that the body read is not observed: a member of that class, if there is one.
    case unobserved(String?)

    /// The new value of the element counts as equal to the former one.
    case equalValue

    /// The content of a presentation reads a member that the body of the presenting element does not read.
    case presentation

    /// A factory read something that is not observed.
    case factory
  }

  /// The type of the element, or the name of the screen or presentation.
  let reader: String

  let difference: ValueDifference
  let cause: Cause

  /// The content of `value`, if that is an optional.
  static func content(of value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { content(of: $0.value) }
  }
}

/// The first part in which two values differ that can be seen; there is none if all that differs is in objects.
struct ValueDifference: Hashable {
  let former: String
  let present: String

  @MainActor
  init?(from former: Any, to present: Any) {
    guard let found = ValueDifference.find(former, present, depth: 0) else { return nil }
    (self.former, self.present) = found
  }

  private static let deepest = 40

  @MainActor
  private static func find(_ former: Any, _ present: Any, depth: Int) -> (String, String)? {
    guard depth < deepest else { return nil }
    let type = type(of: former)
    guard type == Swift.type(of: present) else {
      return (typeName(type), typeName(Swift.type(of: present)))
    }
    if let first = former as? String, let second = present as? String {
      return first == second ? nil : ("“\(first.inBrief)”", "“\(second.inBrief)”")
    }
    if let first = former as? AnyElement, let second = present as? AnyElement {
      return find(first.content, second.content, depth: depth + 1)
    }
    if type is AnyClass || former is any StateMember || TypeKind(of: type) == .function {
      return nil
    }
    let (first, second) = (Mirror(reflecting: former), Mirror(reflecting: present))
    let (old, new) = (Array(first.children), Array(second.children))
    let isCollection = first.displayStyle == .collection
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.label == $1.label }) else {
      return isCollection
        ? ("\(old.count) items", "\(new.count) items")
        : (ValuePrint.text(former), ValuePrint.text(present))
    }
    for (old, new) in zip(old, new) {
      if let found = find(old.value, new.value, depth: depth + 1) { return found }
    }
    guard old.isEmpty else { return nil }
    let texts = (ValuePrint.text(former), ValuePrint.text(present))
    return texts.0 == texts.1 ? nil : texts
  }
}
