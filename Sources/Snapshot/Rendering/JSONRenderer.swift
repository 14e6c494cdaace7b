import Foundation
import LayoutSim

extension TreeRenderer {
  /// The whole tree as JSON, for other tools: keys sorted, numbers unrounded.
  ///
  /// Lengths that JSON has no number for are the strings `inf`, `-inf` and `nan`; a `JSONDecoder`
  /// reads them back with the same three words as its strategy for floats that do not conform.
  public static let json = TreeRenderer(fileExtension: "json") { tree in
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    do {
      return String(decoding: try encoder.encode(tree), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("a render tree of \(tree.nodes.count) nodes does not encode: \(error)")
    }
  }
}
