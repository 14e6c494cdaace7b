import Foundation
import Testing

@testable import SnapshotRendering

/// Where references are stored.
struct ReferenceFileTests {
  @Test("In the root of the package that contains the test, by test file, test and name")
  func packageRoot() {
    let file = ReferenceFile(
      testFile: #filePath,
      testName: "rows(count:)",
      name: "at AX3",
      fileExtension: "wire.txt",
      folder: nil
    )

    #expect(file.shortPath == "Snapshots/ReferenceFileTests/rows-count.at-AX3.wire.txt")
    #expect(file.path.hasSuffix("/" + file.shortPath))
  }

  @Test("Beside the test where there is no package")
  func noPackage() {
    let file = ReferenceFile(
      testFile: "/no-such-folder/CartTests.swift",
      testName: "empty()",
      name: nil,
      fileExtension: "outline",
      folder: nil
    )

    #expect(file.path == "/no-such-folder/Snapshots/CartTests/empty.outline")
  }

  @Test(
    "Names are made safe for every file system",
    arguments: [
      ("contentDetent()", "contentDetent"), ("a sheet / is tall()", "a-sheet-is-tall"),
      ("../../etc", "etc"), ("größe", "gru00f6u00dfe"), ("a:b*c?", "a-b-c"), ("", "snapshot"),
      ("...", "snapshot"), ("v1.", "v1"), ("v1.-", "v1"),
      ("rows(_:of:)", "rows-_-of"),
    ]
  )
  func safeNames(name: String, file: String) {
    #expect(SafeFileName.text(name) == file)
  }

  @Test("Long names are cut, and stay different")
  func longNames() {
    let stem = String(repeating: "a", count: 300)
    let names = [SafeFileName.text(stem + "1"), SafeFileName.text(stem + "2")]

    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.utf8.count <= 140 })
  }
}

/// Settings of a run.
struct SnapshotSettingsTests {
  @Test(
    "The mode comes from the variable, then from CI, and is missing otherwise",
    arguments: [
      ([:], RecordMode.missing), (["CI": ""], .missing), (["CI": "true"], .never),
      (["CI": "true", "FLOWSIM_RECORD": "failed"], .failed), (["FLOWSIM_RECORD": ""], .missing),
      (["FLOWSIM_RECORD": "never"], .never),
    ]
  )
  func mode(environment: [String: String], mode: RecordMode) throws {
    #expect(try SnapshotSettings(environment: environment).mode == mode)
  }

  @Test("An empty word for the folder of the references names none")
  func emptyFolder() throws {
    #expect(try SnapshotSettings(environment: ["FLOWSIM_SNAPSHOTS": ""]).folder == nil)
    #expect(try SnapshotSettings(environment: ["FLOWSIM_SNAPSHOTS": "/x"]).folder == "/x")
  }

  @Test("A word that is not a mode is an error with that word")
  func unknownMode() {
    #expect(throws: SnapshotSettingsError.unknownMode("on")) {
      try SnapshotSettings(environment: ["FLOWSIM_RECORD": "on"])
    }
  }
}
