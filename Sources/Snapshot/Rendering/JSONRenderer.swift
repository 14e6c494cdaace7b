import Foundation
import LayoutSim

extension TreeRenderer {
  /// The whole tree as JSON, for other tools: keys sorted, numbers unrounded.
  ///
  /// Infinite lengths and NaN are the strings `inf`, `-inf` and `nan`; a `JSONDecoder` reads them with these
  /// strings as its strategy for non-conforming floats.
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
