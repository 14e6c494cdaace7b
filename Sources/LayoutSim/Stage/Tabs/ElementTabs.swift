import FlowEngine

/// The tabs of an element, for as long as the element is in its tree.
@MainActor
final class ElementTabs: ElementContainer {
  private(set) weak var slot: StateSlot?
  unowned let stage: Stage
  var inherited: InheritedValues
  var found: (own: Insets, ofScreen: Insets)?

  /// Its coordinator, which identifies it.
  private let host: ElementTabHost

  /// Whether the tabs are on a stack, whose bar shows what they configure.
  private let isOnStack: Bool

  private(set) var tabs: [ElementTab] = []
  private(set) var selection: TabSelection?

  /// The value of the selection that was followed last; `nil` before.
  private var followed: AnyHashable?

  private var selected: ElementTab?

  /// The tabs and the selected one when they were last noted for the stage.
  private var noted: [ElementTab] = []
  private var notedSelected: ElementTab?

  init(at slot: StateSlot, under inherited: InheritedValues, on site: StackSite.Present) {
    self.slot = slot
    stage = site.builder.stage
    // The stage shows a single screen as if there was nothing around it.
    isOnStack = site.screen.isOnStack && !(site.screen.layer is OneScreenCoordinator)
    self.inherited = inherited
    let name = inherited.screenPlace?.route ?? "window"
    let route = StackRoute(StackEntry(.root(AnyElement(EmptyElement())), named: "\(name).tabs"))
    host = ElementTabHost(route, of: inherited.coordinator)
    host.select = { [weak self] in self?.select($0) }
    host.settings = { [weak self] in self?.settings }
  }

  var live: LiveContent {
    .tabs(
      host.live(
        selecting: tabs.firstIndex { $0 === selected } ?? 0,
        canLeaveRoot: inherited.canNavigateBack
      )
    )
  }

  /// Adopts the element in the current pass.
  func follow(
    _ selection: TabSelection?,
    _ parts: [TabPart],
    isNew: Bool,
    _ inherited: InheritedValues
  ) {
    self.selection = selection
    self.inherited = inherited
    if isNew { slot?.runs += 1 }
    let name = inherited.screenPlace?.route ?? "window"
    tabs = parts.enumerated().map { index, part in
      let tab = part.slot.kept {
        ElementTab(
          of: self,
          isOnStack: isOnStack,
          at: part.slot,
          named: part.tab.value.map { StackRoute.name(of: $0) } ?? "\(name).tab\(index + 1)"
        )
      }
      tab.follow(part)
      return tab
    }
    host.tabs = tabs.map(\.screen)
  }

  func update() {
    // Where the selected tab has gone, another one may have its value, now or later.
    if !tabs.contains(where: { $0 === selected }) { (followed, selected) = (nil, nil) }
    if let value = selection?.read(), value != followed,
      let tab = tabs.first(where: { $0.value == value })
    {
      followed = value
      selected = tab
    }
    selected = selected ?? tabs.first
    assert(
      tabs.isEmpty ? selected == nil : tabs.contains { $0 === selected },
      "None of \(tabs.count) tabs is selected."
    )
    guard notedSelected !== selected || !noted.elementsEqual(tabs, by: ===) else { return }
    (noted, notedSelected) = (tabs, selected)
    stage.memories.presented.noteContainer()
  }

  private func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let tab = tabs[index]
    if let selection, let value = tab.value, selection.accepts(value) {
      selection.write(value)
      if selection.read() == value { (followed, selected) = (value, tab) }
    } else {
      selected = tab
    }
    slot?.store?.noteChange()
  }

  /// The settings of the bar, as the modifiers around the element and the tabs make them.
  private var settings: TabBarSettings {
    var settings = inherited.tabSettings ?? StockTabsSettings()
    settings.search = tabs.first(where: \.isForSearch).map { AnyHashable($0.screen.rootRoute) }
    var sections: [TabSidebarSettings.Section] = []
    for tab in tabs {
      guard let title = tab.section else { continue }
      let route = AnyHashable(tab.screen.rootRoute)
      if let known = sections.firstIndex(where: { $0.title == title }) {
        sections[known] = TabSidebarSettings.Section(
          title: title,
          tabs: sections[known].tabs + [route]
        )
      } else {
        sections.append(TabSidebarSettings.Section(title: title, tabs: [route]))
      }
    }
    if !sections.isEmpty {
      settings.sidebar = TabSidebarSettings(settings.sidebar) { $0.sections = sections }
    }
    return TabBarSettings(settings: settings)
  }

  /// The values of its screens: those of the element, except for what concerns the screen.
  ///
  /// On a stack, titles, items of bars and links belong to the stack.
  fileprivate func values(in screen: InheritedValues) -> InheritedValues {
    var values = inherited.presented(in: screen)
    values.tabSettings = nil
    guard isOnStack else { return values }
    values.ownStack = inherited.ownStack
    values.barInbox = inherited.barInbox
    values.isSearching = inherited.isSearching
    values.dismissSearch = inherited.dismissSearch
    return values
  }

  func passOn(_ preferences: inout PreferenceValues) {
    var configuration = preferences[BarConfigurationKey.self]
    if !isOnStack { configuration = configuration.outsideStack }
    configuration.hidesTabBar = false
    configuration.backgrounds[.tabBar] = nil
    preferences.write(BarConfigurationKey.self, configuration)
  }

  /// The value of the selection that no tab has, and the tab that is shown; `nil` if there is none.
  var strayValue: (value: AnyHashable, shown: ElementTab)? {
    guard let value = selection?.read(), let selected, !tabs.contains(where: { $0.value == value })
    else { return nil }
    return (value, selected)
  }

  /// The tabs that code cannot select, each with the reason.
  var unselectable: [(tab: ElementTab, reason: String)] {
    guard let selection else { return [] }
    var known: Set<AnyHashable> = []
    return tabs.compactMap { tab in
      guard let value = tab.value, selection.accepts(value) else {
        return (tab, "has no value of the selection's type \(selection.typeName)")
      }
      return known.insert(value).inserted ? nil : (tab, "has the value of another tab, \(value)")
    }
  }
}

/// One of the tabs of an element.
@MainActor
final class ElementTab {
  let screen: ElementScreen
  private let entry: StackEntry
  private unowned let tabs: ElementTabs

  private(set) var value: AnyHashable?
  private(set) var isForSearch = false

  /// The title of its section; `nil` if it is in none.
  private(set) var section: String?

  private var content = AnyElement(EmptyElement())

  fileprivate init(of tabs: ElementTabs, isOnStack: Bool, at slot: StateSlot, named name: String) {
    self.tabs = tabs
    entry = StackEntry(.tab(slot.number), named: name)
    screen = ElementScreen(
      StackRoute(entry),
      of: tabs.inherited.coordinator,
      in: .tab(isOnStack: isOnStack)
    )
    screen.build = { [weak self] _ in self.map(TabScreen.init) }
    screen.leave = { [weak tabs] in tabs?.inherited.dismiss() }
  }

  fileprivate func follow(_ part: TabPart) {
    value = part.tab.value
    isForSearch = part.tab.isForSearch
    section = part.section
    content = part.tab.content
    screen.item = (part.tab.title ?? "", part.tab.icon ?? "")
    screen.badge = part.tab.badge
  }

  /// Resolves its content.
  fileprivate func resolve(into resolver: inout Resolver) {
    let values = tabs.values(in: resolver.inherited)
    let isOuterNew = resolver.isContentNew
    resolver.isContentNew = entry.isNew(in: tabs.slot)
    resolver.inheriting {
      $0 = values
    } content: {
      content.resolve(into: &$0)
    }
    resolver.isContentNew = isOuterNew
  }
}

/// The content of a tab.
private struct TabScreen: PrimitiveElement {
  let tab: ElementTab

  func resolve(into resolver: inout Resolver) { tab.resolve(into: &resolver) }
}

/// An element that is a tab, in the current pass.
struct TabPart {
  /// The slot of the element.
  let slot: StateSlot

  let tab: TabDescription

  /// The title of its section; `nil` if it is in none.
  let section: String?
}

/// The storage of the value of the selected tab, whatever its type.
@MainActor
struct TabSelection {
  let typeName: String
  let read: () -> AnyHashable

  /// Whether a value is of its type.
  let accepts: (AnyHashable) -> Bool

  /// Stores a value, if it is of its type.
  let write: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Bound<Value>) {
    typeName = "\(Value.self)"
    read = { AnyHashable(selection.wrappedValue) }
    accepts = { $0.base is Value }
    write = { if let value = $0.base as? Value { selection.wrappedValue = value } }
  }
}

/// The settings of the tab bar of an element, in the form of a factory's.
private struct TabBarSettings: Element, TabBarDescription {
  let settings: StockTabsSettings

  var body: some Element { EmptyElement() }
}
