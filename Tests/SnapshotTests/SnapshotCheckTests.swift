import Foundation
import Testing

@testable import SnapshotRendering

/// Checks against files.
struct SnapshotCheckTests {
  private let names = ClaimedNames()

  private func check(
    _ text: String,
    in folder: ReferenceFolder,
    named name: String? = nil,
    record mode: RecordMode? = nil,
    environment: [String: String] = [:],
    line: Int = 10
  ) -> SnapshotReport? {
    folder.check(
      .success(text),
      named: name,
      record: mode,
      environment: environment,
      line: line,
      claimed: names
    )
  }

  @Test("A new snapshot is recorded with a warning, and then matches")
  func recordsThenMatches() throws {
    let folder = try ReferenceFolder()

    let first = check("a", in: folder)
    let second = check("a", in: folder)

    #expect(first?.severity == .warning)
    #expect(first?.message.hasPrefix("Snapshot recorded: ") == true)
    #expect(folder.content("empty.outline") == "a\n")
    #expect(second == nil)
  }

  @Test(
    "A text that is assumed where there is no reference needs none; another one is kept to be accepted"
  )
  func assumed() throws {
    let folder = try ReferenceFolder()

    #expect(folder.check(.success("a"), assuming: "a") == nil)
    #expect(folder.files.isEmpty)
    let other = folder.check(.success("b"), assuming: "a")
    #expect(other?.severity == .failure)
    #expect(folder.files == ["empty.outline.new"])
    try folder.write("b\n", to: "empty.outline")
    #expect(folder.check(.success("b"), assuming: "a") == nil)
    #expect(folder.check(.success("a"), assuming: "a")?.severity == .failure)
  }

  @Test("A recorded reference is named once, and the message is a line")
  func namedOnce() throws {
    let message = try #require(check("a", in: try ReferenceFolder())?.message)
    #expect(message.ranges(of: "empty").count == 1)
    #expect(!message.contains("\n"))
  }

  @Test(
    "A test that was renamed is said to have the text of the former name, also where nothing is written"
  )
  func renamed() throws {
    let folder = try ReferenceFolder()
    try folder.write("a\n", to: "former.outline")
    try folder.write("b\n", to: "other.outline")
    let missing = check("a", in: folder, environment: ["CI": "true"])
    let recorded = check("a", in: folder)
    for report in [missing, recorded] {
      let line = report?.message.prefix { $0 != "\n" }
      #expect(
        line?.hasSuffix(
          ". The reference of CartTests/former has the same text: if the test was called so, remove that one"
        ) == true
      )
    }
    #expect(check("c", in: try ReferenceFolder())?.message.contains("former") == false)
  }

  @Test("A text that differs fails, and is left beside the reference until it matches again")
  func differs() throws {
    let folder = try ReferenceFolder()
    try folder.write("a\n", to: "empty.outline")

    let report = check("b", in: folder)

    #expect(report?.severity == .failure)
    let path = folder.url.appendingPathComponent("CartTests/empty.outline").path
    #expect(
      report?.message == """
        Snapshot CartTests/empty differs: 1 line in 1 place. Accept: swift run flowsim accept CartTests/empty
        @@ line 1
        -a
        +b
        reference \(path)
        new       \(path).new
        """
    )
    #expect(folder.content("empty.outline") == "a\n")
    #expect(folder.content("empty.outline.new") == "b\n")

    // Another run, with the program put right.
    let other = SnapshotCheckTests()
    #expect(other.check("a", in: folder) == nil)
    #expect(folder.files == ["empty.outline"])
  }

  @Test(
    "Where CI is set a missing reference is reported with that reason and the text, and nothing is written"
  )
  func missingInCI() throws {
    let folder = try ReferenceFolder()

    let report = check("a\nb", in: folder, environment: ["CI": "true"])

    let path = folder.url.appendingPathComponent("CartTests/empty.outline").path
    #expect(
      report
        == SnapshotReport(
          severity: .failure,
          message: """
            Snapshot CartTests/empty missing: it has no reference, and where CI is set none is written. Run the \
            test on your own machine and commit \(path)
            +a
            +b
            reference \(path)
            """,
          reference: path,
          artifacts: [SnapshotArtifact(path: "CartTests/empty.actual.outline", text: "a\nb\n")],
          outcome: .missing
        )
    )
    #expect(folder.files.isEmpty)
  }

  @Test("A missing reference where nothing may be written names the mode that writes one")
  func missingInModeNever() throws {
    let folder = try ReferenceFolder()
    let text = (1...62).map { "line \($0)" }.joined(separator: "\n")

    for environment in [["CI": "true", "FLOWSIM_RECORD": "never"], [:]] {
      let report = check(text, in: folder, record: .never, environment: environment)

      let lines = report?.message.split(separator: "\n") ?? []
      #expect(lines.first?.contains("and the mode `never` writes nothing") == true)
      // The first line, 60 lines of the text, what is left out, the reference.
      #expect(lines.count == 63)
      #expect(lines.dropLast().last == "… 2 more lines")
    }
  }

  @Test("A text that is not an outline is compared by the numbers of its lines")
  func otherTexts() throws {
    let folder = try ReferenceFolder()
    try folder.write("title\n\nscreen a\n  b\n", to: "empty.txt")
    let check = SnapshotCheck(
      text: .success("title\n\nscreen a\n  c\n"),
      fileExtension: "txt",
      name: nil,
      testName: "empty()",
      testFile: "/checkout/Tests/CartTests.swift",
      line: 10,
      column: 5
    )

    let report = check.run(
      record: .never,
      environment: ["FLOWSIM_SNAPSHOTS": folder.url.path],
      claimed: names
    )

    #expect(report?.message.contains("\n@@ line 4\n") == true)
  }

  @Test("Where CI is set a text that differs leaves nothing beside the reference")
  func differsInCI() throws {
    let folder = try ReferenceFolder()
    try folder.write("a\n", to: "empty.outline")

    let report = check("b", in: folder, environment: ["CI": "1"])

    #expect(report?.message.hasPrefix("Snapshot CartTests/empty differs: ") == true)
    #expect(folder.files == ["empty.outline"])
  }

  @Test(
    "Where CI is set a mode that was left in the code writes nothing",
    arguments: RecordMode.allCases
  )
  func modeInCodeOnCI(mode: RecordMode) throws {
    let folder = try ReferenceFolder("modeInCodeOnCI-\(mode)")
    try folder.write("a\n", to: "empty.outline")

    let report = check("b", in: folder, record: mode, environment: ["CI": "true"])

    #expect(report?.severity == .failure)
    #expect(report?.message.hasPrefix("Snapshot CartTests/empty differs: ") == true)
    #expect(folder.content("empty.outline") == "a\n")
    #expect(folder.files == ["empty.outline"])
  }

  @Test("CI set to false or 0 counts as not set", arguments: ["false", "0", ""])
  func noCI(value: String) throws {
    let folder = try ReferenceFolder("noCI-\(value)")

    let report = check("a", in: folder, environment: ["CI": value])

    #expect(report?.severity == .warning)
    #expect(folder.content("empty.outline") == "a\n")
  }

  @Test("Recording everything replaces what differs, with a warning")
  func recordsAll() throws {
    let folder = try ReferenceFolder()
    try folder.write("a\n", to: "empty.outline")
    try folder.write("c\n", to: "empty.outline.new")

    let report = check("b", in: folder, environment: ["FLOWSIM_RECORD": "all", "CI": "true"])

    #expect(report?.severity == .warning)
    #expect(folder.content("empty.outline") == "b\n")
    #expect(folder.files == ["empty.outline"])
  }

  @Test("Recording what failed replaces it, and fails with what has changed")
  func recordsFailed() throws {
    let folder = try ReferenceFolder()
    try folder.write("a\n", to: "empty.outline")

    let report = check("b", in: folder, environment: ["FLOWSIM_RECORD": "failed"])

    #expect(report?.severity == .failure)
    #expect(
      report?.message.contains("CartTests/empty.outline, since 1 line in 1 place differed. Read")
        == true
    )
    #expect(report?.message.contains("\n-a\n+b") == true)
    #expect(folder.content("empty.outline") == "b\n")
  }

  @Test("The mode that an assertion asks for wins over the environment")
  func explicitMode() throws {
    let folder = try ReferenceFolder()

    let report = check(
      "a",
      in: folder,
      record: .never,
      environment: ["FLOWSIM_RECORD": "all"]
    )

    #expect(report?.severity == .failure)
    #expect(folder.files.isEmpty)
  }

  @Test("A mode that does not exist fails and names those that do")
  func unknownMode() throws {
    let folder = try ReferenceFolder()

    let report = check("a", in: folder, environment: ["FLOWSIM_RECORD": "yes"])

    #expect(
      report
        == SnapshotReport(
          severity: .failure,
          message: #"FLOWSIM_RECORD is "yes". It takes one of all, missing, failed, never"#
        )
    )
    #expect(folder.files.isEmpty)
  }

  private static let outline = """
    device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
    layers none

    window @ 0,0 393x852
      text "Tea" @ 0,0 20x20

    """

  @Test(
    "An outline that differs is told node by node, and in lines where FLOWSIM_DIFF asks for them"
  )
  func nodesOrLines() throws {
    let folder = try ReferenceFolder()
    let outline = SnapshotCheckTests.outline
    try folder.write(outline.replacing("\n", with: "\r\n"), to: "empty.outline")
    let text = outline.replacing("Tea", with: "Tea for two")
    let path = folder.url.appendingPathComponent("CartTests/empty.outline").path

    let nodes = check(text, in: folder)?.message
    #expect(
      nodes == """
        Snapshot CartTests/empty differs: 1 text changed. Accept: swift run flowsim accept CartTests/empty
        window
          ~ text "Tea" → "Tea for two"
          … 1 unchanged
        reference \(path)
        new       \(path).new
        """
    )

    let lines = SnapshotCheckTests().check(text, in: folder, environment: ["FLOWSIM_DIFF": "lines"])
    #expect(
      lines?.message.hasPrefix("Snapshot CartTests/empty differs: 1 line in 1 place. Accept: ")
        == true
    )
    #expect(lines?.message.contains("\n-  text \"Tea\" @ 0,0 20x20\n") == true)
  }

  @Test("An outline whose reference is none is compared line by line")
  func noOutline() throws {
    let folder = try ReferenceFolder()
    let outline = SnapshotCheckTests.outline
    try folder.write(outline.replacing("20x20", with: "20x020"), to: "empty.outline")
    let report = check(outline, in: folder)
    #expect(report?.message.contains(" differs: 1 line in 1 place. ") == true)
    #expect(report?.message.contains("\n@@ window\n") == true)
  }

  @Test("A kind of difference that does not exist fails and names those that do")
  func unknownDifference() throws {
    let folder = try ReferenceFolder()
    let report = check("a", in: folder, environment: ["FLOWSIM_DIFF": "words"])
    #expect(report?.message == #"FLOWSIM_DIFF is "words". It takes one of nodes, lines"#)
    #expect(folder.files.isEmpty)
  }

  @Test(
    "A second snapshot without a name is an error that asks for one, even if its text is the same"
  )
  func secondUnnamed() throws {
    let folder = try ReferenceFolder()
    _ = check("a", in: folder, line: 10)

    let report = check("a", in: folder, line: 12)

    #expect(report?.severity == .failure)
    #expect(
      report?.message.hasPrefix(
        #"Snapshot CartTests/empty collided: empty() in CartTests.swift:10 has the same file. Name each"#
      ) == true
    )
    #expect(folder.content("empty.outline") == "a\n")
  }

  @Test("One name for two texts is a collision, also where the mode would record both")
  func nameUsedTwice() throws {
    let folder = try ReferenceFolder()
    _ = check("a", in: folder, named: "full", record: .all, line: 10)

    let report = check("b", in: folder, named: "full", record: .all, line: 12)

    #expect(report?.severity == .failure)
    #expect(report?.message.hasPrefix("Snapshot CartTests/empty.full collided: ") == true)
    #expect(folder.content("empty.full.outline") == "a\n")
  }

  @Test("A loop that gives every turn the same name collides, and a repeated test does not")
  func loops() throws {
    let folder = try ReferenceFolder()
    _ = check("a", in: folder)

    #expect(check("a", in: folder) == nil)
    #expect(check("b", in: folder)?.message.contains(" collided: ") == true)
  }

  @Test("Names that make one file name passed when their texts were the same")
  func namesOfOneFile() throws {
    let folder = try ReferenceFolder()
    #expect(check("a", in: folder, named: "one/two", line: 10)?.outcome == .recorded)
    for (line, name) in [(12, "one two"), (14, "one: two"), (16, "-one-two-")] {
      let report = check("a", in: folder, named: name, line: line)
      #expect(report?.outcome == .collided)
      #expect(
        report?.message.hasPrefix(
          """
          Snapshot CartTests/empty.one-two collided: empty() in CartTests.swift:10 has the same file, which its name \
          "one/two" makes, too. Choose names that differ in letters or digits
          """
        ) == true
      )
    }
    // The same name may be used again.
    #expect(check("a", in: folder, named: "one/two", line: 18) == nil)
  }

  @Test("Names that differ in case alone are reported, whether their texts differ or not")
  func caseOfNames() throws {
    let folder = try ReferenceFolder()
    _ = check("a", in: folder, named: "Full", line: 10)

    let words = """
      Snapshot CartTests/empty.full collided: empty() in CartTests.swift:10 has empty.Full.outline, which differs in \
      upper and lower case alone: on many disks that is one file. Give one of them another name
      """
    #expect(check("b", in: folder, named: "full", line: 12)?.message.hasPrefix(words) == true)
    #expect(check("a", in: folder, named: "full", line: 12)?.message.hasPrefix(words) == true)
  }

  @Test("A reference that is not UTF-8 fails, and does not match the replacement character")
  func notUTF8() throws {
    let folder = try ReferenceFolder()
    try folder.write(Data([0x61, 0x0A, 0x62, 0xFF, 0x0A]), to: "empty.outline")

    let report = check("a\nb\u{FFFD}", in: folder)

    let path = folder.url.appendingPathComponent("CartTests/empty.outline").path
    #expect(
      report?.message == """
        Snapshot CartTests/empty failed: its reference is not UTF-8 from byte 3 in line 2 on. Convert \(path), \
        or record it anew with FLOWSIM_RECORD=all
        reference \(path)
        """
    )
    #expect(folder.files == ["empty.outline"])
  }

  @Test("A reference that is not UTF-8 can be recorded anew")
  func recordsOverNotUTF8() throws {
    let folder = try ReferenceFolder()
    try folder.write(Data([0xFF]), to: "empty.outline")

    let report = check("a", in: folder, environment: ["FLOWSIM_RECORD": "all"])

    #expect(report?.severity == .warning)
    #expect(folder.content("empty.outline") == "a\n")
  }

  @Test("A reference that cannot be read fails with its path")
  func unreadable() throws {
    let folder = try ReferenceFolder()
    let path = folder.url.appendingPathComponent("CartTests/empty.outline").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)

    let report = check("a", in: folder)

    #expect(report?.severity == .failure)
    #expect(
      report?.message.hasPrefix(
        """
        Snapshot CartTests/empty failed: its reference cannot be read. Make \(path) a file that can, or record it \
        anew with FLOWSIM_RECORD=all
        reference \(path)

        """
      ) == true
    )
  }
}
