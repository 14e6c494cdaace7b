import LayoutSim

extension OutlineNode {
  /// The line, without its indentation and a newline.
  var line: String {
    var words = [PrintedWords.word(role.rawValue)]
    if let route { words.append(PrintedWords.route(route)) }
    if let label { words.append(PrintedWords.quoted(label)) }
    if let tag { words.append("#" + PrintedWords.word(tag)) }
    for fact in facts { words.append(PrintedWords.fact(fact.key, fact.value)) }
    if let textFrame { words.append("text=" + textFrame.printed(between: ",")) }
    words += flags.words
    if let proposal {
      let width = PrintedNumber.text(offered: proposal.width)
      let height = PrintedNumber.text(offered: proposal.height)
      words.append("proposed=\(width)x\(height)")
    }
    if let drawnFrame { words.append("drawn=" + drawnFrame.printed(between: ",")) }
    if let frame { words.append("@ " + frame.printed(between: " ")) }
    return words.joined(separator: " ")
  }
}

extension Rect {
  /// `x,y WxH`, with `separator` between the position and the size.
  fileprivate func printed(between separator: String) -> String {
    let numbers = [minX, minY, size.width, size.height].map(PrintedNumber.text)
    return "\(numbers[0]),\(numbers[1])\(separator)\(numbers[2])x\(numbers[3])"
  }
}
