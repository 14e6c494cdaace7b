/// A text broken into lines, with its size.
public struct TextLayout: Hashable, Sendable {
  /// The width of the longest line and the height of all, rounded up to whole pixels.
  public var size: Size

  /// The text of each visible line; an ellipsis replaces truncated text.
  public var lines: [String]

  /// The frame of each line in the text, in points, unrounded; empty if a single line fills the text.
  public var lineFrames: [Rect] {
    get { places.frames }
    set { places = LinePlaces(newValue) }
  }

  private var places: LinePlaces

  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double

  /// The distance of the last line's baseline from the top, in points.
  public var lastBaseline: Double

  /// The scale to which the text was shrunk; 1 if it was not.
  public var scale: Double

  /// Whether the text was truncated.
  public var isTruncated: Bool

  /// Whether 2 % narrower or wider characters would break a line elsewhere, truncate the text or shrink it.
  ///
  /// Widths may differ that much from the platform's, so the text may look different there.
  public var isNearLimit: Bool

  /// Whether the size is a guess, because there are no widths for the font or the script.
  public var isApproximate: Bool

  /// Creates a layout of `lines` in `size`; other values have the usual defaults.
  public init(
    size: Size,
    lines: [String],
    lineFrames: [Rect] = [],
    firstBaseline: Double,
    lastBaseline: Double,
    scale: Double = 1,
    isTruncated: Bool = false,
    isNearLimit: Bool = false,
    isApproximate: Bool = false
  ) {
    self.size = size
    self.lines = lines
    places = LinePlaces(lineFrames)
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.scale = scale
    self.isTruncated = isTruncated
    self.isNearLimit = isNearLimit
    self.isApproximate = isApproximate
  }
}

extension TextLayout {
  /// The fraction by which a width may differ from the platform's: decisions within this fraction are near
  /// the limit.
  static let uncertainty = 0.02
}

/// The frames of several lines, which cost nothing to copy if there are none, as in most texts.
private struct LinePlaces: Hashable, Sendable {
  private final class Storage: Sendable {
    let frames: [Rect]

    init(_ frames: [Rect]) {
      self.frames = frames
    }
  }

  private let storage: Storage?

  init(_ frames: [Rect]) {
    storage = frames.isEmpty ? nil : Storage(frames)
  }

  var frames: [Rect] { storage?.frames ?? [] }

  static func == (one: LinePlaces, other: LinePlaces) -> Bool {
    one.storage === other.storage || one.frames == other.frames
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(frames)
  }
}
