#if canImport(Testing)
  import Testing
#endif

/// Information from the framework about the running test.
enum RunningTest {
  /// Whether it is run for several arguments; detached tasks do not belong to a test.
  static var isParameterised: Bool {
    #if canImport(Testing)
      Test.current?.isParameterized ?? false
    #else
      false
    #endif
  }
}
