/// How a stage finds out how tall the content of a sheet is.
public enum SheetMeasuring: String, Hashable, Codable, Sendable, CaseIterable {
  /// By what the content's root screen answers to the sheet's width and no height, as the coordinator
  /// guides promise it; a height that the screen publishes comes first.
  case fromContent

  /// As the reference framework does it on a device: the sheet comes up with 200 points for `custom`, its
  /// content is laid out in that, and the sheet takes the height that this has, until it does not change
  /// any more.
  ///
  /// Text that lets itself be squeezed stays so, and content that takes any height stays at 200. A height
  /// that the screen publishes as its whole is overwritten by the measured one; `small` is the published
  /// minimum, or 100. The detent that a finger drags it to stays selected: the reference forgets `small`
  /// there if no minimum is published, which changes no height.
  case fromFallback
}
