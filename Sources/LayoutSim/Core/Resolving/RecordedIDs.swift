/// The identity of a box, for what scrolls to it.
enum RecordedIDKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension Resolver {
  /// Records `id` for what was resolved since the last mark.
  @usableFromInline
  mutating func record(id: AnyHashable) {
    builder.tables.hasIDs = true
    closeMark { builder, start in
      for box in builder.boxes(from: start) {
        builder.setContainerValue(
          ObjectIdentifier(RecordedIDKey.self),
          AnyHashable?.some(id) as Any,
          of: box
        )
      }
    }
  }
}

extension RenderNodes {
  /// The recorded ids, by their boxes.
  static func ids(of tree: BoxTree) -> [Int: AnyHashable] {
    guard tree.tables.hasIDs else { return [:] }
    var ids: [Int: AnyHashable] = [:]
    for index in 0..<tree.count where tree.nodes[index].containerValues >= 0 {
      let values = tree.tables.containerValues[Int(tree.nodes[index].containerValues)].values
      guard let value = values[ObjectIdentifier(RecordedIDKey.self)] else { continue }
      ids[index] = erased(value, as: AnyHashable?.self)
    }
    return ids
  }
}
