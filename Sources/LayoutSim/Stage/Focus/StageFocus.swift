/// The field with the focus on a stage.
@MainActor
final class StageFocus {
  /// The request of a user.
  enum Request {
    /// The touched field gets the focus.
    case field(FieldFocus)

    /// Editing ends, unless a state of the focus requests another field.
    case nothing
  }

  /// The states of the focus on the screens that were laid out last.
  let states = FocusStates()

  /// The field with the focus; `nil` if none has it.
  private(set) var field: FieldFocus?

  /// The surface that contains it, to which the keyboard belongs; `nil` if it is on none, as in an alert.
  var surface: LayerKey?

  /// The states according to which it has the focus.
  private var links: [FocusLink] = []

  /// The user's request since the focus was last updated.
  var request: Request?

  /// Whether the keyboard on the screen belongs to the field, and disappears with the focus.
  var hasRaisedKeyboard = false

  /// Whether the field may be out of sight.
  var needsReveal = false

  /// Whether there is anything to update.
  var isInUse: Bool { field != nil || request != nil || states.claims.contains { $0.isMade() } }

  /// Gives the focus to the field of `fields` that a user or a state requests; returns whether anything changed.
  func update(among fields: [FocusableField]) -> Bool {
    let next = next(among: fields)
    request = nil
    var hasChanged = next?.focus !== field
    if hasChanged {
      field?.isHeld = false
      // The states of a screen that is covered meanwhile are not queried below.
      for link in links { link.release() }
      next?.focus.isHeld = true
      field = next?.focus
      needsReveal = next != nil
    }
    assert(field == nil || field?.isHeld == true, "The field with the focus does not hold it.")
    links = next?.links ?? []
    for link in links where !link.isClaiming() {
      link.claim()
      hasChanged = true
    }
    for claim in states.claims
    where claim.isMade() && !links.contains(where: { $0.state == claim.state }) {
      claim.reset()
      hasChanged = true
    }
    return hasChanged
  }

  /// Gives the focus to the field at `position` of `settled`, as a touch does; fields that cannot have it ignore this.
  func request(at position: Int, in settled: SettledStage) {
    if let field = settled.gestures[position]?.focus { request = .field(field) }
  }

  private func next(among fields: [FocusableField]) -> FocusableField? {
    if case .field(let wanted) = request, let next = fields.first(where: { $0.focus === wanted }) {
      return next
    }
    if let claimed = fields.first(where: { $0.focus !== field && $0.isClaimed }) { return claimed }
    if case .nothing = request { return nil }
    let present = fields.first { $0.focus === field }
    return present.flatMap { $0.links.isEmpty || $0.isClaimed ? $0 : nil }
  }
}

extension StageFocus {
  /// Gives the focus to the field of `settled` that a user or the app has requested.
  ///
  /// - Parameters:
  ///   - settled: The settled stage.
  ///   - traits: The present traits.
  /// - Returns: Whether anything changed, and the keyboard that has to be on screen; `nil` if it may stay as it is.
  func follow(
    _ settled: SettledStage,
    under traits: Traits
  ) -> (hasChanged: Bool, keyboard: Keyboard?) {
    // As on the platform, the first field of an alert gets the focus when the alert is presented.
    if let field = settled.frontLayer?.firstField, !field.wasOffered {
      field.wasOffered = true
      request = .field(field)
    }
    guard isInUse || hasRaisedKeyboard else { return (false, nil) }
    let former = field
    let fields = settled.focusableFields
    var hasChanged = update(among: fields)
    let position = fields.first { $0.focus === field }?.position
    assert(field == nil || position != nil, "The field with the focus is none of \(fields.count).")
    surface = position.flatMap { settled.surface(ofFieldAt: $0) }
    var keyboard: Keyboard?
    if field == nil {
      if hasRaisedKeyboard { keyboard = .hidden }
      hasRaisedKeyboard = false
    } else if field !== former, !traits.hasHardwareKeyboard,
      traits.keyboard == .hidden || hasRaisedKeyboard
    {
      keyboard = settled.keyboard(ofFieldAt: position)
      hasRaisedKeyboard = true
    }
    if let keyboard, keyboard != traits.keyboard { hasChanged = true }
    return (hasChanged, keyboard)
  }

  /// Scrolls the areas around a field that has just got the focus so that it is in sight; returns whether any moved.
  func reveal(in settled: SettledStage, by scrolling: StageScrolling) -> Bool {
    guard needsReveal else { return false }
    needsReveal = false
    guard let position = settled.focusableFields.first(where: { $0.focus === field })?.position,
      let frame = settled.renderTree.nodes[position].frame
    else { return false }
    let areas = settled.touches.viewports.filter { $0.content.contains(position) }
    return scrolling.reveal(frame, in: areas, of: settled) { frame, room in
      Point(x: 0, y: Span(frame.minY, frame.maxY).way(into: Span(room.minY, room.maxY)))
    }
  }

  /// The name of the field with the focus, in messages.
  func name(in settled: SettledStage) -> String {
    settled.target(with: field).map { "“\($0.name)”" } ?? "nowhere"
  }
}

/// A field that can get the focus.
@MainActor
struct FocusableField {
  /// Its position in the settled tree.
  let position: Int

  let focus: FieldFocus
  let links: [FocusLink]

  /// Whether it has the focus according to a state.
  var isClaimed: Bool { links.contains { $0.isClaiming() } }
}

extension SettledStage {
  /// The field that has `focus`; `nil` if there is none.
  func target(with focus: FieldFocus?) -> TapTarget? {
    guard let focus else { return nil }
    return fields.first { gestures[$0.position]?.focus === focus }
  }

  /// Whether the keyboard of the field that has `focus` has a return key.
  func canSubmit(in focus: FieldFocus?) -> Bool {
    guard let field = target(with: focus), gestures[field.position]?.returnKey != nil else {
      return false
    }
    let isNumberPad = gestures[field.position]?.keyboard?.kind.isNumberPad ?? false
    let traits = renderTree.traits
    return !isNumberPad || traits.device.idiom != .phone || traits.hasHardwareKeyboard
  }

  /// The fields that can get the focus, in tree order: those on the front-most surface, even if they have to be
  /// scrolled into sight.
  var focusableFields: [FocusableField] {
    gestures.fields.compactMap { position in
      guard let actions = gestures[position], let focus = actions.focus,
        canBeFocused(position)
      else { return nil }
      return FocusableField(position: position, focus: focus, links: actions.focusLinks)
    }
  }

  /// The surface that contains the field at `position`; `nil` if it is on none.
  fileprivate func surface(ofFieldAt position: Int) -> LayerKey? {
    surfaces.last { key in
      shown.index[key].map {
        renderTree.subtree(of: $0).contains(position) && renderTree.nodes[$0].role != .overlay
      } ?? false
    }
  }

  /// The keyboard of the field at `position`: on a phone, some keyboards have no suggestions.
  fileprivate func keyboard(ofFieldAt position: Int?) -> Keyboard {
    guard renderTree.traits.device.idiom == .phone, let position,
      gestures[position]?.keyboard?.hidesSuggestions == true
    else { return .shown }
    return .shownWithoutSuggestions
  }

  private func canBeFocused(_ position: Int) -> Bool {
    ([position] + renderTree.ancestors(of: position)).allSatisfy { index in
      let flags = renderTree.nodes[index].flags
      guard flags.isDisjoint(with: [.disabled, .inert, .hidden]) else { return false }
      // A covered field is below a screen, or only behind the keyboard, as are whole screens in a low window.
      return !flags.contains(.covered) || renderTree.nodes[index].detail != .layers
        || isBehindKeyboard(index)
    }
  }

  private func isBehindKeyboard(_ index: Int) -> Bool {
    guard let keyboard = renderTree.traits.keyboardFrame, let frame = renderTree.nodes[index].frame
    else { return false }
    return keyboard.contains(frame)
  }
}
