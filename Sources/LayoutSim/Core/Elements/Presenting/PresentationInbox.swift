/// The requests of the elements of one surface, or of one popover, to present something in front of it.
@MainActor
final class PresentationInbox {
  /// The requests of the present pass, in tree order.
  var requests: [PresentationRequest] = []

  /// The slots of the elements in the present pass that ask for nothing: what they asked for before has been withdrawn,
  /// whatever their earlier bindings say.
  var withdrawn: [StateSlot] = []

  /// Starts another pass.
  func begin() {
    requests = []
    withdrawn = []
  }
}

private struct PresentationInboxKey: InheritedKey {
  static let defaultValue = WeakReference<PresentationInbox>(nil)
}

extension InheritedValues {
  /// Where elements ask for something to be presented; `nil` where nothing can be.
  var presentationInbox: PresentationInbox? {
    get { self[PresentationInboxKey.self].object }
    set { self[PresentationInboxKey.self] = WeakReference(newValue) }
  }
}
