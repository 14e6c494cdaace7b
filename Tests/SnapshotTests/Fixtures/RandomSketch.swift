import Snapshot
import TestSupport

extension Sketch {
  /// A tree that no layout makes: anything inside anything, anywhere, in any state.
  static func random(from generator: inout SeededGenerator, depth: Int = 0) -> Sketch {
    let frame = Rect.at(
      generator.share() * 180 - 60,
      generator.share() * 180 - 60,
      generator.share() * 110,
      generator.share() * 110
    )
    var sketch = Sketch(
      generator.pick(roles),
      label: generator.pick(labels),
      lines: generator.chance(50) ? [generator.pick(labels), generator.pick(labels)] : [],
      facts: facts.filter { _ in generator.chance(20) },
      flags: flags.reduce(into: []) { if generator.chance(12) { $0.insert($1) } },
      at: generator.chance(8) ? nil : frame,
      depth > 4
        ? []
        : (0..<generator.next(below: 5)).map { _ in random(from: &generator, depth: depth + 1) }
    )
    if generator.chance(6) { sketch.node.drawnFrame = .at(5, 5, 60, 70) }
    return sketch
  }

  /// The roles that the library knows, and one of an app.
  static let roles: [Role] = [
    .tabs, .tab, .stack, .screen, .sheet, .cover, .overlay, .alert, .dialog, .popover,
    .navigationBar, .barTitle, .backButton, .tabBar, .tabItem, .platter, .customBar, .grabber,
    .switch, .slider, .stepper, .picker, .option, .field, .label, .progress, .link, .disclosure,
    .section, .toolbar, .heading, .text, .icon, .picture, .button, .list, .row, .badge, .scroll,
    .separator, .fill, .placeholder, .box, Role("chart"),
  ]

  private static let labels = [
    "A", "word", "日本語", "שלום", "a label that fits nowhere", "", "x\ny", "e\u{301}", "हिन्दी", "👨‍👩‍👧",
  ]

  private static let facts = [
    Fact("value", "on"), Fact("value", "0.3"), Fact("range", "0...1"), Fact("badge", "2"),
    Fact("ink", "clear"), Fact("shape", "disc"), Fact("options", "a | b"),
    Fact("purpose", "destructive"), Fact("title", "large"),
  ]

  private static let flags: [NodeFlags] = [.selected, .inert, .disabled, .empty, .covered]
}
