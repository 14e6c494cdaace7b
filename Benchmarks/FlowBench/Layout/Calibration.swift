import Foundation

/// A bare layout engine that is built from one source file and run for comparison.
///
/// The time of a scenario varies with the load of the machine; the ratio to the time of this engine, measured
/// together, does not.
struct Calibration {
  private let program: URL

  /// The reason why the engine could not be used.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Builds the engine from the source file at `path`.
  init(source path: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowbench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    program = folder.appendingPathComponent("calibration")
    let output = try Calibration.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-O", "-o", program.path, path]
    )
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Failure(description: "\(path) could not be built: \(output)")
    }
  }

  /// The engine's time for building and layout, in nanoseconds; `nil` if it does not support the scenario.
  ///
  /// It reads the clock before and after each of the two in every pass, so its numbers include two readings;
  /// `clock` is the time of one.
  func total(of scenario: String, size: Int, samples: Int, clock: Double) throws -> Double? {
    let output = try Calibration.run(
      program,
      [scenario, String(size), String(samples), Calibration.batch(of: scenario)]
    )
    let fields = output.split(separator: ",")
    guard fields.count > 5, let build = Double(fields[4]), let layout = Double(fields[5]) else {
      return nil
    }
    return build + layout - 2 * clock
  }

  private static func batch(of scenario: String) -> String {
    ["a", "b", "f"].contains(scenario) ? "5" : "50"
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
