/// The words and the symbol of the button that shows or hides a sidebar.
enum SidebarButton {
  static let icon = "sidebar.leading"

  /// The label of the button while the sidebar is shown, or while it is not.
  static func label(hides isShown: Bool) -> String { isShown ? "Hide Sidebar" : "Show Sidebar" }
}
