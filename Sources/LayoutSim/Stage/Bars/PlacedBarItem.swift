/// An item in its bar, or in the menu of those without room.
struct PlacedBarItem: PrimitiveElement {
  let entry: BarEntry

  /// The size of buttons; `nil` leaves it to them.
  var face: BarFace?

  func resolve(into resolver: inout Resolver) {
    let bar = resolver.inherited
    let values = bar.isInMenu ? entry.valuesInMenu(of: bar) : entry.values(in: bar, face)
    let (element, slot) = (entry.element, bar.isInMenu ? nil : entry.slot)
    resolver.inheriting {
      $0 = values
    } content: { resolver in
      guard let slot else { return element.resolve(into: &resolver) }
      let outer = resolver.place.returnTo(slot)
      element.resolve(into: &resolver)
      resolver.place.leave(to: outer)
    }
  }
}

extension BarEntry {
  /// What it inherits in a bar with the values `bar`: where it was declared, except for what bars decide.
  fileprivate func values(in bar: InheritedValues, _ face: BarFace?) -> InheritedValues {
    var values = inherited ?? bar
    let weight = values.textSettings.weight
    values.typeSize = bar.typeSize
    values.textSettings = bar.textSettings
    if let weight { values.textSettings.weight = weight }
    values.containerBounds = bar.containerBounds
    values.presentationInbox = bar.presentationInbox
    values.barFace = face
    values.isInListRow = bar.isInListRow
    values.completeSearch = bar.completeSearch
    return values
  }

  /// What it inherits in a menu with the values `menu`.
  fileprivate func valuesInMenu(of menu: InheritedValues) -> InheritedValues {
    guard var values = inherited else { return menu }
    values.isInMenu = true
    values.presentationInbox = nil
    return values
  }
}

extension Element {
  /// What a menu for items of bars inherits from where the first of `entries` was declared.
  func menu(of entries: [BarEntry]) -> some Element {
    transformEnvironment(\.self) {
      if let declared = entries.lazy.compactMap(\.inherited).first {
        $0.screenPlace = declared.screenPlace
        $0.tasks = declared.tasks
      }
    }
  }
}
