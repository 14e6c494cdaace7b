import Foundation
import SnapshotRendering
import SnapshotTooling
import Testing

/// What is printed does not steer a terminal.
struct PrintingTests {
  private let package: PackageFolder
  private let escape = "\u{1B}[2J"

  init() throws {
    package = try PackageFolder()
    try package.write("a\n", to: "Snapshots/ShopTests/one\nline\(escape).txt")
    try package.write("\(escape)b\u{9B}1m\n", to: "Snapshots/ShopTests/one\nline\(escape).txt.new")
  }

  @Test(
    "Names and texts are escaped, a line for each",
    arguments: [
      ["list"], ["list", "--json"], ["diff"], ["diff", "--json"], ["review"],
      ["report", "--markdown"],
      ["orphans"], ["test"], ["test", "--json"], ["accept", "one\u{1B}"], ["\u{1B}\n"],
      ["accept", "--all"],
    ]
  )
  func escaped(arguments: [String]) throws {
    try package.log.append(package.compared("ShopTests/other.txt"))
    package.flowsim(arguments)
    #expect(!package.printed.isEmpty)
    for line in package.printed {
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!line.hasPrefix("line"))
    }
  }

  @Test("A name is called as it is printed")
  func called() throws {
    package.flowsim("list")
    let name = try #require(package.printed.first?.split(separator: ":").first)
    #expect(package.flowsim("accept", String(name)) == .done)
    #expect(package.printed == ["accepted \(name)"])
  }

  @Test("JSON means the same")
  func json() throws {
    package.flowsim("list", "--json")
    let line = try JSONDecoder().decode([String: String].self, from: Data(package.printed[0].utf8))
    #expect(line["name"] == "ShopTests/one\nline\(escape)")
  }

  #if os(Linux)
    @Test(
      "A name that is not UTF-8 was left out of a gallery without a word, and called a link where it waits"
    )
    func notUTF8() throws {
      for name in [".t", ".t.new"] {
        let path = package.root.appendingPathComponent("Snapshots/ShopTests").path + "/"
        let bytes = (Array(path.utf8) + [0xFF] + name.utf8 + [0]).map { CChar(bitPattern: $0) }
        let file = bytes.withUnsafeBufferPointer {
          open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644)
        }
        try #require(file >= 0)
        close(file)
      }
      let words = "is not UTF-8, so that it cannot be opened. Rename it."
      #expect(package.flowsim("gallery", "out") == .file)
      #expect(package.printed[0].hasSuffix(words))
      #expect(package.printed[1].hasPrefix("1 snapshot: "))
      #expect(package.flowsim("list") == .file)
      #expect(package.printed[0].hasSuffix(words))
    }
  #endif
}
