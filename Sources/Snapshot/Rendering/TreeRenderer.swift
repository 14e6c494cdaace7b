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
}

extension TreeRenderer {
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
