/// The semantics of a box; missing values follow from its kind.
struct Semantics {
  var role: Role?
  var detail: DetailLevel?
  var route: String?
  var label: String?
  var identifier: String?
  var flags: NodeFlags = []
  var facts: [Fact] = []

  /// Further attributes, such as a colour, that only outlines of all boxes print.
  var looks: [Fact] = []
  var action: (@MainActor () -> Void)?

  /// Enters text and returns whether it was accepted; `nil` if nothing can be entered.
  var entry: (@MainActor (String) -> Bool)?

  /// What other gestures do; `nil` if they do nothing.
  var gestures: GestureActions? {
    get { gestureHolder?.actions }
    set { gestureHolder = GestureHolder(newValue) }
  }

  /// Is rare, and therefore stored elsewhere: semantics are copied often.
  var gestureHolder: GestureHolder?

  /// The slot that stores its scroll offset; `nil` if it is not a scroll area.
  var scrollSlot: StateSlot?

  /// Its key on a stage; `nil` if it is not looked up.
  var key: LayerKey?

  /// Whether it is tapped anywhere in its list row.
  var pressesRow = false

  /// Whether the subtree is combined into one element that is labelled by its texts.
  var combines = Combination.nothing
}

extension Semantics {
  /// Whether gestures other than taps do anything.
  var hasGestures: Bool { gestureHolder != nil }

  /// Adds gestures to those that are there.
  @MainActor
  mutating func addGestures(_ change: (inout GestureActions) -> Void) {
    var actions = gestures ?? GestureActions()
    change(&actions)
    gestures = actions
  }

  /// The same for a node that every outline shows, unless it says otherwise.
  var asLayer: Semantics {
    var layer = self
    layer.detail = detail ?? .layers
    return layer
  }
}

/// Holds what gestures do on a box.
final class GestureHolder {
  let actions: GestureActions

  /// Holds `actions`; `nil` without any.
  init?(_ actions: GestureActions?) {
    guard let actions else { return nil }
    self.actions = actions
  }
}
