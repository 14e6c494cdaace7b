import Bookshop
import LayoutSim

extension Situation {
  func alert() throws(StageError) {
    try walk.tap("Log in")
    try complain()
    try walk.tap("Send the books back")
    walk.show(as: .outline)
    walk.say("What is behind it is out of reach:")
    walk.tapInVain("Close")
    try walk.tap("Send back")
    walk.say("Its button closed the sheet, too:")
    walk.showLayers()
  }

  func swipe() throws(StageError) {
    try walk.tap("Log in")
    walk.jump(to: BrowseRoute.editions(.dracula))
    try walk.stage.withoutSettling { () throws(StageError) in
      let swipe = try walk.stage.beginBackSwipe()
      walk.act("stage.beginBackSwipe(), then swipe.update(progress: 0.5)") { _ in
        swipe.update(progress: 0.5)
      }
      walk.showLayers()
      walk.act("swipe.cancel()") { _ in swipe.cancel() }
      walk.act("stage.advance(by: 0.1)") { $0.advance(by: 0.1) }
      walk.say("The screen is on its way back; nobody was asked to navigate:")
      walk.showLayers()
    }
    walk.say("A while later, and as before the swipe:")
    walk.showLayers()
  }
}
