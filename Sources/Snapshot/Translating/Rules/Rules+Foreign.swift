extension FileTranslation {
  /// A view of a third-party package, or one that the app lists, becomes a box with its name, or the code in the list.
  mutating func translateForeign(at index: Int) -> Int? {
    let name = file.name(index)
    guard usesSwiftUI, name.first?.isUppercase == true, !isApps(name, at: index),
      !app.all.contains(name)
    else { return nil }
    let call = CallReader.call(in: file, of: index)
    if app.boxes[name] != nil {
      guard call != nil || file.has(".", at: index + 1) else { return nil }
      counts[.rule, default: 0] += 1
    } else {
      guard !foreignImports.isEmpty, table[.type, name] == nil, call != nil,
        !FileTranslation.noViews.contains(name), isInBuilder(index)
      else { return nil }
      refuse(
        name,
        "it is of \(foreignModules): a box of the offered size stands for it; "
          + FileTranslation.listing(name),
        at: index
      )
    }
    return putBox(name, in: index...(call?.end ?? index))
  }

  private var foreignModules: String {
    foreignImports.map { "`\($0.module)`" }.joined(separator: " or ")
  }

  /// The advice about a box.
  static func listing(_ name: String) -> String {
    "list its size or an element: `\(name) = 320 x 200`"
  }

  /// The code of the box that stands for a view.
  func box(_ name: String) -> String {
    let picture = ours("Picture") + "(\"\(name)\", width: "
    switch app.boxes[name] {
    case .element(let code): return code
    case .size(let width?, let height?): return picture + "\(width), height: \(height))"
    case .size(let width, let height):
      let lengths = [width.map { "width: \($0)" }, height.map { "height: \($0)" }]
      let frame = lengths.compactMap(\.self).joined(separator: ", ")
      return picture + "0, height: 0).resizable().frame(\(frame))"
    case nil: return picture + "0, height: 0).resizable()"
    }
  }

  /// Replaces some tokens by a box, and removes the calls after them, which need the real view.
  mutating func putBox(_ name: String, in range: ClosedRange<Int>) -> Int {
    edits.remove(range)
    edits.insert(box(name), before: range.lowerBound)
    var next = range.upperBound + 1
    while file.has(".", at: next), file.kind(next + 1) == .identifier {
      let call = CallReader.call(in: file, of: next + 1)
      let end = call?.end ?? next + 1
      // A box is resizable, or has the size that is listed.
      let isKnown = call.map {
        file.name($0.name) != "resizable"
          && (table[.modifier, file.name($0.name)] != nil
            || app.declares(file.name($0.name), labels: $0.labels(in: file), isOnView: true))
      }
      if isKnown != true { edits.remove(next...end) }
      next = end + 1
    }
    return range.upperBound + 1
  }

  /// Leaves out a modifier of a third-party package after a view that has a counterpart.
  mutating func translateForeignModifier(_ call: Call, from dot: Int) -> Int? {
    let name = file.name(call.name)
    guard !foreignImports.isEmpty, file.startsLine(dot), table[.modifier, name] == nil,
      app.functions[name] == nil, isBehindView(dot)
    else { return nil }
    refuse(
      name,
      "it is of \(foreignModules): declare it in an extension of `Element`",
      at: call.name
    )
    return removeModifier(from: dot, to: call.end)
  }

  /// Whether the calls in front of a dot begin with a view.
  private func isBehindView(_ dot: Int) -> Bool {
    viewName(before: dot).map {
      table[.type, file.name($0)] != nil && !isApps(file.name($0), at: $0)
        && !FileTranslation.noViews.contains(file.name($0))
    } ?? false
  }

  /// The name with which the calls in front of a dot begin.
  func viewName(before dot: Int) -> Int? {
    var end = dot - 1
    // Readable code has fewer.
    for _ in 0..<200 where end > 0 {
      // The arguments and the closures of a call, with their labels.
      while file.kind(end) == .close {
        end = file.tokens[end].match - 1
        if file.has(":", at: end) { end -= 2 }
      }
      guard file.kind(end) == .identifier else { return nil }
      if !file.has(".", at: end - 1) { return end }
      end -= 2
    }
    return nil
  }

  /// Types of values that are created where views are, but are not views.
  private static let noViews: Set<String> = [
    "Task", "Timer", "Thread", "DispatchQueue", "Date", "Binding", "State", "Font", "Path",
    "Animation",
  ]

  /// Whether the expression at an index is the content of a view.
  private func isInBuilder(_ index: Int) -> Bool {
    let before = index - 1
    if file.name(before) == "return" { return enclosingBrace(before).map(isBuilder) ?? false }
    if file.has("(", at: before) {
      return file.name(before - 1) == "AnyView"
        || file.has(".", at: before - 2) && FileTranslation.builders.contains(file.name(before - 1))
    }
    guard
      file.has("{", at: before) || file.has(";", at: before) || file.name(before) == "in"
        || file.has(":", at: before) && enclosingBrace(before).map(file.isStatementBody) == true
        || file.startsLine(index) && file.endsValue(before)
    else { return false }
    return enclosingBrace(before).map(isBuilder) ?? false
  }

  /// The brace around the token after an index; `nil` if another bracket is closer.
  private func enclosingBrace(_ index: Int) -> Int? {
    let open = file.opening(around: index + 1)
    return file.has("{", at: open) ? open : nil
  }

  /// Whether some braces enclose content.
  private func isBuilder(_ brace: Int) -> Bool {
    if file.isStatementBody(brace) { return enclosingBrace(brace - 1).map(isBuilder) ?? false }
    if let place = scope.last(where: { source.declarations[$0].body?.lowerBound == brace }) {
      let declaration = source.declarations[place]
      return (declaration.nameToken..<brace).contains {
        ["View", "AnyView"].contains(file.name($0))
      }
    }
    var name = brace - 1
    if file.has(":", at: name) {
      return !["action", "perform", "primaryAction"].contains(file.name(name - 1))
    }
    var hasAction = false
    if file.has(")", at: name) {
      name = file.tokens[name].match - 1
      hasAction = file.name(name + 2) == "action"
    }
    let callee = file.name(name)
    if callee == "Button" { return hasAction }
    return callee.first?.isUppercase == true && !FileTranslation.noViews.contains(callee)
      || FileTranslation.builders.contains(callee)
  }

  /// The modifiers with content.
  private static let builders: Set<String> = [
    "overlay", "background", "sheet", "fullScreenCover", "popover", "toolbar", "safeAreaInset",
    "contextMenu", "navigationDestination", "searchSuggestions", "mask", "swipeActions",
  ]

  /// A view that UIKit makes becomes a box with the name of its type, or the code that the app lists for it.
  mutating func makeBox(_ declaration: Declaration, at place: Int) {
    guard app.representables.contains(declaration.name), usesSwiftUI || declaration.isRepresentable,
      let body = declaration.body
    else { return }
    for member in (children[place] ?? []).map({ source.declarations[$0] })
    where FileTranslation.made.contains(member.name) && member.start <= member.end {
      edits.remove(member.start...member.end)
      if file.has(";", at: member.end + 1) { edits.remove([member.end + 1]) }
    }
    guard declaration.isRepresentable else { return }
    for index in declaration.nameToken..<body.lowerBound
    where FileTranslation.protocols.contains(file.name(index)) {
      edits.replace(index, with: ours("Element"))
      counts[.rule, default: 0] += 1
      guard app.boxes[declaration.name] == nil else { continue }
      warn(
        "a stage makes no view of UIKit: a box of the offered size stands for it; "
          + FileTranslation.listing(declaration.name),
        at: index
      )
    }
    edits.insert(
      " var body: some \(ours("Element")) { \(box(declaration.name)) };",
      after: body.lowerBound
    )
  }

  private static let protocols: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// The members that make and change the view.
  private static let made: Set<String> = [
    "makeUIView", "updateUIView", "dismantleUIView", "makeUIViewController", "sizeThatFits",
    "updateUIViewController", "dismantleUIViewController", "makeCoordinator", "Coordinator",
    "UIViewType", "UIViewControllerType",
  ]
}
