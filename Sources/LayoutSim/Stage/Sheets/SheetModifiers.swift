import FlowEngine

extension Element {
  /// Sets the heights at which the content's sheet can rest.
  ///
  /// They are for sheets that elements present; the heights of a coordinator's sheet are the coordinator's, and others
  /// in its content are the finding `detents-ignored`. Without any, a sheet rests at ``SheetDetent/large``. It imitates
  /// SwiftUI's modifier of that name, which is ignored on a tablet in a regular width: there a sheet is a form of
  /// 580 x 650, and ``presentationSizing(_:)`` makes it as large as its content.
  ///
  /// - Parameter detents: The heights, in any order; the sheet appears at the smallest.
  /// - Returns: The content with that configuration.
  public func presentationDetents(_ detents: [SheetDetent]) -> some Element {
    sheetConfiguration(SheetConfiguration(detents: DetentChoice(detents: detents)))
  }

  /// Sets the heights at which the content's sheet can rest, and its current height.
  ///
  /// - Parameters:
  ///   - detents: The heights, in any order.
  ///   - selection: The height; a gesture that changes it sets it. A height that is not one of `detents` is ignored,
  ///     and reported as the finding `invalid-detent`.
  /// - Returns: The content with that configuration.
  public func presentationDetents(
    _ detents: [SheetDetent],
    selection: Bound<SheetDetent>
  ) -> some Element {
    SelectedDetents(detents: detents, selection: selection, content: self)
  }

  /// Sets the heights at which the content's sheet can rest to those of a set, the lowest kinds first.
  public func presentationDetents(_ detents: Set<SheetDetent>) -> some Element {
    presentationDetents(detents.inOrder)
  }

  /// Sets the heights at which the content's sheet can rest to those of a set, and its current height.
  public func presentationDetents(
    _ detents: Set<SheetDetent>,
    selection: Bound<SheetDetent>
  ) -> some Element {
    presentationDetents(detents.inOrder, selection: selection)
  }

  /// Draws the background of the content's sheet or cover with `ink`.
  ///
  /// With ``Ink/clear``, the content behind a cover is visible, as in SwiftUI. Otherwise only outlines of all boxes
  /// print it.
  public func presentationBackground(_ ink: Ink) -> some Element {
    sheetConfiguration(SheetConfiguration(background: ink))
  }

  /// Sets the visibility of the grabber of the content's sheet.
  public func presentationDragIndicator(_ indicator: SheetIndicator) -> some Element {
    sheetConfiguration(SheetConfiguration(indicator: indicator))
  }

  /// Prevents gestures from dismissing the sheet or popover of the content; code still can.
  ///
  /// - Parameter isDisabled: Whether it is prevented; `false` leaves the choice to the rest of the content.
  /// - Returns: The content with that configuration.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some Element {
    sheetConfiguration(SheetConfiguration(isDismissDisabled: isDisabled))
  }

  /// Sets whether the content behind the sheet can be used while the sheet is presented.
  public func presentationBackgroundInteraction(
    _ interaction: BackdropInteraction
  ) -> some Element {
    sheetConfiguration(SheetConfiguration(backdrop: interaction))
  }

  /// Sets the corner radius of the content's sheet.
  ///
  /// - Parameter radius: The radius in points; `nil`, a negative one and infinity leave it to the platform.
  /// - Returns: The content with that configuration.
  public func presentationCornerRadius(_ radius: Double?) -> some Element {
    sheetConfiguration(
      SheetConfiguration(cornerRadius: radius.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil })
    )
  }

  /// Sets the effect of an upward drag on scrolled content of the sheet.
  public func presentationContentInteraction(_ scrolling: SheetScrolling) -> some Element {
    sheetConfiguration(SheetConfiguration(scrolling: scrolling))
  }

  /// Sets the size of the content's sheet in a regular width, where detents are ignored.
  public func presentationSizing(_ sizing: SheetSizing) -> some Element {
    sheetConfiguration(SheetConfiguration(sizing: sizing))
  }

  /// Sets the form of the content's presentation in a compact size class.
  public func presentationCompactAdaptation(_ adaptation: SheetAdaptation) -> some Element {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the form of the content's presentation in a narrow and in a low window.
  public func presentationCompactAdaptation(
    horizontal: SheetAdaptation,
    vertical: SheetAdaptation
  ) -> some Element {
    sheetConfiguration(
      SheetConfiguration(horizontalAdaptation: horizontal, verticalAdaptation: vertical)
    )
  }

  /// Completes the configuration of the content with the values that it does not set.
  fileprivate func sheetConfiguration(_ configuration: SheetConfiguration) -> some Element {
    transformPreference(SheetConfigurationKey.self) {
      SheetConfigurationKey.reduce(value: &$0) { configuration }
    }
  }
}

/// Content of a sheet with a bound height, which is read in each pass.
private struct SelectedDetents<Content: Element>: PrimitiveElement {
  let detents: [SheetDetent]
  let selection: Bound<SheetDetent>
  let content: Content

  func resolve(into resolver: inout Resolver) {
    content.sheetConfiguration(
      SheetConfiguration(
        detents: DetentChoice(
          detents: detents,
          selected: selection.wrappedValue,
          link: DetentLink(selection)
        )
      )
    )
    .resolve(into: &resolver)
  }
}

extension Set<SheetDetent> {
  /// Its detents in an order that does not depend on how they are hashed.
  fileprivate var inOrder: [SheetDetent] {
    sorted { $0.kindAndNumber < $1.kindAndNumber }
  }
}

extension SheetDetent {
  fileprivate var kindAndNumber: (Int, Double) {
    switch self {
    case .small: (0, 0)
    case .height(let points): (1, points.isNaN ? -.infinity : points)
    case .fraction(let share): (2, share.isNaN ? -.infinity : share)
    case .custom: (3, 0)
    case .medium: (4, 0)
    case .large: (5, 0)
    }
  }
}

/// A height at which a sheet can rest, as its content requests it, with the meaning of SwiftUI's detent of that name.
///
/// Coordinators request `ModalPresentationDetent`s, whose `large` is slightly lower than SwiftUI's. Outlines, gestures and
/// ``SheetMeasurement`` have those names for all sheets, in which ``large`` is `extraLarge`.
public enum SheetDetent: Hashable, Sendable {
  /// About half of the screen.
  case medium

  /// The tallest sheet that the device allows.
  case large

  /// A fraction of the tallest sheet, from 0 to 1.
  ///
  /// More than 1 is ``large``; a fraction that is not a positive number is the finding `invalid-detent`.
  case fraction(Double)

  /// A height in points, without the home indicator's area; it does not grow with the text size.
  ///
  /// Infinity is ``large``; both infinity and a height that is not a positive number are the finding `invalid-detent`.
  case height(Double)

  /// The ideal height of the content, at most ``large``; in SwiftUI apps define such a detent themselves.
  case custom

  /// The height of the part that the content marks as its minimum, such as a header; in SwiftUI apps define such a
  /// detent themselves.
  case small
}

extension SheetDetent {
  /// Whether both are the same detent; one that is not a number is equal to itself, or its sheet would never come to rest.
  public static func == (lhs: SheetDetent, rhs: SheetDetent) -> Bool {
    lhs.detent() == rhs.detent()
  }

  /// Hashes its kind, and its number.
  public func hash(into hasher: inout Hasher) { hasher.combine(detent()) }

  /// The detent at which a finger has left a sheet.
  init(_ detent: ModalPresentationDetent) {
    self =
      switch detent {
      case .small: .small
      case .medium: .medium
      case .large, .extraLarge, .fullscreen: .large
      case .custom: .custom
      case .height(let points): .height(points)
      case .fraction(let share): .fraction(share)
      }
  }

  /// The coordinators' detent of this height; of a coordinator's sheet with `detents` the tallest is `large`.
  func detent(among detents: [ModalPresentationDetent] = []) -> ModalPresentationDetent {
    switch self {
    case .medium: .medium
    case .large: [.extraLarge, .fullscreen, .large].first(where: detents.contains) ?? .extraLarge
    case .fraction(let share): .fraction(share)
    case .height(let points): .height(points)
    case .custom: .custom
    case .small: .small
    }
  }

  /// The detent as findings print it, with its number rounded as lengths are: `height(140.67)`.
  var words: String { self == .large ? "large" : detent().words }
}
