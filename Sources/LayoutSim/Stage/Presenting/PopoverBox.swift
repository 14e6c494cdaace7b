/// The content of a popover, or of the sheet or cover that replaces it.
struct PopoverBox: Element {
  let key: LayerKey
  let request: PresentationRequest

  /// The anchor of the arrow, in the window.
  let anchor: Rect

  let configuration: PopoverConfiguration

  /// Presents what elements of the content request.
  let presenter: Presenter

  let bounds: DialogBounds

  /// The configuration, by the content, of the popover and of the sheet that may replace it.
  @Local private var sheetConfiguration = SheetConfiguration()

  @Inherited(\.containerBounds) private var containerBounds

  var body: some Element {
    let form = form
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

  /// The form, which is reported to the presenter, because a presentation that fills the window has the keyboard.
  private var form: PopoverForm {
    let form = PopoverForm(sheetConfiguration, in: bounds)
    presenter.hasKeyboard = form != .popover
    return form
  }

  @ElementBuilder private func surface(_ form: PopoverForm) -> some Element {
    let screen = ScreenBox(ScreenBars(bar: nil, insets: insets(form)), content: content(form))
    // It has a single height, so the grabber is shown only if it is requested.
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
    let site = site(form)
    let memory = site.map { bounds.stage.memories.memory(of: $0.screen) }
    return AnyElement(
      InheritedReplacement(values: inherited(form, memory?.stackSite)) {
        StateScope(presenter.state) {
          PopoverSite(
            memory: memory,
            site: site,
            content: AnyElement(Evaluation.inEveryPass(configuration.content))
          )
        }
      }
      .onPreferenceChange(SheetConfigurationKey.self) {
        sheetConfiguration = $0
        presenter.isDismissDisabled = $0.isDismissDisabled ?? false
      }
    )
  }

  /// The surroundings of a stack that its content is, or, in a sheet or a cover that replaces it, of tabs or columns.
  ///
  /// For its bars a popover is 320 points wide, a guess: its width is found later.
  private func site(_ form: PopoverForm) -> StackSite.Present? {
    let surface = presenter.popover(for: request, isSheet: form == .sheet)
    guard let screen = surface.rootScreen else { return nil }
    var builder = SurfaceBuilder(
      stage: bounds.stage,
      surface: surface,
      isHidden: false,
      hasKeyboard: presenter.hasKeyboard
    )
    if form == .popover {
      builder.isInPopover = true
      builder.column = ColumnPlace(width: 320, sizeClass: .compact, toggle: nil)
    }
    return StackSite.Present(
      builder: builder,
      screen: screen,
      safeArea: insets(form),
      tabsAbove: 0
    )
  }

  /// The content inherits from its presenter, but is in a separate window.
  private func inherited(_ form: PopoverForm, _ site: StackSite?) -> InheritedValues {
    var values = request.inherited
    values.presentationInbox = presenter.inbox
    values.containerBounds = containerBounds
    values.presentationDismissal = request.dismiss
    values.barInbox = nil
    values.ownStack = nil
    values.stackSite = site
    values.keyboardRise = insets(form).bottom - insets(form, keyboard: 0).bottom
    if form == .popover { values.horizontalSizeClass = .compact }
    return values
  }

  private var sheet: SheetMetrics { SheetMetrics(bounds.traits, configuration: sheetConfiguration) }

  /// The insets of the content, above the keyboard unless the keyboard belongs to another popover in front.
  private func insets(_ form: PopoverForm) -> Insets {
    insets(form, keyboard: presenter.isBehindKeyboardHolder ? 0 : bounds.traits.keyboardHeight)
  }

  private func insets(_ form: PopoverForm, keyboard: Double) -> Insets {
    var insets =
      switch form {
      case .popover: Insets.zero
      case .sheet: sheet.insets
      case .cover: bounds.traits.safeArea
      }
    // Both end at the lower edge of the window.
    if form != .popover { insets.bottom = max(insets.bottom, keyboard) }
    return insets
  }

  /// The edge of the arrow; `nil` for any.
  ///
  /// Up to iOS 18.0 devices choose any, whatever is requested: VAndrJ/awesome-apple-bugs#34 and
  /// Infomaniak/ios-kMail#1610, whose popovers moved when 18.1 began to follow the request. Most systems that the
  /// profile represents are older.
  private var arrow: PopoverPlacement.Edge? {
    guard bounds.traits.platform != .iOS18 else { return nil }
    return configuration.arrowEdge.map {
      PopoverPlacement.Edge($0, direction: bounds.traits.direction)
    }
  }

  private func place(_ form: PopoverForm) -> DialogPlace {
    switch form {
    case .popover:
      .beside(
        PopoverPlacement(
          anchor: anchor,
          arrow: arrow,
          bounds: bounds.available
        )
      )
    case .sheet: .fixed(sheet.tallest)
    case .cover: .fixed(Rect(origin: .zero, size: bounds.traits.window))
    }
  }
}

/// The form in which a popover is shown.
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
    // A sheet in a low window is a cover by default, including one that replaces a popover.
    case .automatic: self = isLow ? .cover : .sheet
    case .sheet: self = .sheet
    case .fullScreenCover: self = .cover
    }
  }

  /// The fact that outlines print about a popover that is shown as something else.
  var fact: Fact { Fact("as", rawValue) }

  var facts: [Fact] { self == .popover ? [] : [fact] }

  /// The distances of a popover are guesses.
  var flags: NodeFlags { self == .popover ? .approximate : [] }
}

extension SheetMetrics {
  /// The frame of the tallest sheet at the bottom edge.
  fileprivate var tallest: Rect {
    let top = topMargin.points
    return Rect(x: 0, y: top, width: window.width, height: max(0, window.height - top))
  }
}

/// The content of a popover, whose stacks show screens in it.
private struct PopoverSite: PrimitiveElement {
  let memory: ScreenMemory?
  let site: StackSite.Present?
  let content: AnyElement

  func resolve(into resolver: inout Resolver) {
    memory?.stackSite.present = site
    content.resolve(into: &resolver)
    memory?.stackSite.present = nil
    memory?.dropContainers()
  }
}

/// Content that inherits exactly `values`.
private struct InheritedReplacement<Content: Element>: Element {
  typealias Body = Never

  let values: InheritedValues
  @ElementBuilder let content: Content

  func resolve(into resolver: inout Resolver) {
    let values = values
    resolver.inheriting {
      $0 = values
    } content: {
      content.resolve(into: &$0)
    }
  }
}
