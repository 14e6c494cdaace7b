import LayoutSim

extension RenderTree {
  /// The part of the tree that shows one surface: the window with that surface alone.
  ///
  /// Frames stay those in the window, and findings those at the surface's screens and texts.
  ///
  /// - Parameter route: The route of the surface, or of a screen on it; if there are several, the front-most one.
  /// - Returns: The part.
  /// - Throws: ``NoSuchSurfaceError`` if no surface has that route.
  public func part(surface route: String) throws(NoSuchSurfaceError) -> RenderTree {
    let surfaces = nodes.indices.filter { isSurface($0) }
    let wanted =
      surfaces.last { nodes[$0].route == route }
      ?? nodes.indices.last { nodes[$0].role == .screen && nodes[$0].route == route }
      .flatMap { screen in surfaces.last { $0 <= screen && screen < end(of: $0) } }
    guard let wanted, let window = nodes.first else {
      throw NoSuchSurfaceError(route: route, surfaces: surfaces.compactMap { name(of: $0) })
    }
    var part = self
    part.nodes = [window]
    for index in wanted..<end(of: wanted) {
      var node = nodes[index]
      node.parent = index == wanted ? 0 : node.parent.map { $0 - wanted + 1 }
      part.nodes.append(node)
    }
    part.nodes[0].subtreeLength = part.nodes.count
    let places = Set(part.nodes.dropFirst().flatMap { [$0.route, $0.label, $0.identifier] })
    part.findings = findings.filter { places.contains($0.place) }
    part.silencedFindings = silencedFindings.filter { places.contains($0.place) }
    return part
  }

  /// Whether the node at `index` is a surface: the app's base, or a presentation over it.
  private func isSurface(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.role.isPresentedByCoordinator || node.role == .overlay { return true }
    return node.role.isScreenContainer && isInWindow(index)
  }

  /// Whether there are only boxes that lay out between the node at `index` and the window.
  private func isInWindow(_ index: Int) -> Bool {
    var next = nodes[index].parent
    while let here = next, here > 0, nodes[here].detail == .layout { next = nodes[here].parent }
    return next == 0
  }

  /// The name by which errors list a surface: its route, or that of its first screen.
  private func name(of surface: Int) -> String? {
    nodes[surface].route
      ?? nodes[surface..<end(of: surface)].first { $0.role == .screen && $0.route != nil }?.route
  }

  private func end(of index: Int) -> Int {
    min(index + max(nodes[index].subtreeLength, 1), nodes.count)
  }
}

/// The reason why a tree has no part for a surface.
public struct NoSuchSurfaceError: Error, Hashable, Sendable {
  /// The requested route.
  public let route: String

  /// The existing surfaces, from back to front.
  public let surfaces: [String]
}

extension NoSuchSurfaceError: CustomStringConvertible {
  /// A description of the request, and of the existing surfaces.
  public var description: String {
    "No surface shows \(route). There "
      + (surfaces.isEmpty
        ? "is none." : "\(surfaces.count == 1 ? "is" : "are") \(surfaces.joined(separator: ", ")).")
  }
}
