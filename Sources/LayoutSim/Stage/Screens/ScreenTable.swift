import FlowEngine

/// Screens for coordinators whose factories do not build elements.
///
/// An app's coordinators run unchanged on a stage: if their factories build the app's views, the table provides the
/// element that replaces the screen of a route. It takes precedence over factories.
@MainActor
public struct ScreenTable {
  private var builders: [ObjectIdentifier: (any Route, AnyCoordinator) -> (any Element)?] = [:]

  /// Creates a table without screens.
  public init() {}

  /// Uses the results of `build` as the screens of `type`; `nil` leaves a route to the factory.
  ///
  /// The last registration of a type wins.
  ///
  /// ```swift
  /// var screens = ScreenTable()
  /// screens.register(LineRoute.self) { route, coordinator in
  ///   TextBlock(route.identifier).navigationTitle("Stand-in")
  /// }
  /// let stage = Stage(LineCoordinator(), screens: screens)
  /// #expect(stage.topScreen?.title == "Stand-in")
  /// ```
  public mutating func register<R: Route>(
    _ type: R.Type,
    build: @escaping @MainActor (R, AnyCoordinator) -> (any Element)?
  ) {
    builders[ObjectIdentifier(type)] = { route, coordinator in
      (route as? R).flatMap { build($0, coordinator) }
    }
  }

  /// Uses what `factory` builds as the screens of its routes.
  ///
  /// The factory has the coordinator whose screen it builds.
  @MainActor
  public mutating func register<R: Route>(_ factory: ViewFactory<R>) {
    register(R.self) { route, coordinator in
      factory.coordinator = coordinator as? Coordinator<R>
      return factory.buildView(for: route) as? any Element
    }
  }

  func screen(for route: any Route, of coordinator: AnyCoordinator) -> (any Element)? {
    builders[ObjectIdentifier(Swift.type(of: route))]?(route, coordinator)
  }
}

/// Builds the screens of one route type as elements, so that a stage can lay them out.
///
/// ```swift
/// final class LineFactory: ElementFactory<LineRoute> {
///   override func buildElement(for route: LineRoute) -> (any Element)? {
///     switch route {
///     case .lines: LineList(coordinator: coordinator)
///     case .line(let number):
///       TextBlock("Stops of line \(number)").navigationTitle("Line \(number)")
///     case .stop(let name): TextBlock("Departures").navigationTitle(name)
///     case .map: TextBlock("Map of the network").padding()
///     }
///   }
/// }
/// ```
open class ElementFactory<R: Route>: ViewFactory<R> {
  /// The screen for `route`; `nil` shows a placeholder instead.
  open func buildElement(for route: R) -> (any Element)? { nil }

  /// The same screen for the engine, which is independent of elements.
  open override func buildView(for route: R) -> Any? {
    buildElement(for: route)
  }
}

/// A route that is its own screen, described by elements.
public protocol ElementRoute: ViewRoute {
  /// The type of the screen.
  associatedtype Body: Element

  /// The screen.
  @ElementBuilder @MainActor var body: Body { get }
}

extension ElementRoute {
  /// The body.
  @MainActor
  public func buildView() -> Any? { body }
}

extension Stage {
  /// Shows one screen without a coordinator: the root of a stack, with a bar if it has a title.
  ///
  /// ```swift
  /// let stage = Stage(on: .iPhoneSE3) {
  ///   TextBlock("Your cart is empty.").navigationTitle("Cart")
  /// }
  /// ```
  ///
  /// Like a factory's screens, it is built again when the hierarchy or a model that it read has changed. Only a
  /// ``ScreenStack`` in it navigates.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: The orientation of the device.
  ///   - typeSize: The user's text size.
  ///   - platform: The family of system versions to simulate.
  ///   - measurer: The text measurer.
  ///   - clock: The clock on which the screen's code sleeps.
  ///   - inherit: Sets values that the screen inherits; it is called whenever the stage lays out.
  ///   - screen: Builds the screen.
  public convenience init<Content: Element>(
    on device: Device = .iPhone15,
    orientation: Orientation = .portrait,
    typeSize: TypeSize = .large,
    platform: PlatformProfile = .iOS18,
    measurer: any TextMeasurer = InterMeasurer(),
    clock: StageClock = StageClock(),
    inheriting inherit: @escaping @MainActor (inout InheritedValues) -> Void = { _ in },
    @ElementBuilder screen: @escaping @MainActor () -> Content
  ) {
    let traits = Traits(
      device: device,
      orientation: orientation,
      typeSize: typeSize,
      platform: platform
    )
    self.init(under: traits, measurer: measurer, clock: clock, inheriting: inherit, screen: screen)
  }

  /// Shows one screen without a coordinator, on the device and with the settings of `traits`.
  ///
  /// - Parameters:
  ///   - traits: The device and the settings.
  ///   - measurer: The text measurer.
  ///   - clock: The clock on which the screen's code sleeps.
  ///   - inherit: Sets values that the screen inherits; it is called whenever the stage lays out.
  ///   - screen: Builds the screen.
  public convenience init<Content: Element>(
    under traits: Traits,
    measurer: any TextMeasurer = InterMeasurer(),
    clock: StageClock = StageClock(),
    inheriting inherit: @escaping @MainActor (inout InheritedValues) -> Void = { _ in },
    @ElementBuilder screen: @escaping @MainActor () -> Content
  ) {
    let coordinator = OneScreenCoordinator { AnyElement(screen()) }
    self.init(coordinator, under: traits, measurer: measurer, clock: clock, inheriting: inherit)
  }
}

/// The single route of an app with one screen.
enum OneScreenRoute: String, Route {
  case screen
}

final class OneScreenCoordinator: Coordinator<OneScreenRoute> {
  init(build: @escaping @MainActor () -> AnyElement) {
    super.init(router: Router(initial: .screen, factory: OneScreenFactory(build)))
  }

  override func canHandle(_ route: any Route) -> Bool { route is OneScreenRoute }
}

private final class OneScreenFactory: ElementFactory<OneScreenRoute> {
  private let build: @MainActor () -> AnyElement

  init(_ build: @escaping @MainActor () -> AnyElement) {
    self.build = build
  }

  override func buildElement(for route: OneScreenRoute) -> (any Element)? { build() }
}
