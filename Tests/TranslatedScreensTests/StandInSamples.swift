import LayoutSim
import StandIns

enum StandInSamples {
  static func font() -> some Element {
    let logo = TextFace.custom("Inter", size: 30).bold()
    let title = TextBlock("Logo").font(face: logo)
    return title
  }

  static func store() -> Stage {
    let store = ModelStore([Note(text: "Milk")])
    let stage = Stage(on: .iPhone15) { NotesView().environment(\.modelContext, store) }
    return stage
  }
}
