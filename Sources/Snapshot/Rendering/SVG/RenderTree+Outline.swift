import LayoutSim

extension RenderTree {
  /// The tree that an outline describes: nodes with their printed properties, at their places in the window.
  ///
  /// Its texts have no lines. It has no boxes that only lay out, unless the outline has.
  package init(of outline: Outline) {
    var origins: [Point] = []
    let nodes = outline.nodes.map { line in
      let outer = line.parent.map { origins[$0] } ?? .zero
      var node = RenderNode(line.role, parent: line.parent, subtreeLength: line.subtreeLength)
      node.detail = Role.layers.contains(line.role) ? .layers : .semantic
      node.route = line.route
      node.label = line.label
      node.identifier = line.tag
      node.flags = line.flags
      node.facts = line.facts
      node.textFrame = line.textFrame
      node.drawnFrame = line.drawnFrame
      node.frame = line.frame?.moved(by: outer)
      origins.append(node.frame?.origin ?? outer)
      return node
    }
    self.init(traits: Traits(outline.header), nodes: nodes)
  }
}

extension Traits {
  /// The settings in a header; a device that is not in the catalogue is a window without corners.
  fileprivate init(_ header: OutlineHeader) {
    let device = Device.named(header.device) ?? .mac
    let display = device.display(header.orientation)
    self.init(
      device: device,
      orientation: header.orientation,
      windowSize: display.size == header.window ? nil : header.window,
      typeSize: header.typeSize,
      scheme: header.scheme,
      platform: header.platform,
      direction: header.direction,
      keyboard: header.keyboard,
      reducesMotion: header.reducesMotion,
      corrections: header.corrections
    )
  }
}
