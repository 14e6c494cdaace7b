import FlowEngine

/// A stack of screens that the content of a screen keeps by itself, with a bar.
///
/// ```swift
/// ScreenStack {
///   RowList {
///     ScreenLink("Rome", value: "rome")
///     ScreenLink("About") { TextBlock("Two cities") }
///   }
///   .navigationTitle("Cities")
///   .navigationDestination(for: String.self) { city in CityScreen(city) }
/// }
/// ```
///
/// Its screens have the bars, the back buttons and the gestures of a coordinator's stack. It fills its offer, and extends
/// under the bars around it. The coordinators are unaware of it: for them its screens are one screen. It imitates SwiftUI's
/// navigation stack. Inside another stack it is reported (``FindingCode/nestedStack``), because a device shows two bars.
/// In a popover, and in a tree without a stage, it is its root.
public struct ScreenStack<Root: Element>: PrimitiveElement {
  private let path: StackPath?
  private let root: Root

  /// Creates a stack that stores which screens are on it.
  public init(@ElementBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Creates a stack of the screens for the values in `path`, the lowest first.
  ///
  /// Links add to it, and going back removes from it. A value without a destination is shown as a symbol.
  public init<Data>(path: Bound<Data>, @ElementBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = StackPath(path)
    self.root = root()
  }

  /// Creates a stack of the screens for the values of any type in `path`, the lowest first.
  public init(path: Bound<ScreenPath>, @ElementBuilder root: () -> Root) {
    self.path = StackPath(path)
    self.root = root()
  }

  /// Adds the screens, of which the top one is laid out.
  public func resolve(into resolver: inout Resolver) {
    guard let site = resolver.inherited.stackSite?.present else {
      return root.resolve(into: &resolver)
    }
    // Its screens may be others in each pass.
    Evaluation.noteEffect()
    let stage = site.builder.stage
    let slot = resolver.place.claim(Self.self)
    let outer = resolver.place.enter(slot)
    let stack = slot.kept { ElementStack(at: slot, under: resolver.inherited, on: stage) }
    stack.follow(
      path,
      root: AnyElement(root),
      isNew: resolver.isContentNew,
      under: resolver.inherited
    )
    if stage.memory(of: site.screen).add(stack) { stack.begin() }
    // What it reads is observed from here on.
    stack.update()
    let insets = stack.insets(in: site.safeArea)
    resolver.openObserver(
      BoxObserver(
        slot: slot,
        subject: .geometry { geometry in
          StackSurroundings(insets: geometry.safeAreaInsets)
        } action: { [weak stack, safeArea = site.safeArea] _, found in
          stack?.note(erased(found, as: StackSurroundings.self).insets, in: safeArea)
        },
        screen: resolver.inherited.screenPlace
      )
    )
    resolver.builder.openPreferences()
    site.builder.element(for: stack, on: site.screen, within: insets).resolve(into: &resolver)
    stack.passOn(&resolver.builder.preferences)
    resolver.builder.closePreferences()
    resolver.closeModifier()
    resolver.place.leave(to: outer)
  }
}

/// The distances of a stack from the edges that its screens have to keep, on which no height of a sheet can depend.
private struct StackSurroundings: Equatable {
  let insets: Insets
}

extension SurfaceBuilder {
  /// The screens of `stack`, which keep `insets` from its edges.
  fileprivate func element(
    for stack: ElementStack,
    on screen: LiveScreen,
    within insets: Insets
  ) -> some Element {
    // While a screen is swiped back, the surface is drawn without it.
    let live = screen.stacks.first { $0.host === stack.screen } ?? stack.live
    for index in live.screens.indices.dropLast() { configuration(at: index, in: live) }
    return Container(StackWindowLayout(insets: insets)) {
      layer(for: .stack(live), within: EnclosingBars(own: insets))
    }
    .ignoresSafeArea()
  }
}

/// The place of a stack, which fills its offer and has the insets of its screens outside its own size.
private struct StackWindowLayout: ContainerLayout {
  let insets: Insets

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let ideal = children.first?.size(proposal) ?? .zero
    return Size(
      width: proposal.width ?? max(0, ideal.width - insets.horizontal),
      height: proposal.height ?? max(0, ideal.height - insets.vertical)
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    for child in children { child.place(at: .zero, proposal: Proposal(size)) }
  }
}

/// What the elements of a screen that are stacks need to show screens.
@MainActor
final class StackSite {
  /// The screen while its content is resolved; `nil` otherwise, and if only the roots of stacks are resolved.
  var present: Present?

  /// A screen that is being built.
  struct Present {
    let builder: SurfaceBuilder
    let screen: LiveScreen

    /// The insets of the screen's content.
    let safeArea: Insets
  }
}

private struct StackSiteKey: InheritedKey {
  static let defaultValue = WeakReference<StackSite>(nil)
}

private struct OwnStackKey: InheritedKey {
  static let defaultValue = WeakReference<ElementStack>(nil)
}

extension InheritedValues {
  /// What an element that is a stack needs on the present screen; `nil` if there is none.
  var stackSite: StackSite? {
    get { self[StackSiteKey.self].object }
    set { self[StackSiteKey.self] = WeakReference(newValue) }
  }

  /// The innermost stack of an element on which the screen is; `nil` if there is none.
  var ownStack: ElementStack? {
    get { self[OwnStackKey.self].object }
    set { self[OwnStackKey.self] = WeakReference(newValue) }
  }
}
