/// A route that declares how it is presented.
///
/// A coordinator that does not override `navigationType(for:)` shows it in that style.
public protocol StyledRoute: Route {
  /// How it is presented, unless a call or the coordinator says otherwise.
  var presentationStyle: TransitionPresentationStyle { get }
}

extension StyledRoute {
  /// The style that the route declares.
  public var declaredPresentationStyle: TransitionPresentationStyle? { presentationStyle }
}
