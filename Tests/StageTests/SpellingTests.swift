import Foundation
import LayoutSim
import Testing

/// Spellings of the other framework that decide what is on screen.
@MainActor
struct SpellingTests {
  private struct Piece: Identifiable {
    let id: Int
    let name: String
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.detail == .semantic }.compactMap(\.label)
  }

  // MARK: - Dialogs

  private struct Removing: Element {
    @Local private var asks = false
    @Local private var confirms = false
    @Local private var piece: Piece?

    var body: some Element {
      Column {
        PushButton("Ask") { (piece, asks) = (Piece(id: 1, name: "Sonata"), true) }
          .alert("Remove?", isPresented: $asks, presenting: piece) { piece in
            PushButton("Remove \(piece.name)", role: .destructive) {}
          }
        PushButton("Confirm") { (piece, confirms) = (Piece(id: 1, name: "Fugue"), true) }
          .confirmationDialog("Remove?", isPresented: $confirms, presenting: piece) { piece in
            PushButton("Remove \(piece.name)") {}
          }
      }
    }
  }

  @Test("An alert and a dialog about an item need no message")
  func dialogsWithoutMessage() throws {
    let stage = Stage(on: .iPhone15) { Removing() }
    try stage.tap("Ask")
    #expect(labels(stage).contains("Remove Sonata"))
    try stage.tap("Remove Sonata")
    try stage.tap("Confirm")
    #expect(labels(stage).contains("Remove Fugue"))
  }

  @Test("A button with a role is printed with its purpose")
  func roles() {
    let stage = Stage(on: .iPhone15) {
      PushButton(role: .destructive) {
      } label: {
        IconLabel("Delete", icon: "trash")
      }
    }
    let facts = stage.element(labelled: "Delete")?.facts
    #expect(facts?.contains(Fact("purpose", "destructive")) == true)
  }

  @Test("What is behind a sheet is usable up to a detent")
  func backdrop() {
    #expect(BackdropInteraction.enabled(upThrough: .medium) == .enabledUpThrough(.medium))
  }

  @Test("A popover is attached to a point or to the bounds")
  func popoverAnchors() {
    #expect(PopoverAnchor.point(.top) == .point(x: 0.5, y: 0))
    #expect(PopoverAnchor.point(.bottomTrailing) == .point(x: 1, y: 1))
    #expect(PopoverAnchor.rect(.bounds) == .bounds)
  }

  // MARK: - Layout

  private struct Measured: Element {
    @Local private var width: CGFloat = 0
    @Local private var steps = ""

    var body: some Element {
      Column {
        Fill()
          .frame(width: 80, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
          .onGeometryChange(for: Size.self) { proxy in
            proxy.size
          } action: { old, new in
            steps = "\(old.height) to \(new.height)"
          }
        TextBlock("width \(width), \(steps)")
      }
    }
  }

  @Test("Geometry is observed with the type of its value")
  func geometry() {
    let stage = Stage(on: .iPhone15) { Measured() }
    #expect(labels(stage).contains("width 80.0, 20.0 to 20.0"))
  }

  @Test("A track of a grid is made of a sizing")
  func tracks() {
    #expect(GridTrack() == .flexible())
    #expect(GridTrack(.flexible(), spacing: 4) == .flexible(spacing: 4))
    #expect(GridTrack(.fixed(40), alignment: .top) == .fixed(40, alignment: .top))
    #expect(GridTrack(.adaptive(minimum: 64, spacing: 2)) == .adaptive(minimum: 64, spacing: 2))
  }

  @Test("A section begins with its header as an argument")
  func sections() {
    let stage = Stage(on: .iPhone15) {
      RowList {
        RowSection(header: TextBlock("Strings"), footer: TextBlock("Played with a bow")) {
          TextBlock("Cello")
        }
        RowSection(header: TextBlock("Winds")) { TextBlock("Oboe") }
      }
      .listStyle(.plain)
    }
    #expect(labels(stage) == ["Strings", "Cello", "Played with a bow", "Winds", "Oboe"])
  }

  private struct Pages: Element {
    @Local private var shown = 2
    private let pieces = [Piece(id: 1, name: "Sonata"), Piece(id: 2, name: "Fugue")]

    var body: some Element {
      Column {
        Pager(pieces) { TextBlock($0.name) }.accessibilityIdentifier("own")
        Pager(pieces, selection: $shown) { TextBlock($0.name) }.accessibilityIdentifier("linked")
      }
    }
  }

  @Test("A pager has a page for each item, and begins with the selected one")
  func pages() {
    let stage = Stage(on: .iPhone15) { Pages() }
    let pagers = stage.renderTree.nodes.filter { $0.role == .scroll }
    #expect(
      pagers.map(\.facts)
        == [[Fact("page", "1"), Fact("pages", "2")], [Fact("page", "2"), Fact("pages", "2")]]
    )
  }

  @Test("A title that can be edited is shown")
  func boundTitle() {
    let stage = Stage(on: .iPhone15) { TextBlock("Body").navigationTitle(.constant("Opus 1")) }
    #expect(stage.renderTree.nodes.first { $0.role == .navigationBar }?.label == "Opus 1")
  }

  // MARK: - Controls

  private struct Mixer: Element {
    @Local private var volume = 0.0
    @Local private var notes = ""

    var body: some Element {
      Column {
        StepperControl("Volume", value: $volume, in: 0...0.3, step: 0.1)
        TextArea(text: $notes).accessibilityIdentifier("notes").frame(height: 100)
        TextBlock("Notes: \(notes)")
      }
    }
  }

  @Test("A stepper counts fractions up to its limit")
  func fractions() throws {
    let stage = Stage(on: .iPhone15) { Mixer() }
    func value() -> String? {
      stage.renderTree.nodes.first { $0.role == .stepper }?.facts.first { $0.key == "value" }?.value
    }
    #expect(throws: StageError.outOfReach("#Volume-Decrement", reason: .disabled)) {
      try stage.tap("#Volume-Decrement")
    }
    for _ in 1...3 { try stage.tap("#Volume-Increment") }
    #expect(value() == "0.3")
    #expect(throws: StageError.outOfReach("#Volume-Increment", reason: .disabled)) {
      try stage.tap("#Volume-Increment")
    }
    try stage.tap("#Volume-Decrement")
    #expect(value() == "0.2")
  }

  @Test("An area for text without a name is found by its tag")
  func textArea() throws {
    let stage = Stage(on: .iPhone15) { Mixer() }
    try stage.enter("Slow", into: "#notes")
    #expect(labels(stage).contains("Notes: Slow"))
  }

  @Test("Progress without a value is a spinner of 20 points")
  func spinner() {
    let stage = Stage(on: .iPhone15) { ProgressBar() }
    let bar = stage.renderTree.nodes.first { $0.role == .progress }
    #expect(bar?.frame?.size == Size(width: 20, height: 20))
    #expect(bar?.facts == [])
    let named = Stage(on: .iPhone15) { ProgressBar("Loading") }
    #expect(labels(named) == ["Loading"])
  }

  private struct Links: Element {
    @Inherited(\.openURL) private var openURL

    var body: some Element {
      Column {
        if let terms = URL(string: "https://example.com/terms"),
          let help = URL(string: "https://example.com/help")
        {
          TextLink(destination: terms) { IconLabel("Terms", icon: "doc") }
          TextLink("Help", destination: help)
          PushButton("Again") { openURL(terms) }
        }
      }
    }
  }

  @Test("Links have a label of elements, and addresses are URLs")
  func links() throws {
    let stage = Stage(on: .iPhone15) { Links() }
    #expect(stage.element(labelled: "Terms")?.role == .link)
    for name in ["Terms", "Help", "Again"] { try stage.tap(name) }
    #expect(
      stage.openedLinks == [
        "https://example.com/terms", "https://example.com/help", "https://example.com/terms",
      ]
    )
  }

  @Test("A picture is loaded from a URL")
  func remotePicture() async throws {
    let loader = PictureLoader { address in
      Size(width: Double(address.count), height: 10)
    }
    let url = URL(string: "https://example.com/a.jpg")
    let stage = Stage(on: .iPhone15, inheriting: { $0.pictureLoader = loader }) {
      RemotePicture(url: url)
    }
    try await stage.finish()
    // The address has 25 characters.
    let size = stage.renderTree.nodes.first { $0.role == .picture }?.frame?.size
    #expect(size == Size(width: 25, height: 10))
  }
}
