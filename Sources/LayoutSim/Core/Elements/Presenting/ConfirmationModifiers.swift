extension Element {
  /// Presents a choice of actions while `isPresented` holds true.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - isPresented: Whether the dialog is up; a press on any button writes false.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  /// - Returns: The content, which looks the same.
  public func confirmationDialog(
    _ title: String,
    isPresented: Bound<Bool>,
    titleVisibility: DialogTitleVisibility = .automatic,
    @ElementBuilder actions: @escaping () -> some Element
  ) -> some Element {
    confirmationDialog(
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    ) {
      EmptyElement()
    }
  }

  /// Presents a choice of actions with a message while `isPresented` holds true.
  ///
  /// On a phone up to iOS 18 it is a list of buttons at the bottom, with one to cancel apart, which is
  /// there even if `actions` has none. On a tablet, and from iOS 26 on also on a phone, it is a popover at
  /// the content, without a button to cancel;
  /// on a computer it looks like an alert. A press performs the button's action and then writes false;
  /// a tap outside counts as a press on the button to cancel. It imitates SwiftUI's modifier of the
  /// name.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - isPresented: Whether the dialog is up.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  ///   - message: What there is to say besides.
  /// - Returns: The content, which looks the same.
  public func confirmationDialog(
    _ title: String,
    isPresented: Bound<Bool>,
    titleVisibility: DialogTitleVisibility = .automatic,
    @ElementBuilder actions: @escaping () -> some Element,
    @ElementBuilder message: @escaping () -> some Element
  ) -> some Element {
    Presenting(
      thing: .confirmation(
        DialogWords(title: title, actions: actions, message: message),
        title: titleVisibility
      ),
      isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false },
      content: self
    )
  }

  /// Presents a choice of actions about `data` while `isPresented` holds true and there is data.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - isPresented: Whether the dialog is up; a press on any button writes false.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: What it is about; `nil` presents nothing.
  ///   - actions: The buttons.
  ///   - message: What there is to say besides.
  /// - Returns: The content, which looks the same.
  public func confirmationDialog<Data>(
    _ title: String,
    isPresented: Bound<Bool>,
    titleVisibility: DialogTitleVisibility = .automatic,
    presenting data: Data?,
    @ElementBuilder actions: @escaping (Data) -> some Element,
    @ElementBuilder message: @escaping (Data) -> some Element
  ) -> some Element {
    confirmationDialog(
      title,
      isPresented: isPresented.holds(data != nil),
      titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }
}
