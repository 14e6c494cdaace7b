import LayoutSim

/// Something that a picture draws, where it can be seen.
struct SVGShape {
  /// The elements.
  let markup: String

  /// The part of the window in which they can be seen.
  let clip: Rect

  /// How much of it can be seen while it comes or goes, from 0 to 1.
  let opacity: Double

  /// The number of the innermost group that it is part of; `nil` if it is part of none.
  let group: Int?

  /// Whether it is a text, a symbol or a picture, which a control may consist of.
  let isLeaf: Bool

  /// The paint of a filled area; `nil` for anything else.
  let paint: SVGPaint?

  /// Where it is.
  let frame: Rect
}

/// What a node of a picture passes on to its children.
struct SVGContext {
  /// The part of the window in which it can be seen.
  var clip: Rect

  /// How much of it can be seen while it comes or goes, from 0 to 1.
  var opacity = 1.0

  /// How far it is drawn from where it is laid out.
  var drawing = Drawing()

  /// The number of the innermost group that it is part of; `nil` if it is part of none.
  var group: Int?

  /// How its coordinates are scaled and turned to those of the window; `nil` if they are the window's.
  var map: AffineMap?

  /// The colour of texts and symbols that say nothing about it.
  var paint = SVGPaint.label

  /// The tint colour of controls.
  var tint = SVGPaint.tint

  /// Whether it is part of a control whose surfaces are drawn with it.
  var hidesSurfaces = false

  /// The weight of texts in a control, which tells them apart on a device; `nil` for that which their width tells.
  var weight: TextWeight?

  /// Whether it is part of a navigation bar, whose buttons have no surface.
  var isBarItem = false

  /// Whether it is part of a button of a tab bar, whose badge is red.
  var isTabItem = false

  /// Whether it is part of a stepper, whose buttons are drawn with it.
  var isStepper = false
}

/// Shapes that are faded, cut off, turned or shaded together.
struct SVGGroup {
  /// The number of the group around it; `nil` if it is in none.
  let outer: Int?

  /// The tags around them.
  let start: String
  let end: String
}
