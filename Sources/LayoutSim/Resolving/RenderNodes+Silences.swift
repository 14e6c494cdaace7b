extension RenderNodes {
  /// The findings that elements silence about themselves and what is in them, by their boxes.
  static func silences(of tree: BoxTree) -> [Int: Set<FindingCode>] {
    let key = ObjectIdentifier(SilencedFindingsKey.self)
    guard tree.tables.told.contains(where: { $0.values[key] != nil }) else { return [:] }
    // Boxes around one other share what that one tells: it was said of the innermost.
    var innermost: [Int32: Int] = [:]
    for index in 0..<tree.count where tree.nodes[index].told >= 0 {
      innermost[tree.nodes[index].told] = index
    }
    var silences: [Int: Set<FindingCode>] = [:]
    for (told, index) in innermost {
      silences[index] = tree.tables.told[Int(told)].values[key] as? Set<FindingCode>
    }
    return silences
  }
}
