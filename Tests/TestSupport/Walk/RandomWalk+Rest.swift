import FlowEngine
import LayoutSim

extension RandomWalk {
  /// Laws that hold once the stage has settled, and take longer to check.
  func checkRest() {
    stage.settle()
    let tree = stage.renderTree
    stage.settle()
    if stage.renderTree != tree { fail("settling twice shows two things") }
    checkGuests()
  }

  /// How the user came here changes nothing: a new stage shows the same.
  func checkFreshness() {
    let tree = stage.renderTree
    guard !scrolls, isReproducible(tree) else { return }
    let fresh = Stage(app, under: stage.traits).renderTree
    guard fresh.nodes != tree.nodes else { return }
    let number = zip(fresh.nodes, tree.nodes).prefix { $0 == $1 }.count
    let pair = [tree.nodes, fresh.nodes].map { nodes in
      number < nodes.count ? "\(nodes[number])" : "nothing"
    }
    fail("a new stage shows something else: \(pair[1]) in place of \(pair[0])")
  }

  /// A detour that was dismissed and a flow that was replaced are freed.
  private func checkGuests() {
    guests.removeAll { $0.coordinator == nil }
    let paths = app.composition.surfaces.map(\.owner)
    for guest in guests {
      guard let coordinator = guest.coordinator else { continue }
      let isThere = coordinator.rootCoordinator === app
      if !isThere { fail("\(coordinator.ownerPath) has left, and is still kept") }
      if coordinator.presentationContext == .detour, !paths.contains(coordinator.ownerPath) {
        fail("\(coordinator.ownerPath) is a detour off the screen")
      }
    }
  }

  /// Remembers the detours and the flows on screen.
  func noteGuests() {
    let surfaces = app.composition.surfaces
    var paths = surfaces.filter { $0.kind == .detour }.map(\.owner)
    paths += surfaces.flatMap(\.content.entries).flatMap(\.owner.flows)
    for path in paths {
      guard let coordinator = app.coordinator(at: path),
        !guests.contains(where: { $0.coordinator === coordinator })
      else { continue }
      guests.append(Guest(coordinator: coordinator))
    }
  }
}

extension OwnerPath {
  /// The flows on the way to the coordinator: those that were brought along, and that of an orchestrator.
  fileprivate var flows: [OwnerPath] {
    steps.indices.filter { [.flow, .subflow].contains(steps[$0].role) }.map { index in
      OwnerPath(rootName: rootName, steps: Array(steps[...index]))
    }
  }
}
