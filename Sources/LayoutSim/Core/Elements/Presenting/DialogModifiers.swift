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

extension Element {
  /// Presents a choice of actions, with a message if there is one, while `isPresented` is `true`.
  ///
  /// On a phone up to iOS 18 it is a list of buttons at the bottom, with a separate one to cancel, even if
  /// `actions` has none. On a tablet, and from iOS 26 on also on a phone, it is a popover at the content,
  /// without a button to cancel; on a computer it looks like an alert. A tap performs the button's action and
  /// then sets the binding to `false`; a tap outside counts as one on the button to cancel. It imitates
  /// SwiftUI's modifier of that name.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; a tap on any button sets it to `false`.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The content, which looks the same.
  public func confirmationDialog<Message: Element>(
    _ title: String,
    isPresented: Bound<Bool>,
    titleVisibility: DialogTitleVisibility = .automatic,
    @ElementBuilder actions: () -> some Element,
    @ElementBuilder message: () -> Message = { EmptyElement() }
  ) -> some Element {
    Presenting(
      presented: .confirmation(
        DialogWords(title: title, actions: actions(), message: message()),
        title: titleVisibility
      ),
      isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false },
      content: self
    )
  }

  /// Presents a choice of actions about `data`, without a message, while `isPresented` is `true` and there is data.
  public func confirmationDialog<Data>(
    _ title: String,
    isPresented: Bound<Bool>,
    titleVisibility: DialogTitleVisibility = .automatic,
    presenting data: Data?,
    @ElementBuilder actions: (Data) -> some Element
  ) -> some Element {
    confirmationDialog(
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: { _ in EmptyElement() }
    )
  }

  /// Presents a choice of actions about `data` while `isPresented` is `true` and there is data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; a tap on any button sets it to `false`.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: The data of the dialog; `nil` presents nothing.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The content, which looks the same.
  public func confirmationDialog<Data>(
    _ title: String,
    isPresented: Bound<Bool>,
    titleVisibility: DialogTitleVisibility = .automatic,
    presenting data: Data?,
    @ElementBuilder actions: (Data) -> some Element,
    @ElementBuilder message: (Data) -> some Element
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

/// Whether a confirmation dialog shows its title.
public enum DialogTitleVisibility: String, Hashable, Codable, Sendable, CaseIterable {
  /// The platform's default: hidden on phones and tablets, visible on a computer.
  case automatic

  /// Shown.
  case visible

  /// Hidden; the title still names the dialog.
  case hidden
}
