import Foundation
import LayoutSim
import SnapshotRendering
import SnapshotTooling
import Testing

/// Recordings beside outlines.
@MainActor
struct ComparingTests {
  private let package: PackageFolder

  /// A button of 100 x 50 in the middle of 62 to 840, and a recording of it that begins at `top`.
  init() throws {
    package = try PackageFolder()
    let stage = Stage(on: .iPhone17Pro, platform: .iOS26) {
      PushButton {
      } label: {
        TextBlock("Begin, now").frame(width: 100, height: 50)
      }
    }
    let tree = stage.renderTree
    try package.write(TreeRenderer.outline.render(tree), to: "begin.outline")
    try package.write(
      String(decoding: JSONEncoder().encode(tree), as: UTF8.self),
      to: "begin.json"
    )
    let line = "      Other, 0x3, {{0.0, 62.0}, {402.0, 0.3}}\n"
    for (name, top, line) in [("same", 426.0, ""), ("lower", 429, ""), ("lined", 426, line)] {
      try package.write(
        """
        Element subtree:
         →Application, 0x1, pid: 7, label: 'App'
            Window (Main), 0x2, {{0.0, 0.0}, {402.0, 874.0}}
        \(line)      Button, 0x4, {{151.0, \(top)}, {100.0, 50.0}}, identifier: 'begin', label: 'Begin, now'

        """,
        to: "\(name).txt"
      )
    }
  }

  @Test("What is as recorded is done, beside an outline and beside the JSON of a tree")
  func same() {
    for name in ["begin.outline", "begin.json"] {
      #expect(package.flowsim("compare", "same.txt", name) == .done)
      #expect(package.printed.count == 1)
    }
    #expect(package.flowsim("compare", "lined.txt", "begin.json") == .pending)
    #expect(package.printed.first == "+ only recorded: element @ 0,62 402x0.3")
  }

  @Test("What differs is told, with the share that was found")
  func differs() {
    #expect(package.flowsim("compare", "lower.txt", "begin.outline") == .pending)
    #expect(
      package.printed == [
        "~ button “Begin, now”: 3 lower (429, on the stage 426)", "",
        "1 of 1 recorded elements matched (100 %), 0 agree or follow; XCUITest description, tenths",
      ]
    )
  }

  @Test("JSON of something else printed what the decoder says")
  func otherJSON() throws {
    try package.write("{}", to: "other.json")
    #expect(package.flowsim("compare", "same.txt", "other.json") == .file)
    #expect(
      package.printed.first?.hasSuffix(
        "other.json: It is JSON, but not that of a render tree. Write the tree again."
      ) == true
    )
  }

  @Test("A picture frames what differs where the device showed it")
  func picture() {
    let arguments = ["compare", "lower.txt", "begin.outline", "--picture", "both.svg"]
    #expect(package.flowsim(arguments) == .pending)
    let picture = package.text(of: "both.svg")
    #expect(picture?.contains("<svg xmlns=") == true)
    #expect(picture?.contains("Begin, now”: 3 lower (429, on the stage 426)") == true)
    #expect(picture?.contains("mark changed") == true)
  }

  @Test("A gallery had the text of a recording, and no picture")
  func gallery() throws {
    let outline = try #require(package.text(of: "begin.outline"))
    try package.write(outline, to: "Snapshots/BeginTests/begin.outline")
    for (recording, name) in [("lower.txt", "begin"), ("same.txt", "other")] {
      let text = try #require(package.text(of: recording))
      try package.write(text, to: "Snapshots/BeginTests/\(name).txt")
    }
    #expect(package.flowsim("gallery", "out") == .done)
    let picture = package.text(of: "out/pictures/BeginTests-begin.txt.svg")
    #expect(picture?.contains("Begin, now”: 3 lower (429, on the stage 426)") == true)
    let page = try #require(package.text(of: "out/index.html"))
    #expect(page.contains("1 of 1 recorded elements matched (100 %), 0 agree or follow"))
    // Without an outline of its name it is a text.
    #expect(!package.exists("out/pictures/BeginTests-other.txt.svg"))
  }

  @Test("JSON has the frames and the differences, on one line")
  func json() throws {
    #expect(package.flowsim("compare", "--json", "lower.txt", "begin.outline") == .pending)
    #expect(package.printed.count == 1)
    let line = try #require(package.printed.first)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let differences = try #require(object?["differences"] as? [[String: Any]])
    let difference = differences.first?["difference"] as? [String: Double]
    #expect(difference?["lower"] == 3)
    #expect(differences.map { $0["words"] as? String } == ["Begin, now"])
  }

  @Test("The facts of a recording are a table")
  func facts() {
    #expect(package.flowsim("facts", "lined.txt") == .done)
    #expect(
      package.printed == [
        "type,label,identifier,x,y,width,height,parent",
        "Separator,,,0,62,402,0.3,",
        #"Button,"Begin, now",begin,151,426,100,50,"#,
      ]
    )
  }

  @Test("The lengths of a recording could not be put into traits")
  func corrections() throws {
    try package.write(
      """
      Element subtree:
       →Application, 0x1, pid: 7, label: 'App'
          Window (Main), 0x2, {{0.0, 0.0}, {402.0, 874.0}}
            NavigationBar, 0x3, {{0.0, 62.0}, {402.0, 50.3}}
            TabBar, 0x4, {{0.0, 789.0}, {402.0, 85.0}}
              Button, 0x5, {{64.0, 791.0}, {94.0, 54.0}}, label: 'Home'

      """,
      to: "bars.txt"
    )
    #expect(package.flowsim("facts", "bars.txt", "--corrections") == .done)
    #expect(
      package.printed == [
        "# of bars.txt, tenths", "navigation-bar.height 50.3", "navigation-bar.top 62",
        "tab-bar.height 85",
      ]
    )
    let text = package.printed.joined(separator: "\n")
    #expect(try Corrections(parsing: text)[.tabBarHeight] == 85)
    #expect(package.flowsim("facts", "same.txt", "--corrections") == .done)
  }

  @Test(
    "A file that cannot be compared is named with its reason",
    arguments: [
      (["compare", "begin.outline", "begin.outline"], "this is no recording"),
      (["compare", "same.txt", "same.txt"], "line 1: "),
      (["compare", "none.txt", "begin.outline"], "none.txt: "),
      (["compare", "Snapshots", "begin.outline"], "Snapshots is a folder. Name a file."),
      (["compare", "same.txt", "Snapshots"], "Snapshots is a folder. Name a file."),
      (
        ["compare", "same.txt", "begin.outline", "--picture", "Snapshots"],
        "Snapshots is a folder. Name a file."
      ),
      (["facts", "Package.swift"], "this is no recording"),
    ]
  )
  func faults(_ arguments: [String], _ words: String) throws {
    try package.write("", to: "Snapshots/BeginTests/begin.txt")
    #expect(package.flowsim(arguments) == .file)
    let isTold = package.printed.contains { $0.contains(words) }
    #expect(isTold, "\(package.printed)")
  }

  @Test("A recording that came through a pipe was refused as forbidden")
  func pipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(
      contentsOf: Data(try #require(package.text(of: "same.txt")).utf8)
    )
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(package.flowsim("compare", path, "begin.outline") == .done)
  }
}
