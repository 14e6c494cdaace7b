/// What is between content and columns or a sidebar over it: a tap on it hides these.
struct Scrim: Element {
  let press: @MainActor () -> Void

  var body: some Element {
    PushButton(look: .plain, action: press) { Fill(.clear) }
      .annotated { semantics in
        semantics.role = .scrim
        semantics.combines = .drawing
      }
  }
}
