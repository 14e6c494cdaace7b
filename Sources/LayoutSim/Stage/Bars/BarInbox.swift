/// The items of the bars of one screen, as its content declares them in the present pass.
///
/// It is a class, because the content is resolved before the bars, which precede it in the tree: an item that is passed
/// up as a preference would be known only after the pass, and its state would belong to the bar.
@MainActor
final class BarInbox {
  /// The items in tree order.
  var entries: [BarEntry] = []

  /// The items for `place`, in tree order.
  func entries(at place: BarPlace) -> [BarEntry] {
    // Not a closure, because its isolation would be checked for each item.
    var found: [BarEntry] = []
    for entry in entries where entry.place == place { found.append(entry) }
    return found
  }

  /// The first item for `place`; `nil` if there is none.
  func entry(at place: BarPlace) -> BarEntry? {
    for entry in entries where entry.place == place { return entry }
    return nil
  }
}

/// An item of a bar.
@MainActor
struct BarEntry {
  let place: BarPlace

  /// Keeps the state of the item; `nil` if it has none.
  let slot: StateSlot?

  /// The values that it inherits; `nil` for those of the bar.
  let inherited: InheritedValues?

  let element: AnyElement

  /// Whether it is nothing but a stretch between others.
  var isStretch = false
}

private struct BarInboxKey: InheritedKey {
  static let defaultValue = WeakReference<BarInbox>(nil)
}

private struct CollectsBarItemsKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// The inbox to which elements add the items of the screen's bars; `nil` if there is none.
  var barInbox: BarInbox? {
    get { self[BarInboxKey.self].object }
    set { self[BarInboxKey.self] = WeakReference(newValue) }
  }

  /// Whether items are collected here, and not laid out.
  var collectsBarItems: Bool {
    get { self[CollectsBarItemsKey.self] }
    set { self[CollectsBarItemsKey.self] = newValue }
  }
}

extension Resolver {
  /// Resolves `items`, which add themselves to the inbox of the screen.
  ///
  /// - Returns: The place of each.
  mutating func collectBarItems(_ items: some Element) -> [BarPlace] {
    guard let inbox = inherited.barInbox else { return [] }
    let first = inbox.entries.count
    inheriting {
      $0.collectsBarItems = true
    } content: {
      $0.child(items, at: 1)
    }
    assert(inbox.entries.count >= first, "\(inbox.entries.count) of \(first) bar items remain.")
    return inbox.entries.dropFirst(first).map(\.place)
  }

  /// Adds `element` to the inbox of the screen, as an item for `place`.
  mutating func addBarItem(_ element: any Element, at place: BarPlace, weight: TextWeight? = nil) {
    guard let inbox = inherited.barInbox else { return }
    Evaluation.noteEffect()
    var values = inherited
    values.collectsBarItems = false
    values.isInListRow = false
    values.textSettings.weight = weight
    let slot = self.place.claim(BarEntry.self)
    if isContentNew { slot.runs += 1 }
    inbox.entries.append(
      BarEntry(
        place: place,
        slot: slot,
        inherited: values,
        element: AnyElement(element),
        isStretch: element is Stretch
      )
    )
  }
}

/// Content whose bar items are added to `inbox`, and that inherits other values.
struct CollectingBarItems<Content: Element>: PrimitiveElement {
  let inbox: BarInbox
  let change: @MainActor (inout InheritedValues) -> Void
  @ElementBuilder let content: Content

  func resolve(into resolver: inout Resolver) {
    inbox.entries = []
    resolver.inheriting {
      $0.barInbox = inbox
      change(&$0)
    } content: {
      content.resolve(into: &$0)
    }
  }
}

/// The button that shows or hides a sidebar in a navigation bar: a symbol, whose look the bar determines.
struct BarButton {
  let label: String
  let icon: String
  let action: @MainActor @Sendable () -> Void
}

extension BarEntry {
  /// A button whose look the bar determines.
  init(_ button: BarButton, at place: BarPlace) {
    self.init(
      place: place,
      slot: nil,
      inherited: nil,
      element: AnyElement(ShownBarButton(button: button))
    )
  }
}

/// A ``BarButton`` in a bar.
private struct ShownBarButton: PrimitiveElement {
  let button: BarButton

  func resolve(into resolver: inout Resolver) {
    // Not a body, whose state would have a place of its own.
    shown(with: resolver.inherited.barFace).resolve(into: &resolver)
  }

  private func shown(with face: BarFace?) -> some Element {
    PushButton(action: button.action) {
      Icon(button.icon).frame(
        minWidth: face?.minimumWidth(isSymbol: true),
        minHeight: face?.height
      )
    }
    .annotated(label: button.label) { semantics in
      semantics.combines = .drawing
      semantics.facts.append(Fact("icon", button.icon))
      if let face { semantics.flags.formUnion(face.flags) }
    }
    .environment(\.barFace, nil)
  }
}
