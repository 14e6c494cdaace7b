import LayoutSim

// Controls: what they add to their contents.
extension SVGScene {
  /// Draws what of a control is behind its content, and changes what that inherits.
  mutating func openControl(_ index: Int, _ place: Rect, _ context: inout SVGContext) {
    let node = tree.nodes[index]
    if node.role.isControl || node.role.isPressed || node.flags.contains(.pressable) {
      addArea(place, node.label, context)
    }
    switch node.role {
    case .button, .link, .backButton: context.paint = context.tint
    case .tabItem:
      context.paint = node.flags.contains(.selected) ? context.tint : .secondary
      (context.isTabItem, context.weight) = (true, .regular)
    case .field:
      if !hasFill(index), place.size.height >= 28 { addBox(place, .fill, context, radius: 8) }
      context.paint = node.flags.contains(.empty) ? .secondary : .label
    case .option:
      let isSegment = context.hidesSurfaces && node.flags.contains(.selected)
      context.weight = isSegment ? .semibold : .regular
    case .badge: context.paint = context.isTabItem ? .inverse : .label
    case .switch where !node.isPlatformSwitch: break
    case .switch, .slider, .progress: context.hidesSurfaces = true
    case .stepper: (context.hidesSurfaces, context.isStepper) = (true, true)
    case .picker: openPicker(index, place, &context)
    case .placeholder: addBorder(place, .secondary, context, isDashed: true)
    case let role where role.isOfApp: addBorder(place, .secondary, context, isDashed: true)
    default: break
    }
    if node.fact("purpose") == "destructive" { context.paint = .destructive }
    if node.flags.contains(.disabled) { context.paint = .secondary }
  }

  /// Draws what of a node is in front of its content.
  mutating func drawFront(_ index: Int, _ place: Rect, _ context: SVGContext, isEmpty: Bool) {
    let node = tree.nodes[index]
    if isEmpty { drawName(index, place, context) }
    let own =
      context.map == nil ? tree.surfaceFrame(of: index).flatMap(context.drawing.place) : nil
    var context = context
    // Of a control that is disabled a device shows half.
    if node.flags.contains(.disabled) { context.opacity /= 2 }
    switch node.role {
    case .switch where !node.isPlatformSwitch: break
    case .switch: drawSwitch(node, own ?? place, context)
    case .slider: drawSlider(node, own ?? place, context)
    case .progress: drawProgress(node, own ?? place, context, isAlone: own != nil || !isEmpty)
    case .stepper: drawStepper(index, place, context)
    case .picker where isEmpty: drawWheel(node, place, context)
    default: break
    }
  }

  /// Whether a surface of its own is drawn inside a node.
  private func hasFill(_ index: Int) -> Bool {
    tree.subtree(of: index).contains { tree.nodes[$0].role == .fill }
  }
}
