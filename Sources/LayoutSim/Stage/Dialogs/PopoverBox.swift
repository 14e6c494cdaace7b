/// The content of a popover, or of the sheet or the cover that stands in for it.
struct PopoverBox: Element {
  let key: LayerKey
  let request: PresentationRequest

  /// What the arrow points at, in the window.
  let anchor: Rect

  let wish: PopoverWish

  /// Presents what elements of the content wish for.
  let presenter: Presenter

  let room: DialogRoom

  /// What the content wishes for the popover, and for the sheet that may stand in for it.
  @Local private var wishes = SheetWishes()

  @Inherited(\.containerRoom) private var containerRoom

  var body: some Element {
    let form = PopoverForm(wishes, in: room)
    surface(form)
      .layer(.popover, flags: form.flags, facts: form.facts + wishes.facts, key: key)
      .containerValue(DialogPlaceKey.self, place(form))
  }

  @ElementBuilder private func surface(_ form: PopoverForm) -> some Element {
    let screen = ScreenBox(bar: nil, insets: insets(form), content: content(form))
    // It has one height, so that nothing shows the bar but a wish for it.
    if form == .sheet, wishes.indicator == .visible, sheet.kind.hasDetents {
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
      Handing(values: inherited(form)) {
        StateScope(presenter.state) { AnyElement(wish.content()) }
      }
      .onPreferenceChange(SheetWishesKey.self) {
        wishes = $0
        presenter.isDismissDisabled = $0.isDismissDisabled ?? false
      }
    )
  }

  /// The content hears what its presenter hears, but is in a window of its own.
  private func inherited(_ form: PopoverForm) -> InheritedValues {
    var values = request.inherited
    values.presenter = presenter
    values.containerRoom = containerRoom
    if form == .popover { values.horizontalSizeClass = .compact }
    return values
  }

  /// The room for the sheet.
  private var sheet: SheetRoom { SheetRoom(room.traits, wishes: wishes) }

  /// What the content keeps free.
  private func insets(_ form: PopoverForm) -> Insets {
    switch form {
    case .popover: .zero
    case .sheet: sheet.insets
    case .cover: room.traits.safeArea
    }
  }

  private func place(_ form: PopoverForm) -> DialogPlace {
    switch form {
    case .popover:
      .beside(
        PopoverPlacement(
          anchor: anchor,
          arrow: PopoverPlacement.Edge(wish.arrowEdge, direction: room.traits.direction),
          bounds: room.bounds
        )
      )
    case .sheet: .fixed(sheet.tallest)
    case .cover: .fixed(Rect(origin: .zero, size: room.traits.window))
    }
  }
}

/// What a popover looks like.
enum PopoverForm: String {
  case popover, sheet, cover

  /// The form of a popover whose content has `wishes`.
  @MainActor
  init(_ wishes: SheetWishes, in room: DialogRoom) {
    guard room.isCompact else {
      self = .popover
      return
    }
    let isLow = room.traits.verticalSizeClass == .compact
    switch (isLow ? wishes.verticalAdaptation : wishes.horizontalAdaptation) ?? .automatic {
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

extension SheetRoom {
  /// Where the tallest sheet at the bottom edge lies.
  fileprivate var tallest: Rect {
    let top = topMargin.points
    return Rect(x: 0, y: top, width: window.width, height: max(0, window.height - top))
  }
}

/// Content to which exactly `values` are handed down.
private struct Handing<Content: Element>: Element {
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
