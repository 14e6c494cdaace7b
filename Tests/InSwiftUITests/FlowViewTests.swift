import FlowEngine
import LayoutSim
import Testing

@Suite("A coordinator in SwiftUI: what a finger does")
struct FlowViewTests {
  let notes = NotesCoordinator()
  let stage: Stage

  init() {
    let flow = FlowModel(notes)
    stage = Stage(on: .iPhone15) { ContentView(flow: flow) }
  }

  private var title: String? { stage.topScreen?.title }

  @Test("The coordinator is started once")
  func started() {
    #expect(notes.starts == 1)
    #expect(title == "Notes")
  }

  @Test("A swipe back, and the back button, take screens off the coordinator's stack")
  func back() throws {
    notes.show([.push(.note(1)), .push(.note(2))])
    #expect(title == "Note 2")
    #expect(stage.back.label == "Note 1")
    try stage.swipeBack()
    #expect(notes.router.state.stack == [.note(1)])
    try stage.goBack()
    #expect(notes.router.state.stack == [])
    #expect(title == "Notes")
  }

  @Test("The menu of the back button takes several off at once")
  func backMenu() throws {
    notes.show([.push(.note(1)), .push(.note(2))])
    try stage.longPress("Note 1")
    try stage.tap("Notes")
    #expect(notes.router.state.stack == [])
  }

  @Test("A screen that is pushed twice is there twice")
  func twice() throws {
    notes.show([.push(.note(1)), .push(.note(1))])
    try stage.goBack()
    #expect(notes.router.state.stack == [.note(1)])
    #expect(title == "Note 1")
  }

  @Test("A root that another one replaces, and a screen in place of the top, start with new state")
  func newState() throws {
    notes.startFlow(route: .note(1))
    try stage.tap("0 lines")
    notes.startFlow(route: .note(2))
    #expect(title == "Note 2")
    #expect(stage.element(labelled: "0 lines") != nil)
    notes.navigate(toRoute: .note(3))
    try stage.tap("0 lines")
    notes.replaceTop(with: .note(4))
    #expect(stage.element(labelled: "0 lines") != nil)
  }

  @Test("A plain screen in place of another one starts with new state", arguments: styles)
  func newPlainScreen(_ style: TransitionPresentationStyle) throws {
    notes.present(.note(1), presentationStyle: style)
    try stage.tap("0 lines")
    notes.dismiss()
    notes.present(.note(2), presentationStyle: style)
    #expect(stage.element(labelled: "0 lines") != nil)
  }

  nonisolated static let styles: [TransitionPresentationStyle] = [
    .sheet, .fullScreenCover, .custom(transition: .opacity),
  ]

  @Test("A sheet that is dragged down is dismissed by a gesture")
  func swipedSheet() throws {
    notes.present(.draft, presentationStyle: .detents([.extraLarge, .medium]))
    #expect(stage.sheet?.detents == [.medium, .extraLarge])
    #expect(stage.sheet?.detent == .medium)
    try stage.dragSheet(to: .extraLarge)
    #expect(notes.router.state.modalDetentConfiguration?.selectedDetent == .extraLarge)
    try stage.swipeSheetAway()
    #expect(notes.router.state.presented == nil)
    #expect(notes.dismissals == ["draft gesture"])
  }

  @Test("A guard that keeps a sheet wins: the sheet cannot be dragged down")
  func keptSheet() throws {
    notes.present(.draft, presentationStyle: .sheet)
    notes.keepsDraft = true
    try stage.tap("Write")  // the body reads what the guard reads
    #expect(try stage.dragSheetDown() == .keptUp)
    #expect(notes.router.state.presented == .draft)
    #expect(stage.sheet != nil)
  }

  @Test("A flow in a cover has a stack and a way back of its own")
  func cover() throws {
    let other = NotesCoordinator()
    notes.navigate(to: other, presentationStyle: .fullScreenCover)
    other.navigate(toRoute: .note(3))
    #expect(title == "Note 3")
    try stage.goBack()
    try stage.tap("Leave")
    #expect(stage.surfaces.count == 1)
    #expect(notes.children.isEmpty)
  }

  @Test("A sheet whose guard asks first cannot be dragged down; its button asks")
  func askedSheet() throws {
    let form = NotesCoordinator()
    form.question = .alert("Discard?", buttons: [.default("Discard", resumes: true), .cancel()])
    notes.navigate(to: form, presentationStyle: .sheet)
    #expect(try stage.dragSheetDown() == .keptUp)
    try stage.tap("Leave")
    try stage.tap("Discard")
    #expect(stage.surfaces.count == 1)
    #expect(notes.children.isEmpty)
  }

  @Test("Tabs are selected by a tap, unless a guard refuses; each keeps its stack")
  func tabs() throws {
    let tabs = NoteTabs()
    let flow = FlowModel(tabs)
    let stage = Stage(on: .iPhone15) { FlowView(flow: flow) }
    tabs.first.navigate(toRoute: .note(1))
    try stage.tap("Second")
    #expect(tabs.selectedCoordinator === tabs.second)
    #expect(stage.topScreen?.title == "Notes")
    tabs.setBadge("2", of: tabs.first)
    let items = stage.renderTree.nodes.filter { $0.role == .tabItem }
    #expect(items.map { $0.facts.contains(Fact("badge", "2")) } == [true, false])
    tabs.isLocked = true
    try stage.tap("First")
    #expect(tabs.selectedCoordinator === tabs.second)
    #expect(stage.topScreen?.title == "Notes")
    tabs.isLocked = false
    try stage.tap("First")
    #expect(stage.topScreen?.title == "Note 1")
    try stage.tap("First")
    #expect(tabs.first.router.state.stack == [])
  }

  @Test("Tabs that come and go, and a pushed tab coordinator, are followed")
  func otherTabs() throws {
    let tabs = NoteTabs()
    notes.navigate(to: tabs)
    #expect(title == "Notes")
    tabs.setTabs([tabs.second])
    #expect(stage.renderTree.nodes.filter { $0.role == .tabItem }.compactMap(\.label) == ["Second"])
  }

  @Test(
    "Columns look as on a stage of the coordinator's own",
    arguments: [Device.iPadAir11, .iPhone15]
  )
  func columns(on device: Device) throws {
    let (own, shown) = (NoteColumns(), NoteColumns())
    let flow = FlowModel(shown)
    let stages = [Stage(own, on: device), Stage(on: device) { FlowView(flow: flow) }]
    #expect(stages[1].renderTree.linesInSight == stages[0].renderTree.linesInSight)
    for columns in [own, shown] {
      let detail = NotesCoordinator()
      detail.navigate(toRoute: .note(1))
      columns.show(detail, in: .detail)
    }
    #expect(stages[1].renderTree.linesInSight == stages[0].renderTree.linesInSight)
    for stage in stages { try stage.goBack() }
    #expect(stages[1].renderTree.linesInSight == stages[0].renderTree.linesInSight)
  }

  @Test("Going back from a column, and hiding the sidebar, reach the coordinator")
  func leftColumns() throws {
    let columns = NoteColumns()
    columns.show(NotesCoordinator(), in: .detail)
    let flow = FlowModel(columns)
    let phone = Stage(on: .iPhone15) { FlowView(flow: flow) }
    try phone.goBack()
    #expect(columns.compactColumn == .sidebar)
    let tablet = Stage(on: .iPadAir11) { FlowView(flow: flow) }
    columns.setColumnVisibility(.all)
    try tablet.tap("Hide Sidebar")
    #expect(columns.columnVisibility == .detailOnly)
  }

  @Test("An alert is over what is in front, and its button goes on")
  func alert() throws {
    notes.present(.draft, presentationStyle: .sheet)
    notes.show(.alert("Discard?", buttons: [.destructive("Discard") { notes.close() }, .cancel()]))
    #expect(stage.alert?.title == "Discard?")
    try stage.tap("Cancel")
    #expect(notes.visibleDialog == nil)
    #expect(notes.router.state.presented == .draft)
    notes.show(.alert("Discard?", buttons: [.destructive("Discard") { notes.close() }, .cancel()]))
    try stage.tap("Discard")
    #expect(notes.router.state.presented == nil)
    #expect(stage.alert == nil)
  }

  @Test("A confirmation dialog goes by a tap outside it")
  func confirmation() throws {
    notes.show(.confirmation("Share?", buttons: [.default("As text")]))
    try stage.tapOutside()
    #expect(notes.visibleDialog == nil)
  }
}

/// The name of the first view in Xcode's template, beside which the file has to compile.
struct ContentView: Element {
  let flow: FlowModel

  var body: some Element { FlowView(flow: flow) }
}

enum NoteRoute: Route {
  case all
  case note(Int)
  case draft
}

final class NotesCoordinator: Coordinator<NoteRoute> {
  var starts = 0
  var keepsDraft = false
  var question: Dialog?
  private let item: String
  var dismissals: [String] = []

  init(item: String = "") {
    self.item = item
    let factory = NoteFactory()
    super.init(router: Router(initial: .all, factory: factory))
    factory.coordinator = self
  }

  override func start() { starts += 1 }

  override var tabItem: (text: String, image: String)? { (item, "note") }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    question.map { .ask($0) } ?? .allow
  }

  override func dismissalVerdict(for reason: DismissalReason, of route: any Route)
    -> DismissalVerdict
  {
    keepsDraft ? .refuse(reason: "the draft is not sent") : .allow
  }

  override func wasDismissed(_ route: any Route, for reason: DismissalReason) {
    dismissals.append("\(route.identifier) \(reason)")
  }
}

private final class NoteTabs: TabCoordinator<NoteRoute> {
  let first = NotesCoordinator(item: "First")
  let second = NotesCoordinator(item: "Second")
  var isLocked = false

  init() {
    super.init(router: Router(initial: .draft))
    addChild(first)
    addChild(second)
  }

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    isLocked ? .refuse(reason: "locked") : .allow
  }
}

private final class NoteColumns: SplitCoordinator<NoteRoute> {
  init() {
    super.init(router: Router(initial: .draft))
    setColumn(.sidebar, to: NotesCoordinator())
  }
}

private final class NoteFactory: ElementFactory<NoteRoute> {
  override func buildElement(for route: NoteRoute) -> (any Element)? {
    switch route {
    case .all: AllNotes()
    case .note(let number): NoteScreen(number: number)
    case .draft: PushButton("Write") {}
    }
  }
}

private struct NoteScreen: Element {
  let number: Int
  @Local private var lines = 0

  var body: some Element {
    PushButton("\(lines) lines") { lines += 1 }.navigationTitle("Note \(number)")
  }
}

private struct AllNotes: Element {
  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element {
    Column {
      if let goBack { PushButton("Leave", action: goBack) }
    }
    .navigationTitle("Notes")
  }
}
