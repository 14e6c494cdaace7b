// What the looks of a node say, for whatever draws it.

extension RenderNode {
  /// The value of the first look called `key`; `nil` if there is none.
  package func look(_ key: String) -> String? { looks.first { $0.key == key }?.value }

  /// How early it is drawn among the children of its parent: those with lower numbers are behind it.
  package var drawingOrder: Double {
    guard !looks.isEmpty, let order = look("z-index").flatMap(Double.init), !order.isNaN else {
      return 0
    }
    return order
  }

  /// How much of a box's content is seen, from 0 to 1.
  package var opacity: Double {
    guard role == .box, let opacity = look("opacity").flatMap(Double.init) else { return 1 }
    return opacity.asShare
  }

  /// The shape at which a box cuts its content off; `nil` if it does not.
  package var clipFigure: Figure? {
    flags.contains(.clips) ? look("clip").flatMap { Figure(word: $0) } ?? .rect : nil
  }

  /// The shape in which a box and what is inside take touches; `nil` if it sets none.
  package var contentFigure: Figure? {
    guard !looks.isEmpty, flags.contains(.solid) else { return nil }
    return look("touched").flatMap { Figure(word: $0) }
  }

  /// The size of content that is scaled or turned, before that; `nil` if it is not.
  package var laidOutSize: Size? {
    guard !looks.isEmpty else { return nil }
    return look("laid-out").flatMap { $0.numbers(separator: "x", count: 2) }.map {
      Size(width: $0[0], height: $0[1])
    }
  }

  /// How the content of a box is scaled or turned, where the box is drawn at `frame`; `nil` if it is not.
  package func map(in frame: Rect, isRightToLeft: Bool) -> AffineMap? {
    guard role == .box, !looks.isEmpty else { return nil }
    let anchor = look("anchor").flatMap { AnchorPoint(word: $0) } ?? .center
    let effect: DrawnEffect
    if let scale = look("scale")?.numbers(separator: ",", count: 1) {
      effect = .scale(x: scale[0], y: scale[0], anchor)
    } else if let scale = look("scale")?.numbers(separator: ",", count: 2) {
      effect = .scale(x: scale[0], y: scale[1], anchor)
    } else if let angle = look("rotation").flatMap(Double.init), angle.isFinite {
      effect = .rotation(degrees: angle, anchor)
    } else {
      return nil
    }
    return effect.map(in: frame, isRightToLeft: isRightToLeft)
  }
}

extension String {
  /// The finite numbers between separators; `nil` if there are not `count` of them.
  package func numbers(separator: Character, count: Int) -> [Double]? {
    let parts = split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
