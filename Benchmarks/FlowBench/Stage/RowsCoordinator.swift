import FlowEngine
import LayoutSim

/// The only screen of an app that consists of a list.
enum RowsRoute: String, Route {
  case all

  var identifier: String { rawValue }
}

/// An app of one screen with a list of many rows, each with a picture, a menu, and buttons at both edges.
final class RowsCoordinator: Coordinator<RowsRoute> {
  init(_ count: Int) {
    super.init(router: Router(initial: .all, factory: RowsFactory(count)))
  }
}

private final class RowsFactory: ElementFactory<RowsRoute> {
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  override func buildElement(for route: RowsRoute) -> (any Element)? {
    RowList {
      Each(0..<count) { number in
        PushButton {
        } label: {
          Row {
            Picture("cover", width: 32, height: 44)
            Column(alignment: .leading) {
              TextBlock("Title \(number)")
              TextBlock("Author").font(.footnote)
            }
          }
        }
        .contextMenu { PushButton("Share") {} }
        .swipeActions(edge: .leading) { PushButton("Read") {} }
        .swipeActions { PushButton("Delete", role: .destructive) {} }
      }
    }
  }
}
