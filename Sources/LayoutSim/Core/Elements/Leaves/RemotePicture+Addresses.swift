extension RemotePicture {
  /// Creates what `content` makes of the picture at `url` in each phase; without an address it stays empty.
  public init<Address: CustomStringConvertible>(
    url: Address?,
    @ElementBuilder content: @escaping (PicturePhase) -> Content
  ) {
    self.init(url?.description, content: content)
  }

  /// Creates what `content` makes of the picture at `url`, and `placeholder` until it has come.
  public init<Address: CustomStringConvertible, Loaded: Element, Waiting: Element>(
    url: Address?,
    @ElementBuilder content: @escaping (Picture) -> Loaded,
    @ElementBuilder placeholder: @escaping () -> Waiting
  ) where Content == LoadedOrPlaceholder<Loaded, Waiting> {
    self.init(url?.description, content: content, placeholder: placeholder)
  }
}

extension RemotePicture where Content == PictureOrPlaceholder {
  /// Creates the picture at `url` in its own size, and a grey area that fills its offer until it has come.
  public init<Address: CustomStringConvertible>(url: Address?) { self.init(url?.description) }
}
