/// Marks a child of the window's layout as the presentations of elements, not a surface.
enum DialogsKey: ContainerValueKey {
  static let defaultValue = false
}

/// The place in the window of an element's presentation.
enum DialogPlaceKey: ContainerValueKey {
  static let defaultValue = DialogPlace.fixed(Rect(origin: .zero, size: .zero))
}

/// The place in the window of an element's presentation.
enum DialogPlace {
  /// At a known place.
  case fixed(Rect)

  /// Beside its anchor, in its preferred size.
  case beside(PopoverPlacement)
}

/// Fills the window and puts every child at its ``DialogPlaceKey``.
struct DialogsLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    for child in children {
      let frame =
        switch child.value(DialogPlaceKey.self) {
        case .fixed(let frame): frame
        case .beside(let placement): placement.frame { child.preferredSize(in: $0) }
        }
      child.place(at: frame.origin, proposal: Proposal(frame.size))
    }
  }
}

extension LayoutChild {
  /// The ideal size of a child; if that is too wide, its size at the width of `limit`.
  fileprivate func preferredSize(in limit: Size) -> Size {
    var size = size(.unspecified)
    if size.width > limit.width { size = self.size(Proposal(width: limit.width, height: nil)) }
    if size.height > limit.height {
      size = self.size(Proposal(width: size.width, height: limit.height))
    }
    return size
  }
}

/// The area of a window that is available to alerts, dialogs and popovers.
@MainActor
struct DialogBounds {
  unowned let stage: Stage

  var traits: Traits { stage.traits }
  var measurer: any TextMeasurer { stage.measurer }

  /// The window without the safe area insets and the keyboard, in visual left and right.
  var safe: Rect {
    let (window, insets) = (traits.window, traits.safeArea)
    let isTurned = traits.direction == .rightToLeft
    let left = isTurned ? insets.trailing : insets.leading
    let bottom = max(insets.bottom, traits.keyboardHeight)
    return Rect(
      x: left,
      y: insets.top,
      width: max(0, window.width - insets.horizontal),
      height: max(0, window.height - insets.top - bottom)
    )
  }

  /// The area for popovers and alerts, 10 points inside the safe area, which is a guess.
  var available: Rect { safe.inset(by: DialogBounds.margin) }

  static let margin = 10.0

  /// Whether the width is compact; it never is on a computer.
  var isCompact: Bool {
    traits.horizontalSizeClass == .compact && traits.device.idiom != .desktop
  }

  /// The height of `element` in a column of `width`.
  func height(of element: some Element, width: Double, _ inherited: InheritedValues) -> Double {
    ElementTree(measurer: measurer, isShown: false).pass(
      element,
      inherited: inherited,
      proposal: Proposal(width: width, height: nil),
      pixel: traits.device.pixel,
      showsNodes: { _ in false }
    ).size.height
  }

  /// The width of a text on one line.
  func width(of words: String, _ font: TextFont) -> Double {
    measurer.layOut(
      TextContent(words, font: font, lines: LineSettings(limit: 1)),
      in: .unspecified,
      pixel: traits.device.pixel
    ).size.width
  }
}

/// A presentation of an element, as laid out in one pass.
@MainActor
struct DialogLayer {
  let key: LayerKey
  let kind: ShownDialog.Kind
  let title: String?
  let message: String?

  /// The buttons from top to bottom; those side by side in reading order.
  let buttons: [DialogButton]

  /// The screen on which it was presented, by route and by layer; `nil` if there is none.
  let screen: String
  let subject: LayerKey?

  /// The effect of a tap outside; `nil` if there is none.
  let tapOutside: (@MainActor () -> Void)?

  /// Whether its content prevents gestures from dismissing it.
  var isDismissDisabled = false

  /// The field that gets the focus when it is presented; `nil` if there is none.
  var firstField: FieldFocus?
}

/// A button of an alert or a dialog.
@MainActor
struct DialogButton {
  let label: String
  var tag: String?
  var role: PushButtonRole?
  var isEnabled = true
  let action: @MainActor () -> Void
}

/// A field of an alert, with its current text.
@MainActor
struct DialogField {
  /// The semantics of the field, without a tap action.
  let semantics: Semantics

  /// The text in it, or its placeholder if it is empty.
  let shown: String
}

/// A surface whose elements may present in front of it.
struct PresentingSurface: Element {
  typealias Body = Never

  let surface: SurfaceBox

  /// Receives the presentations of its elements, which are in front of all surfaces.
  let presenter: Presenter

  /// The content, if the surface is hidden while a presentation of its elements is shown: it stays active meanwhile.
  var backstage: BackstageContent?

  /// The places of its parts.
  var places: [SurfacePlace] { [surface.place] + (backstage.map { [$0.place] } ?? []) }

  func resolve(into resolver: inout Resolver) {
    presenter.begin()
    resolver.inheriting {
      $0.presentationInbox = presenter.inbox
    } content: {
      $0.child(surface, at: 0)
      if let backstage { $0.child(Backstage(content: backstage.content), at: 1) }
    }
  }
}
