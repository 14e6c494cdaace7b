import LayoutSim

extension TreeRenderer {
  /// A picture at true scale as an SVG document: a point is a unit, and the window's corner is at 0, 0.
  ///
  /// It shows surfaces with their corners and dimming, bars, controls with their states, the safe area, and
  /// texts in the size that the height of their lines tells. Colours follow the scheme of the reader, unless
  /// the tree is dark. There is no script and no reference to anything outside the document; what a pointer
  /// rests on has its label as a title. The font is the reader's system font, stretched to the measured width
  /// of each line that fills its frame.
  ///
  /// A tree does not know corner radii and the drawings of symbols and pictures: those are conventional.
  public static let svg = TreeRenderer(fileExtension: "svg") { tree in
    SVGDocument(tree).text
  }
}

extension Outline {
  /// The outline as a picture at true scale: an SVG document like that of ``TreeRenderer/svg``.
  ///
  /// The lines and the style of a text are those that make it as large as its frame. Surfaces that only lay
  /// out are not part of an outline, and neither are they of its picture.
  public var svg: String { SVGDocument(self).text }
}
