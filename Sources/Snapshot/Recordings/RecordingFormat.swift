import LayoutSim

/// A format in which tools print the elements of a screen.
public enum RecordingFormat: String, Hashable, Sendable, Encodable, CaseIterable {
  /// `XCUIApplication().debugDescription`, of Xcode 7 to 27.
  case description = "XCUITest description"

  /// The hierarchy that Xcode 27's device interaction writes.
  case deviceHierarchy = "Xcode device hierarchy"

  /// The page source of WebDriverAgent and Appium, as XML.
  case pageSource = "WebDriverAgent XML"

  /// The page source of WebDriverAgent, as JSON.
  case pageSourceJSON = "WebDriverAgent JSON"

  /// Accessibility elements of a simulator, of idb, axe and sim-use.
  case accessibility = "accessibility JSON"

  /// `maestro hierarchy`.
  case maestro = "Maestro JSON"

  /// The answer of Maestro's runner on the device.
  case maestroRunner = "Maestro runner JSON"
}

/// How exactly frames are recorded.
public enum RecordedPrecision: String, Hashable, Sendable, Encodable, CaseIterable {
  /// With all digits.
  case exact

  /// With one decimal.
  case tenths

  /// Widened to whole points: the left edge rounded down, the right edge up.
  case outward = "whole points, widened"

  /// With each edge rounded down to whole points.
  case cut = "whole points, edges rounded down"

  /// Rounded to the nearest whole point.
  case nearestPoint = "nearest whole points"
}

extension RecordedPrecision {
  /// Whether decimals are recorded.
  var hasDecimals: Bool { self == .exact || self == .tenths }

  /// The greatest difference of an edge from the recorded one that rounding explains, in points.
  ///
  /// Edges that are rounded by a rule are rounded by it before they are compared.
  var tolerance: Double {
    switch self {
    case .tenths: 0.11
    case .nearestPoint: 0.51
    // Sums move edges of whole numbers by less than a hundredth.
    case .exact, .outward, .cut: 0.02
    }
  }

  /// The least difference by which elements count as moved together.
  var slack: Double { hasDecimals ? 0.4 : 1.01 }

  /// A length with as many decimals as are recorded.
  func rounded(_ length: Double) -> Double {
    let scale = self == .tenths ? 10.0 : 1
    return self == .exact ? length : (length * scale).rounded() / scale
  }

  /// `frame` as it is recorded.
  func recorded(_ frame: Rect) -> Rect {
    let (left, top) = (recorded(frame.minX), recorded(frame.minY))
    let (right, bottom) = (recorded(frame.maxX, isEnd: true), recorded(frame.maxY, isEnd: true))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// An edge as it is recorded.
  private func recorded(_ edge: Double, isEnd: Bool = false) -> Double {
    switch self {
    case .exact, .tenths, .nearestPoint: edge
    case .outward: isEnd ? (edge - 0.005).rounded(.up) : (edge + 0.005).rounded(.down)
    case .cut: edge < 0 ? (edge - 0.005).rounded(.up) : (edge + 0.005).rounded(.down)
    }
  }
}
