// What fingers type out of habit for inherited values. None of it can be used.

extension InheritedValues {
  /// It is called `controlScale` here.
  @available(*, unavailable, renamed: "controlScale")
  public var controlSize: ControlScale { controlScale }

  /// The app has its own calendar.
  @available(
    *,
    unavailable,
    message: "declare an InheritedKey of your own, or take it from the model"
  )
  public var calendar: OtherStyle { .automatic }

  /// The app has its own time zone.
  @available(
    *,
    unavailable,
    message: "declare an InheritedKey of your own, or take it from the model"
  )
  public var timeZone: OtherStyle { .automatic }

  /// The app has its own models.
  @available(
    *,
    unavailable,
    message: "pass on the model: inherited(model) and @Inherited(Model.self)"
  )
  public var modelContext: OtherStyle { .automatic }

  /// Screens are left by a call.
  @available(*, unavailable, message: "use \\.dismiss, a LeaveAction, and \\.isPresented")
  public var presentationMode: OtherStyle { .automatic }

  /// The system asks outside the app.
  @available(*, unavailable, message: "nothing of it is seen: call a closure of the model")
  public var requestReview: OtherStyle { .automatic }

  /// The app has its own way to undo.
  @available(*, unavailable, message: "pass on a model that undoes: inherited(model)")
  public var undoManager: OtherStyle { .automatic }

  /// There is one window.
  @available(*, unavailable, message: "there is one window: navigate to a route")
  public var openWindow: OtherStyle { .automatic }

  /// There is one window.
  @available(*, unavailable, message: "there is one window: use \\.dismiss")
  public var dismissWindow: OtherStyle { .automatic }

  /// Nothing is redacted.
  @available(*, unavailable, message: "nothing is redacted here: leave it out")
  public var redactionReasons: OtherStyle { .automatic }

  /// Letters have the weight of their style.
  @available(*, unavailable, message: "letters have the weight of their style: leave it out")
  public var legibilityWeight: OtherStyle { .automatic }

  /// An accessory is laid out for the width that it is offered.
  @available(*, unavailable, message: "use SizeReader or FirstFit, as it is offered its width")
  public var tabViewBottomAccessoryPlacement: OtherStyle { .automatic }
}

extension Element {
  /// It is called `inherited` here.
  @available(*, unavailable, renamed: "inherited(_:_:)")
  public func environment<Value>(
    _ path: KeyPath<InheritedValues, Value>,
    _ value: Value
  ) -> some Element { self }

  /// It is called `inherited` here, and has values of other types.
  @available(*, unavailable, message: "use inherited(_:_:), whose values have other types")
  @_disfavoredOverload
  public func environment<Value, Other>(
    _ path: KeyPath<InheritedValues, Value>,
    _ value: Other
  ) -> some Element { self }

  /// It is called `inherited` here.
  @available(*, unavailable, renamed: "inherited(_:)")
  public func environment<Model: AnyObject>(_ model: Model?) -> some Element { self }
}
