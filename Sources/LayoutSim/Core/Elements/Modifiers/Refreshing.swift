/// The code that loads the content of a screen again.
public struct ReloadAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Loads the content again.
  @MainActor
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: InheritedKey { static var defaultValue: ReloadAction? { nil } }

extension InheritedValues {
  /// The code that loads the content again; `nil` if it cannot be loaded again.
  public var refresh: ReloadAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension Element {
  /// Lets lists and vertical scroll areas inside load their content again when they are pulled down.
  ///
  /// `Stage.pullToRefresh(_:)` pulls. While `action` goes on, a spinner is above the content, in 60 points of its own, as
  /// in UIKit's refresh control. The stage follows the code: `Stage.finish()` waits for it. It goes on when the screen
  /// disappears. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameter action: The code.
  /// - Returns: The content with the code.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some Element {
    environment(\.refresh, ReloadAction(action: action))
  }
}
