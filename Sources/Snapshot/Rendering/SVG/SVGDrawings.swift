import LayoutSim

/// Drawings of outlines that are parts of one document, and share its style sheet and their definitions.
///
/// Each is a group with an `id`, drawn at true scale with the window's corner at 0, 0; `<use>` shows it as often as
/// needed. Common parts of several drawings are written once. Nothing in it has a title. The scheme is that of the
/// first outline.
///
/// ```swift
/// var drawings = SVGDrawings()
/// drawings.add(outline, id: "d:0")
/// let definitions = "<defs>\(drawings.definitions.joined())</defs>"
/// ```
package struct SVGDrawings {
  private var inks = SVGInks(isMirrored: false)
  private var scheme: InkScheme?

  /// A document of each kind of display.
  private var devices: [SVGDocument] = []

  /// The name of each drawing, and the number of its device.
  private var names: [(id: String, device: Int)] = []
  private var sharing = SVGSharing()

  /// Creates a document's part without drawings.
  package init() {}

  /// Draws an outline as a group named `id`; other elements in it have names that begin with `id`.
  ///
  /// - Complexity: O(nodes), plus the number of colours so far for each colour.
  package mutating func add(_ outline: Outline, id: String) {
    let scene = SVGScene(
      RenderTree(of: outline),
      inks: inks,
      prefix: "\(id).",
      hasTitles: false
    )
    inks = scene.inks
    if scheme == nil { scheme = scene.tree.traits.scheme }
    let document = SVGDocument(outline, scene)
    names.append((id, number(of: document)))
    sharing.add(document.clippedShapes)
  }

  /// The rules for the colours of all drawings, light and dark.
  package var styleSheet: String { SVGPaint.styleSheet(scheme ?? .light, inks) }

  /// The elements to which the drawings refer, and the drawings, one string per element.
  package var definitions: [String] {
    let displays = devices.enumerated().flatMap { number, document in
      [
        document.clipPath(id: "\(SVGDrawings.display)\(number)"),
        SVGDrawings.group(document.deviceFrame, id: "\(SVGDrawings.frame)\(number)"),
      ]
    }
    let (shared, drawings) = sharing.written(prefix: SVGDrawings.shared)
    let groups = zip(names, drawings).map { name, drawing in
      let lines = SVGDocument.clipped(to: "\(SVGDrawings.display)\(name.device)", [drawing])
      let frame = "<use href=\"#\(SVGDrawings.frame)\(name.device)\"/>"
      return SVGDrawings.group(lines + [frame], id: name.id)
    }
    return displays + inks.gradients + shared + groups
  }

  private static let display = "d:display"
  private static let frame = "d:frame"
  private static let shared = "d:s"

  private static func group(_ lines: [String], id: String) -> String {
    Markup.element("g", [(name: "id", value: id)], "\n" + lines.joined(separator: "\n") + "\n")
  }

  /// The number of the device of `document`: displays that are alike are drawn once.
  private mutating func number(of document: SVGDocument) -> Int {
    let traits = document.scene.tree.traits
    if let known = devices.firstIndex(where: { $0.scene.tree.traits == traits }) { return known }
    devices.append(document)
    return devices.count - 1
  }
}

extension TreeRenderer {
  /// A picture at true scale as an SVG document: a point is a unit, and the window's corner is at 0, 0.
  ///
  /// It shows surfaces with their corners and dimming, bars, controls with their states, the safe area, and texts in
  /// the size and the weight of their fonts. Colours follow the scheme of the reader, unless the tree is dark.
  /// There is no script and no external reference; elements have their labels as titles, which a resting pointer shows.
  /// The font is the reader's system font, stretched to the measured width of each line that fills its frame.
  ///
  /// A tree contains neither corner radii nor the drawings of symbols and pictures: those are conventional.
  public static let svg = TreeRenderer(fileExtension: "svg") { tree in
    SVGDocument(tree).text
  }
}

extension Outline {
  /// The outline as a picture at true scale: an SVG document like that of ``TreeRenderer/svg``.
  ///
  /// The lines and the style of a text are those that make it as large as its frame. Surfaces that only lay out are not
  /// part of an outline, nor of its picture.
  public var svg: String { SVGDocument(self).text }
}

extension RenderTree {
  /// The tree as a picture, like that of ``TreeRenderer/svg``, with frames around places.
  package func picture(marking marks: [SVGMark]) -> String { SVGDocument(self, marks: marks).text }

  /// The tree that an outline describes: nodes with their printed properties, at their places in the window.
  ///
  /// Its texts have no lines. It has no boxes that only lay out, unless the outline has.
  package init(of outline: Outline) {
    var origins: [Point] = []
    let nodes = outline.nodes.map { line in
      let outer = line.parent.map { origins[$0] } ?? .zero
      var node = RenderNode(line.role, parent: line.parent, subtreeLength: line.subtreeLength)
      node.detail = Role.layers.contains(line.role) ? .layers : .semantic
      node.route = line.route
      node.label = line.label
      node.identifier = line.tag
      node.flags = line.flags
      node.facts = line.facts
      node.textFrame = line.textFrame
      node.drawnFrame = line.drawnFrame
      node.frame = line.frame?.moved(by: outer)
      origins.append(node.frame?.origin ?? outer)
      return node
    }
    self.init(traits: Traits(outline.header), nodes: nodes)
  }
}

extension Traits {
  /// The settings in a header; a device that is not in the catalogue is a window without corners.
  fileprivate init(_ header: OutlineHeader) {
    let device = Device.named(header.device) ?? .mac
    let display = device.display(header.orientation)
    self.init(
      device: device,
      orientation: header.orientation,
      windowSize: display.size == header.window ? nil : header.window,
      typeSize: header.typeSize,
      scheme: header.scheme,
      platform: header.platform,
      direction: header.direction,
      keyboard: header.keyboard,
      reducesMotion: header.reducesMotion,
      corrections: header.corrections
    )
  }
}
