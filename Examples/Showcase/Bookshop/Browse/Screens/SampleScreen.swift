import FlowEngine
import LayoutSim

struct SampleScreen: Element {
  let coordinator: AnyCoordinator
  let book: Book

  var body: some Element {
    Page {
      TextBlock(book.title).textStyle(.headline)
      Paragraph(
        "To Sherlock Holmes she is always the woman. I have seldom heard him mention her under any "
          + "other name. In his eyes she eclipses and predominates the whole of her sex."
      )
      PushButton("Contents", look: .bordered) {
        coordinator.navigate(to: BrowseRoute.contents)
      }
    }
    .screenTitle("The beginning")
    .closesFromBar("Done")
  }
}

struct ContentsScreen: Element {
  let coordinator: AnyCoordinator

  var body: some Element {
    Page {
      TitledList("In this sample") {
        LinkRow(title: "I. A Scandal in Bohemia") { coordinator.navigate(to: BrowseRoute.sample) }
        LinkRow(title: "Notes", detail: "By the editor") {
          coordinator.navigate(to: NoteRoute.all)
        }
      }
    }
    .screenTitle("Contents")
    .closesFromBar()
  }
}
