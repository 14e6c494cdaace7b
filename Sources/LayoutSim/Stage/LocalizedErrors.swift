import Foundation

// The texts that Foundation, alerts and test frameworks show for an error.

extension StageError: LocalizedError {
  /// A description of the problem and its solution, as sentences.
  public var errorDescription: String? { description }
}

extension LayoutError: LocalizedError {
  /// A description of the problem and its solution, as sentences.
  public var errorDescription: String? { description }
}

// Alerts about such errors, whose texts are Foundation's.

extension Element {
  /// Presents an alert about `error` while `isPresented` is `true` and there is one: its description is the title.
  ///
  /// It imitates SwiftUI's modifier of that form.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented; a tap on any button sets it to `false`.
  ///   - error: The error; `nil` presents nothing. One without a description has “The operation couldn’t be completed.”
  ///   - actions: The buttons; “OK” if there are none.
  /// - Returns: The content, which looks the same.
  public func alert(
    isPresented: Bound<Bool>,
    error: (some LocalizedError)?,
    @ElementBuilder actions: () -> some Element = { EmptyElement() }
  ) -> some Element {
    alert(error.alertTitle, isPresented: isPresented.holds(error != nil), actions: actions)
  }

  /// Presents an alert about `error`, with buttons and a message that are built from it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented; a tap on any button sets it to `false`.
  ///   - error: The error; `nil` presents nothing.
  ///   - actions: The buttons; “OK” if there are none.
  ///   - message: The message.
  /// - Returns: The content, which looks the same.
  public func alert<Failure: LocalizedError>(
    isPresented: Bound<Bool>,
    error: Failure?,
    @ElementBuilder actions: (Failure) -> some Element,
    @ElementBuilder message: (Failure) -> some Element
  ) -> some Element {
    alert(
      error.alertTitle,
      isPresented: isPresented,
      presenting: error,
      actions: actions,
      message: message
    )
  }
}

extension Optional where Wrapped: LocalizedError {
  fileprivate var alertTitle: String {
    self?.errorDescription ?? "The operation couldn’t be completed."
  }
}
