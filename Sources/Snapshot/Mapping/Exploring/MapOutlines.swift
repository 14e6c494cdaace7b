/// The outlines of a map, each once.
struct MapOutlines {
  private(set) var texts: [String] = []
  private var indices: [String: Int] = [:]

  /// The index of `text`, which is added unless it is there.
  mutating func index(of text: String) -> Int {
    if let known = indices[text] { return known }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
