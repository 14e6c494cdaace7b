/// The content of ``Element/toolbar(content:)-(()->BarContent)``: items, groups of items, and what is made of them.
///
/// It imitates SwiftUI's `ToolbarContent`. One's own has a body of others:
///
/// ```swift
/// struct EditingBar: BarContent {
///   let save: () -> Void
///
///   var body: some BarContent {
///     BarItem(placement: .cancellationAction) { PushButton("Cancel") {} }
///     BarItem(placement: .confirmationAction) { PushButton("Save", action: save) }
///   }
/// }
/// ```
public protocol BarContent: Element {}

extension EmptyElement: BarContent {}
extension ElementPair: BarContent where First: BarContent, Second: BarContent {}
extension ConditionalElement: BarContent where First: BarContent, Second: BarContent {}
extension Optional: BarContent where Wrapped: BarContent {}
extension Each: BarContent where Content: BarContent {}
extension ElementGroup: BarContent where Content: BarContent {}
extension Never: BarContent {}
