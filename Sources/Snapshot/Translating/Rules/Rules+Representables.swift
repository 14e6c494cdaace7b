extension FileTranslation {
  /// A view that UIKit makes is a box that the outline calls by its type, or what the app lists for it.
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
