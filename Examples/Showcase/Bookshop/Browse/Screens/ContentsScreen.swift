import FlowEngine
import LayoutSim

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
    .navigationTitle("Contents")
    .navigationBarTitleDisplayMode(.inline)
    .closesFromBar()
  }
}
