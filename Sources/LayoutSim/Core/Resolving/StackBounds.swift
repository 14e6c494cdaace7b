#if canImport(Darwin)
  import Darwin
#endif

/// The bounds of the current thread's stack.
enum StackBounds {
  /// The approximate current end of the stack, which grows towards lower addresses.
  static var present: UInt {
    @inline(never) get {
      var marker: UInt8 = 0
      return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }
  }

  /// The lowest address of the usable stack.
  ///
  /// The main thread of an iOS device has a megabyte, as the system reports. Elsewhere it has eight, of which
  /// six are available while elements are not nested deeply.
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
