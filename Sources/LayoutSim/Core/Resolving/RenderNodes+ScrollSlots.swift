extension RenderNodes {
  /// The slots that store the offsets of scroll areas, by their boxes.
  static func scrollSlots(of tree: BoxTree) -> [Int: StateSlot] {
    var slots: [Int: StateSlot] = [:]
    for index in 0..<tree.count where tree.nodes[index].semantics >= 0 {
      let semantics = Int(tree.nodes[index].semantics)
      if let slot = tree.tables.semantics[semantics].scrollSlot { slots[index] = slot }
    }
    return slots
  }

  /// The keys of boxes on a stage, by the boxes.
  static func layers(of tree: BoxTree) -> [Int: LayerKey] {
    var layers: [Int: LayerKey] = [:]
    for index in 0..<tree.count where tree.nodes[index].semantics >= 0 {
      let semantics = Int(tree.nodes[index].semantics)
      if let key = tree.tables.semantics[semantics].key { layers[index] = key }
    }
    return layers
  }
}
