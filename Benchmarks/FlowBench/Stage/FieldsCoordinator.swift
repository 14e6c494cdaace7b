import FlowEngine
import LayoutSim

/// An app of one screen with a form of many fields, each of which can have the focus.
final class FieldsCoordinator: Coordinator<RowsRoute> {
  init(_ count: Int) {
    super.init(router: Router(initial: .all, factory: FieldsFactory(count)))
  }
}

private final class FieldsFactory: ElementFactory<RowsRoute> {
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  override func buildElement(for route: RowsRoute) -> (any Element)? { FieldsScreen(count: count) }
}

private struct FieldsScreen: Element {
  let count: Int

  @Local private var words = ""
  @Focused private var focus: Int?

  var body: some Element {
    EntryForm {
      Each(0..<count) { number in
        TextEntry("Field \(number)", words: $words)
          .keyboardType(.emailAddress)
          .submitLabel(.next)
          .focused($focus, equals: number)
      }
    }
    .onSubmit { focus = focus.map { $0 + 1 } }
  }
}
