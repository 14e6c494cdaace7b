@testable import FlowEngine

/// Builds coordinators from shapes and knows which of all it ever built are alive.
@MainActor
final class SubjectBuilder {
  private struct Probe {
    weak var coordinator: (any Subject)?
  }

  let inquiry = Inquiry()
  private var probes: [Probe] = []
  private var ids: [ObjectIdentifier: Int] = [:]

  /// The numbers of plain screens, which are below zero and never given twice, by their serial numbers.
  private var screenIDs: [Int: Int] = [:]

  /// The number for the next coordinator that is not in the script yet.
  var nextID: Int { probes.count }

  init(reserving count: Int) {
    probes = Array(repeating: Probe(), count: count)
  }

  /// The living coordinator with the number `id`.
  subscript(id: Int) -> (any Subject)? {
    probes.indices.contains(id) ? probes[id].coordinator : nil
  }

  /// The number of `coordinator`, which must be alive.
  func id(of coordinator: AnyCoordinator) -> Int {
    if coordinator is PlainScreen {
      let id = screenIDs[coordinator.serial] ?? -2 - screenIDs.count
      screenIDs[coordinator.serial] = id
      return id
    }
    return ids[ObjectIdentifier(coordinator)] ?? -1
  }

  /// The numbers of those that are alive.
  var living: [Int] {
    probes.indices.filter { probes[$0].coordinator != nil }
  }

  /// A coordinator with all below it; numbers that are in use by others are replaced.
  func build(_ shape: Shape) -> AnyCoordinator {
    var shape = shape
    if probes.indices.contains(shape.id), probes[shape.id].coordinator != nil {
      shape.id = nextID
      shape.name = Shape.ownName(of: shape.id)
    }
    let subject = make(shape)
    while probes.count <= shape.id { probes.append(Probe()) }
    probes[shape.id] = Probe(coordinator: subject)
    ids[ObjectIdentifier(subject)] = shape.id
    for child in shape.children {
      if let orchestrator = subject as? any FlowShowing {
        _ = orchestrator.show(build(child), root: shape.root)
      } else if let split = subject as? any ColumnShowing {
        _ = split.columns.first { split.coordinator(in: $0) == nil }
          .map { split.setColumn($0, to: build(child)) }
      } else {
        subject.addChild(build(child))
      }
    }
    for modal in shape.modals { _ = subject.register(build(modal)) }
    return subject
  }

  private func make(_ shape: Shape) -> any Subject {
    let answers = SubjectAnswers(shape, builder: self)
    return switch (shape.kind, shape.root.line) {
    case (.plain, .tram): PlainSubject<TramStop>(answers)
    case (.plain, .boat): PlainSubject<BoatStop>(answers)
    case (.tabs, .tram): TabSubject<TramStop>(answers)
    case (.tabs, .boat): TabSubject<BoatStop>(answers)
    case (.orchestrator, .tram): FlowSubject<TramStop>(answers)
    case (.orchestrator, .boat): FlowSubject<BoatStop>(answers)
    case (.split, .tram): SplitSubject<TramStop>(answers)
    case (.split, .boat): SplitSubject<BoatStop>(answers)
    }
  }
}
