/// Content that configures the bars around it and its sheet while it is resolved.
struct ConfiguringScreen<Content: Element>: PrimitiveElement {
  private let memory: ScreenMemory
  private let presented: PresentedSurfaces
  private let content: Content

  init(
    _ memory: ScreenMemory,
    noting presented: PresentedSurfaces,
    @ElementBuilder content: () -> Content
  ) {
    self.memory = memory
    self.presented = presented
    self.content = content()
  }

  func resolve(into resolver: inout Resolver) {
    resolver.builder.openPreferences()
    content.resolve(into: &resolver)
    let preferences = resolver.builder.preferences
    memory.receive(preferences[BarConfigurationKey.self])
    memory.receive(preferences[SheetConfigurationKey.self], noting: presented)
    resolver.builder.closePreferences()
  }
}
