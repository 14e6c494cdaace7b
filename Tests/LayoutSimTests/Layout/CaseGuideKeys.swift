import LayoutSim
import Synchronization

/// The custom guides of a case, by their words.
///
/// A guide is a type, and the words of a file are not known when types are made: a few types stand
/// ready, and each case gives them out anew.
final class CaseGuideKeys: Sendable {
  @TaskLocal static var current = CaseGuideKeys()

  private let words = Mutex<[(word: String, fraction: Double)]>([])

  static func key(for word: String, at fraction: Double) throws -> any GuideKey.Type {
    let number = current.words.withLock { words in
      if let known = words.firstIndex(where: { $0.word == word }) { return known }
      words.append((word, fraction))
      return words.count - 1
    }
    let keys: [any GuideKey.Type] = [Key0.self, Key1.self, Key2.self, Key3.self]
    guard keys.indices.contains(number) else {
      throw CaseProblem("a case has \(keys.count) guides of its own at most")
    }
    return keys[number]
  }

  fileprivate static func position(_ number: Int, _ box: BoxDimensions) -> Double {
    current.words.withLock { words in
      let (word, fraction) = words[number]
      return product(fraction, word.hasPrefix("h:") ? box.width : box.height)
    }
  }
}

private enum Key0: GuideKey {
  static func defaultPosition(in box: BoxDimensions) -> Double { CaseGuideKeys.position(0, box) }
}

private enum Key1: GuideKey {
  static func defaultPosition(in box: BoxDimensions) -> Double { CaseGuideKeys.position(1, box) }
}

private enum Key2: GuideKey {
  static func defaultPosition(in box: BoxDimensions) -> Double { CaseGuideKeys.position(2, box) }
}

private enum Key3: GuideKey {
  static func defaultPosition(in box: BoxDimensions) -> Double { CaseGuideKeys.position(3, box) }
}
