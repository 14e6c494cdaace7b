#if canImport(Testing)
  import Testing
#endif

/// What the framework tells of the test that runs.
enum RunningTest {
  /// Whether it is run for several arguments; detached tasks are in no test.
  static var isParameterised: Bool {
    #if canImport(Testing)
      Test.current?.isParameterized ?? false
    #else
      false
    #endif
  }
}
