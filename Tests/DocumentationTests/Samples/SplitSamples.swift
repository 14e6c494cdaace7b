import FlowEngine

private enum MailRoute: Route {
  case start, boxes, list(box: Int), message(Int), reply(Int), noSelection
}

private final class MailCoordinator: SplitCoordinator<MailRoute> {
  init() {
    super.init(router: Router(initial: .start), style: .tripleColumn)
    setColumn(.sidebar, to: BoxesCoordinator(router: Router(initial: .boxes)))
    setColumn(.detail, to: MessageCoordinator(router: Router(initial: .noSelection)))
  }
}

private final class MessageCoordinator: Coordinator<MailRoute> {
  override func canHandle(_ route: any Route) -> Bool {
    switch route as? MailRoute {
    case .message, .reply: true
    default: false
    }
  }

  override func replacesRoot(for route: any Route) -> Bool {
    if case .message = route as? MailRoute { true } else { false }
  }
}

private final class BoxesCoordinator: Coordinator<MailRoute> {}
private final class ListCoordinator: Coordinator<MailRoute> {}

@MainActor
private func choose(in mail: MailCoordinator) {
  let list = ListCoordinator(router: Router(initial: .list(box: 3)))
  mail.show(list, in: .content)  // a row of the sidebar
  mail.navigate(to: MailRoute.message(7))  // takes the place of what the detail showed
  mail.navigate(to: MailRoute.reply(7))  // on the stack of the detail
  mail.show(.content)  // in front again, where there is room for one column only
  mail.setColumnVisibility(.detailOnly)
}
