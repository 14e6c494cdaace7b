import Foundation
import LayoutSim
import Testing

/// Flags of nodes.
struct NodeFlagsTests {
  @Test("Flags print in a fixed order, and what is near a limit does not print")
  func words() {
    let flags: NodeFlags = [.approximate, .nearLimit, .truncated, .disabled]
    #expect(flags.words == ["disabled", "truncated", "approximate"])
  }

  @Test("All flags are written, and read as they were")
  func coding() throws {
    let flags: NodeFlags = [.approximate, .nearLimit, .truncated]
    let data = try JSONEncoder().encode(flags)
    #expect(String(decoding: data, as: UTF8.self) == #"["truncated","approximate","near-limit"]"#)
    #expect(try JSONDecoder().decode(NodeFlags.self, from: data) == flags)
  }
}
