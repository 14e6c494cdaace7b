import FlowEngine
import LayoutSim
import Observation

/// A screen that does what screens do, by turns: which of it follows from its route.
struct GeneratedScreen: Element {
  let route: StubRoute
  private let shared: GeneratedModel
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
    shared = models.shared
    _model = Local(wrappedValue: models.model())
  }

  static func router(_ route: StubRoute, _ models: ModelCensus) -> Router<StubRoute> {
    Router(
      initial: route,
      factory: StubFactory { GeneratedScreen(route: $0, models: models) }
    )
  }

  private var number: Int { Int(route.identifier.dropFirst()) ?? 0 }

  var body: some Element {
    configured(
      Column {
        TextBlock("\(route.identifier) \(count) \(model.presses) \(visits) \(height)")
        TextBlock("\(shared.count) \(shared.unread) \(shared.changes)")
        PushButton("Count") { count += 1 }
        PushButton("Press") { model.presses += 1 }
        PushButton("Ask") { isAsking = true }
          .alert("Sure?", isPresented: $isAsking) { PushButton("Yes") { count += 10 } }
        PushButton("Pop") { isPopped = true }
          .popover(isPresented: $isPopped) { TextBlock("Popped").padding(20) }
        PushButton("Sheet") { isDetailed = true }
          .sheet(isPresented: $isDetailed, onDismiss: { count += 100 }) { GeneratedDetail() }
        PushButton("Cover") { isCovered = true }
          .fullScreenCover(isPresented: $isCovered) { GeneratedDetail() }
      }
      .onSizeChange { height = $0.height }
      .onAppear {
        visits += 1
        shared.unread = 0
      }
      .onChange(of: shared.count) { _, _ in shared.changes += 1 }
      .onDisappear { visits += 100 }
    )
  }

  private func configured(_ content: some Element) -> AnyElement {
    switch number % 7 {
    case 0: AnyElement(content.screenTitle("Title \(count)"))
    case 1: AnyElement(content.navigationBarHidden())
    case 2: AnyElement(content.tabBarHidden().screenTitle(route.identifier))
    case 3: AnyElement(content.interactiveDismissDisabled())
    case 4: AnyElement(content.customNavigationBar(route.identifier))
    case 5: AnyElement(content.barButton("Do") { count += 1 })
    default: AnyElement(content)
    }
  }
}

/// What a screen presents by itself.
private struct GeneratedDetail: Element {
  @Local private var count = 0
  @Local private var goesOn = false
  @Inherited(\.dismiss) private var dismiss

  var body: some Element {
    NavigationArea {
      Column {
        PushButton("Count") { count += 1 }
        PushButton("Leave") { dismiss() }
        PushButton("Sheet") { goesOn = true }
      }
      .screenTitle("Detail \(count)")
      .sheet(isPresented: $goesOn) { PushButton("Leave") { goesOn = false } }
    }
    .presentationDetents([.medium, .extraLarge])
  }
}

/// The model that a screen reads besides its own state.
@Observable
@MainActor
final class ScreenModel {
  var presses = 0
}

/// Knows all models that an app's screens were built with, and keeps none.
@MainActor
final class ModelCensus {
  /// What all screens read, and write.
  let shared = GeneratedModel()

  private struct Entry {
    weak var model: ScreenModel?
  }

  private var entries: [Entry] = []

  /// How many are still retained.
  var kept: Int { entries.count { $0.model != nil } }

  func model() -> ScreenModel {
    let model = ScreenModel()
    entries.append(Entry(model: model))
    return model
  }
}
