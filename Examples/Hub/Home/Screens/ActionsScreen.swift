import LayoutSim

/// The root of Home.
struct ActionsScreen: Element {
  var body: some Element {
    RowList { ActionRows() }
      .navigationTitle("Home")
      .finishesFlow()
  }
}
