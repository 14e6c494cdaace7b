import FlowEngine

/// A literal call: what it is called for, without the coordinator that is called.
enum LayerCall {
  case show(Stop, TransitionPresentationStyle?)
  case present(Stop, TransitionPresentationStyle?)
  case startFlow(Stop)
  case bring(ScriptedCall.Candidate, TransitionPresentationStyle?)

  /// Presents it over what is visible, wherever in the hierarchy it is called.
  case force(ScriptedCall.Candidate, TransitionPresentationStyle?)

  case finishFlow
  case restart
  case close
  case dismiss
  case showSeveral([Screen])
  case replaceTop(Stop)
  case insertBelowTop(Stop)
  case remove(Removal)

  /// A dialog with a button that does nothing more than close it.
  case showDialog(Int)
  case answerDialog

  /// One of several screens.
  struct Screen {
    let stop: Stop
    let style: TransitionPresentationStyle?
  }

  /// What is taken off the screen.
  enum Removal {
    case popScreens(Int)
    case popToIndex(Int)
    case popTo(Stop)
    case popToKind(Stop)
    case dismissAll
    case dismissPresentation(Int)
    case dismissPresentations(after: Int)

    var call: ScreenRemoval {
      switch self {
      case .popScreens(let count): .popScreens(count)
      case .popToIndex(let index): .popToIndex(index)
      case .popTo(let stop): .popTo(stop.route)
      case .popToKind(let stop): .popToKind(of: stop.route)
      case .dismissAll: .dismissAll
      case .dismissPresentation(let number): .dismissPresentation(number)
      case .dismissPresentations(let number): .dismissPresentations(after: number)
      }
    }
  }
}

extension LayerCall {
  /// The coordinator that is brought along, if any is.
  var newcomer: ScriptedCall.Candidate? {
    switch self {
    case .bring(let candidate, _), .force(let candidate, _): candidate
    case .show, .present, .startFlow, .finishFlow, .restart, .close, .dismiss, .showSeveral,
      .replaceTop, .insertBelowTop, .remove, .showDialog, .answerDialog:
      nil
    }
  }

  /// Whether there is a method that plans it without doing it.
  var canBePlanned: Bool {
    switch self {
    case .show, .bring, .finishFlow, .restart, .close, .showSeveral, .replaceTop, .insertBelowTop,
      .remove, .showDialog:
      true
    case .present, .startFlow, .force, .dismiss, .answerDialog: false
    }
  }

  /// The same call on a coordinator, as Swift writes it.
  func words(on id: Int, as method: String? = nil) -> String {
    switch self {
    case .show(let stop, let style):
      "c\(id).\(method ?? "navigate")(toRoute: \(stop)\(style.argument))"
    case .present(let stop, let style): "c\(id).present(\(stop)\(style.argument))"
    case .startFlow(let stop): "c\(id).startFlow(route: \(stop))"
    case .bring(let flow, let style):
      "c\(id).\(method ?? "navigate")(to: \(flow)\(style.argument))"
    case .force(let flow, let style):
      "\(flow).forcePresentation(rootCoordinator: c\(id)\(style.argument))"
    case .finishFlow: "c\(id).\(method == nil ? "finishFlow" : "planToFinish")()"
    case .restart: "c\(id).\(method == nil ? "restart" : "planToRestart")()"
    case .close: "c\(id).\(method == nil ? "close" : "planToClose")()"
    case .dismiss: "c\(id).dismiss()"
    case .showSeveral(let screens):
      "c\(id).\(method ?? "perform")(.show(\(screens.map { "\($0.stop)\($0.style.argument)" })))"
    case .replaceTop(let stop): "c\(id).\(method ?? "perform")(.replaceTop(with: \(stop)))"
    case .insertBelowTop(let stop): "c\(id).\(method ?? "perform")(.insertBelowTop(\(stop)))"
    case .showDialog(let number):
      "c\(id).\(method ?? "show")(.alert(\"\(number)\"))"
    case .answerDialog: "c\(id).answerDialog(\"OK\")"
    case .remove(let removal): "c\(id).\(method ?? "perform")(.\(removal))"
    }
  }
}

extension TransitionPresentationStyle {
  /// The styles of random calls.
  static let scripted: [TransitionPresentationStyle] = [
    .push, .sheet, .fullScreenCover, .detents([.medium, .large]), .custom(transition: .opacity),
    .custom(transition: .slide, fullScreen: true),
  ]

  var word: String {
    switch self {
    case .push: ".push"
    case .sheet: ".sheet"
    case .fullScreenCover: ".fullScreenCover"
    case .detents(let detents): ".detents(\(detents.detents.map(\.rawValue)))"
    case .custom(_, _, let fullScreen): ".custom(fullScreen: \(fullScreen))"
    }
  }
}

extension TransitionPresentationStyle? {
  fileprivate var argument: String { map { ", presentationStyle: \($0.word)" } ?? "" }
}
