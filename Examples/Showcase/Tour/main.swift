import Foundation

switch ShowcaseOptions.parse(Array(CommandLine.arguments.dropFirst())) {
case .success(let options):
  do {
    let showcase = Showcase(options)
    if let folder = options.gallery {
      let page = try showcase.gallery()
      try page.write(to: URL(fileURLWithPath: folder, isDirectory: true))
      print("\(page.count) screens: \(folder)/index.html")
    } else {
      print(try showcase.text(), terminator: "")
    }
  } catch let error as CocoaError {
    fail("The gallery cannot be written: \(error.localizedDescription)", status: EX_CANTCREAT)
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
