/// What a box means to the user; what is absent follows from its kind.
struct Semantics {
  var role: Role?
  var detail: DetailLevel?
  var route: String?
  var label: String?
  var identifier: String?
  var flags: NodeFlags = []
  var facts: [Fact] = []

  /// The colour of words or a symbol, if their author chose one.
  var ink: Ink?
  var action: (@MainActor () -> Void)?

  /// Takes what the user enters and says whether it could; `nil` where nothing can be entered.
  var entry: (@MainActor (String) -> Bool)?

  /// Where it is remembered how far it is scrolled; `nil` if it is no scroll area.
  var scrollSlot: StateSlot?

  /// What it stands for on a stage; `nil` where it is not looked up.
  var key: LayerKey?

  /// Whether it is pressed anywhere in the row of the list that it is in.
  var pressesRow = false

  /// Whether the subtree is one thing, whose label is the words in it.
  var combines = Combination.nothing
}

extension Semantics {
  /// The same for a node that every outline shows, unless it says otherwise.
  var asLayer: Semantics {
    var layer = self
    layer.detail = detail ?? .layers
    return layer
  }
}
