/// The kinds of coordinators, which differ in what they show.
package enum CoordinatorKind {
  /// Shows its own stack, including pushed children.
  case stack

  /// Shows one of its children, the selected tab, instead of a stack.
  case tabs

  /// Shows a flow instead of a stack, once it has one.
  case flows

  /// Shows its children, the columns, side by side instead of a stack.
  case split
}
