/// A button that opens a menu: a list of actions in front of the screen.
///
/// The items are buttons, links, switches and pickers, whose options are listed; other menus, which open in place of the
/// list; separators, sections, and texts as headings. Other elements are left out. Choosing an item performs it and
/// closes the menu, as does a tap outside. A menu without items opens nothing, and `Stage.tap(_:)` reports it.
///
/// It imitates SwiftUI's `Menu`. The width and the rows have the sizes of UIKit's menus; the place is a guess, so an
/// open menu is `approximate`.
public struct MenuControl<Label: Element, Items: Element>: Element {
  private let title: String?
  private let items: Items
  private let label: Label

  @Local private var isOpen = false
  @Local private var path: [Int] = []
  @Inherited(\.self) private var inherited

  /// Creates a button that shows `label` and opens `items`.
  public init(
    @ElementBuilder items: () -> Items,
    @ElementBuilder label: () -> Label
  ) {
    self.init(nil, items(), label())
  }

  private init(
    _ title: String?,
    _ items: Items,
    _ label: Label
  ) {
    self.title = title
    self.items = items
    self.label = label
  }

  /// The button; in a menu, its label and its items.
  public var body: some Element {
    if inherited.isInMenu {
      Column {
        PushButton(action: {}) { label }
        items
      }
      .control(Semantics(role: .menu))
    } else {
      button
    }
  }

  private var button: some Element {
    let menu = MenuContents(title: title, path: $path, items: items)
    let (isOpen, path, inherited) = ($isOpen, $path, inherited)
    return Presenting(
      presented: .menu(menu),
      isPresented: { isOpen.wrappedValue },
      dismiss: {
        isOpen.wrappedValue = false
        path.wrappedValue = []
      },
      content: PushButton {
        isOpen.wrappedValue = true
      } label: {
        label
      }
      .annotated { semantics in
        semantics.facts.append(MenuContents.fact)
        semantics.addGestures { $0.tapsEmptyMenu = { menu.isEmpty(inheriting: inherited) } }
      }
    )
  }
}

extension MenuControl where Label == TextBlock {
  /// Creates a button that shows `title` and opens `items`.
  public init(
    _ title: String,
    @ElementBuilder items: () -> Items
  ) {
    self.init(title, items(), TextBlock(title))
  }
}

extension MenuControl where Label == IconLabel {
  /// Creates a button that shows the symbol `icon` and `title`, and opens `items`.
  public init(
    _ title: String,
    icon: String,
    @ElementBuilder items: () -> Items
  ) {
    self.init(title, items(), IconLabel(title, icon: icon))
  }
}
