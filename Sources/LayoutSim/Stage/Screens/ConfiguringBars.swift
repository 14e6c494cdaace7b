/// Content that configures the bars around it while it is resolved.
struct ConfiguringBars<Content: Element>: PrimitiveElement {
  private let memory: ScreenMemory
  private let content: Content

  init(memory: ScreenMemory, @ElementBuilder content: () -> Content) {
    self.memory = memory
    self.content = content()
  }

  func resolve(into resolver: inout Resolver) {
    resolver.builder.openPreferences()
    content.resolve(into: &resolver)
    memory.receive(resolver.builder.preferences[BarConfigurationKey.self])
    resolver.builder.closePreferences()
  }
}
