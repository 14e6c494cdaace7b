import Foundation
import SnapshotTooling
import Testing

@Suite("Arguments and files that the tool cannot use")
struct UsageTests {
  private let package: PackageFolder

  init() throws {
    package = try PackageFolder()
  }

  @Test(
    "Arguments that make no sense are refused",
    arguments: [
      (
        ["acept"],
        "“acept” is not a command. Commands are test, list, diff, review, accept, reject, orphans, help."
      ),
      (
        ["accept"],
        "accept needs the name of a snapshot, or --all. It is called as: flowsim accept name … | --all"
      ),
      (
        ["reject", "--all", "a"],
        "reject --all does not take “a”. It is called as: flowsim reject name … | --all"
      ),
      (
        ["list", "--jsn"],
        "list does not take “--jsn”. It is called as: flowsim list [--json]"
      ),
      (
        ["orphans", "gone"],
        "orphans does not take “gone”. It is called as: flowsim orphans [--json] [--delete]"
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
      runTests: { _, _ in 0 }
    )
  }

  @Test("Help and no arguments list the commands", arguments: [["help"], ["--help"], []])
  func help(arguments: [String]) {
    var printed = ""
    let exit = Tool.run(arguments, in: context { printed += $0 })
    #expect(exit == .done)
    for command in ["test", "list", "diff", "review", "accept", "reject", "orphans"] {
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
    #expect(package.printed.last?.contains("basket.txt.new") == true)
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
