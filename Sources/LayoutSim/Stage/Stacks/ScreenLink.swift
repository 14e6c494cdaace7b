/// A button that pushes a screen on the ``ScreenStack`` around it.
///
/// ```swift
/// ScreenLink("Rome", value: "rome")
/// ScreenLink("About") { AboutScreen() }
/// ```
///
/// In a row of a list it ends in a chevron, and a tap anywhere in the row presses it. With a value that is `nil` it is
/// disabled, and so it is outside of any ``ScreenStack``, which is reported (``FindingCode/linkOutsideStack``). It imitates SwiftUI's navigation link.
public struct ScreenLink<Label: Element>: PrimitiveElement {
  private let target: LinkTarget
  private let label: Label

  private init(_ target: LinkTarget, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// Creates a link to the screen that is declared for `value`
  /// (``Element/navigationDestination(for:destination:)``).
  public init<Value: Hashable>(value: Value?, @ElementBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }, StackDestinations(linkTo: Value.self)), label())
  }

  /// Creates a link to the screen `destination`.
  public init(
    @ElementBuilder destination: () -> some Element,
    @ElementBuilder label: () -> Label
  ) {
    self.init(.screen(AnyElement(destination())), label())
  }

  /// Creates a link to the screen `destination`.
  public init(destination: some Element, @ElementBuilder label: () -> Label) {
    self.init(.screen(AnyElement(destination)), label())
  }

  /// Creates a link to the screen `destination`, which is shown while `isActive` is `true`.
  public init(
    destination: some Element,
    isActive: Bound<Bool>,
    @ElementBuilder label: () -> Label
  ) {
    self.init(.active(AnyElement(destination), isActive), label())
  }

  /// Adds the button.
  public func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    let outer = resolver.place.enter(slot)
    let inherited = resolver.inherited
    let stack = inherited.ownStack
    if stack == nil, let name = target.name, let site = inherited.stackSite?.present {
      let isAlone = site.screen.layer is OneScreenCoordinator
      resolver.notes.append(
        .linkOutsideStack(
          to: name,
          inherited.screenPlace,
          isOnOther: site.screen.isOnStack && !isAlone
        )
      )
    }
    switch target {
    case .screen(let screen):
      if resolver.isContentNew {
        slot.runs += 1
        stack?.follow(screen, of: slot)
      }
      if stack?.shows(destinationOf: slot) == true {
        resolver.builder.preferences.add(StackDestinations(following: slot))
      }
      let name = "\(inherited.screenPlace?.route ?? "window").link"
      face(inherited, isEnabled: stack != nil) { [weak stack] in
        stack?.push(screen, of: slot, named: name)
      }
      .resolve(into: &resolver)
    case .active(let screen, let isActive):
      if resolver.isContentNew { slot.runs += 1 }
      let destination = PresentedDestination(
        slot: slot,
        name: "\(inherited.screenPlace?.route ?? "window").link",
        isLazy: false,
        isPresented: { isActive.wrappedValue },
        dismiss: { isActive.wrappedValue = false },
        identity: { nil },
        content: { screen }
      )
      resolver.builder.preferences.add(StackDestinations(presented: destination))
      face(inherited, isEnabled: stack != nil) { isActive.wrappedValue = true }
        .resolve(into: &resolver)
    case .value(let value, let types):
      if value != nil { resolver.builder.preferences.add(types) }
      face(inherited, isEnabled: stack != nil && value != nil) { [weak stack] in
        guard let value, let stack else { return }
        if stack.selectsRows, let select = inherited.rowSelection?.select(value) {
          select()
        } else {
          stack.push(value)
        }
      }
      .resolve(into: &resolver)
    }
    resolver.place.leave(to: outer)
  }

  private func face(
    _ inherited: InheritedValues,
    isEnabled: Bool,
    push: @escaping @MainActor () -> Void
  ) -> some Element {
    PushButton(action: push) {
      if inherited.isInListRow {
        Row {
          StackedIfSeveral(axis: .horizontal, content: label)
            .frame(maxWidth: .infinity, alignment: .leading)
          ChevronMark(name: "chevron.forward")
        }
      } else {
        label
      }
    }
    .disabled(!isEnabled)
  }
}

extension ScreenLink where Label == TextBlock {
  /// Creates a link that shows `title` to the screen that is declared for `value`.
  public init(_ title: String, value: (some Hashable)?) {
    self.init(value: value) { TextBlock(title) }
  }

  /// Creates a link that shows `title` to the screen `destination`.
  public init(_ title: String, @ElementBuilder destination: () -> some Element) {
    self.init(destination: destination) { TextBlock(title) }
  }

  /// Creates a link that shows `title` to the screen `destination`.
  public init(_ title: String, destination: some Element) {
    self.init(destination: destination) { TextBlock(title) }
  }

  /// Creates a link that shows `title` to the screen `destination`, which is shown while `isActive` is `true`.
  public init(_ title: String, destination: some Element, isActive: Bound<Bool>) {
    self.init(destination: destination, isActive: isActive) { TextBlock(title) }
  }
}

/// The destination of a link.
private enum LinkTarget {
  case value(AnyHashable?, StackDestinations)
  case screen(AnyElement)
  case active(AnyElement, Bound<Bool>)

  /// The destination as findings name it; `nil` if there is none.
  var name: String? {
    switch self {
    case .value(let value, let types):
      value == nil ? nil : "a value of \(types.links.map { "\($0)" }.joined())"
    case .screen, .active: "a screen"
    }
  }
}
