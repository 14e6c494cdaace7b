/// The content of a popover, or of the sheet or the cover that stands in for it.
struct PopoverBox: Element {
  let key: LayerKey
  let request: PresentationRequest

  /// What the arrow points at, in the window.
  let anchor: Rect

  let configuration: PopoverConfiguration

  /// Presents what elements of the content ask for.
  let presenter: Presenter

  let bounds: DialogBounds

  /// What the content says about the popover, and for the sheet that may stand in for it.
  @Local private var sheetConfiguration = SheetConfiguration()

  @Inherited(\.containerRoom) private var containerRoom

  var body: some Element {
    let form = PopoverForm(sheetConfiguration, in: bounds)
    surface(form)
      .layer(
        Semantics(
          role: .popover,
          flags: form.flags,
          facts: form.facts + sheetConfiguration.facts,
          key: key
        )
      )
      .containerValue(DialogPlaceKey.self, place(form))
  }

  @ElementBuilder private func surface(_ form: PopoverForm) -> some Element {
    let screen = ScreenBox(bar: nil, insets: insets(form), content: content(form))
    // It has one height, so that the bar is shown only where it is asked for.
    if form == .sheet, sheetConfiguration.indicator == .visible, sheet.kind.hasDetents {
      Layers(alignment: .top) {
        screen
        Grabber()
      }
    } else {
      screen
    }
  }

  private func content(_ form: PopoverForm) -> AnyElement {
    AnyElement(
      InheritedReplacement(values: inherited(form)) {
        StateScope(presenter.state) { AnyElement(configuration.content()) }
      }
      .onPreferenceChange(SheetConfigurationKey.self) {
        sheetConfiguration = $0
        presenter.isDismissDisabled = $0.isDismissDisabled ?? false
      }
    )
  }

  /// The content inherits what its presenter inherits, but is in a window of its own.
  private func inherited(_ form: PopoverForm) -> InheritedValues {
    var values = request.inherited
    values.presentationInbox = presenter.inbox
    values.containerRoom = containerRoom
    if form == .popover { values.horizontalSizeClass = .compact }
    return values
  }

  /// The room for the sheet.
  private var sheet: SheetMetrics { SheetMetrics(bounds.traits, configuration: sheetConfiguration) }

  /// What the content keeps free.
  private func insets(_ form: PopoverForm) -> Insets {
    switch form {
    case .popover: .zero
    case .sheet: sheet.insets
    case .cover: bounds.traits.safeArea
    }
  }

  private func place(_ form: PopoverForm) -> DialogPlace {
    switch form {
    case .popover:
      .beside(
        PopoverPlacement(
          anchor: anchor,
          arrow: PopoverPlacement.Edge(configuration.arrowEdge, direction: bounds.traits.direction),
          bounds: bounds.available
        )
      )
    case .sheet: .fixed(sheet.tallest)
    case .cover: .fixed(Rect(origin: .zero, size: bounds.traits.window))
    }
  }
}

/// What a popover looks like.
enum PopoverForm: String {
  case popover, sheet, cover

  /// The form of a popover whose content has `configuration`.
  @MainActor
  init(_ configuration: SheetConfiguration, in bounds: DialogBounds) {
    guard bounds.isCompact else {
      self = .popover
      return
    }
    let isLow = bounds.traits.verticalSizeClass == .compact
    switch (isLow ? configuration.verticalAdaptation : configuration.horizontalAdaptation)
      ?? .automatic
    {
    case .none, .popover: self = .popover
    case .automatic, .sheet: self = .sheet
    case .fullScreenCover: self = .cover
    }
  }

  /// What an outline says about a popover that became something else.
  var fact: Fact { Fact("as", rawValue) }

  var facts: [Fact] { self == .popover ? [] : [fact] }

  /// The distances of a popover are guesses.
  var flags: NodeFlags { self == .popover ? .approximate : [] }
}

extension SheetMetrics {
  /// Where the tallest sheet at the bottom edge lies.
  fileprivate var tallest: Rect {
    let top = topMargin.points
    return Rect(x: 0, y: top, width: window.width, height: max(0, window.height - top))
  }
}

/// Content to which exactly `values` are handed down.
private struct InheritedReplacement<Content: Element>: Element {
  typealias Body = Never

  let values: InheritedValues
  let content: Content

  init(values: InheritedValues, @ElementBuilder content: () -> Content) {
    self.values = values
    self.content = content()
  }

  func resolve(into resolver: inout Resolver) {
    let values = values
    resolver.inheriting {
      $0 = values
    } content: {
      content.resolve(into: &$0)
    }
  }
}
