/// Finds where a type ends.
enum TypeReader {
  /// The index behind the type that begins at an index.
  static func end(in source: SourceFile, from index: Int) -> Int {
    var next = index
    while next < source.tokens.count {
      if source.startsLine(next), next > index, !["->", "&", "."].contains(source.text(next)),
        !["->", "&", ".", "<", ","].contains(source.text(next - 1))
      {
        return next
      }
      switch source.kind(next) {
      case .identifier, .attribute: next += 1
      case .open where !source.has("{", at: next): next = (source.close(of: next) ?? next) + 1
      case .punctuation where source.has(".", at: next): next += 1
      case .symbol where !source.text(next).contains("="):
        guard source.has("<", at: next), let end = anglesEnd(in: source, from: next) else {
          next += 1
          continue
        }
        next = end
      default: return next
      }
    }
    return next
  }

  /// The index behind the angle that closes the one at an index.
  private static func anglesEnd(in source: SourceFile, from index: Int) -> Int? {
    var depth = 0
    var next = index
    while next < min(source.tokens.count, index + 300) {
      if source.kind(next) == .symbol, source.text(next) != "->" {
        let text = source.text(next)
        depth += text.count { $0 == "<" }
        depth -= text.count { $0 == ">" }
        if depth <= 0 { return next + 1 }
      } else if source.kind(next) == .close || source.has("{", at: next) {
        return nil
      } else if source.kind(next) == .open {
        next = source.close(of: next) ?? next
      }
      next += 1
    }
    return nil
  }
}
