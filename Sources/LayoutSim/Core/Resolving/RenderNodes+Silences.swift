extension RenderNodes {
  /// The findings that elements silence on themselves and their contents, by their boxes.
  static func silences(of tree: BoxTree) -> [Int: Set<FindingCode>] {
    let key = ObjectIdentifier(SilencedFindingsKey.self)
    guard tree.tables.containerValues.contains(where: { $0.values[key] != nil }) else { return [:] }
    // Boxes around a single other one share its values, which were set for the innermost.
    var innermost: [Int32: Int] = [:]
    for index in 0..<tree.count where tree.nodes[index].containerValues >= 0 {
      innermost[tree.nodes[index].containerValues] = index
    }
    var silences: [Int: Set<FindingCode>] = [:]
    for (number, index) in innermost {
      silences[index] = tree.tables.containerValues[Int(number)].values[key] as? Set<FindingCode>
    }
    return silences
  }
}
