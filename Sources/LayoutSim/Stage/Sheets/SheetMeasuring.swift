/// The way in which a stage measures the content of a sheet.
public enum SheetMeasuring: String, Hashable, Codable, Sendable, CaseIterable {
  /// By the size of the content's root screen at the sheet's width and no height, as the coordinator guides
  /// promise; a height that the screen publishes takes precedence.
  case fromContent

  /// As the reference framework does on a device: the sheet is presented with 200 points for `custom`, its
  /// content is laid out in that height, and the sheet takes the content's height, until it no longer
  /// changes.
  ///
  /// Text that can be squeezed stays squeezed, and content that takes any height stays at 200. An ideal
  /// height that the screen publishes is overwritten by the measured one; `small` is the published minimum,
  /// or 100. The detent to which a gesture drags the sheet stays selected: the reference loses `small` there
  /// if no minimum is published, which changes no height.
  case fromFallback
}
