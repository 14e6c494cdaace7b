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

  /// Ends the search of the front screen as its Cancel button does: the field is emptied, and the keyboard goes.
  ///
  /// Among columns side by side this is the one in front, or else the nearest to it in which a search is active. A tap
  /// on the button does the same where its label is unique.
  ///
  /// - Throws: ``StageError/notSearching(screen:)`` if no search is active there.
  public func cancelSearch() throws(StageError) {
    try beginGesture()
    _ = current
    let screens = shownSurfaces.last?.content.stacksInSight.reversed().compactMap(\.screens.last)
    let search = screens?.lazy.map { self.memories.memory(of: $0).search }.first(where: \.isActive)
    guard let search else { throw .notSearching(screen: frontScreen) }
    press { search.end(on: self) }
  }
}
