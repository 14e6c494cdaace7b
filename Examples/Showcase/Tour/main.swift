import Foundation

switch ShowcaseOptions.parse(Array(CommandLine.arguments.dropFirst())) {
case .success(let options):
  do {
    print(try Showcase(options).text(), terminator: "")
  } catch {
    fail("The tour lost its way: \(error)", status: EX_SOFTWARE)
  }
case .failure(let error):
  fail("\(error)", status: EX_USAGE)
}

/// Ends the command with a message on standard error.
private func fail(_ words: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(words)\n".utf8))
  exit(status)
}
