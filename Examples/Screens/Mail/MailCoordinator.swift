import FlowEngine
import LayoutSim

/// The places of a mail app.
public enum MailRoute: Route {
  /// The boxes.
  case boxes

  /// The letters in a box.
  case letters(Mail.Box)

  /// The letter with a number.
  case letter(Int)

  /// No letter.
  case noSelection

  /// The name in paths and snapshots.
  public var identifier: String {
    switch self {
    case .boxes: "boxes"
    case .letters(let box): "letters(\(box.rawValue))"
    case .letter(let id): "letter(\(id))"
    case .noSelection: "noSelection"
    }
  }
}

/// Mail in three columns: boxes, the letters of one, and one of these.
public final class MailCoordinator: SplitCoordinator<MailRoute> {
  private let mail: Mail

  /// Creates columns that show the inbox of `mail`, and none of its letters.
  public init(mail: Mail) {
    self.mail = mail
    super.init(router: Router(initial: .boxes), style: .tripleColumn)
    setColumn(.sidebar, to: MailColumn(.boxes, of: mail, in: self))
    setColumn(.content, to: MailColumn(.letters(.inbox), of: mail, in: self))
    setColumn(.detail, to: MailColumn(.noSelection, of: mail, in: self))
  }

  /// The box whose letters are listed; setting it lists those of another one.
  var box: Mail.Box? {
    get {
      guard case .letters(let box) = route(in: .content) else { return nil }
      return box
    }
    set { navigate(to: newValue.map(MailRoute.letters) ?? .boxes) }
  }

  /// The letter that is shown; setting it shows another one.
  var letter: Mail.Letter.ID? {
    get {
      guard case .letter(let id) = route(in: .detail) else { return nil }
      return id
    }
    set { navigate(to: newValue.map(MailRoute.letter) ?? .noSelection) }
  }

  private func route(in column: SplitColumn) -> MailRoute? {
    (coordinator(in: column) as? MailColumn)?.router.state.root
  }
}

/// A column, whose root is the selection in the previous one.
private final class MailColumn: Coordinator<MailRoute> {
  init(_ route: MailRoute, of mail: Mail, in split: MailCoordinator) {
    let factory = MailFactory(mail: mail, split: split)
    super.init(router: Router(initial: route, factory: factory))
  }

  override func canHandle(_ route: any Route) -> Bool { replacesRoot(for: route) }

  override func replacesRoot(for route: any Route) -> Bool {
    switch (router.state.root, route as? MailRoute) {
    case (.boxes, .boxes), (.letters, .letters): true
    case (.letter, .letter), (.letter, .noSelection), (.noSelection, .letter): true
    default: false
    }
  }
}

private final class MailFactory: ElementFactory<MailRoute> {
  private let mail: Mail
  private unowned let split: MailCoordinator

  init(mail: Mail, split: MailCoordinator) {
    self.mail = mail
    self.split = split
  }

  override func buildElement(for route: MailRoute) -> (any Element)? {
    switch route {
    case .boxes:
      BoxesView(
        mail: mail,
        box: Bound(get: { [split] in split.box }) { [split] in split.box = $0 }
      )
    case .letters(let box):
      LettersView(
        mail: mail,
        box: box,
        letter: Bound(get: { [split] in split.letter }) { [split] in split.letter = $0 }
      )
    case .letter(let id): LetterView(mail: mail, id: id)
    case .noSelection: UnavailableContent("No Letter Selected", icon: "envelope")
    }
  }
}
