/// Opens a link outside the app.
///
/// ```swift
/// struct Imprint: Element {
///   @Inherited(\.openURL) private var openURL
///
///   var body: some Element { PushButton("Terms") { openURL("https://example.com/terms") } }
/// }
/// ```
///
/// A stage opens nothing, and remembers what was to be opened: `Stage.openedLinks`. It imitates the action of SwiftUI that
/// opens an address, which is a text here: pass `url.absoluteString`.
public struct LinkOpening: Sendable {
  private let open: @MainActor @Sendable (String) -> Void

  /// Creates an action that hands addresses to `open`.
  public init(_ open: @escaping @MainActor @Sendable (_ address: String) -> Void) {
    self.open = open
  }

  /// Opens the link with the given address.
  @MainActor
  public func callAsFunction(_ address: String) { open(address) }

  /// Opens the link with the given address, such as a URL.
  @MainActor
  @_disfavoredOverload
  public func callAsFunction(_ address: some CustomStringConvertible) { open(address.description) }
}

/// The links that were opened on a stage.
@MainActor
final class OpenedLinks: Sendable {
  private(set) var addresses: [String] = []

  func add(_ address: String) { addresses.append(address) }
}

private struct LinkOpeningKey: InheritedKey { static let defaultValue: LinkOpening? = nil }

extension InheritedValues {
  /// Opens links outside the app.
  ///
  /// An app that handles some itself sets its own with `.environment(\.openURL, LinkOpening { … })`.
  public var openURL: LinkOpening {
    get { self[LinkOpeningKey.self] ?? LinkOpening { [links = tasks.links] in links?.add($0) } }
    set { self[LinkOpeningKey.self] = newValue }
  }
}
