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

  /// At the leading end, for an item that leads back: the same as ``topBarLeading``.
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

  /// The corresponding place.
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

/// A place in the bars of a screen.
enum BarPlace: Int, Hashable, Sendable {
  case leading, trailing, overflow, principal, titleMenu, bottom, status, keyboard, scopes
  case suggestions

  /// Whether it is in a bar that exists only for its items.
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

  /// Those of the navigation bar, including additions to its parts.
  static let partsOfNavigationBar: BarPlaces = [
    .navigationBar, BarPlaces(.titleMenu), BarPlaces(.scopes),
  ]

  /// Those of the bar at the lower edge.
  static let bottomBar: BarPlaces = [BarPlaces(.bottom), BarPlaces(.status)]
}

/// An item in its bar, or in the menu of the items without room.
struct PlacedBarItem: PrimitiveElement {
  let entry: BarEntry

  /// The size of buttons; `nil` lets them choose.
  var face: BarFace?

  func resolve(into resolver: inout Resolver) {
    let bar = resolver.inherited
    let values = bar.isInMenu ? entry.valuesInMenu(of: bar) : entry.values(in: bar, face)
    let (element, slot) = (entry.element, bar.isInMenu ? nil : entry.slot)
    let isOuterNew = resolver.isContentNew
    if let declaration = entry.slot {
      let memory = (slot ?? resolver.place.claim(Self.self)).kept(ResolvedRun.init)
      resolver.isContentNew = memory.run != declaration.runs
      memory.run = declaration.runs
    }
    resolver.inheriting {
      $0 = values
    } content: { resolver in
      guard let slot else { return element.resolve(into: &resolver) }
      let outer = resolver.place.returnTo(slot)
      element.resolve(into: &resolver)
      resolver.place.leave(to: outer)
    }
    resolver.isContentNew = isOuterNew
  }
}

/// The run of the body that declares an item with which the item was last resolved.
private final class ResolvedRun {
  var run: Int?
}

extension BarEntry {
  /// The values that it inherits in a bar with the values `bar`: those at its declaration, except for those that bars
  /// determine.
  fileprivate func values(in bar: InheritedValues, _ face: BarFace?) -> InheritedValues {
    var values = inherited ?? bar
    let weight = values.textSettings.weight
    values.dynamicTypeSize = bar.dynamicTypeSize
    values.textSettings = bar.textSettings
    if let weight { values.textSettings.weight = weight }
    values.containerBounds = bar.containerBounds
    values.presentationInbox = bar.presentationInbox
    values.barFace = face
    values.isInListRow = bar.isInListRow
    values.completeSearch = bar.completeSearch
    return values
  }

  /// The values that it inherits in a menu with the values `menu`.
  fileprivate func valuesInMenu(of menu: InheritedValues) -> InheritedValues {
    guard var values = inherited else { return menu }
    values.isInMenu = true
    values.presentationInbox = nil
    return values
  }
}

extension Element {
  /// A menu for bar items, with the values inherited where the first of `entries` was declared.
  func menu(of entries: [BarEntry]) -> some Element {
    transformEnvironment(\.self) {
      if let declared = entries.lazy.compactMap(\.inherited).first {
        $0.screenPlace = declared.screenPlace
        $0.tasks = declared.tasks
      }
    }
  }
}
