import Snapshot
import Testing

@MainActor
@Suite("The greeting")
struct GreetingTests {
  @Test("It greets by name, and leads on")
  func greeting() {
    let stage = Stage(on: .iPhone15) {
      Column(spacing: 12) {
        TextBlock("Good morning, Emma").font(.headline)
        PushButton("Read on") {}.buttonStyle(.bordered)
      }
    }
    assertSnapshot(of: stage)
  }
}
