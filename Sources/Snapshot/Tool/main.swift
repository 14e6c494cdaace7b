import Foundation
import SnapshotTooling

/// The nearest folder above the current one with a `Package.swift`, or else the current one.
func packageRoot() -> URL {
  let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  var folder = current
  while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  {
    let above = folder.deletingLastPathComponent()
    if above.path.count >= folder.path.count { return current }
    folder = above
  }
  return folder
}

/// Opens a page with the system's browser, unless there is no desktop.
func openInBrowser(_ page: URL) {
  #if os(macOS)
    let command = "open"
  #else
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let command = "xdg-open"
  #endif
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [command, page.path]
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try? process.run()
}

let root = packageRoot()
let context = ToolContext(
  root: root,
  environment: ProcessInfo.processInfo.environment,
  // Written immediately, even if the output is not a terminal.
  print: { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) },
  printError: { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
  readLine: { readLine() },
  open: openInBrowser,
  runSwift: { arguments, environment in
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
)
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), in: context).rawValue)
