import FlowEngine
import SwiftUI

/// Shows a coordinator, and everything that it presents, in SwiftUI (iOS 17).
///
/// Copy this file into an app whose factories return views:
///
///     @main struct ShopApp: App {
///       @State private var flow = FlowModel(ShopCoordinator())
///       var body: some Scene { WindowGroup { FlowView(flow: flow) } }
///     }
///
/// A swipe back, a tab and a sheet that is dragged down reach the coordinators through bindings. A guard that refuses
/// wins: its screen stays, and its sheet cannot be dragged down.
struct FlowView: View {
  let flow: FlowModel

  var body: some View {
    if let base = flow.surfaces.first { FlowSurface(surface: base, flow: flow) }
  }
}

/// What a coordinator shows, read again whenever a call has settled.
@MainActor
@Observable
final class FlowModel {
  /// The surfaces, lowest first.
  private(set) var surfaces: [LiveSurface] = []

  /// The alert or the confirmation dialog in front of them; `nil` if there is none.
  private(set) var dialog: Dialog?

  @ObservationIgnored private let coordinator: AnyCoordinator

  /// Starts and shows `coordinator`, the root of its hierarchy.
  init(_ coordinator: AnyCoordinator) {
    self.coordinator = coordinator
    coordinator.beginShowing(for: self) { [weak self] in
      self?.surfaces = $0
      self?.dialog = self?.coordinator.visibleDialog
    }
  }

  /// Sets views back to what the coordinators show, where a guard refused.
  func refresh() {
    let present = surfaces
    surfaces = present
  }

  func shows(_ surface: LiveSurface) -> Bool { surfaces.contains { $0.id == surface.id } }

  func surface(above surface: LiveSurface) -> LiveSurface? {
    guard let index = surfaces.firstIndex(where: { $0.id == surface.id }) else { return nil }
    return surfaces.dropFirst(index + 1).first
  }

  func answer(_ button: Dialog.Answer) { coordinator.answerDialog(button.title) }

  func dismissDialog() { coordinator.visibleCoordinator.dismiss() }
}

/// A surface, with the one above it.
///
/// While it leaves, it keeps the one above it, and its stack keeps its screens, so that all leave in one transition. Sheets
/// whose bindings change at the same time may leave one at a time (johnpatrickmorgan/FlowStacks#44).
private struct FlowSurface: View {
  let surface: LiveSurface
  let flow: FlowModel

  @State private var heights = FlowHeights()
  @State private var lastAbove: LiveSurface?

  var body: some View {
    FlowContent(content: surface.content, surface: surface, flow: flow, heights: $heights)
      .modifier(FlowSheet(surface: surface, heights: heights))
      .overlay {
        if let above = above(.overlay).wrappedValue {
          FlowSurface(surface: above, flow: flow).id(above.id)
        }
      }
      .sheet(item: above(.sheet)) { FlowSurface(surface: $0, flow: flow) }
      .fullScreenCover(item: above(.cover)) { FlowSurface(surface: $0, flow: flow) }
      .modifier(FlowDialog(style: .alert, surface: surface, flow: flow))
      .modifier(FlowDialog(style: .confirmation, surface: surface, flow: flow))
      .onChange(of: present?.id, initial: true) {
        if flow.shows(surface) { lastAbove = present }
      }
  }

  private var present: LiveSurface? { flow.surface(above: surface) }

  private func above(_ style: Surface.Style) -> Binding<LiveSurface?> {
    Binding {
      let above = flow.shows(surface) ? present : lastAbove
      return above?.style == style ? above : nil
    } set: { above in
      guard above == nil else { return }
      present?.dismiss()
      flow.refresh()
    }
  }
}

/// The stack of a surface, its tabs or its columns.
private struct FlowContent: View {
  let content: LiveContent
  let surface: LiveSurface
  let flow: FlowModel
  @Binding var heights: FlowHeights
  var back: (@MainActor @Sendable () -> Void)?

  var body: some View {
    switch content {
    case .stack(let stack) where !stack.isNavigationStack:
      FlowRoot(stack: stack, heights: $heights, back: back)
    case .stack(let stack):
      FlowStack(stack: stack, surface: surface, flow: flow, heights: $heights, back: back)
        .id(ObjectIdentifier(stack.host))
    case .tabs(let tabs): FlowTabs(tabs: tabs, surface: surface, flow: flow)
    case .split(let split): FlowColumns(split: split, surface: surface, flow: flow)
    }
  }
}

/// A navigation stack.
///
/// It has a path of its own that follows the coordinator's, and the other way round. With a binding that is made for each
/// update, screens in the middle of the stack appear and disappear at the wrong time in apps that are built with Xcode 16.3
/// and later (dev.classmethod.jp, “Navigation Stack's onAppear fires at unexpected times”; Maks-Jago/SwiftUI-UDF#107).
private struct FlowStack: View {
  let stack: LiveStack
  let surface: LiveSurface
  let flow: FlowModel
  @Binding var heights: FlowHeights
  let back: (@MainActor @Sendable () -> Void)?
  @State private var path: [ChildRouteWrapper]

  init(
    stack: LiveStack,
    surface: LiveSurface,
    flow: FlowModel,
    heights: Binding<FlowHeights>,
    back: (@MainActor @Sendable () -> Void)?
  ) {
    self.stack = stack
    self.surface = surface
    self.flow = flow
    _heights = heights
    self.back = back
    _path = State(initialValue: stack.path)
  }

  var body: some View {
    let shown = stack.path
    NavigationStack(path: $path) {
      FlowRoot(stack: stack, heights: $heights, back: back)
        .modifier(FlowDetour(isDetour: surface.kind == .detour) { _ = stack.host.pop() })
        .navigationDestination(for: ChildRouteWrapper.self) { screen in
          if let tabs = screen.tabs {
            FlowTabs(tabs: tabs, surface: surface, flow: flow)
          } else {
            FlowScreen(screen: screen) { _ = stack.host.pop() }
          }
        }
    }
    .onChange(of: shown) {
      if flow.shows(surface) { path = shown }
    }
    .onChange(of: path) {
      guard path != stack.path else { return }
      stack.path = path
      path = stack.path
    }
  }
}

/// The lowest screen of a stack.
private struct FlowRoot: View {
  let stack: LiveStack
  @Binding var heights: FlowHeights
  let back: (@MainActor @Sendable () -> Void)?

  var body: some View {
    FlowScreen(screen: stack.root.wrapper, goBack: goBack)
      .onPreferenceChange(IdealHeightKey.self) { [$heights] in $heights.wrappedValue.ideal = $0 }
      .onPreferenceChange(MinimumHeightKey.self) { [$heights] in $heights.wrappedValue.minimum = $0
      }
  }

  private var goBack: (@MainActor @Sendable () -> Void)? {
    guard stack.root.canNavigateBack else { return back }
    return { [host = stack.host] in _ = host.pop() }
  }
}

/// The tabs of a tab coordinator.
private struct FlowTabs: View {
  let tabs: LiveTabs
  let surface: LiveSurface
  let flow: FlowModel

  var body: some View {
    let contents = tabs.contents
    TabView(selection: selection) {
      ForEach(Array(tabs.owner.children.enumerated()), id: \.element) { index, tab in
        FlowContent(
          content: contents[index],
          surface: surface,
          flow: flow,
          heights: .constant(FlowHeights())
        )
        .tabItem { Label(tab.shownTabItem?.text ?? "", systemImage: tab.shownTabItem?.image ?? "") }
        .badge(tab.shownTabBadge.map { Text($0) })
        .tag(index)
      }
    }
  }

  private var selection: Binding<Int> {
    Binding {
      tabs.selection
    } set: {
      tabs.selection = $0
      flow.refresh()
    }
  }
}

/// The columns of a split coordinator.
private struct FlowColumns: View {
  let split: LiveSplit
  let surface: LiveSurface
  let flow: FlowModel
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if split.style.columns.count == 2 {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: front) {
        column(.sidebar)
      } detail: {
        column(.detail)
      }
    } else {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: front) {
        column(.sidebar)
      } content: {
        column(.content)
      } detail: {
        column(.detail)
      }
    }
  }

  @ViewBuilder
  private func column(_ column: SplitColumn) -> some View {
    if let content = split.content(of: column) {
      FlowContent(
        content: content,
        surface: surface,
        flow: flow,
        heights: .constant(FlowHeights()),
        back: back(from: column)
      )
    } else if let view = split.emptyScreen.buildView() as? any View {
      AnyView(view)
    } else {
      Text("No Selection").font(.title2).foregroundStyle(.secondary)
    }
  }

  /// The way to the column before, where there is room for one column only.
  private func back(from column: SplitColumn) -> (@MainActor @Sendable () -> Void)? {
    let previous = split.style.columns.prefix { $0 != column }.last { split.content(of: $0) != nil }
    guard sizeClass == .compact, let previous else { return nil }
    return { show(previous) }
  }

  private func show(_ column: SplitColumn) {
    split.show(column)
    flow.refresh()
  }

  private var front: Binding<NavigationSplitViewColumn> {
    Binding {
      platformColumn(split.front ?? .sidebar)
    } set: { chosen in
      if let column = split.style.columns.first(where: { platformColumn($0) == chosen }) {
        show(column)
      }
    }
  }

  private var visibility: Binding<NavigationSplitViewVisibility> {
    Binding {
      platformVisibility(split.visibility)
    } set: { chosen in
      let visibility = ColumnVisibility.allCases.first { platformVisibility($0) == chosen }
      split.setVisibility(visibility ?? .automatic)
      flow.refresh()
    }
  }

  private func platformColumn(_ column: SplitColumn) -> NavigationSplitViewColumn {
    switch column {
    case .sidebar: .sidebar
    case .content: .content
    case .detail: .detail
    }
  }

  private func platformVisibility(_ visibility: ColumnVisibility) -> NavigationSplitViewVisibility {
    switch visibility {
    case .automatic: .automatic
    case .all: .all
    case .double: .doubleColumn
    case .detailOnly: .detailOnly
    }
  }
}

/// The screen that a factory builds, with its way back.
///
/// Another screen in its place starts with new state, which SwiftUI keeps without an `id`
/// (johnpatrickmorgan/NavigationBackport#38).
private struct FlowScreen: View {
  let screen: ChildRouteWrapper
  let goBack: (@MainActor @Sendable () -> Void)?

  var body: some View {
    view
      .id(screen)
      .environment(\.coordinator, screen.coordinator)
      .environment(\.canNavigateBack, goBack != nil)
      .environment(\.navigationBackAction, goBack)
  }

  private var view: AnyView {
    if let view = screen.buildView() as? any View { return AnyView(view) }
    return AnyView(Text(screen.route.identifier))
  }
}

/// A way back from the root of a detour, whatever its screen shows.
private struct FlowDetour: ViewModifier {
  let isDetour: Bool
  let goBack: @MainActor @Sendable () -> Void

  func body(content: Content) -> some View {
    if isDetour {
      content.toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Back", action: goBack) }
      }
    } else {
      content
    }
  }
}

/// The heights that the root screen of a sheet publishes, in points.
private struct FlowHeights: Equatable {
  var ideal: Double?
  var minimum: Double?
}

/// The heights of a sheet, and whether it can be dragged down.
private struct FlowSheet: ViewModifier {
  let surface: LiveSurface
  let heights: FlowHeights

  func body(content: Content) -> some View {
    if surface.style == .sheet {
      content
        .presentationDetents(Set(detents.map(platformDetent)), selection: selection)
        .interactiveDismissDisabled(!surface.canBeDismissed)
    } else if surface.hasClearBackdrop {
      content.presentationBackground(.clear)
    } else {
      content
    }
  }

  private var detents: [ModalPresentationDetent] { surface.detents?.detents ?? [.large] }

  private var selection: Binding<PresentationDetent> {
    Binding {
      let smallest = detents.min { height(of: $0) < height(of: $1) }
      return platformDetent(surface.detents?.selectedDetent ?? smallest ?? .large)
    } set: { chosen in
      if let detent = detents.first(where: { platformDetent($0) == chosen }) {
        surface.owner.selectDetent(detent)
      }
    }
  }

  private func platformDetent(_ detent: ModalPresentationDetent) -> PresentationDetent {
    switch detent {
    case .small, .custom: .height(height(of: detent))
    case .medium: .medium
    case .large: .fraction(0.999)
    case .extraLarge, .fullscreen: .large
    case .height(let height): .height(height)
    case .fraction(let fraction): .fraction(fraction)
    }
  }

  /// The height in points, or about the height.
  private func height(of detent: ModalPresentationDetent) -> Double {
    switch detent {
    case .small: heights.minimum ?? 200
    case .custom: heights.ideal ?? 200
    case .height(let height): height
    case .fraction(let fraction): fraction * 750
    case .medium: 375
    case .large, .extraLarge, .fullscreen: 750
    }
  }
}

/// The alerts or the confirmation dialogs of the coordinators, over the surface in front.
private struct FlowDialog: ViewModifier {
  let style: Dialog.Style
  let surface: LiveSurface
  let flow: FlowModel

  func body(content: Content) -> some View {
    switch style {
    case .alert:
      content.alert(
        title,
        isPresented: isPresented,
        presenting: dialog,
        actions: buttons,
        message: message
      )
    case .confirmation:
      content.confirmationDialog(
        title,
        isPresented: isPresented,
        titleVisibility: .visible,
        presenting: dialog,
        actions: buttons,
        message: message
      )
    }
  }

  private var dialog: Dialog? {
    guard let dialog = flow.dialog, dialog.style == style, flow.surface(above: surface) == nil
    else { return nil }
    return dialog
  }

  private var title: String { dialog?.title ?? "" }

  private var isPresented: Binding<Bool> {
    let shown = dialog
    return Binding {
      dialog != nil
    } set: { isPresented in
      // A button that was pressed has dismissed it already, and may have shown another one.
      if !isPresented, let shown, shown == dialog { flow.dismissDialog() }
    }
  }

  private func buttons(of dialog: Dialog) -> some View {
    ForEach(dialog.buttons, id: \.self) { button in
      Button(button.title, role: role(of: button)) { flow.answer(button) }
    }
  }

  @ViewBuilder private func message(of dialog: Dialog) -> some View {
    if let message = dialog.message { Text(message) }
  }

  private func role(of button: Dialog.Answer) -> ButtonRole? {
    switch button.role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: nil
    }
  }
}

// What screens read and publish. A stage has its own.

extension EnvironmentValues {
  @Entry var coordinator: AnyCoordinator? = nil  // flowsim:use //
  @Entry var canNavigateBack = false  // flowsim:use //
  @Entry var navigationBackAction: (@MainActor @Sendable () -> Void)? = nil  // flowsim:use //
}

enum IdealHeightKey: FlowHeightKey {}  // flowsim:use //
enum MinimumHeightKey: FlowHeightKey {}  // flowsim:use //

/// A height in points that a screen publishes; those of several parts are added.
protocol FlowHeightKey: PreferenceKey where Value == Double? {}

extension FlowHeightKey {
  nonisolated static var defaultValue: Double? { nil }

  nonisolated static func reduce(value: inout Double?, nextValue: () -> Double?) {
    guard let next = nextValue() else { return }
    value = (value ?? 0) + next
  }
}
