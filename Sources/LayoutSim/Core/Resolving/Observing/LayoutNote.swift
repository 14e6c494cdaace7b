/// An error of elements that a device would get wrong; ``Diagnosis`` describes it.
package enum LayoutNote: Hashable, Sendable {
  /// Two items of one ``Each`` have the same id.
  case repeatedID(String, ScreenPlace?)

  /// An ``Each`` over a range, which is read only once, was given a range of another length.
  case changedRange(_ former: Range<Int>, _ present: Range<Int>, ScreenPlace?)

  /// A body has set a member of its element while it ran.
  case setInBody(member: String, element: String, ScreenPlace?)

  /// A frame has invalid or contradictory lengths.
  case invalidFrame(String, ScreenPlace?)

  /// A value that would change in every pass returns to one about which its observer was already notified.
  case alternates(ValueChange)

  /// A value changed in the last pass, after which nothing may change any more.
  case unsettled(ValueChange)

  /// A value that feeds the height of a sheet was measured at a height that the sheet imposed.
  case measuredAtGivenHeight(ChangingSubject, ScreenPlace?, given: Double, wanted: Double)

  /// A link is not on a stack of elements, though it may be on a coordinator's stack.
  case linkOutsideStack(to: String, ScreenPlace?, isOnOther: Bool)
}

/// The last two values of a subject.
package struct ValueChange: Hashable, Sendable {
  package let subject: ChangingSubject
  package let screen: ScreenPlace?
  package let former: String
  package let present: String

  /// The cause of the change.
  package var cause = ChangeCause.body
}

/// The code that was running when something changed.
package enum ChangeCause: Hashable, Sendable {
  /// A body, or a closure that builds elements.
  case body

  /// The action of the modifier with that name: `onAppear`.
  case observer(String)
}

/// A subject whose value changes from pass to pass.
package enum ChangingSubject: Hashable, Sendable {
  /// A member with local state of an element.
  case member(String, of: String)

  /// The property of content that a modifier observes.
  case observer(String, of: String)

  /// The preference of the content for a key.
  case preference(String)

  /// The value for which an element was resolved, as opposed to the one that layout determined.
  case assumption(String)

  /// The field with the focus.
  case focus

  /// The front screen.
  case front

  /// An `@Observable` model that was read.
  case model
}

extension Resolver {
  /// Records a duplicate id of ``Each``.
  @usableFromInline
  mutating func noteRepeated(id: AnyHashable) {
    let text =
      switch Mirror(reflecting: id.base).displayStyle {
      // Their descriptions have another order, or another address, in each run.
      case .set, .dictionary, .class: ValuePrint.text(id.base)
      default: "\(id.base)"
      }
    notes.append(.repeatedID(text, inherited.screenPlace))
  }
}

/// The reason why elements could not be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// Elements are nested more than `limit` times, such as an element that contains itself.
  ///
  /// The limit is 2,000 elements with a body, and as many ``AnyElement``s around them; it is less if bodies
  /// take so much of the thread's stack that no more fit. A stage's own bars and surfaces count, too.
  case tooDeep(limit: Int)

  /// Elements of the type `element` have neither a body nor boxes.
  case withoutBody(element: String)
}

extension LayoutError: CustomStringConvertible {
  /// A sentence that states what happened, followed by what to do.
  public var description: String { "\(whatHappened) \(whatToDo)" }

  /// What happened, as a sentence.
  var whatHappened: String {
    switch self {
    case .tooDeep(let limit): "More than \(limit) elements are inside each other."
    case .withoutBody(let element): "\(element) has the body Never and adds no boxes."
    }
  }

  /// What to do about it, as a sentence.
  var whatToDo: String {
    switch self {
    case .tooDeep:
      "Look for an element whose body contains the element itself without a condition; where there is none, "
        + "put fewer elements inside each other."
    case .withoutBody: "Give it a body."
    }
  }
}
