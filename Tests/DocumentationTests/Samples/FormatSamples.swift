import Foundation
import Snapshot

// The samples of the page about pictures and other formats.

@MainActor
private func formats(_ stage: Stage) {
  assertSnapshot(of: stage, as: .readingOrder)
  assertSnapshot(of: stage, as: .joined([.outline, .wireframe]))
  print(TreeRenderer.svg.render(stage.renderTree))
}

@MainActor
private func page(_ stage: Stage, folder: URL) throws {
  var page = PicturePage(title: "The shop")
  page.add("empty", stage.renderTree)
  try stage.tap("More")
  page.add("after a tap", stage.renderTree)
  try page.write(to: folder)
}

@MainActor
private func coordinators(_ app: AnyCoordinator) {
  assertSnapshot(of: app.composition)  // what is presented: surfaces, stacks, owners, contexts
  assertSnapshot(of: app)  // all coordinators with their states, hidden ones as well
}
