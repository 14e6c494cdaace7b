/// A part of what the safe area keeps clear of, as in SwiftUI's `SafeAreaRegions`.
public enum SafeAreaRegion: String, Hashable, Codable, Sendable, CaseIterable {
  /// Bars, and the edges of the display.
  case container

  /// The keyboard.
  case keyboard
}

extension Element {
  /// Extends the element beyond those of `edges` that touch the edge of the safe area, as far as `region` reaches.
  ///
  /// With ``SafeAreaRegion/keyboard`` it stays where it is when the keyboard comes up, which then covers it. It imitates
  /// SwiftUI's modifier of that name.
  public func ignoresSafeArea(_ region: SafeAreaRegion, edges: Sides = .all) -> some Element {
    IgnoringRegion(region: region, edges: edges, content: self)
  }

  /// Extends the element beyond those of `edges` that touch the edge of the safe area, as ``ignoresSafeArea(_:)`` does.
  public func ignoresSafeArea(edges: Sides) -> some Element { ignoresSafeArea(edges) }
}

private struct IgnoringRegion<Content: Element>: PrimitiveElement {
  let region: SafeAreaRegion
  let edges: Sides
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let rise = resolver.inherited.keyboardRise
    var node: Node
    switch region {
    case .container:
      // What the keyboard covers is not in reach.
      node = .ignoringSafeArea(rise > 0 ? edges.subtracting(.bottom) : edges)
    case .keyboard:
      node = .ignoringSafeArea(rise > 0 ? edges.intersection(.bottom) : [])
      node.ignoredDepth = rise
    }
    resolver.openBox(node)
    if region == .keyboard, edges.contains(.bottom) {
      resolver.inheriting {
        $0.keyboardRise = 0
      } content: {
        content.resolve(into: &$0)
      }
    } else {
      content.resolve(into: &resolver)
    }
    resolver.closeModifier()
  }
}
