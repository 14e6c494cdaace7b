/// The way in which a subtree is one element to the user, labelled by its texts and tapped as a whole.
enum Combination {
  /// Not at all: everything in it is a separate element.
  case nothing

  /// The app's content, each part of which is printed.
  case contents

  /// The platform's decoration, which follows from the facts of the element's own line.
  case drawing
}
