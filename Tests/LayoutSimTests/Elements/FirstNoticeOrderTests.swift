import LayoutSim
import Testing

/// The order in which what appears is notified.
@MainActor
struct FirstNoticeOrderTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test(
    "Appearing and first values are one order, inner ones first and as written; tasks come after"
  )
  func nested() {
    let log = Log()
    _ = Stage {
      Column {
        TextBlock("x")
          .onChange(of: 1, initial: true) { _, _ in log.lines.append("T~") }
          .onAppear { log.lines.append("T+") }
          .task { log.lines.append("T!") }
      }
      .onChange(of: 1, initial: true) { _, _ in log.lines.append("V~") }
      .onAppear { log.lines.append("V+") }
      .task { log.lines.append("V!") }
    }
    #expect(log.lines.prefix(4) == ["T~", "T+", "V~", "V+"])
  }

  @Test("On one element they follow each other as written")
  func asWritten() {
    let log = Log()
    _ = Stage {
      TextBlock("x")
        .onAppear { log.lines.append("+") }
        .onChange(of: 1, initial: true) { _, _ in log.lines.append("~") }
    }
    #expect(log.lines == ["+", "~"])
  }
}
