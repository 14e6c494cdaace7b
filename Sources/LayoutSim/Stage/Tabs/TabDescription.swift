/// The label, the badge and the value of a tab, as its element and the modifiers around it declare them.
@MainActor
struct TabDescription {
  var title: String?
  var icon: String?
  var badge: String?
  var value: AnyHashable?
  var isForSearch = false

  let content: AnyElement

  /// Reads the tab that `element` declares and the modifiers around it, outer ones first; its value is `id` by default.
  init(of element: any Element, id: AnyHashable?) {
    content = AnyElement(element)
    var next: (any Element)? = element
    var depth = 0
    while let element = next, depth < TabDescription.depthLimit {
      depth += 1
      (element as? any TabDescribing)?.describe(&self)
      next = (element as? AnyElement)?.content ?? TabDescription.content(of: element)
    }
    value = value ?? id
  }

  /// The content of a modifier.
  private static func content(of element: any Element) -> (any Element)? {
    Mirror(reflecting: element).children.first { $0.label == "content" }?.value as? any Element
  }

  /// The maximum number of modifiers around a tab; no readable code has that many.
  private static let depthLimit = 60
}

/// An element that declares a part of the description of the tab around it.
@MainActor
protocol TabDescribing {
  /// Adds it to `tab`, unless an outer element has.
  func describe(_ tab: inout TabDescription)
}

extension ContainerValueWriter: TabDescribing {
  func describe(_ tab: inout TabDescription) {
    if Key.self == PageTagKey.self { tab.value = tab.value ?? value as? AnyHashable }
  }
}

extension RowBadge: TabDescribing {
  func describe(_ tab: inout TabDescription) {
    let words = label.map { ChoiceReader.words(in: $0) } ?? ""
    if !words.isEmpty { tab.badge = tab.badge ?? words }
  }
}
