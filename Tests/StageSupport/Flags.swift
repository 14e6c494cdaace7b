import LayoutSim

/// What a screen keeps outside itself: what is up, and what was done, in order.
@MainActor
package final class Flags {
  package var first = false
  package var second = false
  package var log: [String] = []

  package init() {}

  package var firstLink: Bound<Bool> { link("first", \.first) }
  package var secondLink: Bound<Bool> { link("second", \.second) }

  package func note(_ words: String) -> @MainActor () -> Void {
    { self.log.append(words) }
  }

  private func link(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Flags, Bool>
  ) -> Bound<Bool> {
    Bound(
      get: { self[keyPath: path] },
      set: {
        self[keyPath: path] = $0
        self.log.append("\(name)=\($0)")
      }
    )
  }
}

/// A block of 100 by 50 in the middle of a screen, with which things are presented.
@MainActor
package func block() -> some Element { Fill().frame(width: 100, height: 50) }

/// A stage with one screen, of `content`.
@MainActor
package func stage(
  on device: Device = .iPhone15,
  _ change: (inout Traits) -> Void = { _ in },
  showing content: @escaping @MainActor () -> any Element
) -> Stage {
  var traits = Traits(device: device)
  change(&traits)
  return Stage(StubCoordinator("home") { _ in content() }, under: traits)
}

extension RenderTree {
  /// Where the thing called `label` is.
  package func frame(_ role: Role, _ label: String) -> Rect? {
    all(role).first { $0.label == label }?.frame
  }
}
