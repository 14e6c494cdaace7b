/// An element's request to have something in front of the surface that it stands on.
@MainActor
struct PresentationRequest {
  /// The place of the element that presents.
  let slot: StateSlot

  let thing: PresentedThing

  /// Where the element is in the window; `nil` before it was laid out.
  let anchor: Rect?

  /// What was handed down to the element.
  let inherited: InheritedValues

  /// Whether it is still asked for.
  let isPresented: @MainActor () -> Bool

  /// Writes to the element's link that nothing is presented any more.
  let dismiss: @MainActor () -> Void
}

extension PresentationRequest {
  /// How a finding or an error calls what is presented: `the alert “Delete?”`.
  var name: String { role.words(named: title?.inBrief) }

  /// Whether the element is still in the tree, or on a screen that is only covered.
  var isStanding: Bool { slot.isStanding }

  /// The screen on which the element is; `nil` if it is on none.
  var subject: LayerKey? { inherited.screenPlace?.subject }

  /// How findings name that screen.
  var place: String { inherited.screenPlace?.route ?? "window" }

  var role: Role {
    switch thing {
    case .alert: .alert
    case .confirmation: .dialog
    case .popover: .popover
    }
  }

  private var title: String? {
    switch thing {
    case .alert(let words), .confirmation(let words, _): words.title
    case .popover: nil
    }
  }
}

extension Role {
  /// How something of this kind is called in a sentence.
  func words(named title: String?) -> String {
    guard let title, !title.isEmpty else { return "the \(rawValue)" }
    return "the \(rawValue) “\(title)”"
  }
}
