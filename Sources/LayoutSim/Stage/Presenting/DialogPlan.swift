/// The cards of an alert or a confirmation dialog, with their places in the window.
@MainActor
struct DialogPlan {
  /// The cards from top to bottom.
  let cards: [Card]

  /// The buttons of all cards in order.
  var buttons: [DialogButton] { cards.flatMap(\.content.buttons) }

  /// The area that all cards occupy together.
  let frame: Rect

  struct Card {
    let content: DialogCard
    let height: Double

    /// The heights of its two parts if there is too little space for all of it; `nil` if there is enough.
    let split: Split?
  }

  /// The heights of the texts and of the buttons of a card that has too little space.
  ///
  /// Each part scrolls separately, as in UIKit, so that a long message leaves the buttons in sight. How the
  /// space is divided was not measured: a part that needs less than half of it gets what it needs, and the
  /// other the rest.
  struct Split {
    let head: Double
    let actions: Double

    /// Whether the parts are too low for their content.
    let headScrolls: Bool
    let actionsScroll: Bool

    init(head: Double, actions: Double, in limit: Double) {
      let half = limit / 2
      self.head = head <= half ? head : max(half, limit - actions)
      self.actions = limit - self.head
      assert(
        self.head >= 0 && self.actions >= 0,
        "An area of \(limit) points is split into \(self.head) and \(self.actions)."
      )
      headScrolls = head > self.head
      actionsScroll = actions > self.actions
    }
  }
}

extension DialogPlan {
  /// A card centred in the safe area above the keyboard.
  static func alert(
    _ content: DialogContent,
    orElse fallback: DialogButton,
    in bounds: DialogBounds,
    _ inherited: InheritedValues
  ) -> DialogPlan {
    var metrics = DialogMetrics.alert(bounds.traits.platform)
    metrics.width = metrics.width.corrected(.alertWidth, by: bounds.traits.corrections)
    metrics.row = metrics.row.corrected(.alertButtonHeight, by: bounds.traits.corrections)
    let available = bounds.available
    let width = min(metrics.width.points, available.size.width)
    let isRow = fit(content.buttons, width: width, metrics, bounds)
    let card = Card(
      DialogCard(
        title: content.title,
        message: content.message,
        fields: content.fields,
        buttons: content.alertButtons(orElse: fallback, isRow: isRow),
        metrics: metrics,
        isRow: isRow
      ),
      width: width,
      limit: available.size.height,
      bounds,
      inherited
    )
    return DialogPlan(
      cards: [card],
      frame: Rect(
        x: available.minX + (available.size.width - width) / 2,
        y: available.minY + (available.size.height - card.height) / 2,
        width: width,
        height: card.height
      )
    )
  }

  /// Whether `buttons` are two whose labels fit side by side, each on one line.
  private static func fit(
    _ buttons: [DialogButton],
    width: Double,
    _ metrics: DialogMetrics,
    _ bounds: DialogBounds
  ) -> Bool {
    guard buttons.count == 2, !bounds.traits.typeSize.isAccessibilitySize else { return false }
    let gaps = 2 * metrics.rowMargin.points + metrics.rowGap.points
    let words = (width - gaps) / 2 - 2 * metrics.rowSide.points
    return buttons.allSatisfy { button in
      let font = TextFont(
        style: metrics.rowStyle,
        typeSize: bounds.traits.typeSize,
        weight: button.role == .cancel ? .semibold : nil
      )
      return bounds.width(of: button.label, font) <= words
    }
  }
}

extension DialogPlan {
  /// Cards at the bottom of a phone's window, up to iOS 18, with a separate one for the button to cancel.
  static func bottom(
    _ content: DialogContent,
    title: String?,
    orElse fallback: DialogButton,
    in bounds: DialogBounds,
    _ inherited: InheritedValues
  ) -> DialogPlan {
    let margin = DialogMetrics.sheetMargin.points
    let (window, safe) = (bounds.traits.window, bounds.safe)
    // A phone in landscape shows the dialog as wide as in portrait.
    let wide = max(0, min(window.width, window.height) - 2 * margin)
    let metrics = DialogMetrics.choice(
      bounds.traits.platform,
      width: PlatformMetric(wide, .medium, "actionSheet.side_margin")
    )
    let width = metrics.width.points
    let bottom = min(safe.maxY, window.height - margin)
    let cancelling = content.cancelling.isEmpty ? [fallback] : content.cancelling
    func card(_ title: String?, _ message: String?, _ buttons: [DialogButton], limit: Double)
      -> Card
    {
      Card(
        DialogCard(
          title: title,
          message: message,
          buttons: buttons,
          metrics: metrics,
          isRow: false
        ),
        width: width,
        limit: limit,
        bounds,
        inherited
      )
    }
    let limit = max(0, bottom - bounds.available.minY)
    var cards: [Card] = []
    let last = card(nil, nil, cancelling, limit: limit)
    let acting = content.acting
    if title != nil || content.message != nil || !acting.isEmpty {
      let rest = max(0, limit - last.height - margin)
      cards.append(card(title, content.message, acting, limit: rest))
    }
    cards.append(last)
    let height = cards.map(\.height).reduce(Double(cards.count - 1) * margin, +)
    return DialogPlan(
      cards: cards,
      frame: Rect(
        x: (window.width - width) / 2,
        y: bottom - height,
        width: width,
        height: height
      )
    )
  }

  /// A card beside `anchor`, without a button to cancel.
  static func beside(
    _ anchor: Rect,
    _ content: DialogContent,
    title: String?,
    in bounds: DialogBounds,
    _ inherited: InheritedValues
  ) -> DialogPlan {
    let metrics = DialogMetrics.choice(
      bounds.traits.platform,
      width: popoverWidth(bounds.traits)
    )
    let content = DialogCard(
      title: title,
      message: content.message,
      buttons: content.acting,
      metrics: metrics,
      isRow: false
    )
    let placement = PopoverPlacement(
      anchor: anchor,
      arrow: .top,
      bounds: bounds.available
    )
    var card: Card?
    let frame = placement.frame { limit in
      let width = min(metrics.width.points, limit.width)
      let fitting = Card(content, width: width, limit: limit.height, bounds, inherited)
      card = fitting
      return Size(width: width, height: fitting.height)
    }
    return DialogPlan(cards: card.map { [$0] } ?? [], frame: frame)
  }
}

extension DialogPlan {
  private static func popoverWidth(_ traits: Traits) -> PlatformMetric {
    guard traits.platform.isGlass else {
      return PlatformMetric(304, .proposed, "actionSheet.popover_width")
    }
    let width =
      traits.device.idiom == .phone
      ? PlatformMetric(240, .high, "actionSheet.popover_width(26)")
      : PlatformMetric(288, .medium, "actionSheet.card(26)")
    return width.assumed(on: traits.platform)
  }
}

extension DialogPlan.Card {
  /// A card of `width` with the height of its content, up to `limit`.
  @MainActor
  init(
    _ content: DialogCard,
    width: Double,
    limit: Double,
    _ bounds: DialogBounds,
    _ inherited: InheritedValues
  ) {
    let whole = bounds.height(of: content, width: width, inherited)
    self.content = content
    height = min(whole, limit)
    split =
      whole > limit
      ? DialogPlan.Split(
        head: bounds.height(of: content.head, width: width, inherited),
        actions: bounds.height(of: content.actions, width: width, inherited),
        in: limit
      ) : nil
  }
}
