extension Stage {
  /// The links that the app has opened outside itself so far, in order: with a ``TextLink`` or with
  /// `@Inherited(\.openURL)`.
  ///
  /// An app that handles them sets a ``LinkOpening`` of its own, and they are not among these.
  public var openedLinks: [String] { links.addresses }
}
