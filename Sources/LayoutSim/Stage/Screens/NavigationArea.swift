/// Content with a navigation bar, in a sheet or a cover that an element presents.
///
/// ```swift
/// .sheet(isPresented: $isFiltering) {
///   NavigationArea {
///     FilterForm()
///       .navigationTitle("Filter")
///       .barButton("Done") { isFiltering = false }
///   }
/// }
/// ```
///
/// It shows what the content asks for: a title, buttons, a search field. It stands for SwiftUI's `NavigationStack`
/// there. Screens are pushed by coordinators; elsewhere, and inside of another one, an area changes nothing but is found
/// (``FindingCode/nestedStack``), since the surfaces of coordinators have bars without it.
public struct NavigationArea<Content: Element>: Element {
  private let content: Content

  /// Creates an area around `content`.
  public init(@ElementBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some Element {
    content.transformPreference(BarConfigurationKey.self) { $0.navigationAreas += 1 }
  }
}
