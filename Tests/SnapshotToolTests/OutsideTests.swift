import Foundation
import SnapshotRendering
import SnapshotTooling
import Testing

/// Nothing outside of the package is written, renamed or removed.
struct OutsideTests {
  private let package: PackageFolder
  private let outside: PackageFolder

  init() throws {
    package = try PackageFolder()
    outside = try PackageFolder()
    try outside.write("theirs\n", to: "notes.txt")
    try outside.write("new\n", to: "notes.txt.new")
    try outside.write("deep\n", to: "folder/inside.txt")
    try package.write("x\n", to: "Snapshots/ShopTests/basket.txt")
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: package.root.appendingPathComponent(path).path,
      withDestinationPath: target
    )
  }

  /// Whether all outside is as it was.
  private var isUntouched: Bool {
    outside.text(of: "notes.txt") == "theirs\n" && outside.text(of: "notes.txt.new") == "new\n"
      && outside.text(of: "folder/inside.txt") == "deep\n" && !outside.exists("index.html")
      && !outside.exists("pictures") && !outside.exists("flowsim")
  }

  @Test(
    "A link is no folder of references: neither orphans nor candidates are in it",
    arguments: [["orphans", "--delete"], ["accept", "--all"], ["reject", "--all"], ["review"]]
  )
  func linkedFolder(arguments: [String]) throws {
    try link("Snapshots/Evil", to: outside.root.path)
    try package.log.append(package.compared("ShopTests/basket.txt"))
    package.typed = ["a", "a", "a"]
    package.flowsim(arguments)
    #expect(isUntouched)
    #expect(package.flowsim("list") == .done)
  }

  @Test("A folder among the references is no orphan, with all that is in it")
  func folder() throws {
    try package.write("mine\n", to: "Snapshots/ShopTests/notes/plan.txt")
    try package.log.append(package.compared("ShopTests/basket.txt"))
    #expect(package.flowsim("orphans", "--delete") == .done)
    #expect(package.exists("Snapshots/ShopTests/notes/plan.txt"))
  }

  @Test(
    "A folder of references that is itself a link elsewhere is not changed, and the error says where it leads"
  )
  func linkedReferences() throws {
    try outside.write("y\n", to: "Refs/ShopTests/a.txt.new")
    try FileManager.default.removeItem(at: package.root.appendingPathComponent("Snapshots"))
    try link("Snapshots", to: outside.root.appendingPathComponent("Refs").path)
    #expect(package.flowsim("accept", "--all") == .file)
    #expect(package.printed[0].contains("/Snapshots/ShopTests/a.txt.new is not in the package"))
    #expect(package.flowsim("reject", "--all") == .file)
    #expect(outside.exists("Refs/ShopTests/a.txt.new"))
    #expect(package.flowsim("accept", "--all", environment: ["FLOWSIM_SNAPSHOTS": ""]) == .file)
    // The caller's own word is another matter.
    let named = ["FLOWSIM_SNAPSHOTS": package.root.appendingPathComponent("Snapshots").path]
    #expect(package.flowsim("accept", "--all", environment: named) == .done)
    #expect(outside.text(of: "Refs/ShopTests/a.txt") == "y\n")
  }

  @Test("A candidate that is a link does not become the reference")
  func linkedCandidate() throws {
    let notes = outside.root.appendingPathComponent("notes.txt").path
    try link("Snapshots/ShopTests/basket.txt.new", to: notes)
    #expect(package.flowsim("accept", "--all") == .file)
    #expect(package.text(of: "Snapshots/ShopTests/basket.txt") == "x\n")
    #expect(isUntouched)
    // It is passed over, but not without a word.
    #expect(package.flowsim("list") == .file)
    #expect(package.printed.count == 2)
    #expect(package.printed[0].contains("/Snapshots/ShopTests/basket.txt.new is a link"))
  }

  @Test("A reference that is a link is replaced itself, and not what it leads to")
  func linkedReference() throws {
    try link(
      "Snapshots/ShopTests/shelf.txt",
      to: outside.root.appendingPathComponent("notes.txt").path
    )
    try package.write("y\n", to: "Snapshots/ShopTests/shelf.txt.new")
    #expect(package.flowsim("accept", "ShopTests/shelf") == .done)
    #expect(package.text(of: "Snapshots/ShopTests/shelf.txt") == "y\n")
    #expect(isUntouched)
  }

  @Test(
    "The candidate of an inline snapshot changes sources of the package only, also through a link",
    arguments: [false, true]
  )
  func inline(isLinked: Bool) throws {
    let source = "func a() {\n  assertInlineSnapshot(of: a)\n}\n"
    try outside.write(source, to: "Theirs.swift")
    if isLinked { try link("Mine", to: outside.root.path) }
    let root = isLinked ? package.root.appendingPathComponent("Mine") : outside.root
    let folder = InlineCandidate.folder(in: package.root)
    let file = root.appendingPathComponent("Theirs.swift").path
    try InlineCandidate(of: file, line: 2, column: 23, reference: nil, text: "b").write(in: folder)
    #expect(package.flowsim("accept", "--all") == .file)
    #expect(package.printed[0].hasPrefix("flowsim: \(file) is not in the package"))
    package.typed = ["a"]
    #expect(package.flowsim("review") == .pending)
    #expect(outside.text(of: "Theirs.swift") == source)
    #expect(package.flowsim("reject", "--all") == .done)
    #expect(outside.text(of: "Theirs.swift") == source)
  }

  @Test(
    "A candidate with a place that no source has is an error",
    arguments: [Int.min, 0, Int.max]
  )
  func place(number: Int) throws {
    try package.write("", to: "A.swift")
    let file = package.root.appendingPathComponent("A.swift").path
    let folder = InlineCandidate.folder(in: package.root)
    try InlineCandidate(of: file, line: 1, column: number, reference: nil, text: "b")
      .write(in: folder)
    #expect(package.flowsim("accept", "--all") == .file)
  }

  @Test("A candidate changes sources alone")
  func noSource() throws {
    let script = "assertInlineSnapshot(of: a)\n"
    try package.write(script, to: "run.sh")
    let file = package.root.appendingPathComponent("run.sh").path
    try InlineCandidate(of: file, line: 1, column: 21, reference: nil, text: "b")
      .write(in: InlineCandidate.folder(in: package.root))
    #expect(package.flowsim("accept", "--all") == .pending)
    #expect(package.text(of: "run.sh") == script)
  }

  @Test("Candidates in a linked folder stay there", arguments: ["accept", "reject"])
  func linkedCandidates(command: String) throws {
    try package.write("  assertInlineSnapshot(of: a)\n", to: "A.swift")
    let file = package.root.appendingPathComponent("A.swift").path
    let candidate = try InlineCandidate(of: file, line: 1, column: 23, reference: nil, text: "b")
    try candidate.write(in: outside.root)
    try package.write("", to: ".build/flowsim/log.jsonl")
    try link(".build/flowsim/inline", to: outside.root.path)
    #expect(package.flowsim(command, "--all") == .file)
    #expect(outside.exists(candidate.url(in: outside.root).lastPathComponent))
  }

  @Test(
    "Pages follow no links out of the folder that was named",
    arguments: ["index.html", "pictures"]
  )
  func pages(name: String) throws {
    try package.write("y\n", to: "Snapshots/ShopTests/basket.txt.new")
    try package.write("", to: "out/readme.txt")
    try link("out/\(name)", to: outside.root.appendingPathComponent("new-\(name)").path)
    #expect(package.flowsim("gallery", "out") == .file)
    #expect(package.flowsim("report", "--html", "out") == .file)
    #expect(!outside.exists("new-\(name)"))
  }

  @Test("A gallery left out links without a word")
  func linkInGallery() throws {
    try link("Snapshots/ShopTests/shelf.txt", to: "basket.txt")
    try link("Snapshots/Evil", to: outside.root.path)
    #expect(package.flowsim("gallery", "out") == .file)
    let folder = package.root.appendingPathComponent("Snapshots").path
    #expect(
      package.printed.prefix(2) == [
        "flowsim: \(folder)/Evil is a link or a pipe, and no reference. Make it a file, or remove it.",
        "flowsim: \(folder)/ShopTests/shelf.txt is a link or a pipe, and no reference. Make it a file, or remove it.",
      ]
    )
    #expect(package.printed.last?.hasPrefix("1 snapshot: ") == true)
  }

  @Test("Pages may be anywhere, where the caller names the folder")
  func namedPage() throws {
    let folder = outside.root.appendingPathComponent("page").path
    #expect(package.flowsim("gallery", folder) == .done)
    #expect(outside.exists("page/index.html"))
  }

  @Test("A picture of a review, the log and the artifacts are not written through a link")
  func linkedBuildFolder() throws {
    try link(".build", to: outside.root.path)
    try package.write("y\n", to: "Snapshots/ShopTests/basket.txt.new")
    package.typed = ["p"]
    #expect(package.flowsim("review") == .file)
    #expect(package.flowsim("test") == .file)
    #expect(isUntouched)
  }

  @Test("A log that is a link is removed itself")
  func linkedLog() throws {
    try package.write("", to: ".build/flowsim/other")
    try link(".build/flowsim/log.jsonl", to: outside.root.appendingPathComponent("notes.txt").path)
    package.flowsim("test")
    #expect(isUntouched)
  }

  @Test(
    "A page is not written among the references, and not made of none",
    arguments: ["", "/page"]
  )
  func amongReferences(below: String) {
    #expect(package.flowsim("gallery", "Snapshots" + below) == .usage)
    #expect(package.flowsim("report", "--html", "Snapshots" + below) == .usage)
    #expect(!package.exists("Snapshots\(below)/index.html"))
    let none = ["FLOWSIM_SNAPSHOTS": package.root.appendingPathComponent("Nowhere").path]
    #expect(package.flowsim("gallery", "Nowhere", environment: none) == .usage)
    #expect(package.printed[0].hasPrefix("flowsim: There are no references in "))
    #expect(!package.exists("Nowhere"))
  }
}
