extension SheetMetrics {
  /// The place of a sheet that rests at `rest`, with the insets of its content.
  ///
  /// - Parameters:
  ///   - rest: The height at which it rests.
  ///   - contentWidth: The ideal width of its content, for a sheet that follows it.
  /// - Returns: Its place.
  func place(_ rest: SheetRest, contentWidth: Double) -> SheetPlace {
    var place = SheetPlace(frame: frame(rest, contentWidth: contentWidth), insets: insets)
    if keyboard > 0 { makeRoomForKeyboard(&place, rest) }
    place.drawn = drawnFrame(place.frame, rest: rest)
    return place
  }

  private func frame(_ rest: SheetRest, contentWidth: Double) -> Rect {
    switch kind {
    case .window: Rect(origin: .zero, size: window)
    case .bottom, .lowBottom: atBottom(height: rest.value + safeArea.bottom)
    case .form, .page, .fitted, .desktop:
      tablet.frame(
        Size(
          width: kind.followsContent ? min(contentWidth, width) : width,
          height: rest.value + insets.bottom
        )
      )
    }
  }

  private func atBottom(height: Double) -> Rect {
    Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  // MARK: - The keyboard

  /// Moves a sheet up for the keyboard, as far as possible.
  ///
  /// A sheet at the bottom edge moves to its lowest height above the keyboard, unless it is at its greatest
  /// height or at FlowSim's own large detent, slightly below; a centred one moves up as far as necessary, and
  /// stays 10 below the status bar. Whatever remains covered is part of the content's insets.
  private func makeRoomForKeyboard(_ place: inout SheetPlace, _ rest: SheetRest) {
    let keyboardTop = window.height - keyboard
    switch kind {
    case .window: break
    case .bottom, .lowBottom:
      let isTallest = rest.detent == .large || place.frame.minY <= topMargin.points
      if !isTallest {
        let top = max(topMargin.points, keyboardTop - rest.lowest)
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
  private func drawnFrame(_ frame: Rect, rest: SheetRest) -> Rect? {
    guard platform.isGlass, kind == .bottom, frame.minY > topMargin.points,
      rest.detent != .large, window.width > 2 * floatingMargin
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

  /// The rectangle in which it is drawn, if it differs from the frame.
  var drawn: Rect?
}
