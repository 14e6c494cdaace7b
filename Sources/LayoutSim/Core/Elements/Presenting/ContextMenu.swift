extension Element {
  /// Opens a menu when a finger stays on the content.
  ///
  /// It is touched as with ``onTapGesture(count:perform:)``; `Stage.longPress(_:)` opens it. The items are those of a
  /// ``MenuControl``. Without items nothing opens, and `Stage.longPress(_:)` says so. It imitates SwiftUI's modifier of
  /// that name.
  ///
  /// - Parameter menuItems: The items.
  /// - Returns: The content, which looks the same.
  public func contextMenu(
    @ElementBuilder menuItems: @escaping () -> some Element
  ) -> some Element {
    ContextMenu(content: self, items: menuItems)
  }
}

/// Content on which a finger that stays opens a menu.
private struct ContextMenu<Content: Element, Items: Element>: Element {
  let content: Content
  let items: () -> Items

  @Local private var isOpen = false
  @Local private var path: [Int] = []
  @Inherited(\.self) private var inherited

  var body: some Element {
    let menu = MenuContents(title: nil, path: $path, items: items)
    let (isOpen, path, inherited) = ($isOpen, $path, inherited)
    Presenting(
      thing: .menu(menu),
      isPresented: { isOpen.wrappedValue },
      dismiss: {
        isOpen.wrappedValue = false
        path.wrappedValue = []
      },
      content: GestureModifier(content: content) { semantics, isEnabled in
        guard isEnabled else { return }
        semantics.addGestures {
          guard $0.longPress == nil else { return }
          $0.longPress = { isOpen.wrappedValue = true }
          $0.pressesEmptyMenu = { menu.isEmpty(inheriting: inherited) }
        }
      }
    )
  }
}
