extension Element {
  /// Presents an alert with one button, “OK”, while `isPresented` holds true.
  ///
  /// - Parameters:
  ///   - title: What has happened, or what is asked.
  ///   - isPresented: Whether the alert is up; a press on its button writes false.
  /// - Returns: The content, which looks the same.
  public func alert(_ title: String, isPresented: Bound<Bool>) -> some Element {
    alert(title, isPresented: isPresented) {
      EmptyElement()
    } message: {
      EmptyElement()
    }
  }

  /// Presents an alert with the buttons in `actions` while `isPresented` holds true.
  ///
  /// - Parameters:
  ///   - title: What has happened, or what is asked.
  ///   - isPresented: Whether the alert is up; a press on any button writes false.
  ///   - actions: The buttons; without any there is “OK”.
  /// - Returns: The content, which looks the same.
  public func alert(
    _ title: String,
    isPresented: Bound<Bool>,
    @ElementBuilder actions: @escaping () -> some Element
  ) -> some Element {
    alert(title, isPresented: isPresented, actions: actions) { EmptyElement() }
  }

  /// Presents an alert with a message and the buttons in `actions` while `isPresented` holds true.
  ///
  /// Two buttons stand side by side if their words fit, the one to cancel first; others stand one
  /// below the other, the one to cancel last. A press performs the button's action and then writes
  /// false. Of `actions` only the buttons and the fields count, of `message` only the words, as on the
  /// platform. It imitates SwiftUI's modifier of the name, which shows a platform alert.
  ///
  /// - Parameters:
  ///   - title: What has happened, or what is asked.
  ///   - isPresented: Whether the alert is up.
  ///   - actions: The buttons; without any there is “OK”.
  ///   - message: What there is to say besides.
  /// - Returns: The content, which looks the same.
  public func alert(
    _ title: String,
    isPresented: Bound<Bool>,
    @ElementBuilder actions: @escaping () -> some Element,
    @ElementBuilder message: @escaping () -> some Element
  ) -> some Element {
    Presenting(
      thing: .alert(DialogWords(title: title, actions: actions, message: message)),
      isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false },
      content: self
    )
  }

  /// Presents an alert about `data` while `isPresented` holds true and there is data.
  ///
  /// - Parameters:
  ///   - title: What has happened, or what is asked.
  ///   - isPresented: Whether the alert is up; a press on any button writes false.
  ///   - data: What it is about; `nil` presents nothing.
  ///   - actions: The buttons; without any there is “OK”.
  ///   - message: What there is to say besides.
  /// - Returns: The content, which looks the same.
  public func alert<Data>(
    _ title: String,
    isPresented: Bound<Bool>,
    presenting data: Data?,
    @ElementBuilder actions: @escaping (Data) -> some Element,
    @ElementBuilder message: @escaping (Data) -> some Element
  ) -> some Element {
    alert(title, isPresented: isPresented.holds(data != nil)) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }
}

extension Bound where Value == Bool {
  /// The same link that reads false unless `condition` holds.
  func holds(_ condition: Bool) -> Bound<Bool> {
    Bound(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}
