import FlowEngine

/// The screens of the stack of an element, for as long as the element is in its tree.
@MainActor
final class ElementStack: ElementContainer {
  /// Its coordinator, which identifies it.
  let screen: ElementScreen

  private(set) weak var slot: StateSlot?
  unowned let stage: Stage
  private let root: StackEntry

  /// The screen in place of the root, to which a link in the column before has led; `nil` if there is none.
  private var substitute: StackEntry?

  /// The columns to which it belongs, the column to which its links lead, and the one before; `nil` if there is none.
  private weak var columns: ElementColumns?
  private weak var next: ElementStack?
  private weak var previous: ElementStack?

  /// The screens above the root.
  private var pushed = PushedScreens()

  /// The screens above the root when they were last recorded for the stage.
  private var noted: [StackEntry] = []

  /// The storage of the values; `nil` if they are stored here.
  private(set) var path: StackPath?

  /// Whether its path was lent in the current pass.
  private var isPathLent = false

  var inherited: InheritedValues
  var found: (own: Insets, ofScreen: Insets)?

  init(
    at slot: StateSlot,
    under inherited: InheritedValues,
    on stage: Stage,
    named name: String? = nil
  ) {
    self.slot = slot
    self.stage = stage
    self.inherited = inherited
    root = StackEntry(
      .root(AnyElement(EmptyElement())),
      named: name ?? "\(inherited.screenPlace?.route ?? "window").stack"
    )
    screen = ElementScreen(StackRoute(root), of: inherited.coordinator, in: .stack)
    screen.build = { [weak self] route in
      guard let self, let entry = (route as? StackRoute)?.entry.object else { return nil }
      return StackScreen(stack: self, entry: entry)
    }
    screen.leave = { [weak self] in self?.goBack() }
    screen.leaveAbove = { [weak self] in self?.goBack(to: $0) }
  }

  /// The stack as a stage shows it.
  var liveStack: LiveStack {
    screen.stack(
      of: pushed.entries.map(StackRoute.init),
      on: substitute.map(StackRoute.init),
      canLeaveRoot: inherited.canNavigateBack
    )
  }

  var live: LiveContent { .stack(liveStack) }

  /// Adopts the element in the current pass.
  func follow(
    _ path: StackPath?,
    root content: AnyElement,
    isNew: Bool,
    under inherited: InheritedValues
  ) {
    self.path = path
    self.inherited = inherited
    guard isNew else { return }
    slot?.runs += 1
    root.source = .root(content)
    // A root that is covered, also by another column, is not resolved, but may show something else now.
    memory(of: root, at: 0)?.reading?.isOutdated = true
  }

  // MARK: - As a column

  /// Makes it one of `columns`, whose links lead to `next`.
  func lead(to next: ElementStack?, of columns: ElementColumns) {
    self.columns = columns
    self.next = next
    next?.previous = self
  }

  /// Whether the content of the screen with that key is the whole column, so that a stack in it is the column's.
  func isColumn(of screen: LiveScreen) -> Bool {
    columns != nil && screen.layer === self.screen && screen.depth == 0
  }

  /// Whether it is a column.
  var isColumn: Bool { columns != nil }

  /// Whether a link in a list selects its row.
  var selectsRows: Bool { next != nil }

  /// Adopts the path of the stack that is its content.
  func lend(_ path: StackPath?) {
    self.path = path
    isPathLent = true
    update()
  }

  /// The selected rows of the lists on its screens.
  var selectedRows: [AnyHashable] {
    screensOnIt.flatMap { $0.memory?.state.selectedRows ?? [] }
  }

  /// Shows `entry` in place of its root, and itself in front.
  private func show(_ entry: StackEntry) {
    goBack(to: 0)
    substitute = entry
    noted = []
    stage.memories.presented.noteContainer()
    columns?.bringForward(self)
  }

  // MARK: - What is on it

  /// Follows the path and the bindings of its destinations.
  func update() {
    if let path { adopt(path.values()) }
    let declared = screensOnIt.flatMap { $0.memory?.destinations.presented ?? [] }
      .filter { !$0.isLazy && $0.isPresented() }
    // Read outside of the screens, because bindings may lead back here.
    pushed.show(declared.map { ($0, $0.identity()) })
    guard !noted.elementsEqual(pushed.entries, by: ===) else { return }
    noted = pushed.entries
    stage.memories.presented.noteContainer()
  }

  /// Shows the screens of `values`, and keeps those that are there already.
  private func adopt(_ values: [AnyHashable]) {
    let present = pushed.values
    guard values != present else { return }
    let common = zip(values, present).prefix { $0 == $1 }.count
    if common < present.count { remove(above: pushed.depth(ofValue: common)) }
    for value in values.dropFirst(common) { pushed.insert(value) }
  }

  /// Removes everything above the screen at `depth`.
  private func remove(above depth: Int) {
    for entry in pushed.entries.dropFirst(depth).reversed() {
      if case .presented(let destination, _) = entry.source { destination.dismiss() }
    }
    pushed.remove(above: depth)
  }

  // MARK: - Navigating

  /// Pushes the screen of `value`, unless the path cannot store it or there is no destination for it.
  ///
  /// A device does not activate a link without a destination: onmyway133/notes#664 quotes its message.
  func push(_ value: AnyHashable) {
    guard destination(of: value, below: pushed.entries.count + 1) != nil else { return }
    if let next {
      next.show(StackEntry(.value(value), named: StackRoute.name(of: value)))
      return
    }
    if let path { path.append(value) } else { pushed.insert(value) }
    slot?.store?.noteChange()
  }

  /// Pushes the destination of the link at `link`.
  func push(_ element: AnyElement, of link: StateSlot, named name: String) {
    let entry = StackEntry(.link(element, link), named: name)
    if let next { return next.show(entry) }
    pushed.add(entry)
    slot?.store?.noteChange()
  }

  /// Adopts the destination of the link at `link`, whose body ran.
  func follow(_ element: AnyElement, of link: StateSlot) {
    for (depth, entry) in entries(of: link) {
      entry.source = .link(element, link)
      let isFirst = !stage.tree.evaluatesAll || entry.followed != stage.tree.settling
      entry.followed = stage.tree.settling
      // Once in a settling that evaluates everything in each pass.
      guard isFirst else { continue }
      if let depth {
        // It may be covered, and is not resolved then.
        memory(of: entry, at: depth)?.reading?.isOutdated = true
      } else {
        // The next column may be resolved before this one.
        slot?.store?.noteChange()
      }
    }
  }

  /// Whether the destination of the link at `link` is on it.
  func shows(destinationOf link: StateSlot) -> Bool { !entries(of: link).isEmpty }

  /// The screens that the link at `link` has pushed, with their depths unless they are in another column.
  private func entries(of link: StateSlot) -> [(depth: Int?, entry: StackEntry)] {
    let pushed = pushed.entries.enumerated().map { (depth: Int?.some($0 + 1), entry: $1) }
    let substitute = (next?.substitute).map { [(depth: Int?.none, entry: $0)] } ?? []
    return (pushed + substitute).filter {
      if case .link(_, let known) = $0.entry.source { known === link } else { false }
    }
  }

  /// Goes back from the top screen, or, from the root, dismisses the screen around the stack.
  private func goBack() {
    let depth = pushed.entries.count
    if depth == 0 { inherited.dismiss() } else { goBack(to: depth - 1) }
  }

  /// Goes back to the screen at `depth`, and notifies the path once.
  private func goBack(to depth: Int) {
    guard depth <= pushed.entries.count else { return }
    remove(above: depth)
    path?.keepFirst(pushed.values.count)
    slot?.store?.noteChange()
  }

  // MARK: - Destinations

  /// The screens on it, the lowest first.
  var screensOnIt: [(entry: StackEntry, memory: ScreenMemory?)] {
    ([substitute ?? root] + pushed.entries).enumerated().map { ($1, memory(of: $1, at: $0)) }
  }

  private func memory(of entry: StackEntry, at depth: Int) -> ScreenMemory? {
    stage.memories.knownMemory(
      at: ScreenKey(owner: screen.serial, depth: depth, route: EngineRoute(StackRoute(entry)))
    )
  }

  /// The destination of `value` on a screen at `depth`: the one declared on the lowest screen, and there in the
  /// innermost element.
  ///
  /// “Only the destination declared closest to the root view of the stack will be used”: a message of the platform, which
  /// NavigationBackport#58 quotes.
  func destination(of value: AnyHashable, below depth: Int) -> ValueDestination? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    for (_, memory) in screensOnIt.prefix(depth) {
      let found = memory?.destinations.values.first { $0.type == type && !$0.isLazy }
      if let found { return found }
    }
    // The destinations of a link that opens in the next column are declared in the column of the link.
    return previous?.destination(of: value, below: .max)
  }

  /// Resolves the content of `entry`.
  ///
  /// A closure belongs to the body that declares the destination: it is called when the screen is pushed, and again when
  /// that body has run or what the closure itself read has changed.
  func resolve(_ entry: StackEntry, into resolver: inout Resolver) {
    let isOuterNew = resolver.isContentNew
    switch entry.source {
    case .tab: break
    case .root(let content):
      resolver.isContentNew = entry.isNew(in: slot)
      isPathLent = false
      content.resolve(into: &resolver)
      if columns != nil, !isPathLent { path = nil }
    case .link(let content, let link):
      resolver.isContentNew = entry.isNew(in: link)
      content.resolve(into: &resolver)
    case .presented(let destination, _):
      resolver.isContentNew = entry.isNew(in: destination.slot)
      resolver.resolve(at: resolver.place.claim(StackEntry.self), destination.content)
    case .value(let value):
      let depth =
        entry === substitute
        ? 0
        : pushed.entries.firstIndex { $0 === entry }.map { $0 + 1 }
          ?? pushed.entries.count
      guard let destination = destination(of: value, below: depth) else {
        entry.lacksDestination = true
        MissingDestination().resolve(into: &resolver)
        break
      }
      entry.lacksDestination = false
      resolver.isContentNew = entry.isNew(in: destination.slot)
      resolver.resolve(at: resolver.place.claim(StackEntry.self)) { destination.content(value) }
    }
    resolver.isContentNew = isOuterNew
  }

  /// The values of its screens: those of the element, except for everything that concerns the screen.
  func values(in screen: InheritedValues) -> InheritedValues {
    var values = inherited.presented(in: screen)
    values.ownStack = self
    return values
  }

  // MARK: - Surroundings

  /// The height of a sheet is the one that its root requests, as long as no other screen requests one.
  func passOn(_ preferences: inout PreferenceValues) {
    preferences.write(
      BarConfigurationKey.self,
      preferences[BarConfigurationKey.self].outsideStack
    )
    preferences.write(StackDestinationsKey.self, StackDestinations())
    guard !pushed.entries.isEmpty, columns == nil,
      let rest = memory(of: root, at: 0)?.sheetConfiguration
    else { return }
    var configuration = preferences[SheetConfigurationKey.self]
    SheetConfigurationKey.reduce(value: &configuration) { rest }
    preferences.write(SheetConfigurationKey.self, configuration)
  }
}

/// The screen that a device shows for a value without a destination.
private struct MissingDestination: Element {
  var body: some Element {
    Icon("exclamationmark.triangle.fill").foregroundStyle(.yellow)
  }
}
