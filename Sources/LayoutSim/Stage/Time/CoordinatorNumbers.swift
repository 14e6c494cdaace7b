import FlowEngine

/// Numbers for coordinators, counted from 1, so that scenes can name them without keeping them alive.
///
/// A coordinator that is gone never gives its number to another one.
@MainActor
final class CoordinatorNumbers {
  private struct Entry {
    weak var coordinator: AnyCoordinator?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0

  func number(of coordinator: AnyCoordinator) -> Int {
    let identity = ObjectIdentifier(coordinator)
    if let entry = entries[identity], entry.coordinator === coordinator { return entry.number }
    last += 1
    entries[identity] = Entry(coordinator: coordinator, number: last)
    return last
  }
}
