extension Stage {
  /// The label of the field with the focus, or `#` and its tag; `nil` if none has it.
  ///
  /// ``tap(_:)`` and ``enter(_:into:)`` give a field the focus, as the app does with ``Focused``. A focused field
  /// raises the keyboard, unless ``Traits/hasHardwareKeyboard`` is set, and is scrolled into sight. The keyboard
  /// disappears together with the focus: when the screen is left or covered, and with ``submit()`` and
  /// ``hideKeyboard()``.
  public var focusedField: String? {
    current.target(with: focus.field)?.name
  }

  /// Presses the return key of the keyboard.
  ///
  /// In a single-line field it performs the actions of ``Element/onSubmit(of:_:)``, and ends editing unless these give
  /// the focus to another field; in others it begins a new line.
  ///
  /// - Throws: ``StageError/nothingFocused(screen:available:)`` if no field has the focus, and
  ///   ``StageError/noReturnKey(_:keyboard:)`` on a pad of digits.
  public func submit() throws(StageError) {
    try beginGesture()
    let settled = current
    guard let field = settled.target(with: focus.field),
      let key = settled.gestures[field.position]?.returnKey
    else {
      let fields = settled.fields.filter { $0.obstacle == nil }
      throw .nothingFocused(screen: frontScreen, available: fields.map(\.name))
    }
    if let keyboard = settled.gestures[field.position]?.keyboard, keyboard.kind.isNumberPad,
      traits.device.idiom == .phone, !traits.hasHardwareKeyboard
    {
      throw .noReturnKey(field.name, keyboard: keyboard.kind.words)
    }
    press {
      switch key {
      case .submits(let action):
        action()
        focus.request = .nothing
      case .breaksLine(let action): action()
      }
    }
  }

  /// Gives the focus to the field that a user or the app has requested, and raises or hides the keyboard; returns
  /// whether anything changed.
  func updateFocus(_ settled: SettledStage) -> Bool {
    // As on the platform, the first field of an alert gets the focus when the alert is presented.
    if let field = settled.frontLayer?.firstField, !field.wasOffered {
      field.wasOffered = true
      focus.request = .field(field)
    }
    guard focus.isInUse || focus.hasRaisedKeyboard else { return false }
    let former = focus.field
    var hasChanged = focus.update(among: settled.focusableFields)
    focus.surface = surfaceOfFocus(in: settled)
    if focus.field == nil {
      hasChanged = hidesRaisedKeyboard() || hasChanged
    } else if focus.field !== former, !traits.hasHardwareKeyboard,
      traits.keyboard == .hidden || focus.hasRaisedKeyboard
    {
      let keyboard = keyboardOfFocus(in: settled)
      hasChanged = hasChanged || traits.keyboard != keyboard
      traits.keyboard = keyboard
      focus.hasRaisedKeyboard = true
    }
    return hasChanged
  }

  private func surfaceOfFocus(in settled: SettledStage) -> LayerKey? {
    guard let field = settled.focusableFields.first(where: { $0.focus === focus.field }) else {
      return nil
    }
    return settled.surfaces.last { key in
      settled.shown.index[key].map {
        settled.renderTree.subtree(of: $0).contains(field.position)
          && settled.renderTree.nodes[$0].role != .overlay
      } ?? false
    }
  }

  /// The keyboard of the field with the focus: on a phone, some keyboards have no suggestions.
  private func keyboardOfFocus(in settled: SettledStage) -> Keyboard {
    guard traits.device.idiom == .phone,
      let field = settled.focusableFields.first(where: { $0.focus === focus.field }),
      settled.gestures[field.position]?.keyboard?.hidesSuggestions == true
    else { return .shown }
    return .shownWithoutSuggestions
  }

  private func hidesRaisedKeyboard() -> Bool {
    guard focus.hasRaisedKeyboard else { return false }
    focus.hasRaisedKeyboard = false
    guard traits.keyboard != .hidden else { return false }
    traits.keyboard = .hidden
    return true
  }

  /// Scrolls the areas around a field that has just got the focus so that it is in sight; returns whether any moved.
  func revealFocus(in settled: SettledStage) -> Bool {
    guard focus.needsReveal else { return false }
    focus.needsReveal = false
    guard
      let position = settled.focusableFields.first(where: { $0.focus === focus.field })?.position,
      let frame = settled.renderTree.nodes[position].frame
    else { return false }
    let areas = settled.touches.viewports.filter { $0.content.contains(position) }
    return scrolling.reveal(frame, in: areas, of: settled) { frame, room in
      Point(x: 0, y: Span(frame.minY, frame.maxY).way(into: Span(room.minY, room.maxY)))
    }
  }
}

extension Stage {
  /// Enters text into the control `name`, replacing its content.
  ///
  /// A field accepts any text and gets the focus, as with ``tap(_:)``; a slider accepts a number, and a picker the
  /// label of one of its options.
  ///
  /// ```swift
  /// struct Search: Element {
  ///   @Local var stop = ""
  ///
  ///   var body: some Element { TextEntry("Stop", words: $stop) }
  /// }
  ///
  /// let stage = Stage { Search() }
  /// try stage.enter("Harbour", into: "Stop")
  /// #expect(stage.focusedField == "Stop")
  /// ```
  ///
  /// - Parameters:
  ///   - words: The text to enter.
  ///   - name: The label as a user reads it, or `#` and a tag.
  /// - Throws: A ``StageError`` if there is no such control within reach, or if it does not accept the text.
  public func enter(_ words: String, into name: String) throws(StageError) {
    try beginGesture()
    let settled = current
    let fields = settled.fields
    guard let field = try settled.reachable(name, among: fields), let entry = field.entry else {
      if let other = try settled.reachable(name, among: settled.targets) {
        throw .otherGesture(name, role: other.role, gesture: other.role == .switch ? .toggle : .tap)
      }
      try settled.refuseStepper(name)
      try scrolling.refuseHiddenSearch(name, in: settled)
      throw .noSuchField(name, available: fields.filter { $0.obstacle == nil }.map(\.name))
    }
    try settled.refuseConstant(field)
    var isTaken = false
    press {
      focus.request(at: field.position, in: settled)
      isTaken = entry(words)
    }
    if !isTaken { throw .notTaken(words, field: name) }
  }
}
