extension FileTranslation {
  /// A view that UIKit makes is a box of the offered size, which the outline calls by its type.
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
      warn(
        "a stage makes no view of UIKit: a box `\(declaration.name)` of the offered size stands for it",
        at: index
      )
    }
    let picture = ours("Picture") + "(\"\(declaration.name)\", width: 0, height: 0).resizable()"
    edits.insert(" var body: some \(ours("Element")) { \(picture) };", after: body.lowerBound)
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
