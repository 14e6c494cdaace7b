import FlowEngine
import LayoutSim
import ScreenMapping

/// A route of the small app.
enum SmallRoute: Route {
  case list, item(Int), sheet, stuck

  var identifier: String {
    switch self {
    case .list: "list"
    case .item(let number): "item(\(number))"
    case .sheet: "sheet"
    case .stuck: "stuck"
    }
  }
}

/// What is wrong with a small app, on purpose.
enum SmallFault {
  case none

  /// Its sheet has no way out.
  case noWayOut

  /// The number of opened items, which no screen shows, decides where a button leads.
  case hiddenCounter

  /// A label reads what is not observed.
  case staleLabel

  /// A detour is kept when it has left.
  case keptDetour

  /// An item leads to the next one without an end.
  case grows

  /// A sheet forgets what was typed on the list.
  case forgets

  /// The way back from an item leads to the sheet.
  case wrongWayBack
}

/// A list of two items, and a sheet.
final class SmallApp: Coordinator<SmallRoute> {
  let fault: SmallFault
  var opened = 0
  var words = Words()

  init(_ fault: SmallFault = .none) {
    self.fault = fault
    let factory = SmallFactory()
    super.init(router: Router(initial: .list, factory: factory))
    factory.coordinator = self
    factory.app = self
    addModalCoordinator(SmallSheet(self))
  }

  override func canHandle(_ route: any Route) -> Bool { route is SmallRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? SmallRoute == .sheet ? .modal : .push
  }
}

/// What was typed on the list.
final class Words {
  var text = ""
}

/// Coordinators that a faulty app keeps; each test has its own.
final class Keeper {
  var kept: [AnyCoordinator] = []
}

final class SmallSheet: Coordinator<SmallRoute> {
  init(_ app: SmallApp) {
    let factory = SmallFactory()
    super.init(router: Router(initial: .sheet, factory: factory))
    factory.coordinator = self
    factory.app = app
  }
}

final class SmallFactory: ElementFactory<SmallRoute> {
  weak var app: SmallApp?

  override func buildElement(for route: SmallRoute) -> (any Element)? {
    guard let app else { return nil }
    switch route {
    case .list:
      return Column {
        if app.fault == .hiddenCounter {
          PushButton("Next") {
            app.opened += 1
            app.navigate(to: SmallRoute.item(10 + app.opened))
          }
        }
        Each(1...2, id: \.self) { number in
          PushButton("Item \(number)") {
            app.opened += 1
            app.navigate(to: SmallRoute.item(number))
          }
        }
        PushButton("Sheet") { app.navigate(to: SmallRoute.sheet) }
        if app.fault == .staleLabel { TextBlock("\(app.opened) opened") }
        if app.fault == .forgets {
          TextEntry("Words", words: Bound(get: { app.words.text }, set: { app.words.text = $0 }))
        }
      }
      .navigationTitle("List")
    case .item(let number):
      return Column {
        TextBlock("Number \(number)")
        if app.fault == .grows {
          PushButton("Next") { app.navigate(to: SmallRoute.item(number + 1)) }
        }
      }
      .navigationTitle("Item \(number)")
      .onDisappear {
        if app.fault == .wrongWayBack, number == 2 { app.navigate(to: SmallRoute.sheet) }
      }
    case .sheet:
      return Column {
        TextBlock("A sheet")
        if app.fault != .noWayOut {
          PushButton("Done") { app.dismissModal() }
        }
      }
      .onAppear { if app.fault == .forgets { app.words.text = "" } }
      .interactiveDismissDisabled(app.fault == .noWayOut)
      .navigationBarHidden(true)
    case .stuck: return nil
    }
  }
}
