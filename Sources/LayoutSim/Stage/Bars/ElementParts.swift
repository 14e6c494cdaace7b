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
      resolver.forEachPart(of: content(piece), visit)
      resolver.leavePart()
    }
  }
}
