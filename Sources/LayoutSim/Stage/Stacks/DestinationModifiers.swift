extension Element {
  /// Declares the screen that a ``ScreenStack`` shows for each value of `type`.
  ///
  /// It is declared for all links and paths of the stack. Of several for one type, that on the lowest screen is used; what is
  /// declared in a list or another lazy container is missed, as on a device (``FindingCode/destinationIgnored``).
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - destination: Makes the screen; it is called when the screen is pushed.
  /// - Returns: The content, which looks the same.
  public func navigationDestination<Value: Hashable, Content: Element>(
    for type: Value.Type,
    @ElementBuilder destination: @escaping @MainActor (Value) -> Content
  ) -> some Element {
    DestinationModifier(content: self) { slot, isLazy, _ in
      StackDestinations(
        value: ValueDestination(
          type: ObjectIdentifier(type),
          typeName: "\(type)",
          slot: slot,
          isLazy: isLazy
        ) { value in
          (value.base as? Value).map { AnyElement(destination($0)) } ?? AnyElement(EmptyElement())
        }
      )
    }
  }

  /// Declares a screen that is on the ``ScreenStack`` while `isPresented` is `true`.
  ///
  /// Going back from it sets the binding to `false`. The path of the stack is unaware of it. It imitates SwiftUI's modifier of
  /// that name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is shown.
  ///   - destination: Makes the screen.
  /// - Returns: The content, which looks the same.
  public func navigationDestination(
    isPresented: Bound<Bool>,
    @ElementBuilder destination: () -> some Element
  ) -> some Element {
    let screen = AnyElement(destination())
    return presentedDestination(
      isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false },
      identity: { nil },
      content: { screen }
    )
  }

  /// Declares a screen about `item`, which is on the ``ScreenStack`` unless that is `nil`.
  ///
  /// Going back from it sets the binding to `nil`. Another item is another screen. It imitates SwiftUI's modifier of that
  /// name.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - destination: Makes the screen; it is called when the screen is pushed.
  /// - Returns: The content, which looks the same.
  public func navigationDestination<Item: Hashable>(
    item: Bound<Item?>,
    @ElementBuilder destination: @escaping @MainActor (Item) -> some Element
  ) -> some Element {
    presentedDestination(
      isPresented: { item.wrappedValue != nil },
      dismiss: { item.wrappedValue = nil },
      identity: { item.wrappedValue.map { AnyHashable($0) } },
      content: {
        item.wrappedValue.map { AnyElement(destination($0)) } ?? AnyElement(EmptyElement())
      }
    )
  }

  private func presentedDestination(
    isPresented: @escaping () -> Bool,
    dismiss: @escaping () -> Void,
    identity: @escaping () -> AnyHashable?,
    content: @escaping () -> AnyElement
  ) -> some Element {
    DestinationModifier(content: self) { slot, isLazy, place in
      StackDestinations(
        presented: PresentedDestination(
          slot: slot,
          name: "\(place).destination",
          isLazy: isLazy,
          isPresented: isPresented,
          dismiss: dismiss,
          identity: identity,
          content: content
        )
      )
    }
  }
}

/// A screen for the values of a type.
@MainActor
struct ValueDestination {
  let type: ObjectIdentifier
  let typeName: String

  /// The slot of the element that declares it, which counts its runs.
  let slot: StateSlot

  /// Whether it is declared in a container that creates its content when it is needed.
  let isLazy: Bool

  let content: @MainActor (AnyHashable) -> AnyElement
}

/// A screen that a binding shows.
@MainActor
struct PresentedDestination {
  /// The slot of the element that declares it, which counts its runs.
  let slot: StateSlot

  /// Its name in outlines.
  let name: String

  /// Whether it is declared in a container that creates its content when it is needed.
  let isLazy: Bool

  let isPresented: () -> Bool
  let dismiss: () -> Void

  /// The identity of its item now; `nil` if it has none.
  let identity: () -> AnyHashable?

  let content: () -> AnyElement
}

/// The destinations that the content of a screen declares, inner ones first.
struct StackDestinations {
  var values: [ValueDestination] = []
  var presented: [PresentedDestination] = []

  /// The types of the values that links present.
  var links: [Any.Type] = []

  /// The slots of the links whose own destinations are on the stack, which count their runs.
  var followed: [StateSlot] = []

  init() {}

  /// The number of times that they were declared again.
  @MainActor var runs: Int {
    (values.map(\.slot) + presented.map(\.slot) + followed).reduce(0) { $0 + $1.runs }
  }

  init(value: ValueDestination) { values = [value] }

  init(presented: PresentedDestination) { self.presented = [presented] }

  init<Value>(linkTo type: Value.Type) { links = [type] }

  init(following link: StateSlot) { followed = [link] }
}

/// Passes up the destinations that the content of a screen declares.
enum StackDestinationsKey: Preference {
  static var defaultValue: StackDestinations { StackDestinations() }

  static func reduce(value: inout StackDestinations, nextValue: () -> StackDestinations) {
    let next = nextValue()
    value.values += next.values
    value.presented += next.presented
    value.followed += next.followed
    for link in next.links where !value.links.contains(where: { $0 == link }) {
      value.links.append(link)
    }
  }
}

/// Content that declares a destination.
private struct DestinationModifier<Content: Element>: PrimitiveElement {
  let content: Content

  /// The destination, by its slot, whether it is declared lazily, and the screen.
  let declare: @MainActor (StateSlot, Bool, String) -> StackDestinations

  func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    let outer = resolver.place.enter(slot)
    if resolver.isContentNew { slot.runs += 1 }
    resolver.openPass(.preference)
    content.resolve(into: &resolver)
    let inherited = resolver.inherited
    resolver.builder.preferences.add(
      declare(slot, inherited.isMadeLazily, inherited.screenPlace?.route ?? "window")
    )
    resolver.closeModifier()
    resolver.place.leave(to: outer)
  }
}

extension PreferenceValues {
  /// Adds destinations after those of the content.
  mutating func add(_ destinations: StackDestinations) {
    var all = self[StackDestinationsKey.self]
    StackDestinationsKey.reduce(value: &all) { destinations }
    write(StackDestinationsKey.self, all)
  }
}
