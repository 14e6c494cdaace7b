extension Element {
  /// Opens a menu on a long press of the content.
  ///
  /// It is touched as with ``onTapGesture(count:perform:)``; `Stage.longPress(_:)` opens it. The items are those of a
  /// ``MenuControl``. Without items nothing opens, and `Stage.longPress(_:)` reports it. It imitates SwiftUI's modifier
  /// of that name.
  ///
  /// - Parameter menuItems: The items.
  /// - Returns: The content, which looks the same.
  public func contextMenu(
    @ElementBuilder menuItems: () -> some Element
  ) -> some Element {
    ContextMenu(content: self, items: menuItems())
  }
}

/// Content on which a long press opens a menu.
private struct ContextMenu<Content: Element, Items: Element>: Element {
  let content: Content
  let items: Items

  @Local private var isOpen = false
  @Local private var path: [Int] = []
  @Inherited(\.self) private var inherited

  var body: some Element {
    let menu = MenuContents(title: nil, path: $path, items: items)
    let (isOpen, path, inherited) = ($isOpen, $path, inherited)
    Presenting(
      presented: .menu(menu),
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

/// The items of a menu, as elements of which only some are used, and the menus that are opened inside it.
struct MenuContents {
  /// The title of the menu; `nil` if it has none of its own.
  let title: String?

  /// The places of the menus that are opened inside it, outermost first.
  let path: Bound<[Int]>

  let items: any Element

  /// The fact about a button that opens a menu.
  static let fact = Fact("opens", "menu")
}

extension MenuContents {
  /// Whether there is nothing in the menu for an element that inherits `inherited`.
  @MainActor
  func isEmpty(inheriting inherited: InheritedValues) -> Bool {
    entries(inheriting: inherited, measurer: InterMeasurer(), pixel: 1).areWithoutItems
  }

  /// The lines of the menu, from top to bottom.
  @MainActor
  func entries(
    inheriting inherited: InheritedValues,
    measurer: any TextMeasurer,
    pixel: Double
  ) -> [MenuEntry] {
    var inherited = inherited
    inherited.isInMenu = true
    inherited.isInListRow = false
    inherited.isEnabled = true
    inherited.presentationInbox = nil
    inherited.buttonStyling = nil
    inherited.switchStyling = nil
    inherited.labelStyling = nil
    let pass = ElementTree(measurer: measurer, isShown: false, isReadOnce: true).pass(
      AnyElement(items),
      inherited: inherited,
      proposal: .unspecified,
      pixel: pixel
    )
    return MenuReader(pass: pass).entries
  }
}

private struct IsInMenuKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// Whether content is read for the items of a menu, and not laid out.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}
