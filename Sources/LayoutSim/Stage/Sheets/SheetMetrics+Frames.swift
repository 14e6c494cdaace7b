import FlowEngine

extension SheetMetrics {
  /// The place of a sheet that rests at `rest`, with the insets of its content.
  ///
  /// - Parameters:
  ///   - rest: The height at which it rests.
  ///   - contentWidth: The ideal width of its content, for a sheet that follows it.
  /// - Returns: Its place.
  func place(_ rest: SheetRest, contentWidth: Double) -> SheetPlace {
    let isRaised = keyboard > 0 && rest.all.count > 1
    let (detent, value) =
      isRaised ? (rest.all.last?.detent, rest.greatest) : (rest.detent, rest.value)
    var place = SheetPlace(
      frame: frame(value, contentWidth: contentWidth),
      insets: insets,
      value: value
    )
    if keyboard > 0 { makeRoomForKeyboard(&place, detent) }
    place.drawn = drawnFrame(place.frame, detent: detent)
    assert(
      place.frame.size.width >= 0 && place.frame.size.height >= 0,
      "A sheet at rest at \(value) is at \(place.frame)."
    )
    return place
  }

  private func frame(_ value: Double, contentWidth: Double) -> Rect {
    switch kind {
    case .window: Rect(origin: .zero, size: window)
    case .bottom, .lowBottom: atBottom(height: value + safeArea.bottom)
    case .form, .page, .fitted, .desktop:
      tablet.frame(
        Size(
          width: kind.followsContent ? min(contentWidth, width) : width,
          height: value + insets.bottom
        )
      )
    }
  }

  private func atBottom(height: Double) -> Rect {
    Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  // MARK: - The keyboard

  /// Moves a sheet up for the keyboard of a field in it, as far as possible.
  ///
  /// A sheet with several heights is at the greatest one while the keyboard is shown, and returns to the selected one
  /// when it disappears. Reported by feedback-assistant/reports#669 ("automatically expands to the largest possible
  /// detent"), react-native-true-sheet#588 and #592 ("iOS auto-expands the sheet to the largest detent") and #604 (back
  /// to its detent with the keyboard), AutoResizingSheet#1, where a single detent prevents it. It is contradicted by
  /// noop#450, argued from code, and by values read from UIKit 16 (kern0x1b/charon), where the first detent is raised;
  /// reports about devices take precedence.
  ///
  /// From there a sheet at the bottom edge moves up by the height that the keyboard covers, unless it is at the tallest
  /// height or at FlowSim's own large detent, slightly below; a centred one moves up as far as necessary, and stays 10
  /// below the status bar. Whatever remains covered is part of the content's insets.
  private func makeRoomForKeyboard(_ place: inout SheetPlace, _ detent: ModalPresentationDetent?) {
    let keyboardTop = window.height - keyboard
    switch kind {
    case .window: break
    case .bottom, .lowBottom:
      let isTallest = detent == .large || place.frame.minY <= topMargin.points
      if !isTallest {
        let top = max(topMargin.points, keyboardTop - place.value)
        place.frame = atBottom(height: window.height - top)
      }
    case .form, .page, .fitted, .desktop:
      let covered = place.frame.maxY - keyboardTop
      let distance = place.frame.minY - (safeArea.top + 10)
      place.frame.origin.y -= max(0, min(covered, distance))
    }
    place.insets.bottom = max(place.insets.bottom, place.frame.maxY - keyboardTop)
  }

  // MARK: - Drawing

  /// The rectangle in which the sheet is drawn, if it differs from its frame.
  ///
  /// From iOS 26 on a sheet at the bottom of a phone floats, unless it is at its greatest height: it is
  /// scaled so that 8 points around it stay free. FlowSim's own large detent does not float.
  private func drawnFrame(_ frame: Rect, detent: ModalPresentationDetent?) -> Rect? {
    guard platform.isGlass, kind == .bottom, frame.minY > topMargin.points,
      detent != .large, window.width > 2 * floatingMargin
    else { return nil }
    let share = (window.width - 2 * floatingMargin) / window.width
    let height = share * frame.size.height
    return Rect(
      x: floatingMargin,
      y: window.height - floatingMargin - height,
      width: window.width - 2 * floatingMargin,
      height: height
    )
  }

  private var floatingMargin: Double { 8 }
}

/// The place of a sheet in its window.
struct SheetPlace: Hashable, Sendable {
  /// The frame in which it is laid out.
  var frame: Rect

  /// The insets of its content.
  var insets: Insets

  /// Its current height, as that of a detent: the resting one, or its greatest above a keyboard.
  var value = 0.0

  /// The rectangle in which it is drawn, if it differs from the frame.
  var drawn: Rect?
}

/// The radii of a sheet's corners, in points.
public struct SheetCorners: Hashable, Codable, Sendable {
  /// The radius of the two upper corners.
  public var top: Double

  /// The radius of the two lower corners.
  public var bottom: Double

  /// Creates corners with the given radii.
  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}

extension SheetMetrics {
  /// The corners of a sheet that is laid out or, if it floats, drawn at `place`.
  ///
  /// Up to iOS 18 the upper corners of a sheet at the bottom edge have a radius of 10, the lower ones that of
  /// the display. A floating sheet was measured on one phone (38 and 47.74); elsewhere the lower radius is
  /// assumed to be the display's less the distance from its edge.
  func corners(_ place: SheetPlace, requested radius: Double?) -> SheetCorners {
    var corners: SheetCorners
    switch kind {
    case .window: corners = SheetCorners(top: displayRadius, bottom: displayRadius)
    case .bottom, .lowBottom:
      if !platform.isGlass {
        corners = SheetCorners(top: 10, bottom: displayRadius)
      } else if place.drawn == nil {
        corners = SheetCorners(top: 37.7, bottom: displayRadius)
      } else {
        corners = SheetCorners(top: 38, bottom: max(0, displayRadius - 8))
      }
    case .form, .page, .fitted, .desktop:
      let all: Double = platform.isGlass ? 32 : 10
      corners = SheetCorners(top: all, bottom: all)
    }
    if let radius {
      corners.top = radius
      if !reachesBottomEdge || place.drawn != nil { corners.bottom = radius }
    }
    return corners
  }
}

/// The metrics of centred sheets in a larger window: a tablet's, or a computer's.
struct TabletSheet {
  private let kind: SheetMetrics.Kind
  private let platform: PlatformProfile
  private let window: Size
  private let safeTop: Double

  init(_ metrics: SheetMetrics) {
    kind = metrics.kind
    platform = metrics.platform
    window = metrics.window
    safeTop = metrics.safeArea.top
  }

  /// The width of a sheet, or the maximum width of one that follows its content.
  var width: Double {
    switch kind {
    case .form: min(580, window.width)
    case .page, .fitted: min(platform.isGlass ? window.width : 704, window.width)
    case .bottom, .lowBottom, .window, .desktop: window.width
    }
  }

  /// The height of the sheet's frame, or the maximum height of one that follows its content.
  var height: Double {
    switch kind {
    // In a low window a form sheet keeps 20 from either edge.
    case .form: max(0, min(650, window.height - 2 * 20))
    case .page, .fitted:
      max(0, window.height - (platform.isGlass ? 42 : 2 * (safeTop + 24)))
    case .bottom, .lowBottom, .window, .desktop: window.height
    }
  }

  /// The bottom of the sheet's frame.
  var bottom: Double {
    switch kind {
    // The centre of a form sheet is 5 above the window's.
    case .form: (window.height + height) / 2 - 5
    case .page where platform.isGlass: window.height
    case .page, .bottom, .lowBottom, .window, .fitted, .desktop: (window.height + height) / 2
    }
  }

  /// The distance of the sheet from the window's top edge.
  var topMargin: PlatformMetric {
    switch kind {
    case .form where window.height >= 650 + 2 * 20:
      PlatformMetric(bottom - height, .high, "sheet.form")
    case .form: PlatformMetric(bottom - height, .low, "sheet.form(low window)")
    case .page where platform.isGlass:
      PlatformMetric(bottom - height, .medium, "sheet.page")
    case .page, .bottom, .lowBottom, .window, .fitted, .desktop:
      PlatformMetric(bottom - height, .low, "sheet.page")
    }
  }

  /// The frame of a sheet of `size`, without the keyboard.
  func frame(_ size: Size) -> Rect {
    let isInMiddle = kind == .fitted || kind == .desktop
    return Rect(
      x: (window.width - size.width) / 2,
      y: isInMiddle ? (window.height - size.height) / 2 : bottom - size.height,
      width: size.width,
      height: size.height
    )
  }
}
