import Foundation
import LayoutSim
import Testing

/// The places that list all controls.
///
/// A file of `Elements/Controls` that declares a public element of its own name is a control.
@MainActor
struct ControlListTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names of all controls.
  private func controls() throws -> [String] {
    let folder = Self.root.appending(path: "Sources/LayoutSim/Core/Elements/Controls")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .compactMap { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let name = String(file.dropLast(".swift".count))
        let isControl = text.split(separator: "\n").contains { line in
          line.hasPrefix("public struct \(name)") && line.contains(": Element {")
        }
        return isControl ? name : nil
      }
      .sorted()
  }

  @Test("Controls are found by their files")
  func found() throws {
    let controls = try controls()
    #expect(controls.contains("SwitchControl") && controls.contains("ChoiceControl"))
    #expect(!controls.contains("ChoiceOption"))
  }

  @Test("The page on modelling a screen lists every control")
  func documented() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Sources/LayoutSim/LayoutSim.docc/ModellingScreens.md"),
      encoding: .utf8
    )
    let table = page.components(separatedBy: "## Elements and modifiers")[1]
      .components(separatedBy: "\n\n")[1]
    let missing = try controls().filter { !table.contains("`\($0)`") }
    #expect(missing == [])
  }

  @Test("Every control is tried in impossible places")
  func tried() throws {
    let content = "\(type(of: HostileControlTests.Everything(words: "").body))"
    let tried = Set(content.split { !$0.isLetter }.map(String.init))
    let missing = try controls().filter { !tried.contains($0) }
    #expect(missing == [])
  }
}
