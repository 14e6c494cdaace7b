/// A kind of step of a walk through a generated app.
enum GeneratedStep: String, CaseIterable {
  case navigate, pop, turnBack, popToRoot, dismissModal, presentDetour, dismissDetour, switchTab
  case hold, goBack, changeModel, tap, swipeSheetAway, dragSheet
  case proceedForSeconds, proceed, finish, runCode, tapWork, refresh
  case enter, tapField, submit, hideKeyboard, scroll
  case doubleTap, longPress, drag, swipeRow, tapOutside
  case requestColumns, showColumn, showInColumn, resize, swipeBack
  case tapBar, search, cancelSearch
  case scrollRows, seekRow, changeRows
  case presentElement
  case tapInner

  /// How often it is done, compared with others.
  var weight: Int {
    switch self {
    case .navigate: 12
    case .pop, .turnBack, .goBack, .swipeBack, .showInColumn, .finish: 3
    case .changeModel, .seekRow, .presentElement, .doubleTap, .drag, .swipeRow, .longPress,
      .requestColumns:
      4
    case .proceedForSeconds, .tap, .tapInner, .tapWork, .tapBar, .tapField, .search, .enter,
      .submit,
      .scrollRows,
      .changeRows:
      5
    default: 2
    }
  }

  /// What is often done next.
  var sequels: [GeneratedStep] {
    switch self {
    case .enter, .tapField: [.submit, .hideKeyboard, .hideKeyboard, .scroll, .proceed]
    case .search: [.cancelSearch, .submit, .tapBar]
    case .tapWork, .refresh: [.proceed, .proceedForSeconds, .finish, .navigate]
    case .presentDetour: [.dismissDetour, .swipeSheetAway, .dragSheet]
    case .requestColumns: [.tapOutside, .showColumn, .swipeBack]
    case .scrollRows, .changeRows: [.seekRow, .changeRows, .scrollRows, .hold, .goBack, .tap]
    case .navigate: [.popToRoot, .swipeBack, .dismissModal]
    case .tapInner: [.tapInner, .tapInner, .swipeBack, .goBack, .hold, .navigate]
    case .presentElement: [.dragSheet, .swipeSheetAway, .enter, .tap]
    case .tap: [.dragSheet, .swipeSheetAway, .enter, .tapOutside]
    default: []
    }
  }

  /// The kinds, each as often as its weight says.
  static let deck = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
