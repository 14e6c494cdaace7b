import LayoutSim

/// The colours of a gradient, as a value.
///
/// It stands for SwiftUI's `Gradient`; drawing ignores the locations and spaces the colours evenly.
public struct InkGradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Ink

    /// The location, from 0 to 1.
    public var location: Double

    /// Creates a colour at a location.
    public init(color: Ink, location: Double) { (self.color, self.location) = (color, location) }
  }

  /// The colours.
  public var stops: [Stop]

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Ink]) {
    stops = colors.indices.map {
      Stop(color: colors[$0], location: Double($0) / Double(max(1, colors.count - 1)))
    }
  }

  /// Creates a gradient of colours at their locations.
  public init(stops: [Stop]) { self.stops = stops }

  fileprivate var colors: [Ink] { stops.map(\.color) }
}

extension Ink {
  /// A gradient from one point to another.
  public static func linearGradient(
    gradient: InkGradient,
    startPoint: AnchorPoint,
    endPoint: AnchorPoint
  ) -> Ink {
    linearGradient(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from one point to another.
  public static func linearGradient(
    _ gradient: InkGradient,
    startPoint: AnchorPoint,
    endPoint: AnchorPoint
  ) -> Ink {
    linearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from one point to another.
  public static func linearGradient(
    stops: [InkGradient.Stop],
    startPoint: AnchorPoint,
    endPoint: AnchorPoint
  ) -> Ink {
    linearGradient(gradient: InkGradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient in concentric circles around a point.
  public static func radialGradient(
    gradient: InkGradient,
    center: AnchorPoint,
    startRadius: Double,
    endRadius: Double
  ) -> Ink {
    radialGradient(
      colors: gradient.colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A gradient that turns around a point.
  public static func angularGradient(
    gradient: InkGradient,
    center: AnchorPoint,
    startAngle: RotationAngle = .zero,
    endAngle: RotationAngle = .zero
  ) -> Ink {
    angularGradient(colors: gradient.colors, center: center)
  }
}

/// A label whose title and symbol are any elements.
///
/// It stands for `Label(title:icon:)`.
public struct ContentLabel<Title: Element, Symbol: Element>: Element {
  private let title: Title
  private let icon: Symbol

  /// Creates a label.
  public init(@ElementBuilder title: () -> Title, @ElementBuilder icon: () -> Symbol) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The symbol before the title.
  public var body: some Element {
    Row {
      icon
      title
    }
  }
}

/// A container that is chosen when the screen is shown.
///
/// It stands for SwiftUI's `AnyLayout`.
@MainActor
public struct StackChoice {
  private let wrap: (AnyElement) -> AnyElement

  private init(_ wrap: @escaping (AnyElement) -> AnyElement) { self.wrap = wrap }

  /// The same choice.
  public init(_ choice: StackChoice) { self = choice }

  /// A row.
  public static func row(alignment: VerticalGuide = .center, spacing: Double? = nil) -> StackChoice
  {
    StackChoice { content in AnyElement(Row(alignment: alignment, spacing: spacing) { content }) }
  }

  /// A column.
  public static func column(
    alignment: HorizontalGuide = .center,
    spacing: Double? = nil
  ) -> StackChoice {
    StackChoice { content in
      AnyElement(Column(alignment: alignment, spacing: spacing) { content })
    }
  }

  /// Layers.
  public static func layers(alignment: Anchoring = .center) -> StackChoice {
    StackChoice { content in AnyElement(Layers(alignment: alignment) { content }) }
  }

  /// A custom layout of the app.
  public init(_ layout: some SubviewLayout) {
    self.init { content in AnyElement(Container(layout) { content }) }
  }

  /// The container with its content.
  public func callAsFunction(@ElementBuilder _ content: () -> some Element) -> some Element {
    wrap(AnyElement(content()))
  }
}
