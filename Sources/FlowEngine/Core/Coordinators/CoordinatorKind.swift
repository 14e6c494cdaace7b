/// What kinds of coordinators differ in.
package enum CoordinatorKind {
  /// Shows a stack of its own, with pushed children on it.
  case stack

  /// Shows one of its children, the selected tab, in place of a stack.
  case tabs

  /// Shows a flow in place of a stack, once it has one.
  case flows
}
