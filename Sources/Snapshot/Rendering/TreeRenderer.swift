import Foundation
import LayoutSim

/// A text format for render trees.
///
/// A renderer is a pure function: the same tree gives the same bytes on every machine.
public struct TreeRenderer: Sendable {
  /// The extension of reference files that hold its output, without a dot.
  public let fileExtension: String

  /// Writes a tree; the text ends in exactly one newline.
  public let render: @Sendable (RenderTree) -> String

  /// Creates a renderer whose reference files have the extension `fileExtension`.
  public init(fileExtension: String, render: @escaping @Sendable (RenderTree) -> String) {
    self.fileExtension = fileExtension
    self.render = render
  }
}

extension TreeRenderer {
  /// The texts of several renderers in sequence, separated by empty lines.
  ///
  /// ```swift
  /// assertSnapshot(of: stage, as: .joined([.outline, .wireframe]))
  /// ```
  ///
  /// Reference files have the extensions of all, joined by hyphens: `outline-wireframe`; `txt` for none.
  public static func joined(_ renderers: [TreeRenderer]) -> TreeRenderer {
    let extensions = renderers.map(\.fileExtension).joined(separator: "-")
    return TreeRenderer(fileExtension: extensions.isEmpty ? "txt" : extensions) { tree in
      renderers.map { $0.render(tree) }.joined(separator: "\n")
    }
  }

  /// The whole tree as JSON, for other tools, with one node or finding per line, and numbers unrounded.
  ///
  /// It contains its format, `flowsim.tree/1`, which changes with the meaning of its members. Absent, empty and default
  /// values are left out; a frame is `[x, y, width, height]` in the window, an offer `[width, height]`, a fact
  /// `[key, value]`. Nodes are in pre-order: `parent` is the position of the parent in the list, and `subtreeLength`
  /// counts a node with its descendants, 1 if it is not written.
  ///
  /// Infinite lengths and NaN are the strings `inf`, `-inf` and `nan`; a `JSONDecoder` decodes a `RenderTree` with
  /// these strings as its strategy for non-conforming floats.
  public static let json = TreeRenderer(fileExtension: "json") { JSONTree(tree: $0).text }
}

/// Writes a render tree as JSON.
private struct JSONTree {
  let tree: RenderTree

  private let encoder = JSONEncoder.oneLine

  init(tree: RenderTree) {
    self.tree = tree
  }

  /// The members in the order of `RenderTree`, each element of a list on a separate line.
  var text: String {
    var members = [
      "\"format\":\(line(RenderTree.format))", "\"traits\":\(line(tree.traits))",
      "\"nodes\":\(list(tree.nodes))",
    ]
    if !tree.findings.isEmpty { members.append("\"findings\":\(list(tree.findings))") }
    if !tree.silencedFindings.isEmpty {
      members.append("\"silencedFindings\":\(list(tree.silencedFindings))")
    }
    return "{\n\(members.joined(separator: ",\n"))\n}\n"
  }

  private func list(_ values: [some Encodable]) -> String {
    values.isEmpty ? "[]" : "[\n\(values.map(line).joined(separator: ",\n"))\n]"
  }

  private func line(_ value: some Encodable) -> String {
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("\(type(of: value)) does not encode as JSON: \(error)")
    }
  }
}

extension JSONEncoder {
  /// An encoder that writes values on one line, with their members in alphabetical order.
  package static var oneLine: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return encoder
  }
}

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
    let surface =
      surfaces.last { nodes[$0].route == route }
      ?? nodes.indices.last { nodes[$0].role == .screen && nodes[$0].route == route }
      .flatMap { screen in surfaces.last { $0 <= screen && screen < end(of: $0) } }
    guard let surface, let window = nodes.first else {
      throw NoSuchSurfaceError(route: route, surfaces: surfaces.compactMap { name(of: $0) })
    }
    var part = self
    part.nodes = [window]
    for index in surface..<end(of: surface) {
      var node = nodes[index]
      node.parent = index == surface ? 0 : node.parent.map { $0 - surface + 1 }
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
