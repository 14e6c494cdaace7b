import FlowEngine
import LayoutSim
import Observation
import StageSupport

/// A screen that does what screens do, by turns: which of it follows from its route.
struct GeneratedScreen: Element {
  let route: StubRoute
  private let models: ModelCensus
  @Local private var model: ScreenModel
  @Local private var count = 0
  @Local private var visits = 0
  @Local private var isAsking = false
  @Local private var isPopped = false
  @Local private var isDetailed = false
  @Local private var isCovered = false
  @Local private var height = 0.0

  init(route: StubRoute, models: ModelCensus) {
    self.route = route
    self.models = models
    _model = Local(wrappedValue: models.model())
  }

  static func router(_ route: StubRoute, _ models: ModelCensus) -> Router<StubRoute> {
    Router(
      initial: route,
      factory: StubFactory { GeneratedScreen(route: $0, models: models) }
    )
  }

  private var shared: GeneratedModel { models.shared }
  private var number: Int { Int(route.identifier.dropFirst()) ?? 0 }

  private var container: GeneratedRows.Container {
    let all = GeneratedRows.Container.allCases
    return all[number % all.count]
  }

  var body: some Element {
    let parts = models.parts(of: number)
    configured(
      GeneratedInner(kind: parts.contains(.inner) ? 1 + number % 4 : 0) {
        Column {
          if parts.contains(.tasks) { GeneratedTasks(route: route, models: models) }
          if parts.contains(.fields) { GeneratedFields() }
          if parts.contains(.touches) { GeneratedTouches() }
          if parts.contains(.rows) { GeneratedRows(container, models: models) }
          TextBlock("\(route.identifier) \(count) \(model.presses) \(visits) \(height)")
          TextBlock("\(shared.count) \(shared.unread) \(shared.changes)")
          PushButton("Count") { count += 1 }
          PushButton("Press") { model.presses += 1 }
          PushButton("Ask") { isAsking = true }
            .alert("Sure?", isPresented: $isAsking) { PushButton("Yes") { count += 10 } }
          PushButton("Pop") { isPopped = true }
            .popover(isPresented: $isPopped) { TextBlock("Popped").padding(20) }
          PushButton("Sheet") { isDetailed = true }
            .sheet(isPresented: $isDetailed, onDismiss: { count += 100 }) {
              GeneratedDetail(kind: number % 5)
            }
          PushButton("Cover") { isCovered = true }
            .fullScreenCover(isPresented: $isCovered) { GeneratedDetail(kind: 1 + number % 5) }
        }
      }
      .onSizeChange { height = $0.height }
      .onAppear {
        visits += 1
        shared.unread = 0
      }
      .onChange(of: shared.count) { _, _ in shared.changes += 1 }
      .onDisappear { visits += 100 },
      with: parts
    )
  }

  private func configured(
    _ content: some Element,
    with parts: ModelCensus.Parts
  ) -> AnyElement {
    let content =
      parts.contains(.bars)
      ? AnyElement(content.modifier(GeneratedBars(models: models))) : AnyElement(content)
    return switch number % 7 {
    case 0: AnyElement(content.navigationTitle("Title \(count)"))
    case 1: AnyElement(content.navigationBarHidden())
    case 2: AnyElement(content.toolbar(.hidden, for: .tabBar).navigationTitle(route.identifier))
    case 3: AnyElement(content.interactiveDismissDisabled())
    case 4: AnyElement(content.customNavigationBar(route.identifier))
    case 5: AnyElement(content.toolbar { PushButton("Do") { count += 1 } })
    default: AnyElement(content)
    }
  }
}
