extension Element {
  /// Presents an alert with the buttons in `actions`, and with a message if there is one, while `isPresented` is `true`.
  ///
  /// Two buttons are side by side if their labels fit, the one to cancel first; others form a column, the one
  /// to cancel last. A tap performs the button's action and then sets the binding to `false`. Only buttons
  /// and fields in `actions`, and only text in `message`, are used, as on the platform. It imitates SwiftUI's
  /// modifier of that name, which shows a platform alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; a tap on any button sets it to `false`.
  ///   - actions: The buttons; “OK” if there are none.
  ///   - message: The message, if there is one.
  /// - Returns: The content, which looks the same.
  public func alert<Actions: Element, Message: Element>(
    _ title: String,
    isPresented: Bound<Bool>,
    @ElementBuilder actions: () -> Actions = { EmptyElement() },
    @ElementBuilder message: () -> Message = { EmptyElement() }
  ) -> some Element {
    Presenting(
      presented: .alert(DialogWords(title: title, actions: actions(), message: message())),
      isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false },
      content: self
    )
  }

  /// Presents an alert about `data`, without a message, while `isPresented` is `true` and there is data.
  public func alert<Data>(
    _ title: String,
    isPresented: Bound<Bool>,
    presenting data: Data?,
    @ElementBuilder actions: (Data) -> some Element
  ) -> some Element {
    alert(
      title,
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: { _ in EmptyElement() }
    )
  }

  /// Presents an alert about `data` while `isPresented` is `true` and there is data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; a tap on any button sets it to `false`.
  ///   - data: The data of the alert; `nil` presents nothing.
  ///   - actions: The buttons; “OK” if there are none.
  ///   - message: The message.
  /// - Returns: The content, which looks the same.
  public func alert<Data>(
    _ title: String,
    isPresented: Bound<Bool>,
    presenting data: Data?,
    @ElementBuilder actions: (Data) -> some Element,
    @ElementBuilder message: (Data) -> some Element
  ) -> some Element {
    alert(title, isPresented: isPresented.holds(data != nil)) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }
}

extension Bound where Value == Bool {
  /// The same binding, which reads `false` unless `condition` holds.
  func holds(_ condition: Bool) -> Bound<Bool> {
    Bound(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}
