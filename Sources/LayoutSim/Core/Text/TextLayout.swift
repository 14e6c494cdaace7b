/// Words broken into lines, with the room that they take.
public struct TextLayout: Hashable, Sendable {
  /// The width of the longest line and the height of all, rounded up to whole pixels.
  public var size: Size

  /// The words of each line that is shown; an ellipsis stands for those that are left out.
  public var lines: [String]

  /// Where each line stands in the text, in points, unrounded; empty where a single line fills the
  /// text.
  public var lineFrames: [Rect] {
    get { places.frames }
    set { places = LinePlaces(newValue) }
  }

  private var places: LinePlaces

  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double

  /// The distance of the last line's baseline from the top, in points.
  public var lastBaseline: Double

  /// The share of their size that letters were shrunk to; 1 where they were not.
  public var scale: Double

  /// Whether words were left out.
  public var isTruncated: Bool

  /// Whether letters that are 2 % narrower or wider would end a line elsewhere, leave out words or
  /// shrink.
  ///
  /// Widths are that much from the platform's, so the text may look different there.
  public var isNearLimit: Bool

  /// Whether the size of the letters is a guess: the face or the script has no widths here.
  public var isApproximate: Bool

  /// A layout of `lines` in `size`; whatever else is not given is as usual.
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
  /// How far a width may be from the platform's: what less than this share of a width decides is
  /// near the limit.
  static let uncertainty = 0.02
}

/// The frames of several lines: nothing to copy where there are none, as in most texts.
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
