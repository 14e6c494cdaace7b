import Foundation
import SnapshotTooling
import Testing

/// Arguments and files that the tool cannot use.
struct UsageTests {
  private let package: PackageFolder

  init() throws {
    package = try PackageFolder()
  }

  private static let reportUsage =
    "It is called as: flowsim report --markdown [--limit bytes] | --html folder [--json]"

  @Test(
    "Arguments that make no sense are refused",
    arguments: [
      (
        ["acept"],
        "“acept” is not a command. Commands are test, list, diff, review, accept, reject, orphans, report, gallery, map, compare, facts, translate, serve, help."
      ),
      (
        ["accept"],
        "accept needs the name of a snapshot, or --all. It is called as: flowsim accept name … | --all [--json]"
      ),
      (
        ["reject", "--all", "a"],
        "reject --all does not take “a”. It is called as: flowsim reject name … | --all [--json]"
      ),
      (
        ["list", "--jsn"],
        "list does not take “--jsn”. It is called as: flowsim list [--json]"
      ),
      (
        ["orphans", "gone"],
        "orphans does not take “gone”. It is called as: flowsim orphans [--json] [--delete]"
      ),
      (
        ["serve", "a", "b"],
        "serve does not take “b”. It is called as: flowsim serve [executable]"
      ),
      (
        ["gallery"],
        "gallery needs the folder of the page. It is called as: flowsim gallery folder [--json]"
      ),
      (
        ["gallery", "a", "b"],
        "gallery does not take “b”. It is called as: flowsim gallery folder [--json]"
      ),
      (
        ["map"],
        "map needs diff, and two files. It is called as: flowsim map diff old new [--markdown]"
      ),
      (
        ["map", "draw"],
        "map does not take “draw”. It is called as: flowsim map diff old new [--markdown]"
      ),
      (
        ["map", "diff", "a.json"],
        "map diff needs the files of an old map and of a new one. It is called as: flowsim map diff old new [--markdown]"
      ),
      (
        ["map", "diff", "a.json", "b.json", "c.json"],
        "map diff does not take “c.json”. It is called as: flowsim map diff old new [--markdown]"
      ),
      (
        ["report"],
        "report needs --markdown, or --html and a folder. \(reportUsage)"
      ),
      (["report", "--html"], "report needs a value for --html. \(reportUsage)"),
      (
        ["report", "--markdown", "--limit", "many"],
        "report --limit does not take “many”. \(reportUsage)"
      ),
      (
        ["report", "--html", "a", "--markdown"],
        "report --html does not take “--markdown”. \(reportUsage)"
      ),
    ]
  )
  func usage(arguments: [String], message: String) {
    var printed: [String] = []
    let exit = Tool.run(arguments, in: context { printed.append($0) })
    #expect(exit == .usage)
    #expect(printed == ["flowsim: \(message)"])
  }

  private func context(_ print: @escaping (String) -> Void) -> ToolContext {
    ToolContext(
      root: package.root,
      environment: [:],
      print: print,
      printError: print,
      readLine: { nil },
      open: { _ in },
      runSwift: { _, _ in 0 }
    )
  }

  @Test(
    "Help, with a command or without, and no arguments list the commands",
    arguments: [["help"], ["--help"], [], ["map", "diff", "--help"], ["accept", "--all", "-h"]]
  )
  func help(arguments: [String]) {
    var printed = ""
    let exit = Tool.run(arguments, in: context { printed += $0 })
    #expect(exit == .done)
    for command in ["test", "list", "diff", "review", "accept", "reject", "orphans", "map diff"] {
      #expect(printed.contains("flowsim \(command)"))
    }
  }

  @Test("A candidate that cannot be made the reference is an error of files, and stays")
  func isFolder() throws {
    // A file cannot take the place of a folder, whoever runs the test.
    try package.write("x", to: "Snapshots/ShopTests/basket.txt/inside")
    try package.write("new\n", to: "Snapshots/ShopTests/basket.txt.new")
    #expect(package.flowsim("accept", "--all") == .file)
    #expect(package.exists("Snapshots/ShopTests/basket.txt.new"))
    #expect(package.printed.first?.contains("basket.txt.new") == true)
  }

  @Test("A log that cannot be written is an error of files, and no test is run")
  func log() throws {
    try package.write("not a folder", to: ".build")
    package.tests = { _ in
      Issue.record("The tests were run.")
      return 0
    }
    #expect(package.flowsim("test") == .file)
  }
}
