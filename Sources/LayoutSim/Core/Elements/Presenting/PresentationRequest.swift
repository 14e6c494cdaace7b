/// An element's request to present something in front of its surface.
@MainActor
struct PresentationRequest {
  /// The state slot of the presenting element.
  let slot: StateSlot

  let thing: PresentedThing

  /// The number of the sheet or the cover; `nil` if it is something else.
  let number: SurfaceNumber?

  /// The frame of the element in the window; `nil` before it was laid out.
  let anchor: Rect?

  /// The values that the element inherits.
  let inherited: InheritedValues

  /// Whether it is still requested.
  let isPresented: @MainActor () -> Bool

  /// Sets the element's binding to the dismissed state.
  let dismiss: @MainActor () -> Void
}

extension PresentationRequest {
  /// The name in findings and errors: `the alert “Delete?”`.
  var name: String {
    guard let number, number.isOneOfSeveral else { return role.words(named: title?.inBrief) }
    return "the \(role.rawValue) \(surfaceName)"
  }

  /// The name of the sheet or the cover in outlines: that of its screen, its kind, and its number after the first.
  var surfaceName: String {
    let number = number?.value ?? 1
    return "\(place).\(role.rawValue)" + (number > 1 ? "-\(number)" : "")
  }

  /// Whether the element is still in the tree, or on a screen that is only covered.
  var isStanding: Bool { slot.isStanding }

  /// The layer of the element's screen; `nil` if it is on none.
  var subject: LayerKey? { inherited.screenPlace?.subject }

  /// The name of that screen in findings.
  var place: String { inherited.screenPlace?.route ?? "window" }

  var role: Role {
    switch thing {
    case .alert: .alert
    case .confirmation: .dialog
    case .popover: .popover
    case .menu: .menu
    case .surface(let content): content.style == .sheet ? .sheet : .cover
    }
  }

  /// The title, even if it is not shown; `nil` if it has none of its own.
  var title: String? {
    switch thing {
    case .alert(let words), .confirmation(let words, _): words.title
    case .popover, .surface: nil
    case .menu(let menu): menu.title.map(inherited.translated)
    }
  }
}

extension Role {
  /// The name of a presentation of this kind in a sentence.
  func words(named title: String?) -> String {
    guard let title, !title.isEmpty else { return "the \(rawValue)" }
    return "the \(rawValue) “\(title)”"
  }
}
