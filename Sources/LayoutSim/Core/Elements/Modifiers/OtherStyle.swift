// Names that fingers type out of habit in modifiers that are said otherwise here or only draw.

/// The names of styles that only occur where the compiler says what to write instead.
public enum OtherStyle: Sendable {
  case automatic, plain, grouped, columns, inline, menu, segmented, wheel, navigationLink, palette
  case compact, graphical, field, roundedBorder, circular, linear, page
  case `default`, easeIn, easeOut, easeInOut, spring, bouncy, smooth, snappy
  case identity, opacity, slide, scale, interpolate
  case hidden, visible, never, enabled, disabled, ignore, combine, contain
  case success, warning, error, selection, impact, light, dark
  case always, basedOnSize, fixed, priority, editor, balanced, prominentDetail
  case regular, clear, capsule, circle, compressed, condensed, expanded, standard
  case placeholder, privacy, invalidated, defaultAction, cancelAction, command, shift, option,
    control
  case fill, slash, none, square, rectangle, monochrome, hierarchical, multicolor
  case bounce, pulse, variableColor, breathe, wiggle, rotate, appear, disappear, replace
  case repeating, nonRepeating, interactive, animated, minimize, alwaysByOne, alwaysByFew
  case content, suggestions, delete, move, all, date, hourAndMinute, escape, magicTap, position
  case isHeader, isButton, isLink, isSelected, isImage, isModal, isStaticText
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, normal, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
  case button, borderlessButton, borderedButton, bordered, borderless, stack, column, navigation
  case tabView, sidebarAdaptable, tabBarOnly, verticalPage, carousel, sticky
  case number, percent, time, relative, offset, timer, dateTime
  case lift, highlight, soft, hard, primary, secondary, large
  case interaction, dragPreview, contextMenuPreview, hoverEffect, focusEffect, accessibility
  case `return`, space, tab, upArrow, downArrow, leftArrow, rightArrow, handled, ignored, down, up
  case idle, tracking, interacting, decelerating, animating, active
  case pdf, image, images, videos, text, plainText, utf8PlainText, json, item, folder, audio, movie
  case png, jpeg, zip, url, fileURL, livePhotos, screenshots
  case accessoryCircular, accessoryCircularCapacity, accessoryLinear, accessoryLinearCapacity
  case linearCapacity, compactMenu, updatesFrequently, playsSound, allowsDirectInteraction
  case logicallyComplete, removed, solid, dot, dash, dashDot, dashDotDot
  case global, local, scrollView, bounds, center, loose, tight, increment, decrement
  case h1, h2, h3, h4, h5, h6, unspecified
  case current, autoupdatingCurrent, gmt

  /// A language, a calendar or a time zone by its name, as Foundation has it.
  public init(identifier: String) { self = .automatic }
}
