extension FileTranslation {
  /// Obeys the comments that are meant for the translator; `false` if there is one that it does not know.
  ///
  /// `// flowsim:silent` silences the warnings about a line, and `// flowsim:use …` gives the code that stands there instead. The line
  /// is that of the comment, or the next one with code if there is none in front of it.
  mutating func readComments() -> Bool {
    var isKnown = true
    var previous = 0
    for index in 0...file.tokens.count {
      let end = index < file.tokens.count ? file.tokens[index].start : file.bytes.count
      if end > previous + 10 {
        for comment in comments(in: previous..<end) where !obey(comment, next: index) {
          isKnown = false
        }
      }
      if index < file.tokens.count { previous = file.tokens[index].end }
    }
    return isKnown
  }

  private struct SourceComment {
    let start: Int
    let words: String
  }

  /// The comments of that form between two tokens.
  private func comments(in range: Range<Int>) -> [SourceComment] {
    let mark = Array("// flowsim:".utf8)
    var found: [SourceComment] = []
    var offset = range.lowerBound
    while offset + mark.count <= range.upperBound {
      guard file.bytes[offset] == mark[0],
        file.bytes[offset..<(offset + mark.count)].elementsEqual(mark)
      else {
        offset += 1
        continue
      }
      var end = offset
      while end < range.upperBound, file.bytes[end] != 0x0A, file.bytes[end] != 0x0D { end += 1 }
      let words = file.bytes[(offset + mark.count)..<end]
      found.append(SourceComment(start: offset, words: String(decoding: words, as: UTF8.self)))
      offset = end
    }
    return found
  }

  private mutating func obey(_ comment: SourceComment, next: Int) -> Bool {
    let place = file.place(at: comment.start)
    let isBehindCode = next > 0 && file.line(at: file.tokens[next - 1].start) == place.line
    let token = isBehindCode ? next - 1 : next
    guard file.tokens.indices.contains(token) else { return true }
    let line = file.line(at: file.tokens[token].start)
    if comment.words == "silent" {
      silenced.insert(line)
    } else if comment.words.hasPrefix("use "), comment.words.count > 4 {
      replaceLine(line, around: token, with: String(comment.words.dropFirst(4)))
    } else {
      messages.append(
        TranslationMessage(
          severity: .error,
          path: file.path,
          line: place.line,
          column: place.column,
          endColumn: place.column,
          text:
            "`flowsim:\(comment.words)` is not known: say `flowsim:silent` or `flowsim:use` and our code"
        )
      )
      return false
    }
    return true
  }

  /// Puts `code` in the place of the tokens of a line, and of what its brackets hold on the lines below unless `code` opens one, too.
  private mutating func replaceLine(_ line: Int, around token: Int, with code: String) {
    var (first, last) = (token, token)
    while first > 0, file.line(at: file.tokens[first - 1].start) == line { first -= 1 }
    var depths = [0]
    for letter in code {
      depths.append(
        (depths.last ?? 0) + ("([{".contains(letter) ? 1 : ")]}".contains(letter) ? -1 : 0)
      )
    }
    let isWhole = depths.last == 0 && !depths.contains { $0 < 0 }
    var index = first
    while index < file.tokens.count,
      index <= last
        || file.line(at: file.tokens[index].start) == file.line(at: file.tokens[last].start)
    {
      last = max(last, index)
      if isWhole, let close = file.close(of: index) { last = max(last, close) }
      index += 1
    }
    edits.remove(first...last)
    edits.insert(code, before: first)
    skipped.formUnion(first...last)
    counts[.rule, default: 0] += 1
  }
}
