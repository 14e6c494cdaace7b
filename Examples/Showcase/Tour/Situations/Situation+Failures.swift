import Bookshop
import LayoutSim

extension Situation {
  func unhandled() throws(StageError) {
    try walk.tap("Log in")
    try walk.tap("Account")
    walk.say("No coordinator takes the bookseller's chat, and no flow is for it. Nothing changes:")
    walk.go(to: SupportRoute.chat)
    walk.say("The button on the screen reports the same error, which is kept as a finding:")
    try walk.tap("Ask a bookseller")
    walk.show()
  }

  func brokenScreen() throws(StageError) {
    try walk.tap("Log in")
    walk.say("An old letter links to an order that does not exist. The user can still go back.")
    walk.go(to: AccountRoute.order(9999))
    walk.show()
  }
}
