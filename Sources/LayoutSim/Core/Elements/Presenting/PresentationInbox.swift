/// The requests of the elements of one surface, or of one popover, to present something in front of it.
@MainActor
final class PresentationInbox {
  /// The requests of the present pass, in tree order.
  var requests: [PresentationRequest] = []

  /// The slots of the elements in the present pass that ask for nothing: what they asked for before has been withdrawn,
  /// whatever their earlier bindings say.
  var withdrawn: [StateSlot] = []

  /// The sheets and covers that the elements of each screen may present, in the present pass.
  private var surfaces: [SurfaceCount.Kind: SurfaceCount] = [:]

  /// Starts another pass.
  func begin() {
    requests = []
    withdrawn = []
    surfaces = [:]
  }

  /// Counts a sheet or a cover that an element on `screen` may present.
  ///
  /// - Parameters:
  ///   - style: Whether it is a sheet or a cover.
  ///   - type: The type of the element if all of that type present the same one; `nil` if each presents its own.
  ///   - screen: The screen of the element.
  /// - Returns: Its number among those of its style, in tree order.
  func number(
    _ style: SurfaceContent.Style,
    of type: Any.Type?,
    on screen: LayerKey?
  ) -> SurfaceNumber {
    let kind = SurfaceCount.Kind(style: style, screen: screen)
    let count = surfaces[kind] ?? SurfaceCount()
    surfaces[kind] = count
    return SurfaceNumber(value: count.number(of: type.map { ObjectIdentifier($0) }), count: count)
  }
}

/// The number of a sheet or a cover among those that the elements of its screen may present.
@MainActor
struct SurfaceNumber {
  let value: Int

  fileprivate let count: SurfaceCount

  /// Whether the screen has another one of its style.
  var isOneOfSeveral: Bool { count.total > 1 }
}

/// How many sheets, or how many covers, the elements of one screen may present.
@MainActor
private final class SurfaceCount {
  struct Kind: Hashable {
    let style: SurfaceContent.Style
    let screen: LayerKey?
  }

  private(set) var total = 0
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The number of another one, or of the one of elements of `type`.
  func number(of type: ObjectIdentifier?) -> Int {
    if let type, let known = numbers[type] { return known }
    total += 1
    if let type { numbers[type] = total }
    return total
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
