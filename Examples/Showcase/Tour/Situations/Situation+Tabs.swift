import Bookshop
import LayoutSim

extension Situation {
  func home() throws(StageError) {
    walk.say("The login does not know the route of the shop. The app does, and changes flows.")
    walk.go(to: AppRoute.shop)
    walk.show()
  }

  func browse() throws(StageError) {
    try walk.tap("Log in")
    try walk.tap("Browse")
    try walk.tap("Gothic tales, 2")
    try walk.tap("Dracula, Bram Stoker, 1897, £8.99")
    try walk.tap("Editions, 2")
    walk.show()
  }

  func authors() throws(StageError) {
    try walk.tap("Log in")
    try walk.tap("Browse")
    try walk.tap("Authors, Who wrote all this")
    walk.say("The authors have routes and a coordinator of their own, on the same stack:")
    walk.show()
    try walk.tap("Prizes")
    try walk.tap("Nobel Prize in Literature, Rudyard Kipling, 1907")
    walk.say("So have the prizes. The way back says whose screen it leads to:")
    walk.show()
  }

  func basket() throws(StageError) {
    try walk.tap("Log in")
    try walk.tap("See the book")
    try walk.tap("Add to basket")
    walk.say("The badge counts one more.")
    walk.show()
    try walk.tap("Browse")
    walk.say("A screen of this tab sent the user away, which cleaned the tab up:")
    walk.showLayers()
  }

  func replace() throws(StageError) {
    try walk.tap("Log in")
    try walk.tap("Account")
    try walk.tap("Import a wish list")
    walk.show()
    walk.say("When the books are there, the result takes the place of the waiting:")
    walk.go(to: AccountRoute.imported(12))
    walk.show()
  }
}
