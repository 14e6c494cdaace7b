/// What makes a subtree one thing to the user, known by the words in it and pressed as a whole.
enum Combination {
  /// Nothing: whatever is in it is a thing of its own.
  case nothing

  /// What the app put into it, each part of which is worth a line.
  case contents

  /// What the platform draws for it, which follows from the facts of its own line.
  case drawing
}
