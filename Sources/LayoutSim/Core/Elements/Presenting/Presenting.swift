/// An element that presents something in front of its surface.
struct Presenting<Content: Element>: PrimitiveElement {
  let presented: PresentedLayer
  let isPresented: @MainActor () -> Bool
  let dismiss: @MainActor () -> Void
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    let outer = resolver.place.enter(slot)
    slot.store?.hasPresenters = true
    if resolver.isContentNew { slot.runs += 1 }
    let inbox = resolver.inherited.presentationInbox
    var surface: SurfaceNumber?
    if let inbox {
      Evaluation.noteEffect()
      surface = number(in: inbox, resolver.inherited)
    }
    if let inbox, isPresented() {
      let anchor = slot.kept { PresentingMemory() }
      anchor.isRequested = isPresented
      var inherited = resolver.inherited
      // Presented content has its own inbox; a request must not keep this one alive.
      inherited.presentationInbox = nil
      inbox.requests.append(
        PresentationRequest(
          slot: slot,
          presented: presented,
          number: surface,
          anchor: anchor.frame,
          inherited: inherited,
          isPresented: isPresented,
          dismiss: dismiss
        )
      )
      if presented.hasAnchor {
        resolver.follow(anchor, in: slot) { content.resolve(into: &$0) }
      } else {
        content.resolve(into: &resolver)
      }
    } else {
      inbox?.withdrawn.append(slot)
      // A menu is opened by a finger.
      if inbox != nil, !isMenu { slot.kept { PresentingMemory() }.isRequested = isPresented }
      content.resolve(into: &resolver)
    }
    resolver.place.leave(to: outer)
  }

  private var isMenu: Bool { if case .menu = presented { true } else { false } }

  /// The number of the sheet or the cover that it may present; `nil` if it presents something else.
  private func number(in inbox: PresentationInbox, _ inherited: InheritedValues) -> SurfaceNumber? {
    guard case .surface(let content) = presented else { return nil }
    // The rows of a list show items of one kind, each with the same elements.
    return inbox.number(
      content.style,
      of: inherited.isInListRow ? Self.self : nil,
      on: inherited.screenPlace?.subject
    )
  }
}

/// The presentation of an element.
enum PresentedLayer {
  case alert(DialogWords)
  case confirmation(DialogWords, title: DialogTitleVisibility)
  case popover(PopoverConfiguration)
  case menu(MenuContents)
  case surface(SurfaceContent)

  /// Whether it may be placed next to the element.
  var hasAnchor: Bool {
    switch self {
    case .alert, .surface: false
    case .confirmation, .popover, .menu: true
    }
  }

  /// Whether it requires an answer, so that a finding is reported if it goes without one; a menu, a sheet and a cover
  /// just close.
  var isAnswered: Bool {
    switch self {
    case .alert, .confirmation, .popover: true
    case .menu, .surface: false
    }
  }
}

/// The content of an alert or a dialog, as elements of which only texts and buttons are used.
struct DialogWords {
  let title: String
  let actions: any Element
  let message: any Element
}

/// The content and the placement of a popover.
struct PopoverConfiguration {
  let anchor: PopoverAnchor
  let arrowEdge: LayoutEdge?
  let content: () -> any Element
}

/// The state of an element that presents something, from one pass to the next.
@MainActor
final class PresentingMemory {
  /// Its frame in the window, from the last layout.
  fileprivate(set) var frame: Rect?

  /// Whether it requests its presentation now, also on a screen that is out of sight.
  fileprivate(set) var isRequested: @MainActor () -> Bool = { false }
}

extension Resolver {
  /// Resolves `content`, and stores the frame of its first part in `memory` after layout.
  fileprivate mutating func follow(
    _ memory: PresentingMemory,
    in slot: StateSlot,
    content: (inout Resolver) -> Void
  ) {
    // Every part is observed; they are notified once about one value for all.
    var first: AnchorFrame?
    openObserver(
      BoxObserver(
        slot: slot,
        subject: .geometry { geometry in
          let frame = first ?? AnchorFrame(frame: geometry.frame)
          first = frame
          return frame
        } action: { [weak slot] _, frame in
          memory.frame = erased(frame, as: AnchorFrame.self).frame
          slot?.store?.noteChange()
        },
        screen: inherited.screenPlace
      )
    )
    content(&self)
    closeModifier()
  }
}

/// A frame that was observed in order to present something there, on which no height of a sheet can depend.
private struct AnchorFrame: Equatable {
  let frame: Rect
}
