import Bookshop
import FlowEngine
import LayoutSim

extension Situation {
  func rotation() throws(StageError) {
    try walk.tap("Log in")
    walk.jump(to: BrowseRoute.about(.dracula))
    walk.showLayers()
    walk.act("stage.rotate(to: .landscape)") { $0.rotate(to: .landscape) }
    walk.say(
      "A low window has no heights to rest at: the sheet fills it, and keeps its sides free."
    )
    walk.show(as: .outline)
    walk.act("stage.rotate(to: .portrait)") { $0.rotate(to: .portrait) }
    walk.showLayers()
  }

  func tablet() throws(StageError) {
    try walk.tap("Log in")
    walk.jump(to: BrowseRoute.about(.dracula))
    walk.act("stage.traits.device = .iPadA16") { $0.traits.device = .iPadA16 }
    walk.say("A wide window shows it as a form in its middle; the home indicator is far below.")
    walk.show(as: .outline)
  }

  func largeType() throws(StageError) {
    try walk.tap("Log in")
    walk.jump(to: BrowseRoute.about(.dracula))
    walk.showLayers()
    walk.act("stage.setTypeSize(.accessibility3)") { $0.setTypeSize(.accessibility3) }
    walk.say(
      "The words want more than a sheet can have: it is as tall as it can be, and they scroll."
    )
    walk.show(as: .outline)
  }

  func rightToLeft() throws(StageError) {
    try walk.tap("Log in")
    walk.jump(to: BrowseRoute.editions(.dracula))
    walk.act("stage.traits.direction = .rightToLeft") { $0.traits.direction = .rightToLeft }
    walk.show()
  }

  func keyboard() throws(StageError) {
    try walk.tap("Log in")
    try complain()
    walk.showLayers()
    try walk.enter("Ned forgot the string.", into: "What is wrong")
    walk.act("stage.showKeyboard()") { $0.showKeyboard() }
    walk.say("The sheet rises by what the keyboard covers; its content keeps its height.")
    walk.show(as: .outline)
    walk.act("stage.hideKeyboard()") { $0.hideKeyboard() }
    walk.showLayers()
  }

  /// Navigates to the sheet over the news of a parcel.
  func complain() throws(StageError) {
    walk.run("app.orderShipped(order 1042)") { $0.orderShipped(Customer.harriet.orders[0]) }
    try walk.tap("Where is it?")
    try walk.tap("Something is wrong")
  }
}
