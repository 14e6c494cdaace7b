/// A part of the surroundings that the safe area excludes, as in SwiftUI's `SafeAreaRegions`.
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
  public func ignoresSafeArea(_ region: SafeAreaRegion, edges: LayoutEdges = .all) -> some Element {
    IgnoringRegion(region: region, edges: edges, content: self)
  }

  /// Extends the element beyond those of `edges` that touch the edge of the safe area, as ``ignoresSafeArea(_:)`` does.
  public func ignoresSafeArea(edges: LayoutEdges) -> some Element { ignoresSafeArea(edges) }
}

private struct IgnoringRegion<Content: Element>: PrimitiveElement {
  let region: SafeAreaRegion
  let edges: LayoutEdges
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let rise = resolver.inherited.keyboardRise
    var node: Node
    switch region {
    case .container:
      // The area that the keyboard covers is out of reach.
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

/// The effect of dragging scrolled content on the keyboard, like SwiftUI's mode for that purpose.
public enum KeyboardDismissal: String, Hashable, Codable, Sendable, CaseIterable {
  /// A drag hides the keyboard, but in a text editor only one towards it.
  case automatic

  /// A drag hides the keyboard as it begins.
  case immediately

  /// A drag towards the keyboard hides it.
  case interactively

  /// The keyboard stays.
  case never
}

extension Element {
  /// Sets the effect of dragging scrolled content inside on the keyboard that a field has raised.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func scrollDismissesKeyboard(_ dismissal: KeyboardDismissal) -> some Element {
    environment(\.keyboardDismissal, dismissal)
  }
}

private struct KeyboardDismissalKey: InheritedKey {
  static let defaultValue = KeyboardDismissal.automatic
}

extension InheritedValues {
  /// The effect of dragging scrolled content on the keyboard.
  var keyboardDismissal: KeyboardDismissal {
    get { self[KeyboardDismissalKey.self] }
    set { self[KeyboardDismissalKey.self] = newValue }
  }

  /// The gestures, in addition to scrolling, of a scroll area whose content `refresh` reloads; `nil` if there are none.
  @MainActor
  func scrollGestures(refresh: (@MainActor () -> Void)?) -> GestureActions? {
    let gestures = GestureActions(
      refresh: refresh,
      keyboardDismissal: keyboardDismissal == .automatic ? nil : keyboardDismissal,
      scrollPosition: scrollPosition,
      scrollAnchors: scrollAnchors,
      scrollSnapping: scrollSnapping,
      isScrollDisabled: isScrollDisabled
    )
    return gestures.isAboutScrolling || scrollAnchors[.alignment] != nil || refresh != nil
      || keyboardDismissal != .automatic
      ? gestures : nil
  }
}
