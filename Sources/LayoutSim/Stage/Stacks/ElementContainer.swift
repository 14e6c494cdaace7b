import FlowEngine

/// The stack, tabs or columns of an element, for as long as the element is in its tree.
@MainActor
protocol ElementContainer: AnyObject {
  /// The slot of the element, which keeps the container.
  var slot: StateSlot? { get }

  var stage: Stage { get }

  /// The values that the element inherits.
  var inherited: InheritedValues { get set }

  /// The insets that layout found last, and those of the screen at that time; `nil` before.
  var found: (own: Insets, ofScreen: Insets)? { get set }

  /// The content that a stage shows.
  var live: LiveContent { get }

  /// Follows the bindings.
  func update()

  /// Passes on only what concerns the element's surroundings.
  func passOn(_ preferences: inout PreferenceValues)
}

extension ElementContainer {
  /// The content that a stage shows after the bindings were followed.
  var updated: LiveContent {
    update()
    return live
  }

  /// The distances that its screens keep from its edges, on a screen whose content keeps `safeArea`.
  func insets(in safeArea: Insets) -> Insets {
    guard let found, found.own != found.ofScreen else { return safeArea }
    return found.own
  }

  /// Stores the distances that layout found while those of the screen were `safeArea`.
  private func note(_ insets: Insets, in safeArea: Insets) {
    guard insets != self.insets(in: safeArea) else { return }
    found = (insets, safeArea)
    slot?.store?.noteChange()
  }

  /// Resolves its screens in place of the element, whose `slot` has been entered.
  func resolve(into resolver: inout Resolver, at slot: StateSlot, on site: StackSite.Present) {
    if stage.memories.memory(of: site.screen).add(self) {
      stage.memories.hasContainers = true
      stage.memories.presented.noteContainer()
    }
    // Its reads are observed from here on.
    update()
    let insets = insets(in: site.safeArea)
    resolver.openObserver(
      BoxObserver(
        slot: slot,
        subject: .geometry { geometry in
          ContainerSurroundings(insets: geometry.safeAreaInsets)
        } action: { [weak self, safeArea = site.safeArea] _, found in
          self?.note(erased(found, as: ContainerSurroundings.self).insets, in: safeArea)
        },
        screen: resolver.inherited.screenPlace
      )
    )
    resolver.builder.openPreferences()
    site.builder.element(for: self, on: site, within: insets).resolve(into: &resolver)
    passOn(&resolver.builder.preferences)
    resolver.builder.closePreferences()
    resolver.closeModifier()
  }
}

/// The distances that a container's screens keep from its edges, on which no height of a sheet can depend.
private struct ContainerSurroundings: Equatable {
  let insets: Insets
}

extension SurfaceBuilder {
  /// The screens of `container`, which keep `insets` from its edges.
  fileprivate func element(
    for container: some ElementContainer,
    on site: StackSite.Present,
    within insets: Insets
  ) -> some Element {
    let present = container.live
    // While a screen is swiped back, the surface is drawn without it. In the first pass it is not on the surface.
    let live =
      site.screen.inner.first { $0.anchor == present.anchor }
      ?? surface.replacingContent(with: present).adapted(to: stage.traits, isNarrow: isInPopover) {
        _ in 0
      }
      .content
    var bars = EnclosingBars(own: insets)
    switch live {
    case .stack(let stack):
      if insets.top == site.safeArea.top {
        bars.tabsAbove = site.tabsAbove
        bars.own?.top -= site.tabsAbove
      }
      for index in stack.screens.indices.dropLast() { configuration(at: index, in: stack) }
    case .tabs: bars.keyboardRise = container.inherited.keyboardRise
    case .split: break
    }
    return Container(ContainerWindowLayout(insets: insets)) { layer(for: live, within: bars) }
      .ignoresSafeArea()
  }
}

/// The place of a container, which fills its offer and has the insets of its screens outside its own size.
private struct ContainerWindowLayout: ContainerLayout {
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

/// The surroundings in which stacks, tabs and columns that are elements of a screen show their own screens.
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

    /// The part of them that a bar of tabs at the upper edge takes, whose row the bar of a stack shares.
    let tabsAbove: Double
  }
}

private struct StackSiteKey: InheritedKey {
  static let defaultValue = WeakReference<StackSite>(nil)
}

extension InheritedValues {
  /// The surroundings of stacks, tabs and columns on the present screen; `nil` if there is none.
  var stackSite: StackSite? {
    get { self[StackSiteKey.self].object }
    set { self[StackSiteKey.self] = WeakReference(newValue) }
  }
}
