/// The place of an item of a screen's bars.
///
/// It imitates SwiftUI's `ToolbarItemPlacement`.
public enum BarPlacement: String, Hashable, Codable, Sendable, CaseIterable {
  /// The same as ``primaryAction``.
  case automatic

  /// At the leading end of the navigation bar, after the back button.
  case topBarLeading

  /// At the trailing end of the navigation bar.
  case topBarTrailing

  /// In the middle of the navigation bar, in place of an inline title; a large title stays below it.
  ///
  /// Only the first such item of a screen is shown; others are the finding `several-principal-items`.
  case principal

  /// In a bar at the lower edge of the screen, or above the tab bar.
  case bottomBar

  /// In a bar on the keyboard, as long as that is shown.
  case keyboard

  /// In the middle of the bar at the lower edge.
  case status

  /// At the leading end, for what leads back: the same as ``topBarLeading``.
  case navigation

  /// The answer that leaves everything as it was, at the leading end.
  case cancellationAction

  /// The answer that accepts what was entered, at the trailing end in semibold letters.
  case confirmationAction

  /// The answer that discards something, at the trailing end.
  case destructiveAction

  /// The most important action, at the trailing end.
  case primaryAction

  /// An action in the menu at the trailing end.
  case secondaryAction

  /// The same as ``topBarLeading``.
  public static var leading: BarPlacement { .topBarLeading }

  /// The same as ``topBarTrailing``.
  public static var trailing: BarPlacement { .topBarTrailing }

  /// The place that it stands for.
  var place: BarPlace {
    switch self {
    case .topBarLeading, .navigation, .cancellationAction: .leading
    case .automatic, .topBarTrailing, .confirmationAction, .destructiveAction, .primaryAction:
      .trailing
    case .secondaryAction: .overflow
    case .principal: .principal
    case .bottomBar: .bottom
    case .status: .status
    case .keyboard: .keyboard
    }
  }
}

extension BarButtonPlacement {
  var place: BarPlace {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// A place in the bars of a screen.
enum BarPlace: Int, Hashable, Sendable {
  case leading, trailing, overflow, principal, titleMenu, bottom, status, keyboard, scopes
  case suggestions

  /// Whether it is in a bar that is only there for its items.
  var isInStrip: Bool {
    switch self {
    case .bottom, .status, .keyboard: true
    case .leading, .trailing, .overflow, .principal, .titleMenu, .scopes, .suggestions: false
    }
  }
}

/// Some places in the bars of a screen.
struct BarPlaces: OptionSet, Hashable, Sendable {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ place: BarPlace) { rawValue = 1 << place.rawValue }

  /// Those of the navigation bar.
  static let navigationBar: BarPlaces = [
    BarPlaces(.leading), BarPlaces(.trailing), BarPlaces(.overflow), BarPlaces(.principal),
  ]

  /// Those of the navigation bar, and what is added to its parts.
  static let partsOfNavigationBar: BarPlaces = [
    .navigationBar, BarPlaces(.titleMenu), BarPlaces(.scopes),
  ]

  /// Those of the bar at the lower edge.
  static let bottomBar: BarPlaces = [BarPlaces(.bottom), BarPlaces(.status)]
}
