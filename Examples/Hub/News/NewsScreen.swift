import FlowEngine
import LayoutSim

/// All items, each of which can be read.
struct NewsScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    RowList {
      Each(NewsItem.all) { item in
        PushButton(item.title) { (coordinator as? NewsCoordinator)?.read(item.id) }
      }
    }
    .navigationTitle("News")
    .finishesFlow()
  }
}
