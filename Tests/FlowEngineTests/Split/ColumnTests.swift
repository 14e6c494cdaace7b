import Testing

@testable import FlowEngine

/// Columns.
@MainActor
struct ColumnTests {
  private let mail = MailColumns()
  private var split: PlaceSplit { mail.split }

  @Test("What is shown in a column replaces what is there, which leaves with all it shows")
  func show() {
    mail.message.go("message")
    mail.message.go("headers")
    let draft = PlaceCoordinator("Draft", root: "draft")
    #expect(split.show(draft, in: .detail))
    #expect(split.picture == "{boxes, list, *draft*}")
    #expect(draft.ownerPath.description == "app/column detail Draft")
    #expect(mail.message.parent == nil)
    #expect(mail.message.words == "none")
  }

  @Test("Steps of a replacement tell what goes and what comes")
  func steps() {
    mail.message.answering.modals.insert("move")
    mail.message.addModalCoordinator(PlaceCoordinator("Move", root: "move"))
    mail.message.go("move")
    let log = EventLog(of: split)
    split.show(PlaceCoordinator("Draft", root: "draft"), in: .detail)
    let steps = log.entries.compactMap { entry -> String? in
      if case .changed(let step) = entry.event { step.description } else { nil }
    }
    #expect(
      steps == [
        "dismiss modal app/column detail Message/modal Move",
        "put Draft into column detail of app", "show column detail of app",
      ]
    )
  }

  @Test("A column that is set stays behind the one in front")
  func setColumn() {
    #expect(split.setColumn(.detail, to: PlaceCoordinator("Draft", root: "draft")))
    #expect(split.picture == "{*boxes*, list, draft}")
  }

  @Test("A column that is emptied gives the front to the one before it")
  func empty() {
    split.show(.detail)
    #expect(split.setColumn(.detail, to: nil))
    #expect(split.picture == "{boxes, *list*, -}")
    #expect(split.compactColumn == .content)
  }

  @Test("removeChild empties the column of the child")
  func removeChild() {
    split.show(.content)
    split.removeChild(mail.list)
    #expect(split.picture == "{*boxes*, -, none}")
  }

  @Test("A split whose compact column is empty has the nearest one before it in front")
  func fallsBack() {
    let other = PlaceSplit(detail: PlaceCoordinator("Message", root: "none"))
    #expect(other.picture == "{-, -, *none*}")
    #expect(PlaceSplit().picture == "{-, -, -}")
    #expect(PlaceSplit().visibleRoute.identifier == "split")
  }

  @Test("A column that is in front already changes nothing")
  func idle() {
    let log = EventLog(of: split)
    let revision = split.revision
    #expect(split.show(.sidebar))
    #expect(split.revision == revision)
    #expect(log.lines.contains { $0.contains("the column is already as requested") })
  }

  @Test("Two columns have no content column")
  func noContent() {
    let two = PlaceSplit(style: .doubleColumn, sidebar: PlaceCoordinator("Boxes", root: "boxes"))
    #expect(!two.setColumn(.content, to: mail.account))
    #expect(!two.show(.content))
    #expect(
      two.unhandledErrors == [
        .noColumn(.content, owner: two.ownerPath), .noColumn(.content, owner: two.ownerPath),
      ]
    )
    #expect(two.picture == "{*boxes*, -}")
  }

  @Test("An empty column is not shown")
  func emptyColumn() {
    split.setColumn(.detail, to: nil)
    #expect(!split.show(.detail))
    #expect(split.unhandledErrors == [.emptyColumn(.detail, owner: split.ownerPath)])
  }

  @Test("A split is neither pushed nor a column")
  func misplaced() {
    let other = PlaceSplit()
    let home = PlaceCoordinator("Home", root: "home")
    #expect(!home.addChild(other))
    #expect(!home.navigate(to: other, presentationStyle: .push))
    #expect(!split.setColumn(.detail, to: other))
    #expect(other.parent == nil)
    #expect(
      home.unhandledErrors == [
        .misplacedSplit("Mail", owner: home.ownerPath, role: .child),
        .misplacedSplit("Mail", owner: home.ownerPath, role: .subflow),
      ]
    )
    #expect(
      split.unhandledErrors == [.misplacedSplit("Mail", owner: split.ownerPath, role: .column)]
    )
    #expect(mail.message.parent === split)
  }

  @Test("A flow that is a split does not come into an orchestrator on a stack")
  func misplacedFlow() {
    let flows = PlaceFlows(flow: PlaceCoordinator("Login", root: "login"))
    let home = PlaceCoordinator("Home", root: "home")
    home.addChild(flows)
    #expect(!flows.transitionToFlow(split, root: "main"))
    #expect(
      home.unhandledErrors == [.misplacedSplit("Mail", owner: flows.ownerPath, role: .flow)]
    )
    #expect(PlaceFlows(flow: split).picture == "{*boxes*, list, none}")
  }

  @Test("A child that is added to a split needs a column")
  func childNeedsColumn() {
    #expect(!split.addChild(PlaceCoordinator("Draft", root: "draft")))
    #expect(split.unhandledErrors == [.childNeedsColumn("Draft", owner: split.ownerPath)])
  }

  @Test("A coordinator that has an owner comes into no column")
  func owned() {
    #expect(!split.show(mail.account, in: .detail))
    #expect(!split.show(mail.list, in: .detail))
    #expect(
      split.unhandledErrors == [
        .alreadyOwned(coordinator: mail.account.ownerPath, refusedFor: split.ownerPath),
        .duplicateChild(owner: split.ownerPath, coordinator: "List"),
      ]
    )
    #expect(split.picture == "{*boxes*, list, none}")
  }

  @Test("A surface that refuses to go keeps its column")
  func refusal() {
    mail.boxes.go("account")
    mail.account.answering.guardsDismissal = { _ in .refuse(reason: "unsaved") }
    #expect(!split.setColumn(.sidebar, to: nil))
    #expect(mail.boxes.parent === split)
  }

  @Test("A guard decides about a coordinator that is shown, and not about one that is set")
  func guarded() {
    split.answering.guardsNavigation = { _ in .refuse(reason: "locked") }
    #expect(!split.show(PlaceCoordinator("Draft", root: "draft"), in: .detail))
    #expect(mail.message.parent === split)
    #expect(split.setColumn(.detail, to: PlaceCoordinator("Draft", root: "draft")))
  }
}
