import FlowEngine
import Foundation

@MainActor
private func plans(_ app: AnyCoordinator) throws {
  let plan = try app.plan(to: BrowseRoute.search("emma", page: 1))
  print(plan.explanation)
  try app.apply(plan)
}

private enum FormRoute: Route { case form, discard }

@MainActor
private final class Form { var isDirty = false }

private final class FormCoordinator: Coordinator<FormRoute> {
  let form = Form()

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    form.isDirty ? .ask(FormRoute.discard) : .allow
  }
}

private enum BrowseRoute: Route { case shelves, title(String), search(String, page: Int) }

@MainActor
private func links(_ app: AnyCoordinator) throws {
  var links = LinkTable(schemes: ["bookshop"], hosts: ["books.example"])
  try links.add("basket", to: BasketRoute.basket)
  try links.add("title/{isbn}") { values in
    BrowseRoute.title(try values["isbn"])
  } from: { route in
    if case .title(let isbn) = route { ["isbn": isbn] } else { nil }
  }
  try links.add("search?q={text}&page={page?}") { values in
    BrowseRoute.search(try values["text"], page: try values["page"] ?? 1)
  }
  try links.addFallback(below: "title") { link, error in BrowseRoute.shelves }

  print(try app.plan(opening: "bookshop://title/978-0?ref=mail", with: links))  // a dry run
  app.open("https://books.example/search?q=emma", with: links)  // or a Foundation URL
  print(try links.url(for: BrowseRoute.title("x/ü")))  // bookshop://title/x%2F%C3%BC
}

private enum ItemRoute: Route { case list, detail(Int), about(Int) }

private final class AboutCoordinator: Coordinator<ItemRoute> {}

@MainActor
private func parameters(_ home: AnyCoordinator, _ items: Coordinator<ItemRoute>) {
  let about = AboutCoordinator(
    router: Router(initial: ItemRoute.about(1), factory: ViewFactory())
  )
  items.addModalCoordinator(about)
  home.addChild(items)

  home.navigate(to: ItemRoute.detail(3))  // home > detail(3), without the list between
  home.navigate(to: ItemRoute.detail(4))  // home > detail(3) > detail(4)
  home.navigate(to: ItemRoute.about(3))  // the sheet about(3), by the coordinator of about(1)
}

@MainActor
private func saving(_ app: AnyCoordinator, in file: URL) throws {
  try app.savedData().write(to: file)  // when the app leaves the screen
  let leftOut = try app.restore(from: Data(contentsOf: file))  // when it is started again
  print(leftOut)
}

private final class MainTabCoordinator: TabCoordinator<BrowseRoute> {
  init() {
    super.init(router: Router(initial: .shelves, factory: ViewFactory()))
  }
}

private final class RootCoordinator: FlowOrchestrator<BrowseRoute> {
  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
    owner.name == "MainTab" ? MainTabCoordinator() : nil
  }
}

private enum HubRoute: StyledRoute {
  case actions, detail(Int), help, checkout

  var presentationStyle: TransitionPresentationStyle {
    switch self {
    case .actions, .detail: .push
    case .help: .detents([.medium, .height(300)])
    case .checkout: .fullScreenCover
    }
  }
}

@MainActor
private func styles(_ hub: Coordinator<HubRoute>, _ login: AnyCoordinator) {
  hub.navigate(toRoute: .detail(1))  // on the stack of the hub
  hub.navigate(toRoute: .help)  // a sheet over what is there
  hub.present(.detail(2))  // a sheet as well, although it is a push
  hub.navigate(to: login, presentationStyle: .sheet)  // a coordinator with a stack of its own
  login.finishFlow()  // which leaves, and is released
  hub.close()  // the latest layer, or else the top screen
  hub.restart()  // everything but the root
}

@MainActor
private func several(_ hub: Coordinator<HubRoute>) throws {
  hub.show([.push(.detail(1)), .push(.detail(2)), .route(.help)])  // two pushes and a sheet
  hub.dismissAll()  // the sheet, and all else that is presented
  hub.popScreens(2)  // or popToIndex(0), popTo(.actions), popToKind(of: .actions)
  hub.show([.route(.detail(1)), .route(.detail(3))])
  hub.insertBelowTop(.detail(2))  // where going back leads now
  hub.replaceTop(with: .detail(4))
  hub.present(.help) { reason in print("help is gone: \(reason)") }
  print(try hub.plan(.popScreens(2)))
  try hub.perform(.show([.push(.detail(5)), .sheet(.help)]))
}

@MainActor
private func dialogs(_ hub: Coordinator<HubRoute>) async {
  let answer = await hub.ask(
    .confirmation("Delete the offer?", buttons: [.destructive("Delete"), .cancel()])
  )
  if answer?.role == .destructive { hub.popToRoot() }
  hub.show(.alert("Sold out", buttons: [.default("See others") { hub.restart() }]))
  print(hub.visibleDialog?.title ?? "no dialog")
  hub.answerDialog("See others")  // as a finger presses it
}

private final class OfferCoordinator: Coordinator<HubRoute> {
  struct Form { var isDirty = false }

  var form = Form()

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    guard form.isDirty else { return .allow }
    return .ask(
      Dialog.alert(
        "Discard changes?",
        buttons: [.destructive("Discard", resumes: true), .cancel("Keep editing")]
      )
    )
  }
}

private final class DayPicking: Coordinator<HubRoute>, FlowWithOutcome {
  typealias Outcome = Int

  func pick(_ day: Int) { finishFlow(with: day) }
}

@MainActor
private func waiting(_ hub: Coordinator<HubRoute>) async {
  await hub.transition { hub.present(.detail(2)) }
  await hub.transition { hub.dismiss() }
  switch await hub.outcome(of: DayPicking(router: Router(initial: .actions))) {
  case .finished(let day): hub.navigate(toRoute: .detail(day))
  case .cancelled(let reason): print("left by \(reason)")
  case .refused(let error): print(error.whatToDo)
  }
}
