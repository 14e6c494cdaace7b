import LayoutSim
import Observation
import Testing

/// Items of menus and dialogs whose own bodies and closures read a model, which the presenting body does not.
@MainActor
struct DialogModelTests {
  @Observable
  final class Parcel {
    var copies = 1
  }

  private struct Copies: Element {
    let parcel: Parcel

    var body: some Element { PushButton("Order \(parcel.copies)") {} }
  }

  /// The same as a button of its own, and in rows that are made by a closure.
  private struct Items: Element {
    let parcel: Parcel

    var body: some Element {
      Copies(parcel: parcel)
      Each(["Return"], id: \.self) { title in PushButton("\(title) \(parcel.copies)") {} }
    }
  }

  private let parcel = Parcel()

  private func expectItems(
    of stage: Stage,
    _ open: (Stage) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try open(stage)
    for copies in 1...3 {
      parcel.copies = copies
      let labels = stage.renderTree.nodes.filter { $0.role == .button }.compactMap(\.label)
      for label in ["Order \(copies)", "Return \(copies)"] {
        #expect(labels.contains(label), sourceLocation: sourceLocation)
      }
      let tree = stage.renderTree
      stage.refresh()
      #expect(stage.renderTree == tree, sourceLocation: sourceLocation)
    }
  }

  @Test("The items of a menu follow a model")
  func menu() throws {
    let parcel = parcel
    try expectItems(of: Stage { MenuControl("More") { Items(parcel: parcel) } }) {
      try $0.tap("More")
    }
  }

  @Test("The items of a context menu follow a model")
  func contextMenu() throws {
    let parcel = parcel
    try expectItems(of: Stage { TextBlock("Parcel").contextMenu { Items(parcel: parcel) } }) {
      try $0.longPress("Parcel")
    }
  }

  @Test("The buttons that a swipe reveals follow a model")
  func swipe() throws {
    let parcel = parcel
    let stage = Stage { RowList { TextBlock("Parcel").swipeActions { Items(parcel: parcel) } } }
    try expectItems(of: stage) { try $0.swipe(row: "Parcel") }
  }

  @Test("The buttons of an alert follow a model")
  func alert() throws {
    let parcel = parcel
    let stage = Stage {
      TextBlock("Parcel").alert("Sure?", isPresented: .constant(true)) { Items(parcel: parcel) }
    }
    try expectItems(of: stage) { _ in }
  }

  @Test("The buttons of a confirmation dialog follow a model")
  func confirmation() throws {
    let parcel = parcel
    let stage = Stage {
      TextBlock("Parcel").confirmationDialog("Sure?", isPresented: .constant(true)) {
        Items(parcel: parcel)
      }
    }
    try expectItems(of: stage) { _ in }
  }

  @Test("The message of an alert follows a model")
  func message() throws {
    struct Message: Element {
      let parcel: Parcel

      var body: some Element { TextBlock("\(parcel.copies) copies") }
    }
    let parcel = parcel
    let stage = Stage {
      TextBlock("Parcel").alert("Sure?", isPresented: .constant(true)) {
        PushButton("Order") {}
      } message: {
        Message(parcel: parcel)
      }
    }
    #expect(stage.alert?.message == "1 copies")
    parcel.copies = 2
    #expect(stage.alert?.message == "2 copies")
  }

  @Test("What is entered into a field with state of its own in an alert stays while it is up")
  func ownState() throws {
    struct Password: Element {
      @Local private var words = ""

      var body: some Element {
        SecretEntry("Password", words: $words)
        PushButton("Enter") {}.disabled(words.isEmpty)
      }
    }
    let stage = Stage {
      TextBlock("Safe").alert("Open", isPresented: .constant(true)) { Password() }
    }
    #expect(throws: StageError.outOfReach("Enter", reason: .disabled)) { try stage.tap("Enter") }
    try stage.enter("sesame", into: "Password")
    try stage.tap("Enter")
  }
}
