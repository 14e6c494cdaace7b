import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The focus of fields.
@MainActor
struct FocusTests {
  private enum Field: Hashable { case name, password, missing }

  @MainActor
  private final class Diary {
    var lines: [String] = []
    var focus: ((Field?) -> Void)?
  }

  private let diary = Diary()

  /// Two fields and a long way between them.
  private struct Login: Element {
    let diary: Diary
    var gap = 40.0
    @Focused private var field: Field?
    @Local private var name = ""
    @Local private var password = ""

    var body: some Element {
      ScrollArea {
        TextEntry("Name", words: $name)
          .focused($field, equals: .name)
          .onSubmit { field = .password }
        Fill(.clear).frame(height: gap)
        SecretEntry("Password", words: $password)
          .focused($field, equals: .password)
        TextBlock(field.map { "editing \($0)" } ?? "not editing")
      }
      .onSubmit { diary.lines.append("submit \(name)") }
      .onAppear { diary.focus = { field = $0 } }
    }
  }

  private func stage(_ device: Device = .iPhone15, gap: Double = 40) -> Stage {
    Stage(on: device) { [diary] in Login(diary: diary, gap: gap) }
  }

  private func shows(_ words: String, _ stage: Stage) -> Bool {
    stage.renderTree.nodes.contains { $0.label == words }
  }

  @Test("A tapped field takes the focus and raises the keyboard")
  func tap() throws {
    let stage = stage()
    #expect(stage.focusedField == nil)
    #expect(shows("not editing", stage))
    try stage.tap("Name")
    #expect(stage.focusedField == "Name")
    #expect(stage.traits.keyboard == .shown)
    #expect(shows("editing name", stage))
    #expect(stage.renderTree.nodes.filter { $0.flags.contains(.focused) }.map(\.label) == ["Name"])
  }

  @Test("Another field takes the focus over, and the keyboard stays")
  func another() throws {
    let stage = stage()
    try stage.tap("Name")
    try stage.tap("Password")
    #expect(stage.focusedField == "Password")
    #expect(shows("editing password", stage))
    #expect(stage.traits.keyboard == .shown)
  }

  @Test("Entering words is typing: it focuses the field")
  func enter() throws {
    let stage = stage()
    try stage.enter("Ned", into: "Name")
    #expect(stage.focusedField == "Name")
    #expect(stage.traits.keyboard == .shown)
  }

  @Test("With a hardware keyboard nothing is raised, but the field has the focus")
  func hardware() throws {
    let traits = Traits(device: .iPhone15, hasHardwareKeyboard: true)
    let stage = Stage(under: traits) { [diary] in Login(diary: diary) }
    try stage.tap("Name")
    #expect(stage.focusedField == "Name")
    #expect(stage.traits.keyboard == .hidden)
  }

  @Test(
    "The return key performs inner actions first, and goes where the first one sends it; the last ends editing"
  )
  func submit() throws {
    let stage = stage()
    try stage.enter("Ned", into: "Name")
    try stage.submit()
    #expect(diary.lines == ["submit Ned"])
    #expect(stage.focusedField == "Password")
    try stage.submit()
    #expect(diary.lines == ["submit Ned", "submit Ned"])
    #expect(stage.focusedField == nil)
    #expect(stage.traits.keyboard == .hidden)
    #expect(shows("not editing", stage))
  }

  @Test("Without focus there is nothing to submit, and the error names the fields")
  func nothing() {
    #expect(throws: StageError.nothingFocused(screen: "screen", available: ["Name", "Password"])) {
      try stage().submit()
    }
  }

  @Test("The app gives the focus to a field, and takes it away")
  func programmatic() {
    let stage = stage()
    diary.focus?(.password)
    #expect(stage.focusedField == "Password")
    #expect(stage.traits.keyboard == .shown)
    diary.focus?(nil)
    #expect(stage.focusedField == nil)
    #expect(stage.traits.keyboard == .hidden)
  }

  @Test("A focus on a field that is not there becomes none")
  func missing() throws {
    let stage = stage()
    diary.focus?(.missing)
    #expect(stage.focusedField == nil)
    #expect(shows("not editing", stage))
    try stage.tap("Name")
    diary.focus?(.missing)
    #expect(stage.focusedField == nil)
    #expect(shows("not editing", stage))
    #expect(stage.traits.keyboard == .hidden)
  }

  @Test("Hiding the keyboard ends editing")
  func hide() throws {
    let stage = stage()
    try stage.tap("Name")
    stage.hideKeyboard()
    #expect(stage.focusedField == nil)
    #expect(shows("not editing", stage))
  }

  @Test("A field that the keyboard would cover is scrolled above it")
  func reveal() throws {
    // Both fields are 22 points high, so the second one ends at 544 points of the 647 below the status bar.
    let stage = stage(.iPhoneSE3, gap: 500)
    let keyboard = 667 - 260.0
    let before = try #require(stage.element(labelled: "Password")?.frame)
    #expect(before.maxY > keyboard)
    try stage.tap("Password")
    let after = try #require(stage.element(labelled: "Password")?.frame)
    #expect(after.maxY <= keyboard + 0.5)
    #expect(after.maxY >= keyboard - 1)
  }

  @Test("Looking at the stage between the steps changes nothing")
  func looking() throws {
    let (silent, watched) = (stage(.iPhoneSE3, gap: 500), stage(.iPhoneSE3, gap: 500))
    for name in ["Name", "Password", "Name"] {
      for stage in [silent, watched] {
        try stage.scroll(to: name)
        try stage.tap(name)
      }
      _ = (watched.renderTree, watched.focusedField)
    }
    try silent.submit()
    try watched.submit()
    #expect(silent.renderTree == watched.renderTree)
  }

  @Test("A screen that is left or covered takes the focus with it, and the keyboard goes")
  func left() throws {
    let app = StubCoordinator("home", handles: ["next"]) { [diary] route in
      Column {
        if route == "home" { Login(diary: diary) } else { TextBlock("next") }
      }
    }
    let stage = Stage(app)
    try stage.tap("Name")
    app.navigate(to: StubRoute("next"))
    #expect(stage.traits.keyboard == .hidden)
    #expect(stage.focusedField == nil)
    try stage.goBack()
    #expect(shows("not editing", stage))
    try stage.tap("Name")
    app.present("sheet")
    #expect(stage.traits.keyboard == .hidden)
    #expect(stage.focusedField == nil)
  }

  @Test("A keyboard that the test has shown is not hidden by the focus")
  func shownByTest() throws {
    let stage = stage()
    stage.showKeyboard()
    #expect(stage.focusedField == nil)
    #expect(stage.traits.keyboard == .shown)
  }

  @Test("A Boolean state is about one field")
  func boolean() throws {
    let stage = Stage(on: .iPhone15) { Note() }
    #expect(stage.focusedField == "Note")
    #expect(shows("focused", stage))
    try stage.submit()
    // The return key begins a line in an editor.
    #expect(stage.focusedField == "Note")
    #expect(shows("1 line break", stage))
    try stage.tap("Title")
    #expect(!shows("focused", stage))
  }

  private struct Note: Element {
    @Focused private var isFocused: Bool
    @Local private var note = ""
    @Local private var title = ""

    var body: some Element {
      Column {
        TextEntry("Title", words: $title)
        TextArea("Note", words: $note).focused($isFocused).frame(height: 100)
        if isFocused { TextBlock("focused") }
        TextBlock("\(note.filter { $0 == "\n" }.count) line break")
      }
      .onAppear { isFocused = true }
    }
  }

  @Test("A disabled field takes no focus, and a picker is no field for the keyboard")
  func others() throws {
    let stage = Stage(on: .iPhone15) {
      TextEntry("Name", words: .constant("")).disabled()
      SliderControl("Volume", value: .constant(0.5))
    }
    #expect(throws: StageError.outOfReach("Name", reason: .disabled)) { try stage.tap("Name") }
    #expect(throws: StageError.otherGesture("Volume", role: .slider, gesture: .enter)) {
      try stage.tap("Volume")
    }
  }

  @Test("The return key starts code that the stage follows, under the name of the field")
  func asynchronous() async throws {
    let gate = Gate()
    let stage = Stage(on: .iPhone15) { Search(gate: gate) }
    try stage.enter("Ned", into: "Title")
    try stage.submit()
    await #expect(throws: StageError.unfinished(tasks: ["Title"])) { try await stage.finish() }
    gate.isOpen = true
    try await stage.finish()
    #expect(shows("found Ned", stage))
  }

  @MainActor
  private final class Gate {
    var isOpen = false
  }

  private struct Search: Element {
    let gate: Gate
    @Local private var words = ""
    @Local private var found = ""

    var body: some Element {
      TextEntry("Title", words: $words).onSubmit(task: {
        while !gate.isOpen { await Task.yield() }
        found = "found \(words)"
      })
      TextBlock(found)
    }
  }

  /// Two fields, each of which takes the focus back when it loses it.
  private struct Keeping: Element {
    @Focused private var isFirst: Bool
    @Focused private var isSecond: Bool
    @Local private var words = ""

    var body: some Element {
      Column {
        TextEntry("Street", words: $words).focused($isFirst)
        TextEntry("City", words: $words).focused($isSecond)
      }
      .onChange(of: isFirst) { _, isHeld in if !isHeld { isFirst = true } }
      .onChange(of: isSecond) { _, isHeld in if !isHeld { isSecond = true } }
    }
  }

  @Test("Fields that take the focus from each other for ever are a finding that names them")
  func neverAtRest() throws {
    let stage = Stage(on: .iPhone15) { Keeping() }
    try stage.tap("Street")
    #expect(stage.renderTree.findings.isEmpty)
    try stage.tap("City")
    let finding = try #require(
      stage.renderTree.findings.first { $0.code == .layoutDoesNotSettle }
    )
    #expect(finding.found.contains("The focus was “City”, then “Street”"))
    #expect(
      finding.advice
        == "Let no observer of the focus take it away from where another one gives it."
    )
  }
}
