/// An item of a screen's bars: a button, a menu, a text or any other element.
///
/// It is declared in ``Element/toolbar(content:)-(()->BarContent)``, and is resolved like the screen's other content:
/// its state, inherited values and tasks are those of the element that declares it; the font is that of the bar.
/// Buttons have the size of a bar's buttons, and an ``IconLabel`` shows its symbol only. Outside a toolbar it is only
/// its content. It imitates SwiftUI's `ToolbarItem`.
public struct BarItem<Content: Element>: BarContent, PrimitiveElement {
  private let placement: BarPlacement
  private let content: Content

  /// Creates an item with `content` at `placement`.
  public init(placement: BarPlacement = .automatic, @ElementBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Adds no boxes in a toolbar; they are in the bar.
  public func resolve(into resolver: inout Resolver) {
    guard resolver.inherited.collectsBarItems else {
      content.resolve(into: &resolver)
      return
    }
    // A bar at the lower edge or on the keyboard exists only for its items.
    if placement.place.isInStrip, resolver.hasNoParts(content) { return }
    resolver.addBarItem(content, at: placement.place, weight: placement.weight)
  }
}

/// A group of items at one place of a screen's bars, one for each of its elements.
///
/// It imitates SwiftUI's `ToolbarItemGroup`.
public struct BarGroup<Content: Element>: BarContent, PrimitiveElement {
  private let placement: BarPlacement
  private let content: Content

  /// Creates a group of the elements of `content` at `placement`.
  public init(placement: BarPlacement = .automatic, @ElementBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Adds no boxes in a toolbar; they are in the bar.
  public func resolve(into resolver: inout Resolver) {
    guard resolver.inherited.collectsBarItems else {
      content.resolve(into: &resolver)
      return
    }
    let (place, weight) = (placement.place, placement.weight)
    resolver.forEachPart(of: content) { resolver, part in
      if part is any BarContent {
        // In a block with other elements.
        part.resolve(into: &resolver)
      } else {
        resolver.addBarItem(part, at: place, weight: weight)
      }
    }
  }
}

/// A gap between the items of a bar.
///
/// It imitates SwiftUI's `ToolbarSpacer`. Its width in a navigation bar is `approximate`.
public struct BarSpacer: BarContent, PrimitiveElement {
  /// The length of a gap.
  public enum Sizing: String, Hashable, Codable, Sendable, CaseIterable {
    /// As wide as there is room, in a bar at the lower edge or on the keyboard; elsewhere the same as ``fixed``.
    case flexible

    /// 12 points wide.
    case fixed
  }

  private let sizing: Sizing
  private let placement: BarPlacement

  /// Creates a gap between the items at `placement`.
  public init(_ sizing: Sizing = .flexible, placement: BarPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Adds no boxes in a toolbar; they are in the bar.
  public func resolve(into resolver: inout Resolver) {
    guard resolver.inherited.collectsBarItems else { return }
    let place = placement.place
    switch place {
    case .bottom, .keyboard, .status:
      if sizing == .flexible {
        resolver.addBarItem(Stretch(), at: place)
      } else {
        resolver.addBarItem(gap, at: place)
      }
    case .leading, .trailing: resolver.addBarItem(gap, at: place)
    case .overflow, .principal, .titleMenu, .scopes, .suggestions: break
    }
  }

  private var gap: some Element {
    Stretch(minLength: 0).frame(width: NavigationBarMetrics.gap.points, height: 1)
  }
}

extension NavigationBarMetrics {
  /// The gap between groups of buttons.
  static let gap = PlatformMetric(12, .medium, "navigationBar.button_group_gap")
}

extension BarPlacement {
  /// The weight of its labels; `nil` for that of the bar.
  fileprivate var weight: TextWeight? { self == .confirmationAction ? .semibold : nil }
}

/// The content of ``Element/toolbar(content:)-(()->BarContent)``: items, groups of items, and compositions of them.
///
/// It imitates SwiftUI's `ToolbarContent`. A custom one has a body of others:
///
/// ```swift
/// struct EditingBar: BarContent {
///   let save: () -> Void
///
///   var body: some BarContent {
///     BarItem(placement: .cancellationAction) { PushButton("Cancel") {} }
///     BarItem(placement: .confirmationAction) { PushButton("Save", action: save) }
///   }
/// }
/// ```
public protocol BarContent: Element {}

extension EmptyElement: BarContent {}
extension ElementPair: BarContent where First: BarContent, Second: BarContent {}
extension ConditionalElement: BarContent where First: BarContent, Second: BarContent {}
extension Optional: BarContent where Wrapped: BarContent {}
extension Each: BarContent where Content: BarContent {}
extension ElementGroup: BarContent where Content: BarContent {}
extension Never: BarContent {}

/// Code that visits the parts of a block.
typealias PartVisit = (inout Resolver, any Element) -> Void

/// An element that only represents others.
@MainActor
private protocol PartedElement {
  func forEachPart(in resolver: inout Resolver, _ visit: PartVisit)
}

extension Resolver {
  /// Visits the elements of a block one by one, each at its own place.
  mutating func forEachPart(of element: some Element, _ visit: PartVisit) {
    if let parted = element as? any PartedElement {
      parted.forEachPart(in: &self, visit)
    } else {
      visit(&self, element)
    }
  }

  /// Whether a block has no elements.
  mutating func hasNoParts(_ element: some Element) -> Bool {
    var isEmpty = true
    forEachPart(of: element) { _, _ in isEmpty = false }
    return isEmpty
  }

  /// Visits the elements of the `position`th part of the current one.
  fileprivate mutating func forEachPart(
    of element: some Element,
    at position: Int,
    _ visit: PartVisit
  ) {
    enterPart(position)
    forEachPart(of: element, visit)
    leavePart()
  }
}

extension EmptyElement: PartedElement {
  fileprivate func forEachPart(in resolver: inout Resolver, _ visit: PartVisit) {}
}

extension ElementPair: PartedElement {
  fileprivate func forEachPart(in resolver: inout Resolver, _ visit: PartVisit) {
    resolver.forEachPart(of: first, at: 0, visit)
    resolver.forEachPart(of: second, at: 1, visit)
  }
}

extension ConditionalElement: PartedElement {
  fileprivate func forEachPart(in resolver: inout Resolver, _ visit: PartVisit) {
    switch self {
    case .first(let element): resolver.forEachPart(of: element, at: 0, visit)
    case .second(let element): resolver.forEachPart(of: element, at: 1, visit)
    }
  }
}

extension Optional: PartedElement where Wrapped: Element {
  fileprivate func forEachPart(in resolver: inout Resolver, _ visit: PartVisit) {
    if let element = self { resolver.forEachPart(of: element, visit) }
  }
}

extension ElementGroup: PartedElement {
  fileprivate func forEachPart(in resolver: inout Resolver, _ visit: PartVisit) {
    resolver.forEachPart(of: content, visit)
  }
}

extension Each: PartedElement {
  fileprivate func forEachPart(in resolver: inout Resolver, _ visit: PartVisit) {
    for piece in data {
      resolver.enterPart(id: AnyHashable(id(piece)))
      // What it reads is observed, although no body reads it.
      resolver.forEachPart(of: Evaluation.inEveryPass { content(piece) }, visit)
      resolver.leavePart()
    }
  }
}
