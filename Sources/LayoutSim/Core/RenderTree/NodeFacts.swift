// The values of a node's facts and looks, for renderers.

extension RenderNode {
  /// The role that a button has declared.
  package var buttonRole: PushButtonRole? {
    facts["purpose"].flatMap { PushButtonRole(rawValue: $0.words) }
  }

  /// Whether it is a switch that is on.
  package var isOn: Bool { facts["value"] == .isOn(true) }

  /// Whether it looks different from the platform's switch.
  package var isCustomSwitch: Bool { facts["look"] != nil }

  /// The property of a row that it changes.
  package var editedProperty: RowProperty? {
    facts["edits"].flatMap { RowProperty(rawValue: $0.words) }
  }

  /// The alignment of the lines of its text.
  package var lineAlignment: LineAlignment {
    looks["alignment"].flatMap { LineAlignment(rawValue: $0.words) } ?? .leading
  }

  /// Its value as a fraction of its range; a value without a range is already a fraction.
  package var share: Double {
    guard let value = facts["value"]?.number else { return 0 }
    var ends = (0.0, 1.0)
    if let range = facts["range"] {
      guard case .range(let start, let end) = range else { return 0 }
      ends = (start, end)
    }
    let share = (value - ends.0) / (ends.1 - ends.0)
    return ends.1 > ends.0 && share.isFinite ? min(max(share, 0), 1) : 0
  }

  /// The options that a picker shows only when it is opened or turned.
  package var unopenedOptions: [String] {
    guard case .list(let options) = facts["options"] ?? looks["options"] else { return [] }
    return options
  }

  /// The value of the first look named `key`; `nil` if there is none.
  package func look(_ key: String) -> FactValue? { looks[key] }

  /// How early it is drawn among the children of its parent: those with lower numbers are behind it.
  package var drawingOrder: Double {
    guard !looks.isEmpty, let order = look("z-index")?.number, !order.isNaN else {
      return 0
    }
    return order
  }

  /// The opacity of a box's content, from 0 to 1.
  package var opacity: Double {
    guard role == .box, let opacity = look("opacity")?.number else { return 1 }
    return opacity.asShare
  }

  /// The shape at which a box cuts its content off; `nil` if it does not.
  package var clipFigure: Figure? {
    flags.contains(.clips) ? look("clip")?.figure ?? .rect : nil
  }

  /// The shape in which a box and its content take touches; `nil` if it sets none.
  package var contentFigure: Figure? {
    guard !looks.isEmpty, flags.contains(.solid) else { return nil }
    return look("touched")?.figure
  }

  /// The size of scaled or rotated content before the transformation; `nil` if it is neither.
  package var laidOutSize: Size? {
    guard !looks.isEmpty, case .size(let size) = look("laid-out") else { return nil }
    return size.width.isFinite && size.height.isFinite ? size : nil
  }

  /// The transformation of scaled or rotated content of a box that is drawn at `frame`; `nil` if it is neither.
  package func map(in frame: Rect, isRightToLeft: Bool) -> AffineMap? {
    guard role == .box, !looks.isEmpty else { return nil }
    var anchor = AnchorPoint.center
    if case .anchor(let point) = look("anchor") { anchor = point }
    let effect: DrawnEffect
    if let scale = look("scale")?.numbers(1) ?? look("scale")?.numbers(2) {
      effect = .scale(x: scale[0], y: scale[scale.count - 1], anchor)
    } else if let angle = look("rotation")?.number, angle.isFinite {
      effect = .rotation(degrees: angle, anchor)
    } else {
      return nil
    }
    return effect.map(in: frame, isRightToLeft: isRightToLeft)
  }
}
