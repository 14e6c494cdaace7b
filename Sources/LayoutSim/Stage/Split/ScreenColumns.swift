import FlowEngine

/// Two or three columns that the content of a screen keeps by itself, each with a stack.
///
/// ```swift
/// ScreenColumns {
///   RowList(selection: $city) {
///     Each(["Rome", "Oslo"], id: \.self) { TextBlock($0) }
///   }
///   .navigationTitle("Cities")
/// } detail: {
///   if let city { CityScreen(city) } else { TextBlock("Select a city") }
/// }
/// ```
///
/// They are side by side where a split coordinator's are, with its widths and its button. In a compact width, a popover and a
/// sheet they are one stack: a row that is selected leads to the next column, and going back leads to the column before and
/// selects none of its rows. At first the last column is on top to which selected rows lead (the vendor: “the last column that displays
/// useful information”). A link in a column shows its screen as the next one; in a list with a selection of its value's type it
/// selects the row. A ``ScreenStack`` that is a column's content is the stack of the column. The coordinators are unaware of
/// them. In a tree without a stage the first column is shown alone. It imitates SwiftUI's navigation split view.
public struct ScreenColumns: PrimitiveElement {
  private let columns: [AnyElement]
  private let visibility: Bound<ColumnVisibility>?
  private let compact: Bound<SplitColumn>?

  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that are shown beside the detail, which the button in the bar changes; `nil` for columns
  ///     that store it.
  ///   - preferredCompactColumn: The column on top while they are one stack, which going back and selected rows change; `nil`
  ///     for columns that store it.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Bound<ColumnVisibility>? = nil,
    preferredCompactColumn: Bound<SplitColumn>? = nil,
    @ElementBuilder sidebar: () -> some Element,
    @ElementBuilder detail: () -> some Element
  ) {
    columns = [AnyElement(sidebar()), AnyElement(detail())]
    visibility = columnVisibility
    compact = preferredCompactColumn
  }

  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that are shown beside the detail, which the button in the bar changes; `nil` for columns
  ///     that store it.
  ///   - preferredCompactColumn: The column on top while they are one stack, which going back and selected rows change; `nil`
  ///     for columns that store it.
  ///   - sidebar: The first column.
  ///   - content: The column between.
  ///   - detail: The last column.
  public init(
    columnVisibility: Bound<ColumnVisibility>? = nil,
    preferredCompactColumn: Bound<SplitColumn>? = nil,
    @ElementBuilder sidebar: () -> some Element,
    @ElementBuilder content: () -> some Element,
    @ElementBuilder detail: () -> some Element
  ) {
    columns = [AnyElement(sidebar()), AnyElement(content()), AnyElement(detail())]
    visibility = columnVisibility
    compact = preferredCompactColumn
  }

  /// Adds the columns that are in sight.
  public func resolve(into resolver: inout Resolver) {
    guard let site = resolver.inherited.stackSite?.present else {
      return columns[0].resolve(into: &resolver)
    }
    // Its screens may be others in each pass.
    Evaluation.noteEffect()
    let slot = resolver.place.claim(Self.self)
    let outer = resolver.place.enter(slot)
    let slots = columns.indices.map { index in
      resolver.enterPart(index)
      defer { resolver.leavePart() }
      return resolver.place.claim(ElementStack.self)
    }
    let inherited = resolver.inherited
    let shown = slot.kept {
      ElementColumns(at: slot, columns: slots, under: inherited, on: site.builder.stage)
    }
    shown.follow(visibility, compact)
    shown.follow(columns, isNew: resolver.isContentNew, under: inherited)
    shown.resolve(into: &resolver, at: slot, on: site)
    resolver.place.leave(to: outer)
  }
}

/// The columns of an element, for as long as the element is in its tree.
@MainActor
final class ElementColumns: ElementContainer {
  private(set) weak var slot: StateSlot?
  unowned let stage: Stage
  var inherited: InheritedValues
  var found: (own: Insets, ofScreen: Insets)?

  /// The stacks of the columns, from the leading edge.
  let stacks: [ElementStack]

  /// Its coordinator, which identifies it.
  private let host: ElementSplitHost

  /// The storage of the requested columns and of the column in front; `nil` if they are stored here.
  private var visibility: Bound<ColumnVisibility>?
  private var compact: Bound<SplitColumn>?
  private var ownVisibility = ColumnVisibility.automatic

  /// The column in front.
  private var front: SplitColumn

  /// The stored column that was followed last; `nil` before.
  private var followed: SplitColumn?

  /// The selected rows in each column when they were followed last.
  private var selected: [[AnyHashable]]

  /// The column in front and the requested ones when they were last noted for the stage.
  private var noted: (front: SplitColumn, visibility: ColumnVisibility)?

  init(
    at slot: StateSlot,
    columns slots: [StateSlot],
    under inherited: InheritedValues,
    on stage: Stage
  ) {
    self.slot = slot
    self.stage = stage
    self.inherited = inherited
    let style = slots.count == 2 ? SplitStyle.doubleColumn : .tripleColumn
    let name = inherited.screenPlace?.route ?? "window"
    stacks = zip(style.columns, slots).map { column, slot in
      ElementStack(at: slot, under: inherited, on: stage, named: "\(name).\(column.rawValue)")
    }
    host = ElementSplitHost(
      StackRoute(StackEntry(.root(AnyElement(EmptyElement())), named: "\(name).columns")),
      style: style,
      of: inherited.coordinator
    )
    front = .sidebar
    selected = slots.map { _ in [] }
    host.show = { [weak self] in self?.bringForward($0) }
    host.change = { [weak self] in self?.change($0) }
    for (stack, next) in zip(stacks, stacks.dropFirst()) { stack.lead(to: next, of: self) }
    stacks.last?.lead(to: nil, of: self)
  }

  var live: LiveContent {
    .split(
      host.live(
        stacks.map(\.liveStack),
        showing: visibility?.wrappedValue ?? ownVisibility,
        front: front
      )
    )
  }

  /// Adopts the bindings of the element in the current pass.
  func follow(_ visibility: Bound<ColumnVisibility>?, _ compact: Bound<SplitColumn>?) {
    self.visibility = visibility
    self.compact = compact
  }

  /// Adopts the contents of the element in the current pass.
  func follow(_ columns: [AnyElement], isNew: Bool, under inherited: InheritedValues) {
    self.inherited = inherited
    var inner = inherited
    for (stack, content) in zip(stacks, columns) {
      stack.follow(stack.path, root: content, isNew: isNew, under: inner)
      // Only the first column leads out of them.
      inner.canNavigateBack = false
    }
  }

  func update() {
    for stack in stacks { stack.update() }
    if let column = compact?.wrappedValue, column != followed {
      followed = column
      if host.splitStyle.columns.contains(column) { front = column }
    }
    followRows()
    let present = (front, visibility?.wrappedValue ?? ownVisibility)
    guard noted.map({ $0 != present }) ?? true else { return }
    noted = present
    stage.memories.presented.noteContainer()
  }

  /// Shows the column to which a row leads that has been selected, or the one with the row that is no longer selected.
  private func followRows() {
    let columns = host.splitStyle.columns
    for (index, stack) in stacks.enumerated().dropLast() {
      let rows = stack.selectedRows
      guard rows != selected[index] else { continue }
      selected[index] = rows
      let (here, next) = (columns[index], columns[index + 1])
      if rows.isEmpty {
        if front.index > here.index { bringForward(here) }
      } else if front.index < next.index {
        bringForward(next)
      }
    }
  }

  /// Shows `stack` on top while the columns are one stack.
  func bringForward(_ stack: ElementStack) {
    guard let index = stacks.firstIndex(where: { $0 === stack }) else { return }
    bringForward(host.splitStyle.columns[index])
  }

  private func bringForward(_ column: SplitColumn) {
    guard column != front else { return }
    front = column
    if let compact {
      if compact.wrappedValue != column { compact.wrappedValue = column }
      // A constant one stays: it is a preference, and keeps no finger from leaving the column.
      followed = compact.wrappedValue
    }
    slot?.store?.noteChange()
  }

  private func change(_ visibility: ColumnVisibility) {
    if let bound = self.visibility {
      bound.wrappedValue = visibility
    } else {
      ownVisibility = visibility
    }
    slot?.store?.noteChange()
  }

  func passOn(_ preferences: inout PreferenceValues) {
    preferences.write(BarConfigurationKey.self, preferences[BarConfigurationKey.self].outsideStack)
    preferences.write(StackDestinationsKey.self, StackDestinations())
  }
}
