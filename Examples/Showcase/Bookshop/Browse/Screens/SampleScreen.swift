import FlowEngine
import LayoutSim

struct SampleScreen: Element {
  let coordinator: AnyCoordinator
  let book: Book

  var body: some Element {
    Page {
      TextBlock(book.title).font(.headline)
      Paragraph(
        "To Sherlock Holmes she is always the woman. I have seldom heard him mention her under any "
          + "other name. In his eyes she eclipses and predominates the whole of her sex."
      )
      PushButton("Contents") {
        coordinator.navigate(to: BrowseRoute.contents)
      }
      .buttonStyle(.bordered)
    }
    .navigationTitle("The beginning")
    .navigationBarTitleDisplayMode(.inline)
    .closesFromBar("Done")
  }
}
