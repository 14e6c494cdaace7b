/// The presentations of one surface's elements, in front of it.
struct DialogsBox: Element {
  typealias Body = Never

  /// Distinguishes the surface from all others that the stage shows or has shown.
  let surface: Int

  let presenter: Presenter

  /// The surface that a coordinator presented in front: `the sheet reviews.compose`.
  let surfaceAbove: String?

  let bounds: DialogBounds

  /// The dialog that a coordinator shows in front of it; `nil` if there is none.
  let shown: CoordinatorDialog?

  func resolve(into resolver: inout Resolver) {
    // The requests of the surface's elements are known once all of them are resolved.
    if resolver.refusal != nil { return }
    if let shown {
      let slot = resolver.place.claim(CoordinatorDialog.self)
      let request = shown.request(in: slot, resolver.inherited, bounds)
      presenter.inbox.requests.insert(request, at: 0)
    }
    guard let granted = presenter.choose(behind: surfaceAbove), granted.surface == nil else {
      // A surface is laid out with the coordinators' surfaces, in the next pass.
      return
    }
    let direction = resolver.inherited.layoutDirection
    resolver.inheriting {
      // Positions in the window are visual, regardless of the direction of text.
      $0.layoutDirection = .leftToRight
    } content: { resolver in
      Container(DialogsLayout()) {
        DialogChain(granted: granted, presenter: presenter, bounds: bounds, all: presenter)
          .environment(\.layoutDirection, direction)
      }
      .containerValue(DialogsKey.self, true)
      .resolve(into: &resolver)
    }
  }
}

/// A presentation, followed by the presentations of its own elements.
private struct DialogChain: Element {
  typealias Body = Never

  /// The granted presentation; `nil` to ask the presenter.
  let granted: GrantedPresentation?

  let presenter: Presenter
  let bounds: DialogBounds

  /// The presenter of the surface, which lists everything in front of it.
  let all: Presenter

  func resolve(into resolver: inout Resolver) {
    defer { resolver.leaveErased() }
    guard resolver.enterErased() else { return }
    guard granted != nil || all.layers.count < PresentedSurfaces.depthLimit else {
      all.isCutOff = !presenter.inbox.requests.isEmpty
      return
    }
    guard let granted = granted ?? presenter.choose(behind: nil) else { return }
    let request = granted.request
    switch request.presented {
    case .alert(let words):
      let content = DialogContent(words, of: request, in: bounds, granted.inner)
      let fallback = DialogButton(label: "OK", action: request.dismiss)
      let plan = DialogPlan.alert(content, orElse: fallback, in: bounds, resolver.inherited)
      show(plan, content, granted, into: &resolver)
    case .confirmation(let words, let visibility):
      let content = DialogContent(words, of: request, in: bounds, granted.inner)
      guard let plan = plan(content, visibility, of: request, resolver.inherited) else { return }
      show(plan, content, granted, into: &resolver)
    case .surface: return
    case .menu(let menu):
      guard let plan = MenuPlan(menu, of: request, in: bounds, resolver.inherited) else { return }
      show(plan, granted, into: &resolver)
    case .popover(let configuration):
      guard let anchor = request.anchor else { return }
      let inner = granted.inner
      inner.begin()
      all.layers.append(
        DialogLayer(
          key: granted.key,
          kind: .popover,
          title: nil,
          message: nil,
          buttons: [],
          screen: request.place,
          subject: request.subject,
          tapOutside: request.dismiss,
          isDismissDisabled: inner.isDismissDisabled
        )
      )
      resolver.child(
        PopoverBox(
          key: granted.key,
          request: request,
          anchor: configuration.anchor.frame(in: anchor, direction: bounds.traits.direction),
          configuration: configuration,
          presenter: inner,
          bounds: bounds
        ),
        id: granted.number
      )
      resolver.child(
        DialogChain(granted: nil, presenter: inner, bounds: bounds, all: all),
        id: -granted.number
      )
    }
  }

  /// The plan of a confirmation dialog; `nil` while the place of its element is unknown.
  private func plan(
    _ content: DialogContent,
    _ visibility: DialogTitleVisibility,
    of request: PresentationRequest,
    _ inherited: InheritedValues
  ) -> DialogPlan? {
    let idiom = bounds.traits.device.idiom
    let cancel = DialogButton(label: "Cancel", role: .cancel, action: request.dismiss)
    if idiom == .desktop {
      var shown = content.cancellable(by: cancel)
      if visibility == .hidden { shown.title = nil }
      return .alert(shown, orElse: cancel, in: bounds, inherited)
    }
    let title = visibility == .visible ? content.title : nil
    if idiom == .phone || bounds.isCompact, !bounds.traits.platform.isGlass {
      return .bottom(content, title: title, orElse: cancel, in: bounds, inherited)
    }
    return request.anchor.map { .beside($0, content, title: title, in: bounds, inherited) }
  }

  private func show(
    _ plan: DialogPlan,
    _ content: DialogContent,
    _ granted: GrantedPresentation,
    into resolver: inout Resolver
  ) {
    let request = granted.request
    let isAlert = request.role == .alert
    all.layers.append(
      DialogLayer(
        key: granted.key,
        kind: isAlert ? .alert : .confirmation,
        title: content.title,
        message: content.message,
        buttons: plan.buttons,
        screen: request.place,
        subject: request.subject,
        tapOutside: isAlert
          ? nil : content.cancelling.first { $0.isEnabled }?.action ?? request.dismiss,
        firstField: content.fields.first?.semantics.gestures?.focus
      )
    )
    resolver.child(
      DialogBox(key: granted.key, role: request.role, title: content.title, plan: plan),
      id: granted.number
    )
  }
}

extension DialogChain {
  private func show(
    _ plan: MenuPlan,
    _ granted: GrantedPresentation,
    into resolver: inout Resolver
  ) {
    let request = granted.request
    all.layers.append(
      DialogLayer(
        key: granted.key,
        kind: .menu,
        title: request.title,
        message: nil,
        buttons: plan.buttons,
        screen: request.place,
        subject: request.subject,
        tapOutside: request.dismiss
      )
    )
    resolver.child(
      MenuBox(key: granted.key, title: request.title, plan: plan),
      id: granted.number
    )
  }
}

/// The cards of an alert or a dialog, one below the other.
private struct DialogBox: Element {
  let key: LayerKey
  let role: Role
  let title: String?
  let plan: DialogPlan

  /// The place of a dialog is mostly a guess.
  private var flags: NodeFlags {
    plan.cards.reduce(role == .alert ? [] : .approximate) {
      $0.union($1.content.metrics.cardFlags).union($1.split == nil ? [] : .approximate)
    }
  }

  var body: some Element {
    Column(spacing: DialogMetrics.sheetMargin.points) {
      Each(platform: plan.cards.indices, id: \.self) { index in
        let card = plan.cards[index]
        if let split = card.split {
          Column(spacing: 0) {
            part(card.content.head, height: split.head, scrolls: split.headScrolls)
            part(card.content.actions, height: split.actions, scrolls: split.actionsScroll)
          }
        } else {
          // Cards of different heights do not share the space: each was measured separately.
          card.content.fixedSize(horizontal: false, vertical: true)
        }
      }
    }
    .layer(Semantics(role: role, label: title, flags: flags, key: key))
    .containerValue(DialogPlaceKey.self, .fixed(plan.frame))
  }

  @ElementBuilder
  private func part(_ content: some Element, height: Double, scrolls: Bool) -> some Element {
    if scrolls {
      ScrollArea { content }.frame(height: height)
    } else {
      content.fixedSize(horizontal: false, vertical: true)
    }
  }
}
