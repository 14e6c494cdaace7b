extension SheetMetrics {
  /// Where a sheet lies that rests at `rest`, and what its content keeps free there.
  ///
  /// - Parameters:
  ///   - rest: The height that it rests at.
  ///   - contentWidth: The width that its content wants, for a sheet that goes by it.
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

  /// Moves a sheet up for the keyboard, as far as it may.
  ///
  /// A sheet at the bottom edge goes to its lowest height above the keyboard, unless it is as tall as
  /// can be or rests at FlowSim's own large detent, a hair below; one in the middle moves up as far as it has
  /// to, and stays 10 below the status bar. What is covered still, content keeps free.
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

  // MARK: - What is drawn

  /// Where the sheet is drawn, if not where it is laid out.
  ///
  /// From iOS 26 on a sheet at the bottom of a phone floats, unless it is as tall as can be: it is
  /// scaled so that 8 points stay free around it. FlowSim's own large detent does not float.
  private func drawnFrame(_ frame: Rect, rest: SheetRest) -> Rect? {
    guard platform == .iOS26, kind == .bottom, frame.minY > topMargin.points,
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

/// Where a sheet lies in its window.
struct SheetPlace: Hashable, Sendable {
  /// Where it is laid out.
  var frame: Rect

  /// What its content keeps free.
  var insets: Insets

  /// Where it is drawn, if not where it is laid out.
  var drawn: Rect?
}
