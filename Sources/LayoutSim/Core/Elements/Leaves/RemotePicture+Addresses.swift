extension RemotePicture {
  /// Creates what `content` makes of the picture at `url` in each phase; without an address it stays empty.
  ///
  /// A picture with a `scale` of 2 is half as wide and high as the loader says; a scale that is not a positive number
  /// counts as 1.
  public init<Address: CustomStringConvertible>(
    url: Address?,
    scale: Double = 1,
    @ElementBuilder content: @escaping (PicturePhase) -> Content
  ) {
    self.init(url?.description, scale: scale, making: content)
  }

  /// Creates what `content` makes of the picture at `url`, and `placeholder` until it has come.
  public init<Address: CustomStringConvertible, Loaded: Element, Waiting: Element>(
    url: Address?,
    scale: Double = 1,
    @ElementBuilder content: @escaping (Picture) -> Loaded,
    @ElementBuilder placeholder: @escaping () -> Waiting
  ) where Content == LoadedOrPlaceholder<Loaded, Waiting> {
    self.init(url?.description, scale: scale) {
      LoadedOrPlaceholder(phase: $0, content: content, placeholder: placeholder)
    }
  }
}

extension RemotePicture where Content == PictureOrPlaceholder {
  /// Creates the picture at `url` in its own size, and a grey area that fills its offer until it has come.
  public init<Address: CustomStringConvertible>(url: Address?, scale: Double = 1) {
    self.init(url?.description, scale: scale) { PictureOrPlaceholder(phase: $0) }
  }
}

// The same with a text, which `nil` is without more context.
extension RemotePicture {
  /// Creates what `content` makes of the picture at `url` in each phase; `nil` stays empty.
  public init(
    url: String?,
    scale: Double = 1,
    @ElementBuilder content: @escaping (PicturePhase) -> Content
  ) {
    self.init(url, scale: scale, making: content)
  }

  /// Creates what `content` makes of the picture at `url`, and `placeholder` until it has come.
  public init<Loaded: Element, Waiting: Element>(
    url: String?,
    scale: Double = 1,
    @ElementBuilder content: @escaping (Picture) -> Loaded,
    @ElementBuilder placeholder: @escaping () -> Waiting
  ) where Content == LoadedOrPlaceholder<Loaded, Waiting> {
    self.init(url, scale: scale) {
      LoadedOrPlaceholder(phase: $0, content: content, placeholder: placeholder)
    }
  }
}

extension RemotePicture where Content == PictureOrPlaceholder {
  /// Creates the picture at `url` in its own size, and a grey area that fills its offer until it has come.
  public init(url: String?, scale: Double = 1) {
    self.init(url, scale: scale) { PictureOrPlaceholder(phase: $0) }
  }
}
