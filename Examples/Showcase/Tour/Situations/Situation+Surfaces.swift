import Bookshop
import FlowEngine
import LayoutSim

extension Situation {
  func onboarding() throws(StageError) {
    try walk.tap("Log in")
    try walk.tap("How the shop works")
    walk.show()
  }

  func about() throws(StageError) {
    try walk.tap("Log in")
    walk.go(to: BrowseRoute.about(.dracula))
    walk.show()
  }

  func filter() throws(StageError) {
    try walk.tap("Log in")
    try walk.tap("Browse")
    try walk.tap("#filter")
    walk.say("Without a choice it rests at the smallest height: that of the header.")
    walk.show()
    for detent in [ModalPresentationDetent.medium, .custom] {
      walk.run("filter.selectDetent(.\(detent.rawValue))") { app in
        app.visibleCoordinator.selectDetent(detent)
      }
      walk.show()
    }
  }

  func checkout() throws(StageError) {
    try walk.tap("Log in")
    try walk.tap("Basket")
    try walk.tap("Check out")
    try walk.tap("Continue to payment")
    walk.show()
  }

  func deepLink() throws(StageError) {
    try walk.tap("Log in")
    walk.say("A letter links to the second note on the sample.")
    walk.go(to: NoteRoute.note(catalogue.notes[1]))
    walk.show()
  }

  func detour() throws(StageError) {
    try walk.tap("Log in")
    walk.go(to: BrowseRoute.about(.dracula))
    walk.run("app.orderShipped(order 1042)") { $0.orderShipped(Customer.harriet.orders[0]) }
    walk.show()
    try walk.goBack()
    walk.say("Everything is as it was:")
    walk.showLayers()
  }
}
