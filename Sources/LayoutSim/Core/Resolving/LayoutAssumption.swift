/// A value for which an element was resolved before layout could determine it.
///
/// Elements become boxes before the boxes are laid out, and some depend on the result: a size reader builds
/// its content for its size. They assume the previous result. If layout finds another one, everything is
/// resolved and laid out again before any observer is notified.
protocol LayoutAssumption: AnyObject {
  /// Whether layout found the assumed value, or nothing depends on it.
  var holds: Bool { get }

  /// The assumed and the found value.
  var difference: ValueChange { get }
}

/// An assumption about a value that layout determines.
final class Assumption<Value: Equatable>: LayoutAssumption {
  /// The value for which the element was resolved.
  let assumed: Value

  /// The value that layout found; `nil` until it has placed the element.
  var found: Value?

  /// Whether anything was resolved that would differ for another value.
  var matters: Bool

  /// The offer of the window in which it is valid.
  fileprivate let window: Proposal

  private let type: Any.Type
  private let screen: ScreenPlace?

  /// Creates an assumption of an element of `type` that is on `screen`.
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

  /// Resolves `content` for the value that layout found at the current place in the last pass, or for `first`
  /// if there is none or the `window` is another one.
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
