import Foundation
import Testing

@Suite("The showcase as a command", .enabled(if: Command.url != nil))
struct CommandTests {
  @Test("A mistake prints what is allowed to standard error and ends with status 64")
  func mistake() throws {
    let result = try Command.run(["--only", "nowhere"])

    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("--only does not know “nowhere”. Allowed are:\n  login\n"))
  }

  @Test("Help is printed to standard output and ends well")
  func help() throws {
    let result = try Command.run(["--help"])

    #expect(result.status == 0)
    #expect(result.output.hasPrefix("A guided tour of the bookshop"))
    #expect(result.errors.isEmpty)
  }

  @Test("Two runs print the same bytes")
  func repeatable() throws {
    let (first, second) = (
      try Command.run(["--only", "about"]), try Command.run(["--only", "about"])
    )

    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(first.output.hasPrefix("== about: "))
  }

  @Test("A gallery is a page in a folder, with a picture of each screen")
  func gallery() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Command.run(["--only", "filter", "--gallery", folder.path])

    #expect(result.status == 0)
    #expect(result.output == "3 screens: \(folder.path)/index.html\n")
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("pictures").path
    )
    #expect(pictures.sorted() == ["filter-1.svg", "filter-2.svg", "filter-3.svg"])
  }

  @Test("A gallery that cannot be written ends with status 73")
  func unwritableGallery() throws {
    let result = try Command.run(["--only", "login", "--gallery", "/dev/null/gallery"])

    #expect(result.status == 73)
    #expect(result.errors.hasPrefix("The gallery cannot be written: "))
  }
}

/// The built command, beside the tests.
private enum Command {
  static let url: URL? = {
    let places =
      [URL(fileURLWithPath: CommandLine.arguments[0])] + Bundle.allBundles.map(\.bundleURL)
    return places.lazy
      .map { $0.deletingLastPathComponent().appendingPathComponent("showcase") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  static func run(_ arguments: [String]) throws -> Result {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What is printed to standard error fits into the pipe, so one can be read after the other.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: words, as: UTF8.self)
    )
  }
}
