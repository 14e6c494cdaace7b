import Foundation

/// The long part of the tests, which a developer does not wait for.
package enum Night {
  /// Whether what takes long is run: `FLOWSIM_NIGHT` is set in the environment.
  package static let isOn = ProcessInfo.processInfo.environment["FLOWSIM_NIGHT"] != nil

  /// All values at night, and by day one in `count`.
  package static func sample<Value>(_ values: some Collection<Value>, oneIn count: Int) -> [Value] {
    values.enumerated().filter { isOn || $0.offset.isMultiple(of: count) }.map(\.element)
  }
}
