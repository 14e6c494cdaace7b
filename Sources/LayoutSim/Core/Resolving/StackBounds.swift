#if canImport(Darwin)
  import Darwin
#endif

/// Where the stack of the present thread is.
enum StackBounds {
  /// About where the stack ends at the moment; it grows towards lower addresses.
  static var present: UInt {
    @inline(never) get {
      var marker: UInt8 = 0
      return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }
  }

  /// The address down to which the stack may grow.
  ///
  /// The main thread of an iOS device has a megabyte, which the system says. Elsewhere it has eight, of which
  /// six are left where elements are not deep yet.
  static var lowest: UInt {
    #if canImport(Darwin)
      let thread = pthread_self()
      return UInt(bitPattern: pthread_get_stackaddr_np(thread))
        - UInt(pthread_get_stacksize_np(thread))
    #else
      let room: UInt = 6 * 1024 * 1024
      return present > room ? present - room : 0
    #endif
  }
}
