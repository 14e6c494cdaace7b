/// What an element was resolved for before layout could say.
///
/// Elements become boxes before the boxes are laid out, and some need to know the result: a size
/// reader builds its content for its size. They assume what was found the last time. Where layout
/// finds something else, everything is resolved and laid out again before any observer is notified.
protocol LayoutAssumption: AnyObject {
  /// Whether layout found what was assumed, or nothing depends on it.
  var holds: Bool { get }

  /// What was assumed and what was found.
  var difference: ValueChange { get }
}

/// An assumption about a value that layout finds.
final class Assumption<Value: Equatable>: LayoutAssumption {
  /// What the element was resolved for.
  let assumed: Value

  /// What layout found; `nil` until it has placed the element.
  var found: Value?

  /// Whether anything was resolved that would be different for another value.
  var matters: Bool

  /// What the window offers in which it counts.
  fileprivate let window: Proposal

  private let type: Any.Type
  private let screen: ScreenPlace?

  /// An assumption of an element of `type` that is on `screen`.
  fileprivate init(
    _ assumed: Value,
    matters: Bool,
    in window: Proposal,
    type: Any.Type,
    screen: ScreenPlace?
  ) {
    self.assumed = assumed
    self.matters = matters
    self.window = window
    self.type = type
    self.screen = screen
  }

  var holds: Bool { !matters || found == nil || found == assumed }

  var difference: ValueChange {
    ValueChange(
      subject: .assumption(typeName(type)),
      screen: screen,
      former: ValuePrint.text(assumed),
      present: ValuePrint.text(found as Any)
    )
  }
}

extension Resolver {
  private static var memberIndex: Int { -1 }

  /// Resolves `content` for what layout found at the present place the last time, if that was in the same
  /// `window`, or for `first`.
  ///
  /// The place is claimed unless its `slot` is given.
  mutating func assuming<Value: Equatable, Claimed>(
    _ first: Value,
    matters: Bool = true,
    for type: Claimed.Type,
    at slot: StateSlot? = nil,
    in window: Proposal = .unspecified,
    content: (inout Resolver, Assumption<Value>) -> Void
  ) {
    let slot = slot ?? place.claim(type)
    let last = slot.members[Resolver.memberIndex] as? Assumption<Value>
    let known = last.flatMap { $0.window == window ? $0.found ?? $0.assumed : nil }
    let assumption = Assumption(
      known ?? first,
      matters: matters,
      in: window,
      type: type,
      screen: inherited.screenPlace
    )
    slot.members[Resolver.memberIndex] = assumption
    assumptions.append(assumption)
    let outer = place.enter(slot)
    content(&self, assumption)
    place.leave(to: outer)
  }
}
