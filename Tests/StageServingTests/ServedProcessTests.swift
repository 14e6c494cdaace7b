import Foundation
import Testing

private let showcase: URL? = {
  let places =
    [URL(fileURLWithPath: CommandLine.arguments[0])] + Bundle.allBundles.map(\.bundleURL)
  return places.lazy
    .map { $0.deletingLastPathComponent().appendingPathComponent("showcase") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}()

@MainActor
@Suite("The served examples, in a process", .enabled(if: showcase != nil))
struct ServedProcessTests {
  @Test("showcase --serve answers on standard output, and ends with its input")
  func process() async throws {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = showcase
    process.arguments = ["--serve"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let client = Client(
      writing: input.fileHandleForWriting,
      reading: output.fileHandleForReading
    )
    try await client.shakeHands()
    #expect(try await client.call("start").text == "start needs “app”. Apps: bookshop, hub.")
    #expect(
      try await client.call("start", ["app": "bookshop"]).text.contains("layers stack(login)")
    )
    #expect(try await client.perform(#"tap "Log in""#).hasPrefix("1. tap \"Log in\"\n"))
    #expect(try await !client.call("start", ["app": "hub", "session": "hub"]).isError)
    try client.close()
    #expect(await client.line() == nil)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
