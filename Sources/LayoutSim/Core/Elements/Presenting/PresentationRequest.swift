/// An element's request to present something in front of its surface.
@MainActor
struct PresentationRequest {
  /// The state slot of the presenting element.
  let slot: StateSlot

  let presented: PresentedLayer

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

  /// The layer of the element's screen; `nil` if it is not on a screen.
  var subject: LayerKey? { inherited.screenPlace?.subject }

  /// The name of that screen in findings.
  var place: String { inherited.screenPlace?.route ?? "window" }

  var role: Role {
    switch presented {
    case .alert: .alert
    case .confirmation: .dialog
    case .popover: .popover
    case .menu: .menu
    case .surface(let content): content.style == .sheet ? .sheet : .cover
    }
  }

  /// The title, even if it is not shown; `nil` if it has none of its own.
  var title: String? {
    switch presented {
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

/// The requests of the elements of one surface, or of one popover, to present something in front of it.
///
/// It is a class, because the presentations are resolved in the same pass, after the surface and outside of it.
@MainActor
final class PresentationInbox {
  /// The requests of the present pass, in tree order.
  var requests: [PresentationRequest] = []

  /// The slots of the elements in the present pass that request nothing: their earlier requests have been withdrawn,
  /// whatever their earlier bindings are.
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

/// The number of sheets, or of covers, that the elements of one screen may present.
@MainActor
private final class SurfaceCount {
  struct Kind: Hashable {
    let style: SurfaceContent.Style
    let screen: LayerKey?
  }

  private(set) var total = 0
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The number of another one, or of the one that elements of `type` share.
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
  /// The inbox for requests of elements to present something; `nil` where nothing can be presented.
  var presentationInbox: PresentationInbox? {
    get { self[PresentationInboxKey.self].object }
    set { self[PresentationInboxKey.self] = WeakReference(newValue) }
  }
}
