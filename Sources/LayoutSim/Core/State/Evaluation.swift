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

  /// Observes the models that are read by what runs in every pass; `nil` if nobody is notified of a change.
  private static var watch: Readings?

  /// Resolves elements, with `watch` as the observer of what runs in every pass.
  ///
  /// Bodies have observers of their own. They are not run inside of another observation, which would also end with each
  /// of them.
  static func run<Result, Failure: Error>(
    watching watch: Readings?,
    _ make: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = (isRunning, reader, self.watch)
    (isRunning, reader, self.watch) = (true, nil, watch)
    defer { (isRunning, reader, self.watch) = outer }
    return try make()
  }

  /// Whether anybody is notified when what runs in every pass has read another value.
  static var isWatched: Bool { watch != nil }

  /// Runs code of the app that is called in every pass.
  static func inEveryPass<Result>(_ make: () -> Result) -> Result {
    guard isRunning, reader == nil, let watch else { return make() }
    return watch.reading(make)
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
