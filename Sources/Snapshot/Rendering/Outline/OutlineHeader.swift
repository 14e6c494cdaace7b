import LayoutSim

/// The settings with which an outline was laid out, as in its first line.
public struct OutlineHeader: Hashable, Sendable {
  /// The identifier of the device: `iphone-15`.
  public let device: String

  /// The family of system versions.
  public let platform: PlatformProfile

  /// The size of the window, in points.
  public let window: Size

  /// The safe area insets of the window, in points.
  public let safeArea: Insets

  /// The user's text size.
  public let typeSize: TypeSize

  /// The colour scheme.
  public let scheme: InkScheme

  /// The orientation of the device.
  public var orientation = Orientation.portrait

  /// The writing direction.
  public var direction = WritingDirection.leftToRight

  /// The state of the keyboard.
  public var keyboard = Keyboard.hidden

  /// Whether motion is reduced.
  public var reducesMotion = false

  /// Whether texts are bold, as a setting of the system.
  public var hasBoldText = false

  /// The language of the texts; `nil` if it is the one that the screens are written with.
  public var locale: String?

  /// The corrections, in place of FlowSim's metrics.
  public var corrections = Corrections()

  /// How many uses that may be seen were left out when the screens were translated from SwiftUI.
  public var leftOutCount = 0
}

extension OutlineHeader {
  /// The header of a tree with `traits`.
  init(_ traits: Traits, locale: String? = nil, leftOutCount: Int = 0) {
    self.init(
      device: traits.device.id,
      platform: traits.platform,
      window: traits.window,
      safeArea: traits.safeArea,
      typeSize: traits.typeSize,
      scheme: traits.scheme,
      orientation: traits.orientation,
      direction: traits.direction,
      keyboard: traits.keyboard,
      reducesMotion: traits.reducesMotion,
      hasBoldText: traits.hasBoldText,
      locale: locale,
      corrections: traits.corrections,
      leftOutCount: leftOutCount
    )
  }

  init(_ tree: RenderTree) {
    self.init(tree.traits, locale: tree.locale, leftOutCount: tree.leftOutCount)
  }

  /// The line, without a newline.
  package var line: String { "device " + words.joined(separator: " ") }

  /// The words of the line after its first one.
  var words: [String] {
    let width = PrintedNumber.text(window.width)
    let height = PrintedNumber.text(window.height)
    let insets = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
    var words = [
      PrintedWords.word(device),
      "os=\(platform.systemVersion)",
      "\(width)x\(height)",
      "safe=\(insets.map(PrintedNumber.text).joined(separator: ","))",
      "type=\(typeSize.rawValue)",
      "scheme=\(scheme.rawValue)",
    ]
    // Defaults are omitted, so that a header shows only what is unusual.
    if orientation != .portrait { words.append("held=\(orientation.rawValue)") }
    if direction != .leftToRight { words.append(OutlineHeader.rightToLeft) }
    if keyboard != .hidden { words.append("keyboard=\(keyboard.rawValue)") }
    if reducesMotion { words.append(OutlineHeader.reducedMotion) }
    if hasBoldText { words.append(OutlineHeader.boldText) }
    if let locale { words.append("locale=\(PrintedWords.word(locale))") }
    if !corrections.isEmpty { words.append("corrected=\(corrections.word)") }
    if leftOutCount > 0 { words.append("left-out=\(leftOutCount)") }
    return words
  }

  static let rightToLeft = "reading=right-to-left"
  static let reducedMotion = "motion=reduced"
  static let boldText = "text=bold"
}

/// The lines above every text: the settings of the tree, and its presented surfaces.
struct TreeHeader {
  let tree: RenderTree
  let nesting: Nesting

  /// The lines, without a final newline.
  var lines: [String] {
    [OutlineHeader(tree).line]
      + LayersLine(tree: tree, nesting: nesting).lines
  }
}

extension TreeRenderer {
  /// The outline that tests compare: layers and everything that a user sees or touches.
  public static let outline = outline(.semantic)

  /// An outline: an indented line for each node, with frames relative to the node above.
  ///
  /// Each line reads `role route "label" #id key=value flags @ x,y WxH`, omitting what the node does not
  /// have. Positions and sizes are rounded to the pixels of the device independently, so nodes of one size
  /// print alike wherever they are. A node that is finer than `detail` is left out, and its children move up
  /// to the nearest printed ancestor; at ``/LayoutSim/DetailLevel/layout`` each line also has the offer:
  /// `proposed=393xinf`.
  public static func outline(_ detail: DetailLevel) -> TreeRenderer {
    TreeRenderer(fileExtension: "outline") { tree in
      Outline(of: tree, detail: detail).text
    }
  }
}
