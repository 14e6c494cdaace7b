/// Something about the elements that a device would get wrong; ``Diagnosis`` puts it into words.
package enum LayoutNote: Hashable, Sendable {
  /// Two pieces of data of one ``Each`` have the same id.
  case repeatedID(String, ScreenPlace?)

  /// A frame has lengths that are none, or that contradict each other.
  case invalidFrame(String, ScreenPlace?)

  /// A value that would change with every pass goes back to one of which its observer was notified already.
  case alternates(ValueChange)

  /// A value changed in the last pass, after which nothing may change any more.
  case unsettled(ValueChange)

  /// What feeds the height of a sheet was measured at a height that it was given.
  case measuredAtGivenHeight(ChangingSubject, ScreenPlace?, given: Double, wanted: Double)
}

/// The last two of the values of something.
package struct ValueChange: Hashable, Sendable {
  package let subject: ChangingSubject
  package let screen: ScreenPlace?
  package let former: String
  package let present: String

  /// What changed it.
  package var cause = ChangeCause.body
}

/// What ran when something changed.
package enum ChangeCause: Hashable, Sendable {
  /// A body, or a closure that builds elements.
  case body

  /// What the modifier of that name performs: `onAppear`.
  case observer(String)
}

/// Something whose value changes from pass to pass.
package enum ChangingSubject: Hashable, Sendable {
  /// A member of an element with local state.
  case member(String, of: String)

  /// What a modifier observes of content.
  case observer(String, of: String)

  /// The preference of the content for a key.
  case preference(String)

  /// What an element was resolved for and what layout found.
  case assumption(String)

  /// The screen in front of everything.
  case front

  /// Some `@Observable` model that was read.
  case model
}

extension Resolver {
  /// Notes that an id of ``Each`` was there before.
  @usableFromInline
  mutating func noteRepeated(id: AnyHashable) {
    notes.append(.repeatedID("\(id.base)", inherited.screenPlace))
  }
}
