// What fingers type out of habit for pointers, keys, files and the system. None of it can be used.

extension Element {
  /// It is seen with a pointer alone.
  @available(*, unavailable, message: "nothing of it is seen: leave it out")
  public func help(_ text: String) -> some Element { self }

  /// It is seen with a pointer alone.
  @available(*, unavailable, message: "nothing of it is seen: leave it out")
  public func help(_ text: TextBlock) -> some Element { self }

  /// Only what fingers do is performed.
  @available(*, unavailable, message: "only fingers act here: leave it out")
  public func onHover(perform action: (Bool) -> Void) -> some Element { self }

  /// Only what fingers do is performed.
  @available(*, unavailable, message: "only fingers act here: leave it out")
  public func onContinuousHover(perform action: (OtherStyle) -> Void) -> some Element { self }

  /// Only what fingers do is performed.
  @available(
    *,
    unavailable,
    message: "only the fields take keys: use enter(_:into:) in tests, and leave it out"
  )
  public func onKeyPress(
    _ key: OtherStyle,
    action: () -> OtherStyle
  ) -> some Element { self }

  /// Only what fingers do is performed.
  @available(
    *,
    unavailable,
    message: "only the fields take keys: use enter(_:into:) in tests, and leave it out"
  )
  public func onKeyPress(
    _ key: Character,
    action: () -> OtherStyle
  ) -> some Element { self }

  /// Only what fingers do is performed.
  @available(*, unavailable, message: "only fingers act here: leave it out")
  public func focusSection() -> some Element { self }

  /// Nothing is carried from one place to another.
  @available(*, unavailable, message: "nothing is dropped here: leave it out")
  public func onDrop<Kind, Item>(
    of kinds: [Kind],
    isTargeted: Bound<Bool>?,
    perform action: ([Item]) -> Bool
  ) -> some Element { self }

  /// Nothing is carried from one place to another.
  @available(*, unavailable, message: "nothing is dropped here: leave it out")
  public func onDrop(
    of kinds: [OtherStyle],
    isTargeted: Bound<Bool>?,
    perform action: ([OtherStyle]) -> Bool
  ) -> some Element { self }

  /// Nothing is carried from one place to another.
  @available(*, unavailable, message: "nothing is carried here: leave it out, or use onDragGesture")
  public func onDrag<Payload>(_ payload: () -> Payload) -> some Element { self }

  /// Files are chosen outside the app.
  @available(
    *,
    unavailable,
    message: "files are chosen outside the app: use a sheet that stands for it"
  )
  public func fileImporter(
    isPresented: Bound<Bool>,
    allowedContentTypes: [OtherStyle],
    onCompletion: (Result<String, any Error>) -> Void
  ) -> some Element { self }

  /// Files are chosen outside the app.
  @available(
    *,
    unavailable,
    message: "files are chosen outside the app: use a sheet that stands for it"
  )
  public func fileImporter(
    isPresented: Bound<Bool>,
    allowedContentTypes: [OtherStyle],
    allowsMultipleSelection: Bool,
    onCompletion: (Result<[String], any Error>) -> Void
  ) -> some Element { self }

  /// Files are chosen outside the app.
  @available(
    *,
    unavailable,
    message: "files are chosen outside the app: use a sheet that stands for it"
  )
  public func fileExporter<Document>(
    isPresented: Bound<Bool>,
    document: Document?,
    contentType: OtherStyle,
    defaultFilename: String? = nil,
    onCompletion: (Result<String, any Error>) -> Void
  ) -> some Element { self }

  /// Photos are chosen outside the app.
  @available(
    *,
    unavailable,
    message: "photos are chosen outside the app: use a sheet that stands for it"
  )
  public func photosPicker<Item>(
    isPresented: Bound<Bool>,
    selection: Bound<Item>,
    matching filter: OtherStyle? = nil
  ) -> some Element { self }

  /// Photos are chosen outside the app.
  @available(
    *,
    unavailable,
    message: "photos are chosen outside the app: use a sheet that stands for it"
  )
  public func photosPicker<Item>(
    isPresented: Bound<Bool>,
    selection: Bound<Item>,
    maxSelectionCount: Int?,
    matching filter: OtherStyle? = nil
  ) -> some Element { self }

  /// Scrolling is over when it is seen.
  @available(*, unavailable, message: "a settled screen is shown: use scrollPosition(id:)")
  public func onScrollPhaseChange(
    _ action: (OtherStyle, OtherStyle) -> Void
  ) -> some Element { self }

  /// It is told to the system alone.
  @available(*, unavailable, message: "nothing of it is seen: leave it out")
  public func userActivity(
    _ type: String,
    isActive: Bool = true,
    _ update: (OtherStyle) -> Void
  ) -> some Element { self }

  /// A preference is read by an action.
  @available(*, unavailable, message: "use onPreferenceChange(_:perform:), and overlay")
  public func overlayPreferenceValue<Key: Preference>(
    _ key: Key.Type,
    alignment: Anchoring = .center,
    @ElementBuilder _ content: (Key.Value) -> some Element
  ) -> some Element { self }

  /// A preference is read by an action.
  @available(*, unavailable, message: "use onPreferenceChange(_:perform:), and background")
  public func backgroundPreferenceValue<Key: Preference>(
    _ key: Key.Type,
    alignment: Anchoring = .center,
    @ElementBuilder _ content: (Key.Value) -> some Element
  ) -> some Element { self }
}
