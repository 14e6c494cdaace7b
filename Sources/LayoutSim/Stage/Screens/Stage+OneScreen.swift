import FlowEngine

extension Stage {
  /// Shows one screen without a coordinator: the root of a stack, with a bar where it has a title.
  ///
  /// ```swift
  /// let stage = Stage(on: .iPhoneSE3) {
  ///   TextBlock("Your cart is empty.").screenTitle("Cart")
  /// }
  /// ```
  ///
  /// It is built anew whenever the stage lays out, as a factory's screens are, and nothing can be
  /// navigated to from it.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How the device is held.
  ///   - typeSize: The user's text size.
  ///   - platform: The family of system versions that is imitated.
  ///   - measurer: Measures the words.
  ///   - screen: Builds the screen.
  public convenience init<Content: Element>(
    on device: Device = .iPhone15,
    orientation: Orientation = .portrait,
    typeSize: TypeSize = .large,
    platform: PlatformProfile = .iOS18,
    measurer: any TextMeasurer = InterMeasurer(),
    @ElementBuilder screen: @escaping @MainActor () -> Content
  ) {
    let traits = Traits(
      device: device,
      orientation: orientation,
      typeSize: typeSize,
      platform: platform
    )
    self.init(under: traits, measurer: measurer, screen: screen)
  }

  /// Shows one screen without a coordinator, on the device and in the settings that `traits` name.
  ///
  /// - Parameters:
  ///   - traits: The device and the settings.
  ///   - measurer: Measures the words.
  ///   - screen: Builds the screen.
  public convenience init<Content: Element>(
    under traits: Traits,
    measurer: any TextMeasurer = InterMeasurer(),
    @ElementBuilder screen: @escaping @MainActor () -> Content
  ) {
    let coordinator = OneScreenCoordinator { AnyElement(screen()) }
    self.init(coordinator, under: traits, measurer: measurer)
  }
}

/// The one place where an app of one screen can be.
private enum OneScreenRoute: String, Route {
  case screen
}

private final class OneScreenCoordinator: Coordinator<OneScreenRoute> {
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
